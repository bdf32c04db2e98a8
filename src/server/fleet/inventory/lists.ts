import type { components } from '#api/main.d.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { knownZone, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import { columnsIn, type DeviceList, exportFields, rowsOf } from '#server/devices/list/rows.ts';
import { presentDevice } from '#server/devices/queries/list/present.ts';
import { placeOfRow } from '#server/devices/read-model/lifecycle.ts';
import {
  type NumberOwner,
  NumberOwners,
  UnregisteredDevices,
  type UnregisteredQuery,
} from './queries/unregistered.ts';

type InventoryListHandlers = Pick<
  Handlers,
  | 'listInventory'
  | 'getInventoryPage'
  | 'getInventoryRows'
  | 'listUnregistered'
  | 'getUnregisteredPage'
  | 'getUnregisteredRows'
  | 'exportUnregistered'
>;

/** Two further uses of the device list: the stock, and devices that connected without an import. */
export const inventoryListHandlers = (
  { now }: Pick<CoreServices, 'now'>,
  list: DeviceList,
): InventoryListHandlers => ({
  // The list shows the caller's own organisation only.
  async listInventory({ query: { online, modelName, sortBy, sortDesc = false, ...query }, scope, caller }) {
    const request = {
      ...query,
      activeType: 'inven' as const,
      ...(sortBy && { orders: [{ sortBy, sortDesc }] }),
      filters: {
        ...(online !== undefined && { online }),
        ...(modelName !== undefined && { modelName: [modelName] }),
      },
    };
    const own = { ownedBy: caller.account.operator.opId };
    const { data, pages } = await list.page(scope, request, defaultLimit, now(), own);
    return { data, pagination: pages };
  },

  async getInventoryPage({ body, scope }) {
    const request = { activeType: 'inven' as const, ...body };
    const { data, pages } = await list.page(scope, request, defaultLimit, now());
    return { data, pagination: pages };
  },

  async getInventoryRows({ body, scope, audit }) {
    const request = { activeType: 'inven' as const, ...body };
    const { data, pages } = await list.page(scope, request, sheetLimit, now());
    return { data: rowsOf(data, body.fields, audit), pagination: pages };
  },

  async listUnregistered({ query, scope }) {
    return unregisteredPage(scope, query, 'no', defaultLimit, now());
  },

  async getUnregisteredPage({ body: { unlisted = 'no', ...request }, scope }) {
    return unregisteredPage(scope, request, unlisted, defaultLimit, now());
  },

  async getUnregisteredRows({ body, scope, audit }) {
    const { data, pagination: pages } = await unregisteredPage(scope, body, null, sheetLimit, now());
    return { data: rowsOf(data, body.fields, audit), pagination: pages };
  },

  async exportUnregistered({ body, scope, audit, caller }) {
    const { as, timeZone, unlisted = 'no', fields = exportFields, ...request } = body;
    const zone = knownZone(timeZone, caller.account.operator.timeZone);
    const { data, pagination: pages } = await unregisteredPage(scope, request, unlisted, sheetLimit, now());
    audit.changed(null, { rows: data.length, as, ...(body.fields && { fields }) });
    return sheetOf(as, 'unregistered-devices', columnsIn(fields, zone), {
      rows: data,
      total: pages.totalRecords,
      totalIsLowerBound: false,
    });
  },
});

async function unregisteredPage(
  scope: Scope,
  request: components['schemas']['PageRequest'],
  unlisted: UnregisteredQuery['unlisted'],
  limitOtherwise: number,
  now: Date,
) {
  const { page = 1, limit = limitOtherwise, keyword, orders, filters = {} } = request;
  const [order] = orders ?? [];
  const { rows, total } = await scope.of(UnregisteredDevices).page({
    unlisted,
    filter: filters,
    keyword,
    limit,
    offset: (page - 1) * limit,
    sortBy: order?.sortBy ?? 'createTime',
    sortDesc: order ? order.sortDesc === true : true,
  });
  const owners = await scope.of(NumberOwners).of(rows);
  const data = rows.map((row) => ({
    ...presentDevice(row, now),
    sameNumberAs: ownerOf(owners.get(row.endpoint_id)),
  }));
  return { data, pagination: pagination({ page, limit }, total) };
}

const ownerOf = (owner: NumberOwner | undefined): components['schemas']['NumberOwner'] | null =>
  owner
    ? {
        endpointId: owner.device.endpoint_id,
        number: owner.kind === 'mac' ? 'mac' : 'serial',
        opid: owner.device.op_id,
        companyName: owner.device.company_name,
        deviceStatus: placeOfRow(owner.device).status,
        connectedOnce: owner.device.access_at !== null,
      }
    : null;
