import { uspErrors } from '#usp/error-codes.ts';
import type { Get, GetResp } from '#usp/messages/read.ts';
import type { DeviceValues, ObjectInstance } from '../device-values.ts';
import type { GetShape } from '../faults.ts';
import { allRows, resolve } from '../resolve.ts';

type RequestedResult = GetResp['reqPathResults'][number];
type ResolvedResult = RequestedResult['resolvedPathResults'][number];

/**
 * Answers a Get (TR-369 §6.3.1.4): errors accompany the values of the other paths; a search without matches is no
 * error.
 */
export function answerGet(values: DeviceValues, { paramPaths, maxDepth }: Get, shape: GetShape): GetResp {
  return { reqPathResults: paramPaths.map((path) => answerPath(values, path, maxDepth, shape)) };
}

function answerPath(values: DeviceValues, path: string, maxDepth: number, shape: GetShape): RequestedResult {
  const found = resolve(values, path);
  const empty = { requestedPath: path, errCode: 0, errMsg: '', resolvedPathResults: [] };
  if (found.kind === 'error') return { ...empty, errCode: found.code, errMsg: found.message };
  const { objects, name } = found;
  if (name === '') {
    const depth = maxDepth === 0 ? Number.POSITIVE_INFINITY : maxDepth;
    const results = objects.flatMap((object) => readObject(values, object, depth));
    return { ...empty, resolvedPathResults: shape === 'nested' ? nest(objects, results) : results };
  }
  const results: ResolvedResult[] = [];
  for (const object of objects) {
    const param = object.node.params.get(name);
    if (!param) {
      const { code, meaning } = uspErrors.invalidPath;
      return { ...empty, errCode: code, errMsg: `${meaning}: ${path}` };
    }
    results.push({ resolvedPath: object.path, resultParams: { [name]: values.value(object, name, param) } });
  }
  return { ...empty, resolvedPathResults: results };
}

function readObject(values: DeviceValues, object: ObjectInstance, depth: number): ResolvedResult[] {
  const resultParams: Record<string, string> = {};
  for (const [name, param] of object.node.params) resultParams[name] = values.value(object, name, param);
  const results = object.node.params.size > 0 ? [{ resolvedPath: object.path, resultParams }] : [];
  if (depth <= 1) return results;
  for (const below of objectsBelow(values, object)) results.push(...readObject(values, below, depth - 1));
  return results;
}

function objectsBelow(values: DeviceValues, object: ObjectInstance): ObjectInstance[] {
  const below = object.node.row ? allRows(values, object) : [];
  for (const name of object.node.children.keys()) {
    const child = values.child(object, name);
    if (child) below.push(child);
  }
  return below;
}

function nest(objects: ObjectInstance[], results: ResolvedResult[]): ResolvedResult[] {
  return objects.map(({ path }) => {
    const resultParams: Record<string, string> = {};
    for (const result of results) {
      if (!result.resolvedPath.startsWith(path)) continue;
      const prefix = result.resolvedPath.slice(path.length);
      for (const [name, value] of Object.entries(result.resultParams)) resultParams[prefix + name] = value;
    }
    return { resolvedPath: path, resultParams };
  });
}
