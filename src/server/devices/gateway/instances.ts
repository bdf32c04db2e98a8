import { uspErrors } from '#usp/error-codes.ts';
import type { GetInstancesResp } from '#usp/messages/read.ts';
import type { GetAnswer } from './port.ts';

/** Tables that a path with `*` needs the instances of: the object before the first one. */
const tableOf = (path: string): string => path.slice(0, path.indexOf('*'));

/** Paths with `*` that the agent refused because it takes none; TR-369 6.3.1.9 gives 7008 for a path that it cannot read. */
export function refusedWildcards(answer: GetAnswer, paths: readonly string[]): string[] {
  const starred = paths.filter((path) => path.includes('*'));
  const isRefusal = (code: number | undefined) => code === uspErrors.invalidPathSyntax.code;
  if (answer.kind === 'refused') return isRefusal(answer.code) ? starred : [];
  if (answer.kind !== 'values') return [];
  return starred.filter((path) => isRefusal(answer.errors[path]?.code));
}

/** Objects to ask for the instances of, each once, outer ones without those inside them. */
export function tablesOf(paths: readonly string[]): string[] {
  const tables = [...new Set(paths.map(tableOf))];
  return tables.filter((table) => !tables.some((other) => other !== table && table.startsWith(other)));
}

/** The objects that are there, as the agent lists them. */
export const instancesIn = (body: GetInstancesResp): string[] =>
  body.reqPathResults.flatMap(({ currInsts }) =>
    currInsts.map(({ instantiatedObjPath }) => instantiatedObjPath),
  );

/** A path with `*` as the paths that it means among these instances; none where there is no row. */
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
