import { operatorOf } from '#server/content/operator-of.ts';
import type { ContentType } from '#server/content/port.ts';
import { contentTypes } from '#server/content/port.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { pagination } from '#server/core/http/paging.ts';
import { knownZone, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import { coverageTarget, isPartOfSets } from './coverage-target.ts';
import { outcomeOf } from './outcomes.ts';
import { holdsOf, type ItemBox, ScopedCoverage } from './queries/coverage.ts';
import { type FetchRow, ScopedFetches } from './queries/fetches.ts';
import { ScopedScreens } from './queries/screens.ts';

type DeliveryHandlers = Pick<
  Handlers,
  | 'listContentFetches'
  | 'exportContentFetches'
  | 'getContentCoverage'
  | 'getItemCoverage'
  | 'listItemBoxes'
  | 'listSetScreens'
>;

const rowsOfPage = 20;
const exportColumns = [
  'type',
  'name',
  'version',
  'outcome',
  'status',
  'bytes',
  'fileSize',
  'milliseconds',
  'endpointId',
  'mac',
  'deviceSn',
];

/** Files that set-top boxes fetched, and content that they report. */
export const deliveryHandlers = ({
  log,
  readModels,
}: Pick<CoreServices, 'log' | 'readModels'>): DeliveryHandlers => ({
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
    return { data: await call.scope.of(ScopedCoverage).held(opId) };
  },

  async getItemCoverage({ params, scope }) {
    await readModels.reached((await log.head()).pos);
    const target = await coverageTarget(scope, params.kind, params.id);
    const { name, version, current } = target;
    const sets = isPartOfSets(params.kind) ? current.length : null;
    return { data: { name, version, sets, ...(await scope.of(ScopedCoverage).of(target)) } };
  },

  async listItemBoxes({ query: { kind, id, page = 1, limit = rowsOfPage, ...filter }, scope }) {
    await readModels.reached((await log.head()).pos);
    const target = await coverageTarget(scope, kind, id);
    const found = await scope.of(ScopedCoverage).boxes(target, filter, { limit, offset: (page - 1) * limit });
    return { data: found.rows.map(presentBox), pagination: pagination({ page, limit }, found.total) };
  },

  async listSetScreens({ params, scope }) {
    await readModels.reached((await log.head()).pos);
    const target = await coverageTarget(scope, 'metadataSet', params.id);
    const { have: boxes } = await scope.of(ScopedCoverage).of(target);
    const rows = await scope.of(ScopedScreens).of(target);
    const screens = rows.map((row) => ({
      view: row.view === 'home' ? ('home' as const) : ('live' as const),
      endpointId: row.endpoint_id,
      deviceName: row.device_name,
      takenAt: row.taken_at.toISOString(),
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

const presentBox = (row: ItemBox) => ({
  endpointId: row.endpoint_id,
  deviceName: row.device_name,
  mac: row.mac_addr,
  modelName: row.model_name,
  companyName: row.company_name,
  city: row.city,
  online: row.online,
  lastSeen: row.access_at?.toISOString() ?? null,
  holds: holdsOf(row.reason),
  reason: row.reason,
  name: row.name,
  version: row.version,
  status: row.status,
});

const present = (row: FetchRow) => ({
  id: row.fetch_id,
  time: row.fetched_at.toISOString(),
  endpointId: row.endpoint_id,
  mac: row.mac,
  deviceSn: row.serial,
  type: contentTypes.find((type) => type === row.kind) ?? ('DsmCc' as const),
  itemId: row.item_id,
  name: row.name,
  version: row.content_version,
  status: row.http_status,
  outcome: outcomeOf(row),
  bytes: Number(row.sent_bytes),
  fileSize: Number(row.size_bytes),
  milliseconds: row.duration_ms,
});
