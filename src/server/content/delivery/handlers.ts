import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { pagination } from '#server/core/http/paging.ts';
import { knownZone, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import { operatorOf } from '../lists/store.ts';
import type { ContentServices } from '../services.ts';
import { ScopedSets } from '../sets/queries/sets.ts';
import { type ContentType, contentTypes } from './grants.ts';
import { ScopedCoverage } from './queries/coverage.ts';
import { type FetchRow, ScopedFetches } from './queries/fetches.ts';
import { ScopedScreens } from './queries/screens.ts';

type DeliveryHandlers = Pick<
  Handlers,
  | 'listContentFetches'
  | 'exportContentFetches'
  | 'getContentCoverage'
  | 'listBoxesWithoutSet'
  | 'listSetScreens'
>;

const rowsOfPage = 20;
const exportColumns = [
  ...['type', 'name', 'version', 'outcome', 'status', 'bytes', 'fileSize', 'milliseconds'],
  ...['endpointId', 'mac', 'deviceSn'],
];

/** What set-top boxes fetched, and what they report to have. */
export const deliveryHandlers = ({ log, readModels }: ContentServices): DeliveryHandlers => ({
  async listContentFetches({ body: { page = 1, limit = rowsOfPage, orders, ...asked }, scope }) {
    const direction = orders?.[0]?.direction ?? 'desc';
    const found = await scope
      .of(ScopedFetches)
      .page({ ...filterOf(asked), direction }, { limit, offset: (page - 1) * limit });
    return { data: found.rows.map(present), pagination: pagination({ page, limit }, found.total) };
  },

  async exportContentFetches({ body: { as, timeZone, ...asked }, scope, caller }) {
    const zone = knownZone(timeZone, caller.account.operator.timeZone);
    const filter = { ...filterOf(asked), direction: 'desc' as const };
    const { rows, total } = await scope.of(ScopedFetches).page(filter, { limit: sheetLimit, offset: 0 });
    const columns = [{ time: 'time', zone }, ...exportColumns];
    return sheetOf(as, 'content-api-log', columns, { rows: each(rows), total, totalIsLowerBound: false });
  },

  async getContentCoverage({ query, ...call }) {
    const opId = await operatorOf(call, query.opId);
    await readModels.reached((await log.head()).pos);
    const items = await call.scope.of(ScopedCoverage).held(opId);
    return { data: { boxes: items.reduce((sum, { count }) => sum + count, 0), items } };
  },

  async listBoxesWithoutSet({ params, query: { page = 1, limit = rowsOfPage }, scope }) {
    const set = await scope.of(ScopedSets).find(params.id);
    if (!set) throw new ApiError('nodata');
    const found = await scope
      .of(ScopedCoverage)
      .without({ opId: set.op_id, sha256: set.sha256 }, { limit, offset: (page - 1) * limit });
    return {
      data: found.rows.map((row) => ({
        ...{ endpointId: row.endpoint_id, deviceName: row.device_name, mac: row.mac_addr },
        ...{ modelName: row.model_name, online: row.online },
        ...{ name: row.name, version: row.version, status: row.status },
      })),
      pagination: pagination({ page, limit }, found.total),
    };
  },

  async listSetScreens({ params, scope }) {
    const set = await scope.of(ScopedSets).find(params.id);
    if (!set) throw new ApiError('nodata');
    await readModels.reached((await log.head()).pos);
    const of = { opId: set.op_id, sha256: set.sha256 };
    const [boxes, rows] = [await scope.of(ScopedCoverage).count(of), await scope.of(ScopedScreens).of(of)];
    const screens = rows.map((row) => ({
      ...{ view: row.view === 'home' ? ('home' as const) : ('live' as const), endpointId: row.endpoint_id },
      ...{ deviceName: row.device_name, takenAt: row.taken_at.toISOString() },
      png: Buffer.from(row.png).toString('base64'),
    }));
    return { data: { boxes, screens } };
  },
});

async function* each(rows: readonly FetchRow[]): AsyncGenerator<object> {
  for (const row of rows) yield present(row);
}

const filterOf = ({ activeType, keyword }: { activeType?: ContentType | 'all'; keyword?: string }) => ({
  kind: activeType === undefined || activeType === 'all' ? null : activeType,
  keyword: keyword?.trim() || null,
});

const present = (row: FetchRow) => ({
  ...{ id: row.fetch_id, time: row.fetched_at.toISOString(), endpointId: row.endpoint_id },
  ...{ mac: row.mac, deviceSn: row.serial },
  type: contentTypes.find((type) => type === row.kind) ?? ('DsmCc' as const),
  ...{ itemId: row.item_id, name: row.name, version: row.content_version, status: row.http_status },
  outcome: outcomes.find((outcome) => outcome === row.outcome) ?? ('refused' as const),
  ...{ bytes: Number(row.sent_bytes), fileSize: Number(row.size_bytes), milliseconds: row.duration_ms },
});
const outcomes = ['complete', 'interrupted', 'refused'] as const;
