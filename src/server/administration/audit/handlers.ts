import type { components, operations as Operations } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import { areaOf, operationsOf } from '#domain/audit-areas.ts';
import {
  ScopedTrail,
  type TrailEntry,
  type TrailFilter,
} from '#server/administration/audit/queries/trail.ts';
import { auditTables } from '#server/administration/audit/stored.ts';
import { ScopedUnauthenticatedCalls } from '#server/core/audit/queries/unauthenticated-calls.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Module } from '#server/core/module.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { knownZone, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import { comparedAudit } from './queries/compared.ts';
import { AuditProjection } from './read-model.ts';

type AuditHandlers = Pick<
  Handlers,
  'listAuditEntries' | 'exportAuditEntries' | 'getAuditEntry' | 'listUnauthenticatedCalls'
>;
type Filtered = NonNullable<Operations['listAuditEntries']['parameters']['query']>;
type AuditEntry = components['schemas']['AuditEntry'];

const exportBatch = 1_000;
const exportColumns = [
  'position',
  'createTime',
  'accountName',
  'accountId',
  'operation',
  'area',
  'result',
  'companyName',
  'address',
  'endpointIds',
  'objects',
  'taskIds',
  'oldValue',
  'newValue',
  'preview',
];

/** Handlers of the audit trail, for users whose organisation is concerned (docs/decisions/220). */
const auditHandlers = ({ database, log, proof, readModels }: CoreServices): AuditHandlers => {
  /**
   * Reads the trail after the read models have caught up: the live socket does not report entries, so a user who checks
   * their own change has no position to wait for.
   */
  const trailOf = async (scope: Scope, opId: string | undefined) => {
    await readModels.reached((await log.head()).pos);
    const within = opId === undefined ? scope : scope.narrowedTo(await operatorPath(database.sql, opId));
    return within.of(ScopedTrail);
  };
  return {
    async listAuditEntries({ query, scope }) {
      const { before, limit = defaultLimit, opId, ...filtered } = query;
      const trail = await trailOf(scope, opId);
      const found = await trail.page(filterOf(filtered), limit + 1, before);
      const entries = found.slice(0, limit);
      const last = entries.at(-1);
      return {
        data: { entries: entries.map(present), next: found.length > limit && last ? last.pos : null },
      };
    },

    async exportAuditEntries({ query, scope, caller }) {
      const { as, timeZone, opId, ...filtered } = query;
      const trail = await trailOf(scope, opId);
      const filter = filterOf(filtered);
      const zone = knownZone(timeZone, caller.account.operator.timeZone);
      const columns = exportColumns.map((field) => (field === 'createTime' ? { time: field, zone } : field));
      const counted = await trail.count(filter, sheetLimit);
      return sheetOf(as, 'audit', columns, { rows: newestFirst(trail, filter), ...counted });
    },

    async getAuditEntry({ params, scope }) {
      const position = Number(params.position);
      const entry = await scope.of(ScopedTrail).find(position);
      const [event] = entry ? await log.read(position - 1, 1) : [];
      if (!entry || !event) throw new ApiError('nodata');
      return {
        data: {
          entry: present(entry),
          streamId: event.streamId,
          version: event.version,
          sealedTo: proof.sealer.sealedTo,
        },
      };
    },

    async listUnauthenticatedCalls({ query, scope }) {
      const { page = 1, limit = defaultLimit } = query;
      const { rows, total } = await scope.of(ScopedUnauthenticatedCalls).page(page, limit);
      return {
        data: rows.map((row) => ({
          hour: row.hour.toISOString(),
          operation: row.operation,
          result: row.result,
          address: row.address,
          calls: row.calls,
          firstTime: row.first_at.toISOString(),
          lastTime: row.last_at.toISOString(),
        })),
        pagination: pagination({ page, limit }, total),
      };
    },
  };
};

/** Builds the filter; an area with an operation of another area matches nothing. */
function filterOf({ area, operation, from, to, ...filter }: Omit<Filtered, 'opId'>): TrailFilter {
  const ofArea: string[] | undefined = area === undefined ? undefined : operationsOf(operations, area);
  return {
    ...filter,
    operations:
      operation === undefined ? ofArea : (ofArea ?? [operation]).filter((each) => each === operation),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

async function* newestFirst(trail: ScopedTrail, filter: TrailFilter): AsyncGenerator<object> {
  let before: number | undefined;
  for (let written = 0; written < sheetLimit; written += exportBatch) {
    const entries = await trail.page(filter, exportBatch, before);
    for (const entry of entries) yield rowOf(present(entry));
    before = entries.at(-1)?.pos;
    if (entries.length < exportBatch) return;
  }
}

/** Maps an entry to a spreadsheet row, with lists as text. */
const rowOf = ({ organisation, endpointIds, objects, taskIds, ...entry }: AuditEntry) => ({
  ...entry,
  companyName: organisation?.companyName ?? null,
  endpointIds: endpointIds.join(' '),
  objects: objects.join(' '),
  taskIds: taskIds.join(' '),
});

const present = (entry: TrailEntry): AuditEntry => ({
  position: entry.pos,
  operation: entry.operation,
  area: areaOf(operations, entry.operation),
  accountId: entry.accountId,
  accountName: entry.accountName,
  result: entry.result,
  createTime: entry.recordedAt.toISOString(),
  address: entry.address,
  organisation: entry.organisation,
  chosen: entry.chosen,
  preview: entry.preview,
  endpointIds: entry.devices,
  taskIds: entry.taskIds,
  objects: entry.objects,
  oldValue: entry.oldValue,
  newValue: entry.newValue,
  withheld: entry.withheld,
});

export const auditModule: Module<CoreServices> = {
  name: 'audit trail',
  tables: auditTables,
  projections: () => [new AuditProjection()],
  compared: (database, log) => [comparedAudit(database, log)],
  handlers: auditHandlers,
};
