import { uspErrors } from '#usp/error-codes.ts';
import type { GetInstancesResp } from '#usp/messages/read.ts';
import type { GetAnswer } from './port.ts';

/** Returns the table whose instances a path with `*` needs: the object before the first `*`. */
const tableOf = (path: string): string => path.slice(0, path.indexOf('*'));

/**
 * Filters paths with `*` that the agent refused because it does not support it; TR-369 6.3.1.9 gives 7008 for a path
 * that it cannot parse.
 */
export function refusedWildcards(answer: GetAnswer, paths: readonly string[]): string[] {
  const starred = paths.filter((path) => path.includes('*'));
  const isRefusal = (code: number | undefined) => code === uspErrors.invalidPathSyntax.code;
  if (answer.kind === 'refused') return isRefusal(answer.code) ? starred : [];
  if (answer.kind !== 'values') return [];
  return starred.filter((path) => isRefusal(answer.errors[path]?.code));
}

/** Returns the objects whose instances are needed, each once, without those inside another. */
export function tablesOf(paths: readonly string[]): string[] {
  const tables = [...new Set(paths.map(tableOf))];
  return tables.filter((table) => !tables.some((other) => other !== table && table.startsWith(other)));
}

/** Reads the existing objects as the agent lists them. */
export const instancesIn = (body: GetInstancesResp): string[] =>
  body.reqPathResults.flatMap(({ currInsts }) =>
    currInsts.map(({ instantiatedObjPath }) => instantiatedObjPath),
  );

/** Expands a path with `*` to the paths of these instances; none if there is no row. */
export function expanded(path: string, instances: readonly string[]): string[] {
  const upToRow = path.slice(0, path.lastIndexOf('*') + 2);
  const rest = path.slice(upToRow.length);
  const pattern = new RegExp(
    `^${upToRow
      .split('*')
      .map((part) => part.replace(/[.\\]/g, '\\$&'))
      .join('[0-9]+')}$`,
  );
  const rows = instances
    .map((row) => (row.endsWith('.') ? row : `${row}.`))
    .filter((row) => pattern.test(row));
  return [...new Set(rows)].map((row) => row + rest);
}
