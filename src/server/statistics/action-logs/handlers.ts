import type { components } from '#api/main.d.ts';
import { actionLogRows, type LoggedAction, loggedActions } from '#domain/statistics/action-log.ts';
import { type Days, spanOf } from '#domain/statistics/days.ts';
import { normalMac } from '#domain/text/normal.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { knownZone, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import { failureOfState } from '#server/devices/tasks/queries/present.ts';
import { type ActionLogFilter, type ActionLogRow, ScopedActionLog } from './queries/action-log.ts';

type ActionLogHandlers = Pick<Handlers, 'getActionLogPage' | 'exportActionLogs'>;
type ActionLog = components['schemas']['ActionLog'];

interface Asked extends Days {
  action?: LoggedAction[];
  account?: string;
  endpointId?: string;
  macAddress?: string;
}

const exportBatch = 1_000;
const exportColumns = [
  'startTime',
  'finishTime',
  'action',
  'state',
  'failureCode',
  'failureMessage',
  'account',
  'accountId',
  'endpointId',
  'deviceName',
  'macAddress',
  'modelName',
  'taskId',
];
const times = new Set(['startTime', 'finishTime']);

export const actionLogHandlers = ({
  log,
  readModels,
}: Pick<CoreServices, 'log' | 'readModels'>): ActionLogHandlers => {
  /**
   * Reads the action log after the read models have caught up: refusals come from the audit trail, which follows the
   * log.
   */
  const actionLogOf = async (scope: Scope) => {
    await readModels.reached((await log.head()).pos);
    return scope.of(ScopedActionLog);
  };
  return {
    async getActionLogPage({ body: { page = 1, limit = actionLogRows, ...asked }, scope, caller }) {
      const filter = filterOf(asked, caller.account.operator.timeZone);
      const found = await (await actionLogOf(scope)).page(filter, page, limit);
      return {
        data: found.rows.map(present),
        pagination: pagination({ page, limit }, found.total, found.totalIsLowerBound),
      };
    },

    async exportActionLogs({ body: { as, timeZone, ...asked }, scope, caller }) {
      const own = caller.account.operator.timeZone;
      const filter = filterOf(asked, own);
      const found = await actionLogOf(scope);
      const zone = knownZone(timeZone, own);
      const columns = exportColumns.map((field) => (times.has(field) ? { time: field, zone } : field));
      const counted = await found.count(filter, sheetLimit);
      return sheetOf(as, 'action-log', columns, { rows: newestFirst(found, filter), ...counted });
    },
  };
};

function filterOf(
  { action, macAddress, startDate, endDate, ...filter }: Asked,
  zone: string,
): ActionLogFilter {
  const mac = macAddress === undefined ? undefined : normalMac(macAddress);
  if (mac === null) throw new ApiError('custom', { message: 'The MAC address format is incorrect.' });
  return {
    ...filter,
    actions: action?.length ? action : loggedActions,
    mac,
    ...spanOf({ startDate, endDate }, zone),
  };
}

/** Yields actions in batches, each after the last one's end, so that new actions do not shift them. */
async function* newestFirst(log: ScopedActionLog, filter: ActionLogFilter): AsyncGenerator<object> {
  let before: number | undefined;
  for (let written = 0; written < sheetLimit; written += exportBatch) {
    const rows = await log.newest(filter, exportBatch, { before });
    for (const row of rows) {
      const { account, failure, ...shown } = present(row);
      yield {
        ...shown,
        account: account.name,
        accountId: account.id,
        failureCode: failure?.code ?? null,
        failureMessage: failure?.message ?? null,
      };
    }
    before = rows.at(-1)?.pos;
    if (rows.length < exportBatch) return;
  }
}

const present = (row: ActionLogRow): ActionLog => ({
  actionLogId: `${row.pos}:${row.endpointId ?? ''}`,
  action: row.action,
  state: row.state as ActionLog['state'],
  failure: row.failure ?? failureOfState(row.state),
  taskId: row.taskId,
  endpointId: row.endpointId,
  deviceName: row.deviceName,
  macAddress: row.macAddress,
  modelName: row.modelName,
  account: { id: row.accountId, name: row.accountName },
  startTime: row.at.toISOString(),
  finishTime: row.finishedAt?.toISOString() ?? null,
});
