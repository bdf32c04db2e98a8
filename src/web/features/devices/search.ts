import type { components } from '#api/main.d.ts';

type Schemas = components['schemas'];

/** The whole state of the list lives in the address; what stands for "no choice" is left out. */
export interface DeviceSearch {
  type?: Schemas['ActiveType'] | undefined;
  keyword?: string | undefined;
  active?: 'Activated' | 'Deactivated' | undefined;
  lock?: 'locked' | 'unlocked' | undefined;
  online?: 'online' | 'offline' | undefined;
  model?: string | undefined;
  sort?: Schemas['SortField'] | undefined;
  desc?: boolean | undefined;
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

/**
 * A mistyped address shows the unfiltered list, not an error. Every key is written, if only as undefined: what a validator
 * leaves out, the router hands through unread.
 */
export function readDeviceSearch(search: Record<string, unknown>): DeviceSearch {
  const type = pick(search.type, activeTypes);
  const sort = pick(search.sort, sortFields);
  return {
    type: type === 'all' ? undefined : type,
    keyword: words(search.keyword, 100),
    active: pick(search.active, ['Activated', 'Deactivated']),
    lock: pick(search.lock, ['locked', 'unlocked']),
    online: pick(search.online, ['online', 'offline']),
    model: words(search.model, 64),
    sort,
    desc: sort ? search.desc === true : undefined,
  };
}

export const isFiltered = (search: DeviceSearch): boolean =>
  Boolean(search.keyword || search.active || search.lock || search.online || search.model);

/** The same list without its conditions; tab and order stay. */
export const withoutFilters = ({ type, sort, desc }: DeviceSearch): DeviceSearch => ({ type, sort, desc });
