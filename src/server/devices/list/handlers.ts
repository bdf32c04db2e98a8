import type { components } from '#api/main.d.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { knownZone, type SheetColumn, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import { type ApiDevice, presentDevice } from '#server/devices/list/queries/present.ts';
import { ScopedDevices } from '#server/devices/read-model/queries.ts';
import type { DeviceServices } from '#server/devices/services.ts';

type ListHandlers = Pick<
  Handlers,
  'listDevices' | 'getDevicePageList' | 'getDeviceExcelList' | 'exportDevices' | 'getActivateCounts'
>;
type PageRequest = components['schemas']['PageRequest'];
type ExportField = components['schemas']['ExportField'];

const exportFields: ExportField[] = [
  'endpointId',
  'did',
  'deviceName',
  'deviceSn',
  'macAddr',
  'modelName',
  'prodClass',
  'manufacturerName',
  'hardwareVersion',
  'firmwareVersion',
  'deviceStatus',
  'activeFlag',
  'uiLockEnable',
  'online',
  'companyName',
  'customerId',
  'retailer',
  'address',
  'city',
  'province',
  'locationIp',
  'createTime',
  'accessTime',
  'lastReboot',
  'upTime',
];

export const deviceListHandlers = ({ now }: DeviceServices): ListHandlers => ({
  async listDevices({ query, scope }) {
    const { data, pages } = await devicePage(scope, query, defaultLimit, now());
    return { data, pagination: pages };
  },

  async getDevicePageList({ body, scope }) {
    const { data, pages } = await devicePage(scope, body, defaultLimit, now());
    return { data, pagination: pages };
  },

  async getDeviceExcelList({ body, scope, audit }) {
    const { data, pages } = await devicePage(scope, body, sheetLimit, now());
    const fields = body.fields ?? exportFields;
    audit.changed(null, { rows: data.length, fields });
    const rows = data.map((device) => Object.fromEntries(fields.map((field) => [field, device[field]])));
    return { data: rows, pagination: pages };
  },

  async exportDevices({ body, scope, audit, caller }) {
    const { as, timeZone, ...request } = body;
    const zone = knownZone(timeZone, caller.account.operator.timeZone);
    const { data, pages } = await devicePage(scope, request, sheetLimit, now());
    audit.changed(null, { rows: data.length, as });
    const isAll = data.length < sheetLimit;
    return sheetOf(as, 'devices', columnsIn(zone), {
      rows: data,
      total: isAll ? data.length : Math.max(pages.totalRecords, data.length),
      totalIsLowerBound: !isAll && pages.totalIsLowerBound === true,
    });
  },

  async getActivateCounts({ scope }) {
    return { data: await scope.of(ScopedDevices).badgeCounts() };
  },
});

const times = new Set<ExportField>(['createTime', 'accessTime', 'lastReboot']);

const columnsIn = (zone: string): SheetColumn[] =>
  exportFields.map((field) => (times.has(field) ? { time: field, zone } : field));

/** Devices that were not imported are listed apart, and where they are asked for. */
const listOf = (activeType: PageRequest['activeType'], deviceStatus: readonly string[] | undefined) =>
  activeType ? { activeType } : deviceStatus?.includes('Unregistered') ? {} : { activeType: 'all' as const };

async function devicePage(scope: Scope, request: PageRequest, limitOtherwise: number, now: Date) {
  const { page = 1, limit = limitOtherwise, activeType, keyword, orders, filters = {} } = request;
  const [order] = orders ?? [];
  const { opId, ...facets } = filters;
  const found = await scope.of(ScopedDevices).page({
    filter: { ...facets, ...listOf(activeType, facets.deviceStatus) },
    ...(keyword === undefined ? {} : { keyword }),
    ...(opId === undefined ? {} : { opId }),
    sortBy: order?.sortBy ?? 'createTime',
    sortDesc: order ? order.sortDesc === true : true,
    limit,
    offset: (page - 1) * limit,
  });
  const data: ApiDevice[] = found.rows.map((row) => presentDevice(row, now));
  return { data, pages: pagination({ page, limit }, found.total, found.totalIsLowerBound) };
}
