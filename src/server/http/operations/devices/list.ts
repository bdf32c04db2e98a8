import type { components } from '#api/main.d.ts';
import { type ApiDevice, presentDevice } from '#server/projections/devices/present.ts';
import { ScopedDevices } from '#server/projections/devices/queries.ts';
import type { Scope } from '#server/projections/scope.ts';
import type { Handlers } from '../../call.ts';
import { defaultLimit, pagination } from '../../paging.ts';
import type { Services } from '../../services.ts';

type ListHandlers = Pick<
  Handlers,
  'listDevices' | 'getDevicePageList' | 'getDeviceExcelList' | 'getActivateCounts'
>;
type PageRequest = components['schemas']['PageRequest'];
type ExportField = components['schemas']['ExportField'];

/** CO-046. */
const exportLimit = 20_000;

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

export const deviceListHandlers = ({ now }: Services): ListHandlers => ({
  async listDevices({ query, scope }) {
    const { data, pages } = await devicePage(scope, query, defaultLimit, now());
    return { data, pagination: pages };
  },

  async getDevicePageList({ body, scope }) {
    const { data, pages } = await devicePage(scope, body, defaultLimit, now());
    return { data, pagination: pages };
  },

  async getDeviceExcelList({ body, scope, audit }) {
    const { data, pages } = await devicePage(scope, body, exportLimit, now());
    const fields = body.fields ?? exportFields;
    audit.changed(null, { rows: data.length, fields });
    const rows = data.map((device) => Object.fromEntries(fields.map((field) => [field, device[field]])));
    return { data: rows, pagination: pages };
  },

  async getActivateCounts({ scope }) {
    return { data: await scope.of(ScopedDevices).badgeCounts() };
  },
});

async function devicePage(scope: Scope, request: PageRequest, limitOtherwise: number, now: Date) {
  const { page = 1, limit = limitOtherwise, activeType, keyword, orders, filters = {} } = request;
  const [order] = orders ?? [];
  const { opId, ...facets } = filters;
  const found = await scope.of(ScopedDevices).page({
    filter: { ...facets, ...(activeType ? { activeType } : {}) },
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
