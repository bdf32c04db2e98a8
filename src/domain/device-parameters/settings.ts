import {
  listOf,
  objectsOf,
  parameterAt,
  pathOf,
  type Readings,
  rolesOfParameters,
  tableOf,
} from './readings.ts';
import { factsOf } from './roles.ts';
import { type Group, type SettingGroup, type SettingValues, settingGroups } from './setting-groups.ts';
import { type DeviceParameter, deviceParameters, type ParameterName } from './table.ts';

type Wanted = Readonly<Record<string, unknown>>;

const table: Record<ParameterName, DeviceParameter> = deviceParameters;
const groups: Record<SettingGroup, Group> = settingGroups;

/**
 * Returns the paths of a Get for a group. For tables these are single parameters: an access point's object also holds
 * all its stations.
 */
export function settingPaths(group: SettingGroup): string[] {
  const { fields, secrets = {}, rows = {}, exact = false, byRole = [], passing } = groups[group];
  const names = [passing ?? [], ...[rows, fields, secrets].map(Object.values<ParameterName>)].flat();
  const own = exact || Object.keys(rows).length > 0 ? names.map(pathOf) : objectsOf(Object.values(fields));
  return [...new Set([...own, ...factsOf([...rolesOfParameters(names), ...byRole])])];
}

/** Returns the parameters that a group shows, without those that only determine roles. */
export function ownParameters(group: SettingGroup): ReadonlySet<ParameterName> {
  const { fields, passing } = groups[group];
  return new Set([...Object.values<ParameterName>(fields), ...(passing ? [passing] : [])]);
}

/** Returns the reported number of rows of a group; null: not reported. */
export function countOf(group: SettingGroup, readings: Readings): number | null {
  const { passing } = groups[group];
  return passing ? readings.number(passing) : null;
}

export function readSettings<G extends SettingGroup>(group: G, readings: Readings): SettingValues<G> {
  const { fields, rows } = groups[group];
  const valuesIn = (those: Readings) =>
    Object.fromEntries(Object.entries(fields).map(([field, name]) => [field, those.value(name)]));
  const values = rows
    ? rowsOf(rows, readings).map((numbers) => ({ ...numbers, ...valuesIn(ofRow(rows, numbers, readings)) }))
    : valuesIn(readings);
  return values as SettingValues<G>;
}

export interface ObservedValue {
  path: string;
  value: string;
  observed_at: Date;
}

/** Omits rows that the last reading of the group did not contain. */
export function withoutGone(
  group: SettingGroup,
  observed: readonly ObservedValue[],
): readonly ObservedValue[] {
  const { rows = {}, passing } = groups[group];
  const [key] = Object.values(rows);
  return passing && key ? withoutGoneRows(key, passing, observed) : observed;
}

/** Omits the disappeared rows of a table: `key` is present in each row, `count` is read with them. */
export function withoutGoneRows(
  key: ParameterName,
  count: ParameterName,
  observed: readonly ObservedValue[],
): readonly ObservedValue[] {
  const keys = observed.filter(({ path }) => parameterAt(path) === key);
  const counts = observed.filter(({ path }) => parameterAt(path) === count);
  const last = Math.max(...[...keys, ...counts].map(({ observed_at: at }) => at.getTime()));
  const gone = keys
    .filter(({ observed_at: at }) => at.getTime() < last)
    .map(({ path }) => path.slice(0, path.lastIndexOf('.') + 1));
  return observed.filter(({ path }) => !gone.some((row) => path.startsWith(row)));
}

/** Reads several groups from the same readings, by name. */
export function readGroups<G extends SettingGroup>(
  names: readonly G[],
  readings: Readings,
): { [One in G]: SettingValues<One> } {
  const entries = names.map((group) => [group, readSettings(group, readings)]);
  return Object.fromEntries(entries) as { [One in G]: SettingValues<One> };
}

/** Updates the settings with later reports, which may cover only some of the values. */
export function withReported<G extends SettingGroup>(
  group: G,
  settings: SettingValues<G>,
  reported: Readings,
): SettingValues<G> {
  const { fields, rows } = groups[group];
  const update = (known: object, those: Readings) => {
    const reportedFields = Object.entries(fields).filter(([, name]) => those.placeOf(name) !== null);
    const changes = reportedFields.map(([field, name]) => [field, those.value(name)]);
    return changes.length > 0 ? { ...known, ...Object.fromEntries(changes) } : known;
  };
  const updated =
    rows && Array.isArray(settings)
      ? settings.map((row) => update(row, ofRow(rows, row, reported)))
      : update(settings, reported);
  return updated as SettingValues<G>;
}

/** Updates one row of a group, or a group without rows, by API names; other members stay. */
export function withReportedOf(group: SettingGroup, known: object, reported: Readings): object {
  const { fields, rows = {} } = groups[group];
  const numbers = Object.keys(rows).map(
    (field) => [field, Number(Reflect.get(known, field)) || null] as const,
  );
  const those = ofRow(rows, Object.fromEntries(numbers), reported);
  const reportedFields = Object.entries(fields).filter(([, name]) => those.placeOf(name) !== null);
  return {
    ...known,
    ...Object.fromEntries(reportedFields.map(([field, name]) => [field, those.value(name)])),
  };
}

/**
 * Returns the writes of a Set for the requested values of a group, by path. Values that are not requested or not
 * writable are omitted. The path of each parameter depends on the device's data model.
 */
export function writesOf(
  group: SettingGroup,
  wanted: Wanted | readonly Wanted[],
  reported: Readings,
): Record<string, string> {
  const { fields: shown, secrets, rows } = groups[group];
  const fields = { ...shown, ...secrets };
  const writes = [wanted].flat().map((one) => {
    if (!rows) return writesIn(fields, one, reported);
    const numbers = rowsOf(rows, reported).find((row) => row.idx === one.idx) ?? { idx: Number(one.idx) };
    const own = writesIn(fields, one, ofRow(rows, numbers, reported));
    return Object.fromEntries(
      Object.entries(own).map(([path, value]) => [inRow(path, rows, numbers), value]),
    );
  });
  return Object.assign({}, ...writes);
}

function writesIn(fields: Group['fields'], wanted: Wanted, reported: Readings): Record<string, string> {
  const single: Record<string, string> = {};
  const lists = new Map<string, string[]>();
  for (const [field, name] of Object.entries(fields)) {
    const value = wanted[field];
    if (value === undefined || !table[name].writable) continue;
    const place = reported.placeOf(name);
    const text = String(table[name].inverted ? value !== true : value);
    if (!place || place.item === null) single[place?.path ?? reported.unreportedPathOf(name)] = text;
    else {
      const items = lists.get(place.path) ?? place.value.split(',').map((item) => item.trim());
      while (items.length < place.item) items.push('');
      items[place.item - 1] = text;
      lists.set(place.path, items);
    }
  }
  const joined = [...lists].map(([path, items]) => [path, items.filter((item) => item !== '').join(',')]);
  return { ...single, ...Object.fromEntries(joined) };
}

type Rows = NonNullable<Group['rows']>;
type RowNumbers = Readonly<Record<string, number | null>>;

function rowsOf(rows: Rows, readings: Readings): RowNumbers[] {
  const [[first, name] = ['', undefined], ...others] = Object.entries(rows);
  if (!name) return [];
  const table = readings.tableOf(name);
  if (table === null) return [];
  return readings.inEachRow(name).map(([row]) => {
    const numbers: Record<string, number | null> = { [first]: row };
    let above: string | null = `${table}${row}`;
    for (const [field, reference] of others) {
      const refers = ([, value]: [number, string]) =>
        listOf(value).some((path) => path.replace(/\.$/, '') === above);
      const found: number | null = readings.inEachRow(reference).find(refers)?.[0] ?? null;
      numbers[field] = found;
      above = found === null ? null : `${readings.tableOf(reference)}${found}`;
    }
    return numbers;
  });
}

const ofRow = (rows: Rows, numbers: RowNumbers, readings: Readings): Readings =>
  readings.ofRows(
    new Map(
      Object.entries(rows).flatMap(([field, name]): [string, number | null][] => {
        const table = readings.tableOf(name);
        return table === null ? [] : [[table, numbers[field] ?? null]];
      }),
    ),
  );

/** Resolves a path to its row. A row that the device lacks stays unresolved, and is not sent (`unresolvedPaths`). */
function inRow(path: string, rows: Rows, numbers: RowNumbers): string {
  const found = Object.entries(rows).find(([, name]) => path.startsWith(`${tableOf(name)}*`));
  const number = found && numbers[found[0]];
  return number ? path.replace('*', String(number)) : path;
}

/** Returns the only reported row of a table (`Device.….*.`); null: none or several. */
export function onlyRow(table: string, reported: Iterable<string>): string | null {
  const pattern = new RegExp(`^${table.replaceAll('.', '\\.').replaceAll('*', '\\d+')}`);
  const rows = new Set([...reported].flatMap((path) => pattern.exec(path)?.[0] ?? []));
  const [row = null] = rows;
  return rows.size === 1 ? row : null;
}

/**
 * Returns the paths of a command whose object the device has not reported: the server never writes to an object that
 * was not found in the device's own model.
 */
export function unresolvedPaths(paths: readonly string[], reported: Iterable<string>): string[] {
  const known = [...reported];
  return paths.filter((path) => {
    if (path.includes('*')) return true;
    const [object] = /^.*\.\d+\./.exec(path) ?? [];
    return object !== undefined && !known.some((other) => other.startsWith(object));
  });
}
