import { BoundedCache } from '../bounded-cache.ts';
import { measured } from '../measurement.ts';
import { booleanOf, normalBand } from '../text/normal.ts';
import { type IpInterface, ipInterfacesOf, type Role, type Roles, rolesOf, roleTables } from './roles.ts';
import { type DeviceParameter, deviceParameters, type ParameterName } from './table.ts';

const table: Record<ParameterName, DeviceParameter> = deviceParameters;
const names = Object.keys(table) as ParameterName[];

/** A path of the table, prepared for comparison with reported paths. */
interface KnownPath {
  name: ParameterName;
  /** The path for a Get: any row of the role's table. */
  path: string;
  /** Role of the path's first object, and the rest of the path. */
  role: Role | null;
  rest: string;
  /** Null for a path of a single instance. */
  pattern: RegExp | null;
  /** Position in a comma-separated list, from 1. */
  item: number | null;
}

/** Returns a pattern with numbers in place of each `*`. */
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
/** The last entry of a Map wins, so the first path comes last. */
const firstPaths = new Map(knownPaths.toReversed().map(({ name, path }) => [name, path]));
const byExactPath = new Map(
  knownPaths.flatMap((known) => (known.pattern || known.item ? [] : [[known.path, known.name] as const])),
);
const byPattern = knownPaths.filter(({ pattern, item }) => pattern && item === null);

/**
 * Cached results: a device reports the same paths repeatedly, and an unknown one is compared with hundreds of patterns.
 */
const found = new BoundedCache<string, ParameterName | null>(20_000);
/** Maximum path length in TR-181; a longer one is not cached. */
const longestKept = 256;

/** Returns the parameter of a reported path, or null if the product does not know it. */
export function parameterAt(path: string): ParameterName | null {
  const before = found.get(path);
  if (before !== undefined) return before;
  const name = byExactPath.get(path) ?? byPattern.find(({ pattern }) => pattern?.test(path))?.name ?? null;
  if (path.length <= longestKept) found.set(path, name);
  return name;
}

/** Returns the first paths of the chosen parameters, for subscriptions and requests. */
export const pathsWhere = (chosen: (parameter: DeviceParameter) => boolean): string[] =>
  names.filter((name) => chosen(table[name])).map((name) => pathOf(name));

/** Returns the parameter's path in the present data model. */
export const pathOf = (name: ParameterName): string => firstPaths.get(name) ?? '';

/** Returns the table whose rows hold the parameter: its path up to the first instance number. */
export const tableOf = (name: ParameterName): string => pathOf(name).split('*')[0] ?? '';

/** Returns the roles of the objects that hold these parameters. */
export const rolesOfParameters = (wanted: readonly ParameterName[]): Role[] => [
  ...new Set(knownPaths.flatMap(({ name, role }) => (role && wanted.includes(name) ? [role] : []))),
];

/**
 * Returns the objects that hold these parameters, without duplicates, for a Get. Objects of the vendor extension are
 * omitted.
 */
export function objectsOf(wanted: readonly ParameterName[]): string[] {
  const objects = knownPaths
    .filter(({ name, path }) => wanted.includes(name) && !path.includes('.X_'))
    .map(({ path }) => path.slice(0, path.indexOf('*') >>> 0).replace(/[^.]+$/, ''));
  return [...new Set(objects)].filter(
    (object, _, all) => !all.some((other) => other !== object && object.startsWith(other)),
  );
}

interface Partition {
  /** Values outside of the tables. */
  rest: (readonly [path: string, value: string])[];
  byRow: Map<string, (readonly [path: string, value: string])[]>;
}

/** A device's reported values by parameter. An empty value means unknown: secrets read back empty. */
export class Readings {
  readonly #values: ReadonlyMap<string, string>;
  readonly #whole: Readings | null;
  #roles: Roles | null = null;
  readonly #patterns = new Map<KnownPath, RegExp | null>();
  readonly #partitions = new Map<string, Partition>();

  /** `whole`: the complete readings that these are a part of; roles are derived from all of them. */
  constructor(values: Iterable<readonly [path: string, value: string]>, whole: Readings | null = null) {
    this.#values = new Map(values);
    this.#whole = whole;
  }

  /** Objects of the device by role. */
  get roles(): Roles {
    this.#roles ??= this.#whole?.roles ?? rolesOf(this.#values);
    return this.#roles;
  }

  get ipInterfaces(): IpInterface[] {
    return ipInterfacesOf(this.#values, this.roles);
  }

  /** Returns the path of a parameter that the device does not report, such as a secret; with `*` for unknown parts. */
  unreportedPathOf(name: ParameterName): string {
    const first = knownPaths.find((known) => known.name === name);
    const object = first?.role ? this.roles[first.role] : null;
    return first && object !== null ? `${object}${first.rest}` : pathOf(name);
  }

  /** Returns the table whose rows hold the parameter on this device; null if several are possible. */
  tableOf(name: ParameterName): string | null {
    const [first] = knownPaths.filter((known) => known.name === name);
    if (!first?.role) return tableOf(name);
    const object = this.roles[first.role];
    return object === null ? null : `${object}${first.rest.split('*')[0]}`;
  }

  /** Null: not reported. */
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

  /** Null: not measured. */
  number(name: ParameterName): number | null {
    return measuredValue(name, this.text(name));
  }

  boolean(name: ParameterName): boolean | null {
    const value = booleanOf(this.text(name) ?? '');
    return value === null ? null : value !== (table[name].inverted === true);
  }

  /** Empty: not reported. */
  list(name: ParameterName): string[] {
    const list = listOf(this.text(name) ?? '');
    return table[name].isBand ? list.map(normalBand) : list;
  }

  /** Returns the value with its type in the table. */
  value(name: ParameterName): string | number | boolean | string[] | null {
    const { type } = table[name];
    return this[type](name);
  }

  /** Returns the parameter in each row of its table, in row order, for a path with one `*`. */
  inEachRow(name: ParameterName): [row: number, value: string][] {
    const known = knownPaths.find((candidate) => candidate.name === name);
    const pattern = known ? this.#patternOf(known) : null;
    const found = [...this.#values].flatMap(([path, value]): [number, string][] => {
      const row = pattern?.exec(path)?.[1];
      return row === undefined ? [] : [[Number(row), table[name].isBand ? normalBand(value) : value]];
    });
    return found.toSorted(([a], [b]) => a - b);
  }

  /** Returns the parameter in each row of a nested table, by the path of the row. */
  inEachObject(name: ParameterName): [object: string, value: string][] {
    return [...this.#values].flatMap(([path, value]): [string, string][] =>
      parameterAt(path) === name ? [[path.slice(0, path.lastIndexOf('.') + 1), value]] : [],
    );
  }

  /** Returns the readings of one object and the objects below it. */
  ofObject(object: string): Readings {
    return new Readings(
      [...this.#values].filter(([path]) => path.startsWith(object)),
      this,
    );
  }

  /** Omits the other rows of these tables; null for a table omits all its rows. */
  ofRows(rows: ReadonlyMap<string, number | null>): Readings {
    const { rest, byRow } = this.#partition([...rows.keys()]);
    const own = [...rows].flatMap(([table, row]) => byRow.get(`${table}${row}.`) ?? []);
    return new Readings([...rest, ...own], this);
  }

  /**
   * Groups the values by the rows of these tables: a device may have thousands of clients, and each is read separately.
   */
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

  /** Returns the first path of the parameter that the device reported, even if empty; null: none. */
  placeOf(name: ParameterName): { path: string; value: string; item: number | null } | null {
    for (const known of knownPaths.filter((candidate) => candidate.name === name)) {
      const pattern = this.#patternOf(known);
      for (const [path, value] of this.#values)
        if (pattern ? pattern.test(path) : !known.pattern && known.path === path)
          return { path, value, item: known.item };
    }
    return null;
  }

  /** Returns the pattern of the path on this device; null for a single instance, and if its role is not proven. */
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

/** Tells if the text is an address; `0`, `0.0.0.0` and `::` are none. */
const isAddress = (text: string): boolean => /[.:]/.test(text) && !/^[0.:]*$/.test(text);

/** Parses a number by its parameter's quantity. */
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
