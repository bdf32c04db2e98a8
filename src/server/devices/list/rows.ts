import type { RawBuilder } from 'kysely';
import type { components } from '#api/main.d.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { SheetColumn } from '#server/core/resource/sheet.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { DeviceFilter } from '#server/devices/queries/list/filter.ts';
import { type ApiDevice, presentDevice } from '#server/devices/queries/list/present.ts';
import { conditionsOf } from './matching.ts';

type PageRequest = components['schemas']['PageRequest'];
type ExportField = components['schemas']['ExportField'];

export const exportFields: ExportField[] = [
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
  'activeReqTime',
  'uiLockEnable',
  'online',
  'companyName',
  'groupName',
  'roomName',
  'customerId',
  'retailer',
  'address',
  'zipCode',
  'city',
  'province',
  'locationIp',
  'createTime',
  'accessTime',
  'lastReboot',
  'upTime',
];

/** Builds table rows of the devices' chosen columns, and notes them in the audit trail. */
export function rowsOf(devices: readonly ApiDevice[], chosen: ExportField[] | undefined, audit: AuditNote) {
  const fields = chosen ?? exportFields;
  audit.changed(null, { rows: devices.length, fields });
  return devices.map((device) => Object.fromEntries(fields.map((field) => [field, device[field] ?? null])));
}

/** Reads fields of listed devices that another area owns, by endpoint id. */
export type ListedFields = (
  scope: Scope,
  endpointIds: readonly string[],
) => Promise<(endpointId: string) => Partial<ApiDevice>>;

/** Device list, with the fields that other areas add. */
export class DeviceList {
  readonly #fields: readonly ListedFields[];

  constructor(fields: readonly ListedFields[]) {
    this.#fields = fields;
  }

  /** Reads a page of the devices in scope; `more` and `beside` narrow it beyond the request. */
  async page(
    scope: Scope,
    request: PageRequest,
    limitOtherwise: number,
    now: Date,
    more: Pick<DeviceFilter, 'ownedBy' | 'outside'> = {},
    beside: RawBuilder<unknown> | null = null,
  ) {
    const { page = 1, limit = limitOtherwise, orders, filters } = request;
    const [order] = orders ?? [];
    const found = await scope.of(ScopedDevices).page({
      ...(await conditionsOf(scope, request, more, beside)),
      ...orderOf(order, filters?.alarms !== undefined),
      limit,
      offset: (page - 1) * limit,
    });
    const endpointIds = found.rows.map((row) => row.endpoint_id);
    const fields = await Promise.all(this.#fields.map((read) => read(scope, endpointIds)));
    const data: ApiDevice[] = found.rows.map((row) =>
      Object.assign(presentDevice(row, now), ...fields.map((of) => of(row.endpoint_id))),
    );
    return {
      data,
      rows: found.rows,
      pages: pagination({ page, limit }, found.total, found.totalIsLowerBound),
    };
  }
}

function orderOf(order: components['schemas']['Order'] | undefined, withAlarms: boolean) {
  if (!order) return { sortBy: withAlarms ? ('trouble' as const) : ('createTime' as const), sortDesc: true };
  const sortBy = order.sortBy === 'trouble' && !withAlarms ? 'createTime' : order.sortBy;
  return { sortBy, sortDesc: order.sortDesc === true };
}

const times = new Set<ExportField>(['activeReqTime', 'createTime', 'accessTime', 'lastReboot']);

/** Builds the columns of a table file; times are written in the zone. */
export const columnsIn = (fields: readonly ExportField[], zone: string): SheetColumn[] =>
  fields.map((field) => (times.has(field) ? { time: field, zone } : field));
