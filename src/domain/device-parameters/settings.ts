import { objectsOf, pathOf, type Readings } from './readings.ts';
import { type DeviceParameter, deviceParameters, type ParameterName } from './table.ts';

/**
 * The settings that are read, written and shown together: the API's name of each, and its parameter. Those whose
 * parameter is not writable are shown only.
 */
export const settingGroups = {
  /** NTP (CL-029, CL-030, CL-034, CL-038), five servers at most (RU-072). */
  time: {
    enable: 'timeEnable',
    ntpServer1: 'timeServer1',
    ntpServer2: 'timeServer2',
    ntpServer3: 'timeServer3',
    ntpServer4: 'timeServer4',
    ntpServer5: 'timeServer5',
    localTimezone: 'timeZone',
    currentLocalTime: 'localTime',
  },
} as const satisfies Record<string, Record<string, ParameterName>>;

export type SettingGroup = keyof typeof settingGroups;
type Fields<G extends SettingGroup> = (typeof settingGroups)[G];
interface ValueTypes {
  text: string;
  number: number;
  boolean: boolean;
}
/** The values of a group; null where the device never told. */
export type SettingValues<G extends SettingGroup> = {
  -readonly [Field in keyof Fields<G>]: Fields<G>[Field] extends infer Name extends ParameterName
    ? ValueTypes[(typeof deviceParameters)[Name]['type']] | null
    : never;
};

const table: Record<ParameterName, DeviceParameter> = deviceParameters;
const fieldsOf = (group: SettingGroup): [field: string, name: ParameterName][] =>
  Object.entries(settingGroups[group]);

/** The objects that hold a group, as a Get asks for them. */
export const settingObjects = (group: SettingGroup): string[] =>
  objectsOf(fieldsOf(group).map(([, name]) => name));

export function readSettings<G extends SettingGroup>(group: G, readings: Readings): SettingValues<G> {
  const values = fieldsOf(group).map(([field, name]) => [field, readings.value(name)]);
  return Object.fromEntries(values) as SettingValues<G>;
}

/**
 * What a Set has to write for the wanted values of a group, by path. What is not wanted is not written, and what the
 * product may not write neither. Each parameter is written where this device has it: the path depends on its data model.
 */
export function writesOf(
  group: SettingGroup,
  wanted: Readonly<Record<string, unknown>>,
  reported: Readings,
): Record<string, string> {
  const single: Record<string, string> = {};
  const lists = new Map<string, string[]>();
  for (const [field, name] of fieldsOf(group)) {
    const value = wanted[field];
    if (value === undefined || !table[name].writable) continue;
    const place = reported.placeOf(name);
    if (!place || place.item === null) single[place?.path ?? pathOf(name)] = String(value);
    else {
      const items = lists.get(place.path) ?? place.value.split(',').map((item) => item.trim());
      while (items.length < place.item) items.push('');
      items[place.item - 1] = String(value);
      lists.set(place.path, items);
    }
  }
  const joined = [...lists].map(([path, items]) => [path, items.filter((item) => item !== '').join(',')]);
  return { ...single, ...Object.fromEntries(joined) };
}
