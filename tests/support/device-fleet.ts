import fc from 'fast-check';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { DeviceFilter } from '#server/devices/queries/list/filter.ts';
import type { SortField } from '#server/devices/queries/list/order.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';

/** Paths of the operators. */
export const operators = {
  root: '/root/',
  a: '/root/a/',
  a1: '/root/a/a1/',
  b: '/root/b/',
} as const;
const models = { KSTB2020: 'STB', AR2140: 'APROUTER', EAP2244: 'EXTENDER', AP1120: 'AP' } as const;
const statuses = ['Deployed', 'Inventory', 'Requested'] as const;

const registered = fc.record({
  opId: fc.constantFrom('a', 'a', 'a', 'a1', 'b'),
  modelName: fc.constantFrom(...Object.keys(models)),
  deviceStatus: fc.constantFrom('Deployed', 'Deployed', 'Deployed', ...statuses),
  deviceName: fc.option(fc.constantFrom('Lobby 1', 'Lobby 2', '현관 복도', '100% off_air', 'z')),
  customerId: fc.option(fc.constantFrom('C-1', 'C-10', 'c-2')),
  mac: fc.integer({ min: 0, max: 300 }),
  firmwareVersion: fc.option(fc.constantFrom('1.9', '1.10', '가')),
});
export const life = fc.record({
  registrations: fc.array(registered, { minLength: 1, maxLength: 2 }),
  presence: fc.constantFrom<DeviceFact[]>(
    [],
    [{ type: 'device.connected', data: { address: '10.0.0.7', subscribedTo: 'websocket' } }],
    [
      { type: 'device.connected', data: { address: '10.0.0.7', subscribedTo: 'websocket' } },
      { type: 'device.disconnected', data: { reason: 'lost' } },
    ],
  ),
  locked: fc.constantFrom('true', 'false', 'false', 'false'),
  /** Time in seconds, with few different values, so that sorting falls back on the id. */
  at: fc.integer({ min: 0, max: 5 }),
});

/** Returns the history of some devices as in the log: registered, connected, locked, and registered again. */
export function eventsOf(lives: (typeof life extends fc.Arbitrary<infer T> ? T : never)[]): LoggedEvent[] {
  return lives.flatMap(({ registrations, presence, locked, at }, index) => {
    const facts = registrations.map(
      ({ mac, deviceName, customerId, firmwareVersion, modelName, ...data }): DeviceFact => ({
        type: 'device.registered',
        data: {
          ...data,
          modelName,
          prodClass: models[modelName as keyof typeof models],
          ...(deviceName === null ? {} : { deviceName }),
          ...(customerId === null ? {} : { customerId }),
          ...(firmwareVersion === null ? {} : { firmwareVersion }),
          macAddr: `00:1A:00:00:${String(mac % 100).padStart(2, '0')}:0${mac % 7}`,
        },
      }),
    );
    const [first, ...later] = facts;
    const lock: DeviceFact = {
      type: 'device.valuesObserved',
      data: { source: 'get', values: { 'Device.X_WAYMARK_Lock.Enable': locked } },
    };
    const all = first ? [first, ...presence, lock, ...later] : [];
    return all.map(
      (fact, version): LoggedEvent => ({
        pos: index * 10 + version + 1,
        streamId: `device:os::00D09E-${String(index).padStart(6, '0')}`,
        version: version + 1,
        type: fact.type,
        schemaVersion: 1,
        recordedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
        actor: { kind: 'server', id: 'test', name: 'test' },
        data: fact.data as unknown as JsonObject,
        hash: '',
      }),
    );
  });
}

export interface Asked {
  scope: keyof typeof operators;
  filter: DeviceFilter;
  keyword: string;
  /** Every sort field but the one that needs a filter which no device of this fleet meets. */
  sortBy: Exclude<SortField, 'trouble'>;
  sortDesc: boolean;
  limit: number;
  offset: number;
}

const optional = { requiredKeys: [] } satisfies { requiredKeys: [] };
export const asked: fc.Arbitrary<Asked> = fc.record({
  scope: fc.constantFrom('root', 'a', 'a1', 'b'),
  filter: fc.record(
    {
      activeType: fc.constantFrom('all', 'active', 'inven', 'request'),
      activeFlag: fc.constantFrom('Activated', 'Deactivated'),
      uiLockEnable: fc.boolean(),
      online: fc.boolean(),
      deviceStatus: fc.subarray([...statuses]),
      modelName: fc.subarray(Object.keys(models)),
      prodClass: fc.subarray<string>(Object.values(models)),
    },
    optional,
  ),
  keyword: fc.constantFrom(
    '',
    '',
    '',
    'Lobby',
    'lobby 1',
    '00d09e',
    '00:1a',
    '001A',
    'c-1',
    '복도',
    '현관 복도',
    '0% o',
    'f_a',
    'os::',
    'a',
    '2',
    '000123',
    'nobody',
  ),
  sortBy: fc.constantFrom(
    'createTime',
    'accessTime',
    'deviceName',
    'modelName',
    'customerId',
    'endpointId',
    'macAddr',
    'firmwareVersion',
    'deviceStatus',
  ),
  sortDesc: fc.boolean(),
  limit: fc.integer({ min: 1, max: 40 }),
  offset: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 450 })),
});

const column = {
  createTime: 'created_at',
  accessTime: 'access_at',
  deviceName: 'device_name',
  modelName: 'model_name',
  customerId: 'customer_id',
  endpointId: 'endpoint_id',
  macAddr: 'mac_addr',
  firmwareVersion: 'firmware_version',
  deviceStatus: 'device_status',
} as const;
const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Computes the list with a loop over all devices: ids in order. */
export function plain(all: ListedDevice[], { scope, filter, keyword, sortBy, sortDesc }: Asked): string[] {
  const inScope = new Set(
    Object.entries(operators).flatMap(([id, path]) => (path.startsWith(operators[scope]) ? [id] : [])),
  );
  const oneOf = (list: string[] | undefined, value: string) =>
    !list || list.length === 0 || list.includes(value);
  const status = {
    all: null,
    active: 'Deployed',
    inven: 'Inventory',
    request: 'Requested',
    unregistered: 'Unregistered',
  };
  const key = (row: ListedDevice) => row[column[sortBy]];
  return all
    .filter(
      (row) =>
        inScope.has(row.op_id) &&
        (!filter.activeType ||
          (filter.activeType === 'all' && row.device_status !== 'Unregistered') ||
          status[filter.activeType] === row.device_status) &&
        (!filter.activeFlag || (filter.activeFlag === 'Activated') === (row.device_status === 'Deployed')) &&
        (filter.uiLockEnable === undefined || filter.uiLockEnable === row.ui_lock) &&
        (filter.online === undefined || filter.online === row.online) &&
        oneOf(filter.deviceStatus, row.device_status) &&
        oneOf(filter.modelName, row.model_name) &&
        oneOf(filter.prodClass, row.prod_class) &&
        row.search.includes(keyword.toLowerCase()),
    )
    .sort((one, other) => {
      const [a, b] = [key(one), key(other)];
      const byKey =
        a === null || b === null
          ? Number(b === null) - Number(a === null)
          : a instanceof Date && b instanceof Date
            ? a.getTime() - b.getTime()
            : bytes(String(a), String(b));
      return (byKey || bytes(one.endpoint_id, other.endpoint_id)) * (sortDesc ? -1 : 1);
    })
    .map((row) => row.endpoint_id);
}
