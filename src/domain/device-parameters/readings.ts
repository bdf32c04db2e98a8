import { BoundedCache } from '../bounded-cache.ts';
import { measured } from '../measurement.ts';
import { booleanOf, normalBand } from '../text/normal.ts';
import { type IpInterface, ipInterfacesOf, type Role, type Roles, rolesOf, roleTables } from './roles.ts';
import { type DeviceParameter, deviceParameters, type ParameterName } from './table.ts';

const table: Record<ParameterName, DeviceParameter> = deviceParameters;
const names = Object.keys(table) as ParameterName[];

/** A path of the table, ready to be compared with what a device reports. */
interface KnownPath {
  name: ParameterName;
  /** As a Get asks for it: of any row of the role's table. */
  path: string;
  /** The role of the object that it begins with, and the rest of the path. */
  role: Role | null;
  rest: string;
  /** Null where the path names one instance alone. */
  pattern: RegExp | null;
  /** Item of a comma-separated list, counted from 1. */
  item: number | null;
}

/** Matches a path with numbers in the place of each `*`. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '(\\d+)')}$`);

function roleIn(place: string): { role: Role | null; rest: string } {
  const [, role, rest = place] = /^\{(\w+)\}(.*)$/.exec(place) ?? [];
  return { role: role !== undefined && isRole(role) ? role : null, rest };
}

const isRole = (name: string): name is Role => name in roleTables;

const knownPaths: KnownPath[] = names.flatMap((name) =>
  table[name].paths.map((written) => {
    const [place = '', item] = written.split('#');
    const { role, rest } = roleIn(place);
    const path = role ? `${roleTables[role]}${rest}` : place;
    const pattern = path.includes('*') ? patternOf(path) : null;
    return { name, path, role, rest, pattern, item: item === undefined ? null : Number(item) };
  }),
);
/** The last entry of a Map counts, so the first path comes last. */
const firstPaths = new Map(knownPaths.toReversed().map(({ name, path }) => [name, path]));
const byExactPath = new Map(
  knownPaths.flatMap((known) => (known.pattern || known.item ? [] : [[known.path, known.name] as const])),
);
const byPattern = knownPaths.filter(({ pattern, item }) => pattern && item === null);

/** Answers of before: a device tells the same paths again, and hundreds of patterns are tried for one that is not known. */
const found = new BoundedCache<string, ParameterName | null>(20_000);
/** As TR-181 has them; a longer one is not kept. */
const longestKept = 256;

/** The parameter that a device reports under this path, or null for one that the product does not know. */
export function parameterAt(path: string): ParameterName | null {
  const before = found.get(path);
  if (before !== undefined) return before;
  const name = byExactPath.get(path) ?? byPattern.find(({ pattern }) => pattern?.test(path))?.name ?? null;
  if (path.length <= longestKept) found.set(path, name);
  return name;
}

/** First paths of the parameters that are chosen, as subscriptions and requests name them. */
export const pathsWhere = (chosen: (parameter: DeviceParameter) => boolean): string[] =>
  names.filter((name) => chosen(table[name])).map((name) => pathOf(name));

/** The path of the present data model. */
export const pathOf = (name: ParameterName): string => firstPaths.get(name) ?? '';

/** The table whose rows hold the parameter: its path up to the first instance number. */
export const tableOf = (name: ParameterName): string => pathOf(name).split('*')[0] ?? '';

/** Roles of the objects that have these parameters. */
export const rolesOfParameters = (wanted: readonly ParameterName[]): Role[] => [
  ...new Set(knownPaths.flatMap(({ name, role }) => (role && wanted.includes(name) ? [role] : []))),
];

/** The objects that hold these parameters, each once, as a Get asks for them. Objects of the vendor extension are left out. */
export function objectsOf(wanted: readonly ParameterName[]): string[] {
  const objects = knownPaths
    .filter(({ name, path }) => wanted.includes(name) && !path.includes('.X_'))
    .map(({ path }) => path.slice(0, path.indexOf('*') >>> 0).replace(/[^.]+$/, ''));
  return [...new Set(objects)].filter(
    (object, _, all) => !all.some((other) => other !== object && object.startsWith(other)),
  );
}

interface Partition {
  /** In none of the tables. */
  rest: (readonly [path: string, value: string])[];
  byRow: Map<string, (readonly [path: string, value: string])[]>;
}

/** What a device reported, by parameter. An empty value says nothing: secrets and unknowns read back empty. */
export class Readings {
  readonly #values: ReadonlyMap<string, string>;
  readonly #whole: Readings | null;
  #roles: Roles | null = null;
  readonly #patterns = new Map<KnownPath, RegExp | null>();
  readonly #partitions = new Map<string, Partition>();

  /** `whole`: the readings that these are a part of; the roles are found in all of them. */
  constructor(values: Iterable<readonly [path: string, value: string]>, whole: Readings | null = null) {
    this.#values = new Map(values);
    this.#whole = whole;
  }

  /** Which object of the device has which role, by what it reported. */
  get roles(): Roles {
    this.#roles ??= this.#whole?.roles ?? rolesOf(this.#values);
    return this.#roles;
  }

  get ipInterfaces(): IpInterface[] {
    return ipInterfacesOf(this.#values, this.roles);
  }

  /** Where a parameter belongs that the device does not report, such as a secret; with `*` for what is not known. */
  unreportedPathOf(name: ParameterName): string {
    const first = knownPaths.find((known) => known.name === name);
    const object = first?.role ? this.roles[first.role] : null;
    return first && object !== null ? `${object}${first.rest}` : pathOf(name);
  }

  /** The table whose rows hold the parameter on this device; null where it is not known which of several. */
  tableOf(name: ParameterName): string | null {
    const [first] = knownPaths.filter((known) => known.name === name);
    if (!first?.role) return tableOf(name);
    const object = this.roles[first.role];
    return object === null ? null : `${object}${first.rest.split('*')[0]}`;
  }

  /** Null where the device did not report it. */
  text(name: ParameterName): string | null {
    for (const known of knownPaths.filter((candidate) => candidate.name === name)) {
      const { path, item } = known;
      const pattern = this.#patternOf(known);
      const value = pattern ? this.#matching(pattern) : known.pattern ? undefined : this.#values.get(path);
      const read = item === null ? value : value?.split(',')[item - 1]?.trim();
      if (read && table[name].isAddress) return isAddress(read) ? read : null;
      if (read) return table[name].isBand ? normalBand(read) : read;
    }
    return null;
  }

  /** Null where nothing was measured. */
  number(name: ParameterName): number | null {
    return measuredValue(name, this.text(name));
  }

  boolean(name: ParameterName): boolean | null {
    const value = booleanOf(this.text(name) ?? '');
    return value === null ? null : value !== (table[name].inverted === true);
  }

  /** Empty where nothing was reported. */
  list(name: ParameterName): string[] {
    const list = listOf(this.text(name) ?? '');
    return table[name].isBand ? list.map(normalBand) : list;
  }

  /** As the table types it. */
  value(name: ParameterName): string | number | boolean | string[] | null {
    const { type } = table[name];
    return this[type](name);
  }

  /** The parameter in each row of its table, in the order of the rows; of a path with one `*`. */
  inEachRow(name: ParameterName): [row: number, value: string][] {
    const known = knownPaths.find((candidate) => candidate.name === name);
    const pattern = known ? this.#patternOf(known) : null;
    const found = [...this.#values].flatMap(([path, value]): [number, string][] => {
      const row = pattern?.exec(path)?.[1];
      return row === undefined ? [] : [[Number(row), table[name].isBand ? normalBand(value) : value]];
    });
    return found.toSorted(([a], [b]) => a - b);
  }

  /** The parameter in each row of a table within a table, by the path of the row. */
  inEachObject(name: ParameterName): [object: string, value: string][] {
    return [...this.#values].flatMap(([path, value]): [string, string][] =>
      parameterAt(path) === name ? [[path.slice(0, path.lastIndexOf('.') + 1), value]] : [],
    );
  }

  /** Those of one object and of the objects below it. */
  ofObject(object: string): Readings {
    return new Readings(
      [...this.#values].filter(([path]) => path.startsWith(object)),
      this,
    );
  }

  /** Without the other rows of these tables; a row that is null leaves none of its table. */
  ofRows(rows: ReadonlyMap<string, number | null>): Readings {
    const { rest, byRow } = this.#partition([...rows.keys()]);
    const own = [...rows].flatMap(([table, row]) => byRow.get(`${table}${row}.`) ?? []);
    return new Readings([...rest, ...own], this);
  }

  /** Values by the rows of these tables; a device may have thousands of clients, and each is read on its own. */
  #partition(tables: readonly string[]): Partition {
    const key = tables.join();
    const known = this.#partitions.get(key);
    if (known) return known;
    const made: Partition = { rest: [], byRow: new Map() };
    for (const entry of this.#values) {
      const [path] = entry;
      const table = tables.find((one) => path.startsWith(one));
      if (table === undefined) made.rest.push(entry);
      else {
        const row = path.slice(0, path.indexOf('.', table.length) + 1);
        made.byRow.set(row, [...(made.byRow.get(row) ?? []), entry]);
      }
    }
    this.#partitions.set(key, made);
    return made;
  }

  /** The first path of the parameter that the device reported, empty or not; null where it reported none. */
  placeOf(name: ParameterName): { path: string; value: string; item: number | null } | null {
    for (const known of knownPaths.filter((candidate) => candidate.name === name)) {
      const pattern = this.#patternOf(known);
      for (const [path, value] of this.#values)
        if (pattern ? pattern.test(path) : !known.pattern && known.path === path)
          return { path, value, item: known.item };
    }
    return null;
  }

  /** Where this device has it; null for a path of one instance, and where its role is not proven. */
  #patternOf(known: KnownPath): RegExp | null {
    if (!known.role) return known.pattern;
    const before = this.#patterns.get(known);
    if (before !== undefined) return before;
    const object = this.roles[known.role];
    const pattern = object === null ? null : patternOf(`${object}${known.rest}`);
    this.#patterns.set(known, pattern);
    return pattern;
  }

  #matching(pattern: RegExp): string | undefined {
    for (const [path, value] of this.#values) if (value !== '' && pattern.test(path)) return value;
    return undefined;
  }
}

/** `0`, `0.0.0.0` and `::` are none. */
const isAddress = (text: string): boolean => /[.:]/.test(text) && !/^[0.:]*$/.test(text);

/** A number as its parameter measures it. */
export function measuredValue(name: ParameterName, text: string | null): number | null {
  const { quantity, writable } = table[name];
  return measured(text, quantity ?? (writable ? 'number' : 'amount'));
}

export function numberOf(value: string | null): number | null {
  if (value === null || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const isTrue = (value: string): boolean => booleanOf(value) === true;
