import type { Numbering } from '../own-numbers.ts';
import type {
  At,
  CommandSpec,
  Context,
  Definitions,
  Device,
  ObjectSpec,
  ParamSpec,
  Value,
} from './schema.ts';

/** Returns the data model with a device's own numbers. */
export function numbered(definitions: Definitions, numbering: Numbering): Definitions {
  const shaped = Object.entries(definitions).map(([path, spec]) => [path, shape(path, spec, numbering)]);
  return Object.fromEntries(shaped);
}

/** Converts a path with numbers from 1 to the device's own. */
export function outward(text: string, { tables }: Numbering): string {
  let numbered = text;
  for (const [table, numbers] of Object.entries(tables))
    numbered = numbered.replace(
      new RegExp(`${table.replaceAll('.', '\\.')}(\\d+)`, 'g'),
      (_, row: string) => `${table}${numberOf(numbers, Number(row))}`,
    );
  return numbered;
}

const numberOf = (numbers: Numbering['tables'][string], row: number): number =>
  typeof numbers === 'function' ? numbers(row) : (numbers[row] ?? row);

/** Maximum rows of a table with an offset. */
const rowLimit = 64;

/** Returns the number from 1 of a row; null for a row that is not in the definitions. */
function inwardOf(numbers: Numbering['tables'][string], own: number): number | null {
  if (typeof numbers !== 'function')
    return Number(Object.entries(numbers).find(([, number]) => number === own)?.[0] ?? 0) || null;
  for (let row = 1; row <= rowLimit; row++) if (numbers(row) === own) return row;
  return null;
}

/** Returns `at` with the numbers from 1; null in a row that only the numbering has. */
function inward(path: string, at: At, { tables }: Numbering): At | null {
  let depth = 0;
  const inner: number[] = [];
  for (const match of path.matchAll(/\{i\}/g)) {
    const numbers = tables[path.slice(0, match.index)];
    const own = at[depth++];
    if (own === undefined) break;
    const row = numbers ? inwardOf(numbers, own) : own;
    if (row === null) return null;
    inner.push(row);
  }
  return inner;
}

function shape(path: string, spec: ObjectSpec, numbering: Numbering): ObjectSpec {
  const { table, params, commands } = spec;
  const tablePath = path.replace(/\{i\}\.$/, '');
  const numbers = numbering.tables[tablePath];
  const placed = (at: At) => at.reduce<string>((filled, own) => filled.replace('{i}', String(own)), path);
  return {
    ...spec,
    ...(table && {
      table: {
        ...table,
        instances: (c, at) => {
          const above = inward(tablePath, at, numbering);
          const own = above ? table.instances(inside(c, numbering), above) : [];
          const rows = numbers ? own.map((row) => numberOf(numbers, row)) : own;
          return [...rows, ...extraRows(placed(at), numbering)].toSorted((a, b) => a - b);
        },
      },
    }),
    ...(params && {
      params: Object.fromEntries(
        Object.entries(params).map(([name, param]) => [
          name,
          shapeParam(param, {
            inner: (at) => inward(path, at, numbering),
            known: (at) => numbering.instead[`${placed(at)}${name}`] ?? numbering.extra[placed(at)]?.[name],
            numbering,
          }),
        ]),
      ),
    }),
    ...(commands && {
      commands: Object.fromEntries(
        Object.entries(commands).map(([name, command]) => [name, shapeCommand(command, numbering)]),
      ),
    }),
  };
}

/**
 * Returns the rows of the table at this path (`Device.IP.Interface.{i}.`, outer numbers filled in) that only the
 * numbering has.
 */
function extraRows(path: string, { extra }: Numbering): number[] {
  const table = path.replace(/\{i\}\.$/, '');
  return Object.keys(extra).flatMap((object) => {
    const row = object.startsWith(table) ? /^(\d+)\.$/.exec(object.slice(table.length))?.[1] : undefined;
    return row === undefined ? [] : [Number(row)];
  });
}

interface Place {
  inner(at: At): At | null;
  /** Returns a value that the numbering defines. */
  known(at: At): string | undefined;
  numbering: Numbering;
}

function shapeParam(param: ParamSpec, { inner, known, numbering }: Place): ParamSpec {
  const { value, accepts, chosen, written } = param;
  const tell = (text: string) => (text.includes('Device.') ? outward(text, numbering) : text);
  const shaped: Value = (c, at) => {
    const own = known(at);
    if (own !== undefined) return own;
    const place = inner(at);
    if (!place) return param.type === 'string' ? '' : param.type === 'boolean' ? 'true' : '0';
    return tell(typeof value === 'function' ? value(inside(c, numbering), place) : value);
  };
  return {
    ...param,
    // A fixed value without a reference stays shared; an empty row count is computed elsewhere.
    value: typeof value === 'string' && value === '' ? value : shaped,
    ...(accepts && {
      accepts: (text: string, c: Context, at: At, beside: (name: string) => string) =>
        accepts(text, inside(c, numbering), inner(at) ?? at, beside),
    }),
    ...(chosen && {
      chosen: (c: Context, at: At) => {
        const place = inner(at);
        return place && chosen(inside(c, numbering), place);
      },
    }),
    ...(written && {
      written: (device: Device, at: At) => written(inside(device, numbering), inner(at) ?? at),
    }),
  };
}

function shapeCommand(command: CommandSpec, numbering: Numbering): CommandSpec {
  if (command.kind === 'sync')
    return { ...command, run: (device, call) => command.run(inside(device, numbering), call) };
  return {
    ...command,
    plan: (c, call) => {
      const plan = command.plan(inside(c, numbering), call);
      if (!('finish' in plan)) return plan;
      return {
        ...plan,
        finish: (device) => {
          const result = plan.finish(inside(device, numbering));
          if (!('outputArgs' in result)) return result;
          const outputs = Object.entries(result.outputArgs).map(([name, text]) => [
            outward(name, numbering),
            outward(text, numbering),
          ]);
          return { outputArgs: Object.fromEntries(outputs) };
        },
      };
    },
  };
}

const insides = new WeakMap<object, object>();

/** Returns the device as its definitions see it: they read and write with the numbers from 1. */
export function inside<C extends Context>(device: C, numbering: Numbering): C {
  const known = insides.get(device);
  if (known) return known as C;
  const paths = new Set(['read', 'write', 'forget']);
  const seen = new Proxy(device, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!paths.has(String(name))) return value.bind(target);
      return (path: string, ...rest: unknown[]) => value.call(target, outward(path, numbering), ...rest);
    },
  });
  insides.set(device, seen);
  return seen;
}
