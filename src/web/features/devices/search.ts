import type { components } from '#api/main.d.ts';

type Schemas = components['schemas'];

/** The whole state of the list lives in the address; what stands for "no choice" is left out. */
export interface DeviceSearch {
  type?: Schemas['ActiveType'];
  keyword?: string;
  active?: 'Activated' | 'Deactivated';
  lock?: 'locked' | 'unlocked';
  online?: 'online' | 'offline';
  model?: string;
  sort?: Schemas['SortField'];
  desc?: boolean;
}

export const activeTypes = ['all', 'active', 'inven', 'request'] as const satisfies Schemas['ActiveType'][];

const sortFields = [
  'createTime',
  'accessTime',
  'deviceName',
  'modelName',
  'endpointId',
  'customerId',
] as const satisfies Schemas['SortField'][];

const pick = <T extends string>(value: unknown, allowed: readonly T[]): T | undefined =>
  allowed.find((candidate) => candidate === value);

const words = (value: unknown, longest: number): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, longest) : undefined;
};

/** A mistyped address shows the unfiltered list, not an error. */
export function readDeviceSearch(search: Record<string, unknown>): DeviceSearch {
  const read: DeviceSearch = {};
  const type = pick(search.type, activeTypes);
  if (type && type !== 'all') read.type = type;
  const keyword = words(search.keyword, 100);
  if (keyword) read.keyword = keyword;
  const active = pick(search.active, ['Activated', 'Deactivated']);
  if (active) read.active = active;
  const lock = pick(search.lock, ['locked', 'unlocked']);
  if (lock) read.lock = lock;
  const online = pick(search.online, ['online', 'offline']);
  if (online) read.online = online;
  const model = words(search.model, 64);
  if (model) read.model = model;
  const sort = pick(search.sort, sortFields);
  if (sort) {
    read.sort = sort;
    read.desc = search.desc === true;
  }
  return read;
}

export const isFiltered = (search: DeviceSearch): boolean =>
  Boolean(search.keyword || search.active || search.lock || search.online || search.model);

/** The same list without its conditions; tab and order stay. */
export const withoutFilters = ({ type, sort, desc }: DeviceSearch): DeviceSearch => ({
  ...(type ? { type } : {}),
  ...(sort ? { sort, desc: desc ?? false } : {}),
});
