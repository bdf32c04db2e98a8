import { uspErrors } from '#usp/error-codes.ts';
import type { AddRequest, AddResult, ParamError } from '#usp/messages/write.ts';
import type { Content } from '#usp/msg.ts';
import type { Context } from '../data-model/schema.ts';
import type { ObjectNode } from '../data-model/tree.ts';
import type { DeviceValues, ObjectInstance } from '../device-values.ts';
import { allRows, resolve } from '../resolve.ts';
import { checkParam, normalise } from './check-param.ts';
import { uniqueKeys } from './get-instances.ts';

type CreateObject = AddRequest['createObjs'][number];
type Problem = { code: number; message: string };
type Validated =
  | { kind: 'wrong'; problem: Problem }
  | { kind: 'right'; table: ObjectInstance; row: ObjectNode; paramErrs: ParamError[] };

/** Answers an Add (TR-369 §6.3.2.1). `created` is called for every row, after its values are in place. */
export function answerAdd(
  values: DeviceValues,
  context: Context,
  request: AddRequest,
  created: (path: string, keys: Record<string, string>) => void,
): Content {
  const validated = request.createObjs.map((create) => ({
    create,
    verdict: validate(values, context, create),
  }));
  const wrong = validated.flatMap(({ create, verdict }) =>
    verdict.kind === 'wrong' ? [{ path: create.objPath, ...verdict.problem }] : [],
  );
  if (!request.allowPartial && wrong.length > 0) {
    const { code, meaning } = uspErrors.messageFailed;
    const paramErrs = wrong.map((one) => ({ paramPath: one.path, errCode: one.code, errMsg: one.message }));
    return { type: 'Error', body: { errCode: code, errMsg: meaning, paramErrs } };
  }
  const createdObjResults: AddResult[] = validated.map(({ create, verdict }) => {
    const requestedPath = create.objPath;
    if (verdict.kind === 'wrong') return failed(requestedPath, verdict.problem);
    const { table, paramErrs } = verdict;
    const clash = duplicate(values, table, create);
    if (clash) return failed(requestedPath, clash);
    const row = insert(values, table, create, paramErrs);
    if (!row) return failed(requestedPath, problemOf(uspErrors.objectNotCreated));
    const keys = uniqueKeys(values, row);
    created(row.path, keys);
    const success = { instantiatedPath: row.path, paramErrs, uniqueKeys: keys };
    return { requestedPath, operStatus: { outcome: { type: 'success', body: success } } };
  });
  return { type: 'AddResp', body: { createdObjResults } };
}

function problemOf({ code, meaning }: { code: number; meaning: string }): Problem {
  return { code, message: meaning };
}

function failed(requestedPath: string, { code, message }: Problem): AddResult {
  const body = { errCode: code, errMsg: message };
  return { requestedPath, operStatus: { outcome: { type: 'failure', body } } };
}

function validate(values: DeviceValues, context: Context, create: CreateObject): Validated {
  const found = resolve(values, create.objPath);
  if (found.kind === 'error') return { kind: 'wrong', problem: found };
  const [table] = found.objects;
  const row = table?.node.row;
  if (!table || !row || found.name !== '') return { kind: 'wrong', problem: problemOf(uspErrors.notATable) };
  if (!table.node.table?.writable) return { kind: 'wrong', problem: problemOf(uspErrors.notCreatable) };
  const paramErrs: ParamError[] = [];
  const beside = (name: string) => create.paramSettings.find(({ param }) => param === name)?.value ?? '';
  for (const setting of create.paramSettings) {
    const error = checkParam(row, setting, context, table.at, beside);
    if (error && setting.required) {
      const { code, meaning } = uspErrors.requiredParameterFailed;
      return { kind: 'wrong', problem: { code, message: `${meaning}: ${error.param}, ${error.errMsg}` } };
    }
    if (error) paramErrs.push(error);
  }
  return { kind: 'right', table, row, paramErrs };
}

/**
 * Returns the problem of a row whose unique key exists, if the request gives every part of the key without a default.
 */
function duplicate(values: DeviceValues, table: ObjectInstance, create: CreateObject): Problem | null {
  for (const key of table.node.table?.keys ?? []) {
    const wanted = key.map((name) => create.paramSettings.find(({ param }) => param === name)?.value);
    if (wanted.every((value) => value === undefined)) continue;
    const clash = allRows(values, table).some((row) =>
      key.every((name, at) => wanted[at] === undefined || values.read(row.path + name) === wanted[at]),
    );
    if (clash) return problemOf(uspErrors.duplicateKey);
  }
  return null;
}

function insert(
  values: DeviceValues,
  table: ObjectInstance,
  create: CreateObject,
  paramErrs: ParamError[],
): ObjectInstance | null {
  const row = values.row(table, values.addRow(table));
  if (!row) return null;
  for (const { param, value } of create.paramSettings) {
    if (paramErrs.some((error) => error.param === param)) continue;
    values.write(row.path + param, normalise(row.node, param, value));
  }
  return row;
}
