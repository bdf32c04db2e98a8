import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit } from '#server/core/http/paging.ts';
import { knownZone, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import { countMatching } from '#server/devices/list/matching.ts';
import { columnsIn, type DeviceList, exportFields, rowsOf } from '#server/devices/list/rows.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { activationTarget, storeActivationTarget } from '#server/devices/queries/list/activation-target.ts';

type ListHandlers = Pick<
  Handlers,
  | 'listDevices'
  | 'getDevicePageList'
  | 'findMatchingDevices'
  | 'getDeviceExcelList'
  | 'exportDevices'
  | 'getActivateCounts'
  | 'setActivationTarget'
>;

export const deviceListHandlers = (
  { now, database }: Pick<CoreServices, 'database' | 'now'>,
  list: DeviceList,
): ListHandlers => ({
  async listDevices({ query, scope }) {
    const { data, pages } = await list.page(scope, query, defaultLimit, now());
    return { data, pagination: pages };
  },

  async getDevicePageList({ body, scope }) {
    const { data, pages } = await list.page(scope, body, defaultLimit, now());
    return { data, pagination: pages };
  },

  async findMatchingDevices({ body, scope }) {
    return { data: await countMatching(scope, body) };
  },

  async getDeviceExcelList({ body, scope, audit }) {
    const { data, pages } = await list.page(scope, body, sheetLimit, now());
    return { data: rowsOf(data, body.fields, audit), pagination: pages };
  },

  async exportDevices({ body, scope, audit, caller }) {
    const { as, timeZone, fields = exportFields, ...request } = body;
    const zone = knownZone(timeZone, caller.account.operator.timeZone);
    const { data, pages } = await list.page(scope, request, sheetLimit, now());
    audit.changed(null, { rows: data.length, as, ...(body.fields && { fields }) });
    const isAll = data.length < sheetLimit;
    return sheetOf(as, 'devices', columnsIn(fields, zone), {
      rows: data,
      total: isAll ? data.length : Math.max(pages.totalRecords, data.length),
      totalIsLowerBound: !isAll && pages.totalIsLowerBound === true,
    });
  },

  async getActivateCounts({ scope, caller }) {
    const activateCount = await activationTarget(database.sql, caller.account.operator.opId);
    return { data: { ...(await scope.of(ScopedDevices).badgeCounts()), activateCount } };
  },

  async setActivationTarget({ body: { activateCount }, caller, audit }) {
    const { opId } = caller.account.operator;
    audit.changed({ activateCount: await activationTarget(database.sql, opId) }, { activateCount }, opId);
    const by = { at: now(), updater: caller.actor.name };
    await storeActivationTarget(database.sql, { opId, activateCount, ...by });
    return { data: {} };
  },
});
