import { uspErrors } from '#usp/error-codes.ts';
import type { GetInstances, GetInstancesResp } from '#usp/messages/read.ts';
import type { DeviceValues, ObjectInstance } from '../device-values.ts';
import { allRows, resolve } from '../resolve.ts';

type RequestedResult = GetInstancesResp['reqPathResults'][number];

/** Answers a GetInstances (TR-369 §6.3.1.7). */
export function answerGetInstances(values: DeviceValues, request: GetInstances): GetInstancesResp {
  return { reqPathResults: request.objPaths.map((path) => answerPath(values, path, request.firstLevelOnly)) };
}

function answerPath(values: DeviceValues, path: string, firstLevelOnly: boolean): RequestedResult {
  const result = { requestedPath: path, errCode: 0, errMsg: '' };
  const found = resolve(values, path);
  if (found.kind === 'error') return { ...result, errCode: found.code, errMsg: found.message, currInsts: [] };
  if (found.name !== '') {
    const { code, meaning } = uspErrors.invalidPath;
    return { ...result, errCode: code, errMsg: `${meaning}: ${path}`, currInsts: [] };
  }
  const currInsts = found.objects
    .flatMap((object) => rowsOf(values, object, firstLevelOnly))
    .map((row) => ({ instantiatedObjPath: row.path, uniqueKeys: uniqueKeys(values, row) }));
  return { ...result, currInsts };
}

function rowsOf(values: DeviceValues, object: ObjectInstance, firstLevelOnly: boolean): ObjectInstance[] {
  const rows = object.node.row ? allRows(values, object) : [];
  if (firstLevelOnly) return rows;
  return [
    ...rows.flatMap((row) => [row, ...below(values, row)]),
    ...(object.node.row ? [] : below(values, object)),
  ];
}

function below(values: DeviceValues, object: ObjectInstance): ObjectInstance[] {
  const rows: ObjectInstance[] = [];
  for (const name of object.node.children.keys()) {
    const child = values.child(object, name);
    if (child) rows.push(...rowsOf(values, child, false));
  }
  return rows;
}

/** Returns the parameters of the first unique key of the row's table. */
export function uniqueKeys(values: DeviceValues, row: ObjectInstance): Record<string, string> {
  const tablePath = row.path.replace(/\d+\.$/, '');
  const keys: Record<string, string> = {};
  for (const name of values.object(tablePath)?.node.table?.keys[0] ?? []) {
    const param = row.node.params.get(name);
    if (param) keys[name] = values.value(row, name, param);
  }
  return keys;
}
