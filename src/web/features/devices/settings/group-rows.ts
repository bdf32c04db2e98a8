import { parameterAt } from '#domain/device-parameters/readings.ts';
import { type SettingGroup, settingGroups } from '#domain/device-parameters/setting-groups.ts';
import type { ParameterName } from '#domain/device-parameters/table.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { Json } from '#machines/json.ts';

/** The device's earlier values: its settings, or the row of those that are shown. */
export function rowOf(was: Json, observed: object): object | null {
  const [group] = Object.values(isObject(was) ? was : {});
  const rows: unknown[] = Array.isArray(group) ? group : [group];
  const idx: unknown = Reflect.get(observed, 'idx');
  return rows.filter(isObject).find((row) => !Array.isArray(group) || row.idx === idx) ?? null;
}

type Names = Readonly<Record<string, ParameterName>>;

/** API names of the settings whose paths a refusal contains (devices/engine/perform.ts). */
export function refusedBy(group: SettingGroup, message: string): string[] {
  const { fields, secrets = {} }: { fields: Names; secrets?: Names } = settingGroups[group];
  const paths = [...message.matchAll(/(Device\.[^\s:]+):/g)].map(([, path]) => parameterAt(path ?? ''));
  return Object.entries({ ...fields, ...secrets }).flatMap(([field, name]) =>
    paths.includes(name) ? [field] : [],
  );
}
