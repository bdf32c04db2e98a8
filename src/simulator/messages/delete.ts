import { uspErrors } from '#usp/error-codes.ts';
import type { DeleteRequest, DeleteResult } from '#usp/messages/write.ts';
import type { Content } from '#usp/msg.ts';
import type { DeviceValues, ObjectInstance } from '../device-values.ts';
import { resolve } from '../resolve.ts';

type Problem = { code: number; message: string };

/** Answers a Delete (TR-369 §6.3.2.5). `deleted` is called for every deleted row. */
export function answerDelete(
  values: DeviceValues,
  request: DeleteRequest,
  deleted: (path: string) => void,
): Content {
  const validated = request.objPaths.map((path) => ({ path, ...validate(values, path) }));
  const wrong = validated.filter(({ problem }) => problem !== null);
  if (!request.allowPartial && wrong.length > 0) {
    const { code, meaning } = uspErrors.messageFailed;
    const paramErrs = wrong.map(({ path, problem }) => ({
      paramPath: path,
      errCode: problem?.code ?? code,
      errMsg: problem?.message ?? meaning,
    }));
    return { type: 'Error', body: { errCode: code, errMsg: meaning, paramErrs } };
  }
  const deletedObjResults = validated.map(({ path, rows, problem }): DeleteResult => {
    if (problem) {
      const body = { errCode: problem.code, errMsg: problem.message };
      return { requestedPath: path, operStatus: { outcome: { type: 'failure', body } } };
    }
    for (const row of rows) {
      remove(values, row.path);
      deleted(row.path);
    }
    const body = { affectedPaths: rows.map((row) => row.path), unaffectedPathErrs: [] };
    return { requestedPath: path, operStatus: { outcome: { type: 'success', body } } };
  });
  return { type: 'DeleteResp', body: { deletedObjResults } };
}

function validate(values: DeviceValues, path: string): { rows: ObjectInstance[]; problem: Problem | null } {
  const found = resolve(values, path);
  if (found.kind === 'error') return { rows: [], problem: found };
  const rigid = found.objects.some(({ node }) => !node.table?.writable || node.row !== null);
  if (found.name === '' && !rigid) return { rows: found.objects, problem: null };
  const { code, meaning } = uspErrors.deleteFailure;
  return { rows: [], problem: { code, message: meaning } };
}

export function remove(values: DeviceValues, rowPath: string): void {
  const match = /^(.*\.)(\d+)\.$/.exec(rowPath);
  const table = match?.[1] ? values.object(match[1]) : null;
  if (table) values.removeRow(table, Number(match?.[2]));
}
