import { uspErrors } from '#usp/error-codes.ts';
import { type Condition, holds, parseSearchPath, type Segment } from '#usp/search-path.ts';
import type { DeviceValues, ObjectInstance } from './device-values.ts';

/**
 * Meaning of a requested path on this device (TR-369 §2.5). `name` is the parameter, command or event, '' for objects.
 */
export type Resolved =
  | { kind: 'found'; objects: ObjectInstance[]; name: string }
  | { kind: 'error'; code: number; message: string };

type Failure = Extract<Resolved, { kind: 'error' }>;

export function resolve(values: DeviceValues, path: string): Resolved {
  const parsed = parseSearchPath(path);
  if (!parsed) return failure(uspErrors.invalidPathSyntax, path);
  const [root, ...segments] = parsed.segments;
  if (root?.kind !== 'name' || root.name !== 'Device') return failure(uspErrors.invalidPath, path);
  const last = parsed.isObject ? undefined : segments.pop();
  if (!parsed.isObject && last?.kind !== 'name') return failure(uspErrors.invalidPath, path);
  const objects = walk(values, [values.rootObject], segments, path);
  if ('kind' in objects) return objects;
  return { kind: 'found', objects, name: last?.kind === 'name' ? last.name : '' };
}

function failure(error: { code: number; meaning: string }, path: string): Failure {
  return { kind: 'error', code: error.code, message: `${error.meaning}: ${path}` };
}

function walk(
  values: DeviceValues,
  start: ObjectInstance[],
  segments: Segment[],
  path: string,
): ObjectInstance[] | Failure {
  let objects = start;
  for (const segment of segments) {
    const next: ObjectInstance[] = [];
    for (const object of objects) {
      const step = take(values, object, segment, path);
      if ('kind' in step) return step;
      next.push(...step);
    }
    objects = next;
  }
  return objects;
}

function take(values: DeviceValues, object: ObjectInstance, segment: Segment, path: string) {
  switch (segment.kind) {
    case 'name': {
      const child = values.child(object, segment.name);
      return child ? [child] : failure(uspErrors.invalidPath, path);
    }
    case 'instance': {
      if (!object.node.row) return failure(uspErrors.invalidPath, path);
      const row = values.row(object, segment.number);
      return row ? [row] : failure(uspErrors.objectDoesNotExist, path);
    }
    case 'wildcard':
      return object.node.row ? allRows(values, object) : failure(uspErrors.invalidPath, path);
    case 'search':
      if (!object.node.row) return failure(uspErrors.invalidPath, path);
      return allRows(values, object).filter((row) =>
        segment.conditions.every((one) => matches(values, row, one)),
      );
    case 'follow':
      return follow(values, object, segment, path);
    default:
      return segment satisfies never;
  }
}

export function allRows(values: DeviceValues, table: ObjectInstance): ObjectInstance[] {
  return values
    .instances(table)
    .map((instance) => values.row(table, instance))
    .filter((row) => row !== null);
}

function matches(values: DeviceValues, row: ObjectInstance, { path, operator, value }: Condition): boolean {
  const names = path.split('.');
  const name = names.pop() ?? '';
  let object: ObjectInstance | null = row;
  for (const step of names) object = object && values.child(object, step);
  const param = object?.node.params.get(name);
  return object && param ? holds(values.value(object, name, param), operator, value) : false;
}

function follow(
  values: DeviceValues,
  object: ObjectInstance,
  { name, which }: Extract<Segment, { kind: 'follow' }>,
  path: string,
): ObjectInstance[] | Failure {
  const param = object.node.params.get(name);
  if (!param) return failure(uspErrors.invalidPath, path);
  const references = values.value(object, name, param).split(',').filter(Boolean);
  const wanted = which === 0 ? references : references.slice(which - 1, which);
  return wanted
    .map((reference) => values.object(reference.endsWith('.') ? reference : `${reference}.`))
    .filter((target) => target !== null);
}
