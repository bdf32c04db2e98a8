import { type Query, queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { minutesRead } from '#web/entities/device/offline-for.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { deviceCache } from '#web/http/query-client.ts';
import { movesDevice, movesTask } from '#web/live/concerns.ts';
import { listSearch, moment, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

type Schemas = components['schemas'];
export type Device = Schemas['Device'];
export type DevicePage = Awaited<ReturnType<typeof readPage>>;
export type DeviceInfo = Schemas['DeviceInfo'];

export const deviceKeys = {
  pages: ['devices', 'page'],
  counts: ['devices', 'counts'],
  map: ['devices', 'map'],
  one: (endpointId: string) => ['devices', 'one', endpointId],
  time: (endpointId: string) => ['devices', 'time', endpointId],
  radios: (endpointId: string) => ['devices', 'radios', endpointId],
  stations: (endpointId: string) => ['devices', 'stations', endpointId],
  guests: (endpointId: string) => ['devices', 'guests', endpointId],
  uplinks: (endpointId: string) => ['devices', 'uplinks', endpointId],
  network: (endpointId: string) => ['devices', 'network', endpointId],
  identity: (endpointId: string) => ['devices', 'identity', endpointId],
  tasks: (endpointId: string) => ['devices', 'tasks', endpointId],
  av: (endpointId: string) => ['devices', 'av', endpointId],
  apps: (endpointId: string) => ['devices', 'apps', endpointId],
} as const;

/** TN-292. None of these answers holds the key of a network. */
const meta = { keptFor: deviceCache };

/** An answer with rows of devices. */
export interface RowsPage {
  data: (Pick<Device, 'endpointId'> & Partial<Device>)[];
}

/**
 * A list of devices, whose rows follow live messages. The query says so itself: its key alone would let an answer of another
 * form be taken for rows.
 */
export const deviceRowsQuery = <Page extends RowsPage>(
  key: readonly unknown[],
  queryFn: () => Promise<Page>,
) =>
  queryOptions({
    queryKey: [...deviceKeys.pages, ...key],
    queryFn,
    meta: { keptFor: deviceCache, rowsOf: 'devices' },
  });

/** Resembles `deviceRowsQuery`, for a list that also changes without an action of a device, such as a group. */
export const memberRowsQuery = <Page extends RowsPage>(
  queryKey: readonly unknown[],
  queryFn: () => Promise<Page>,
) => queryOptions({ queryKey, queryFn, meta: { rowsOf: 'devices' } });

export const holdsDeviceRows = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.rowsOf === 'devices';

export const activeTypes = ['all', 'active', 'inven', 'request'] as const satisfies Schemas['ActiveType'][];

export const deviceSearch = listSearch(
  {
    keyword: words(100),
    online: oneOf('online', 'offline', 'never'),
    /** Minutes. */
    offlineFor: minutesRead,
    lock: oneOf('locked', 'unlocked'),
    active: oneOf('Activated', 'Deactivated'),
    model: words(64),
    group: words(64),
    room: words(64),
    alarms: oneOf('open', 'critical'),
    cas: oneOf('activated', 'deactivated'),
    /** A message about an outage, whose devices are listed. */
    outage: words(64),
  },
  {
    kept: { type: oneOf(...activeTypes.slice(1)) },
    sort: [
      'createTime',
      'accessTime',
      'deviceName',
      'modelName',
      'endpointId',
      'customerId',
      'macAddr',
      'firmwareVersion',
      'deviceStatus',
      'trouble',
    ] as const satisfies Schemas['SortField'][],
  },
);

export type DeviceSearch = SearchOf<typeof deviceSearch>;

/**
 * Returns the order that the list has by itself. That of all devices begins with those in use: stock is imported later
 * than they are, and would precede them.
 */
export const orderOf = ({ type, alarms }: Pick<DeviceSearch, 'type' | 'alarms'>) => {
  if (alarms) return { sortBy: 'trouble', desc: true } as const;
  return type === undefined
    ? ({ sortBy: 'deviceStatus', desc: false } as const)
    : ({ sortBy: 'createTime', desc: true } as const);
};

/** Filters of the address as the list call takes them; the export sends the same. */
export function listRequest(search: DeviceSearch) {
  const filters = {
    ...(search.active ? { activeFlag: search.active } : {}),
    ...(search.lock ? { uiLockEnable: search.lock === 'locked' } : {}),
    ...(search.online === 'never'
      ? { everConnected: false }
      : search.online
        ? { online: search.online === 'online' }
        : {}),
    ...(search.offlineFor ? { offlineMinutes: Number(search.offlineFor) } : {}),
    ...(search.model ? { modelName: [search.model] } : {}),
    ...(search.group ? { gid: search.group } : {}),
    ...(search.room ? { roomId: search.room } : {}),
    ...(search.alarms ? { alarms: search.alarms } : {}),
    ...(search.cas ? { cas: search.cas } : {}),
    ...(search.outage ? { outage: search.outage } : {}),
  } satisfies Schemas['Filters'];
  const { sortBy, desc = false } = search.sort ? { sortBy: search.sort, desc: search.desc } : orderOf(search);
  return {
    activeType: search.type ?? 'all',
    ...(search.keyword ? { keyword: search.keyword } : {}),
    orders: [{ sortBy, sortDesc: desc }],
    filters,
  } satisfies Schemas['PageRequest'];
}

async function readPage(search: DeviceSearch) {
  return answerOf(
    mainApi.POST('/devices/action/getDevicePageList', {
      body: { ...pageOf(search), ...listRequest(search) },
    }),
  );
}

export const devicePageQuery = (search: DeviceSearch) => deviceRowsQuery([search], () => readPage(search));

export const deviceCountsQuery = queryOptions({
  queryKey: deviceKeys.counts,
  queryFn: async () => (await answerOf(mainApi.GET('/devices/activate-counts'))).data,
  meta: { keptFor: deviceCache, changedBy: movesDevice },
});

/** A moment of the past that a device is read as of, ISO 8601; null: as last observed. */
export type Moment = string | null;
/** Past states have keys of their own: no push message changes them, and they never become stale. */
export const keyAt = (at: Moment, key: readonly string[]): readonly string[] =>
  at === null ? key : ['past', at, ...key];
export const asOf = (at: Moment) => (at === null ? {} : { params: { query: { asOf: at } } });

export const askForDeviceInfo = async (endpointId: string) =>
  (
    await answerOf(
      mainApi.POST('/devices/action/getDeviceInfo', { body: { endpointId, options: { refresh: true } } }),
    )
  ).data;

export const deviceInfoQuery = (endpointId: string, at: Moment = null) =>
  queryOptions({
    queryKey: keyAt(at, deviceKeys.one(endpointId)),
    queryFn: async () =>
      (await answerOf(mainApi.POST('/devices/action/getDeviceInfo', { body: { endpointId }, ...asOf(at) })))
        .data,
    meta,
  });

const readTasks = async (endpointId: string) =>
  (await answerOf(mainApi.GET('/devices/actions/info', { params: { query: { endpointId } } }))).data;
export type DeviceTask = Awaited<ReturnType<typeof readTasks>>['running'][number];

/** Running tasks of a device, and the last task of each kind. */
export const deviceTasksQuery = (endpointId: string) =>
  queryOptions({
    queryKey: deviceKeys.tasks(endpointId),
    queryFn: () => readTasks(endpointId),
    meta: {
      keptFor: deviceCache,
      changedBy: (message) => message.endpoint_id === endpointId && movesTask(message),
    },
  });

export type DeviceClock = Awaited<ReturnType<typeof readTime>>;
export type DeviceTime = DeviceClock['ntp'];

const readTime = async (endpointId: string, at: Moment) =>
  (await answerOf(mainApi.POST('/devices/actions/time', { body: { endpointId }, ...asOf(at) }))).data;

/** The time settings as last observed (CL-038). */
export const deviceTimeQuery = (endpointId: string, at: Moment = null) =>
  queryOptions({
    queryKey: keyAt(at, deviceKeys.time(endpointId)),
    queryFn: () => readTime(endpointId, at),
    meta,
  });

export type DeviceRadios = Awaited<ReturnType<typeof readRadios>>;
export type DeviceRadio = DeviceRadios['radios'][number];

const readRadios = async (endpointId: string, refresh: boolean, at: Moment = null) =>
  (
    await answerOf(
      mainApi.POST('/devices/ui/getRadio', { body: { endpointId, options: { refresh } }, ...asOf(at) }),
    )
  ).data;

/** The radios as last observed (CL-078). */
export const deviceRadiosQuery = (endpointId: string, at: Moment = null) =>
  queryOptions({
    queryKey: keyAt(at, deviceKeys.radios(endpointId)),
    queryFn: () => readRadios(endpointId, false, at),
    meta,
  });
export const askForRadios = (endpointId: string) => readRadios(endpointId, true);

const readStations = async (endpointId: string, refresh: boolean, at: Moment = null) =>
  (
    await answerOf(
      mainApi.POST('/devices/ui/getAssociatedDevices', {
        body: { endpointId, options: { refresh } },
        ...asOf(at),
      }),
    )
  ).data;

/** The clients of its Wi-Fi as last observed (CL-085). */
export const deviceStationsQuery = (endpointId: string, at: Moment = null) =>
  queryOptions({
    queryKey: keyAt(at, deviceKeys.stations(endpointId)),
    queryFn: () => readStations(endpointId, false, at),
    meta,
  });
export const askForStations = (endpointId: string) => readStations(endpointId, true);

export const nameOf = (device: Pick<Device, 'deviceName' | 'endpointId'>): string =>
  device.deviceName ?? device.endpointId.replace(/^[^-]*-/, '');

export const tabs = [
  'general',
  'detailed',
  'diagnostics',
  'debug',
  'network',
  'wifi',
  'topology',
  'history',
  'android',
  'av',
  'apps',
] as const;
export type DeviceTab = (typeof tabs)[number];

/** The open tab; page and kind of the history tab; the moment that the page shows. */
export const detailSearch = listSearch(
  {},
  { kept: { tab: oneOf(...tabs.slice(1)), of: oneOf('user', 'agent'), at: moment } },
);
export type DetailSearch = SearchOf<typeof detailSearch>;

/** Names of the model profile's tab menu (RU-021) for the tabs that exist. */
export const menuNames: Record<DeviceTab, string> = {
  general: 'General',
  detailed: 'Detailed Information',
  diagnostics: 'Diagnostics',
  debug: 'Debug',
  network: 'Network Information',
  wifi: 'Wi-Fi Management',
  topology: 'Wi-Fi Monitoring',
  history: 'History',
  android: 'Android Management',
  av: 'AV Management',
  apps: 'App Management',
};

/** Features of the tabs for which a menu is not enough. */
export const tabFeatures: Partial<Record<DeviceTab, string>> = {
  topology: 'topology',
  android: 'androidApps',
  apps: 'quantumApps',
};

/** Cities of the reference table and those that devices name (CL-367). */
export const citiesQuery = queryOptions({
  queryKey: ['devices', 'cities'],
  queryFn: async () => (await answerOf(mainApi.GET('/commons/citys'))).data,
});
