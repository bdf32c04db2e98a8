import { uspErrors } from '#usp/error-codes.ts';
import type { GetResp } from '#usp/messages/read.ts';
import type { AddRequest, SetRequest, SetResult } from '#usp/messages/write.ts';
import { isSecretPath, joinPath, splitParameterPath } from '#usp/path.ts';
import type { GetAnswer, NewRow, OperateAnswer, RowsAnswer, SetAnswer, Unreachable } from './port.ts';
import type { Reply } from './request-queue.ts';

/** Translates between USP messages and the answers of the port. Pure. */

type Problems = Record<string, { code: number; message: string }>;

/** Returns the reason that there is no answer of the wanted type. */
function problemOf(reply: Reply): Unreachable {
  if (reply.kind !== 'response') return reply;
  const { content } = reply;
  if (content.type !== 'Error') {
    return { kind: 'refused', code: uspErrors.internalError.code, message: `answered with ${content.type}` };
  }
  // The code of the message is generic; the parameter errors, if any, have the actual fault.
  const [first] = content.body.paramErrs;
  if (!first) return { kind: 'refused', code: content.body.errCode, message: content.body.errMsg };
  return { kind: 'refused', code: first.errCode, message: `${first.paramPath}: ${first.errMsg}` };
}

export function toGetAnswer(reply: Reply): GetAnswer {
  if (reply.kind !== 'response' || reply.content.type !== 'GetResp') return problemOf(reply);
  return mergeGetResp(reply.content.body);
}

/** Merges both shapes of TR-369 §6.3.1: one result per object, or one result with nested relative names. */
export function mergeGetResp(body: GetResp): Extract<GetAnswer, { kind: 'values' }> {
  const values: Record<string, string> = {};
  const errors: Problems = {};
  for (const { requestedPath, errCode, errMsg, resolvedPathResults } of body.reqPathResults) {
    if (errCode !== 0) errors[requestedPath] = { code: errCode, message: errMsg };
    for (const { resolvedPath, resultParams } of resolvedPathResults) {
      for (const [name, value] of Object.entries(resultParams)) {
        const path = joinPath(resolvedPath, name);
        if (value !== '' || !isSecretPath(path)) values[path] = value;
      }
    }
  }
  return { kind: 'values', values, errors };
}

/**
 * Builds a Set. Each object's parameters succeed or fail together (`required`), different objects independently
 * (`allow_partial`): a security mode must not be applied without its passphrase, but one bad radio must not hold back
 * the other.
 */
export function toSetRequest(values: Record<string, string>): SetRequest {
  const objects = new Map<string, SetRequest['updateObjs'][number]>();
  for (const [path, value] of Object.entries(values)) {
    const { objPath, param } = splitParameterPath(path) ?? { objPath: path, param: '' };
    const object = objects.get(objPath) ?? { objPath, paramSettings: [] };
    object.paramSettings.push({ param, value, required: true });
    objects.set(objPath, object);
  }
  return { allowPartial: true, updateObjs: [...objects.values()] };
}

export function toSetAnswer(reply: Reply, requested: Record<string, string>): SetAnswer {
  if (reply.kind !== 'response' || reply.content.type !== 'SetResp') return problemOf(reply);
  const values: Record<string, string> = {};
  const errors: Problems = {};
  const { updatedObjResults } = reply.content.body;
  for (const result of updatedObjResults) {
    addSetResult(result, values, errors);
    if (result.operStatus?.outcome?.type !== 'success') addWithheld(result.requestedPath, requested, errors);
  }
  // An object that the answer does not mention was not set, whatever else the answer contains.
  const answered = new Set(updatedObjResults.map(({ requestedPath }) => requestedPath));
  for (const { objPath } of toSetRequest(requested).updateObjs)
    if (!answered.has(objPath)) addWithheld(objPath, requested, errors);
  return { kind: 'set', values, errors };
}

function addSetResult(result: SetResult, values: Record<string, string>, errors: Problems): void {
  const outcome = result.operStatus?.outcome;
  if (outcome?.type === 'success') {
    // A search path matched nothing, so nothing was set.
    if (outcome.body.updatedInstResults.length === 0) {
      const { code, meaning } = uspErrors.objectDoesNotExist;
      errors[result.requestedPath] = { code, message: meaning };
    }
    for (const { affectedPath, updatedParams, paramErrs } of outcome.body.updatedInstResults) {
      for (const [name, value] of Object.entries(updatedParams)) {
        const path = joinPath(affectedPath, name);
        if (value !== '' || !isSecretPath(path)) values[path] = value;
      }
      for (const { param, errCode, errMsg } of paramErrs) {
        errors[joinPath(affectedPath, param)] = { code: errCode, message: errMsg };
      }
    }
    return;
  }
  const failure = outcome?.type === 'failure' ? outcome.body : null;
  const { code, meaning } = uspErrors.objectNotUpdated;
  const paramErrors = failure?.updatedInstFailures.flatMap(({ affectedPath, paramErrs }) =>
    paramErrs.map(({ param, errCode, errMsg }) => ({ path: joinPath(affectedPath, param), errCode, errMsg })),
  );
  for (const { path, errCode, errMsg } of paramErrors ?? [])
    errors[path] = { code: errCode, message: errMsg };
  if (!paramErrors?.length) {
    errors[result.requestedPath] = { code: failure?.errCode ?? code, message: failure?.errMsg ?? meaning };
  }
}

/**
 * Adds an error for each valid value beside an invalid one: it was not set either, but the device's answer omits it.
 */
function addWithheld(objPath: string, requested: Record<string, string>, errors: Problems): void {
  const { code, meaning } = uspErrors.objectNotUpdated;
  for (const path of Object.keys(requested)) {
    if (splitParameterPath(path)?.objPath === objPath) errors[path] ??= { code, message: meaning };
  }
}

export function toOperateAnswer(reply: Reply): OperateAnswer {
  if (reply.kind !== 'response' || reply.content.type !== 'OperateResp') return problemOf(reply);
  const [result] = reply.content.body.operationResults;
  // An empty list means that a search path matched nothing (TR-369 §6.3.4.1), so nothing ran.
  if (!result) {
    const { code, meaning } = uspErrors.objectDoesNotExist;
    return { kind: 'refused', code, message: meaning };
  }
  const { outcome } = result;
  if (outcome?.type === 'failure') {
    return { kind: 'refused', code: outcome.body.errCode, message: outcome.body.errMsg };
  }
  if (outcome?.type === 'outputArgs') return { kind: 'completed', outputArgs: outcome.body.outputArgs };
  return result.reqObjPath === ''
    ? { kind: 'completed', outputArgs: {} }
    : { kind: 'accepted', requestPath: result.reqObjPath };
}

export const toAddRequest = (rows: readonly NewRow[]): AddRequest => ({
  allowPartial: true,
  createObjs: rows.map(({ objPath, values }) => ({
    objPath,
    paramSettings: Object.entries(values).map(([param, value]) => ({ param, value, required: true })),
  })),
});

/**
 * Reads an AddResp (TR-369 6.3.2.5): one result per requested object; an object that the answer does not mention was
 * not added.
 */
export function toAddAnswer(reply: Reply, asked: readonly NewRow[]): RowsAnswer {
  if (reply.kind !== 'response' || reply.content.type !== 'AddResp') return problemOf(reply);
  const paths: string[] = [];
  const errors: Problems = {};
  const { createdObjResults: results } = reply.content.body;
  for (const { requestedPath, operStatus } of results) {
    const outcome = operStatus?.outcome;
    if (outcome?.type === 'success') paths.push(outcome.body.instantiatedPath);
    else errors[requestedPath] = failureOf(outcome?.body);
  }
  if (results.length < asked.length)
    for (const { objPath } of asked) errors[objPath] ??= failureOf(undefined);
  return { kind: 'rows', paths, errors };
}

/** Reads a DeleteResp (TR-369 6.3.2.6): a missing row is not a failure, since it is gone. */
export function toDeleteAnswer(reply: Reply, asked: readonly string[]): RowsAnswer {
  if (reply.kind !== 'response' || reply.content.type !== 'DeleteResp') return problemOf(reply);
  const paths: string[] = [];
  const errors: Problems = {};
  const { deletedObjResults: results } = reply.content.body;
  for (const { requestedPath, operStatus } of results) {
    const outcome = operStatus?.outcome;
    if (outcome?.type !== 'success') {
      const failure = failureOf(outcome?.body);
      if (failure.code !== uspErrors.objectDoesNotExist.code) errors[requestedPath] = failure;
      continue;
    }
    paths.push(...outcome.body.affectedPaths);
    for (const { unaffectedPath, errCode, errMsg } of outcome.body.unaffectedPathErrs)
      errors[unaffectedPath] = { code: errCode, message: errMsg };
  }
  for (const path of asked)
    if (!results.some(({ requestedPath }) => requestedPath === path)) errors[path] = failureOf(undefined);
  return { kind: 'rows', paths, errors };
}

function failureOf(reported: { errCode: number; errMsg: string } | undefined) {
  const { code, meaning } = uspErrors.objectNotUpdated;
  return { code: reported?.errCode ?? code, message: reported?.errMsg || meaning };
}
