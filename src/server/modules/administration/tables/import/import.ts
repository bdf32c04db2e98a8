import type { components } from '#api/admin.d.ts';
import { ApiError, hintError } from '#server/http/api-error.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Services } from '#server/http/services.ts';
import type { Scope } from '#server/projections/scope.ts';
import type { Module } from '../../../module.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import { tableOf } from '../all-tables.ts';
import { planId, planOf, readRows, refusedBy, writesOf } from './plan.ts';

type ImportHandlers = Pick<Handlers, 'previewTableImport' | 'importTable'>;
type Plan = components['schemas']['ImportPlan'];

function importable(resources: readonly AnyResource[], tId: string): ReturnType<typeof tableOf> {
  const found = tableOf(resources, tId);
  if (found.table.operations.create === undefined) throw new ApiError('nodata');
  return found;
}

/** What a file would do to a table, tried in a transaction that is undone; with `expected` it is done, where it is that plan. */
async function plan(
  scope: Scope,
  { table, resource }: ReturnType<typeof tableOf>,
  csv: string,
  expected: string | null,
): Promise<Plan> {
  const rows = readRows(table, csv);
  const target = scope.of({ within: resource.importing });
  const existing = await target.existing(rows.map(({ id }) => id));
  const read = planOf(table, rows, existing);
  const writes = writesOf(read, existing);
  const planned = refusedBy(read, await target.write(writes, false));
  const id = planId(planned);
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { verdict } of planned) counts[verdict]++;
  if (expected === null) return { planId: id, counts, rows: planned };
  if (id !== expected || counts.refused > 0) throw hintError('conflict', counts);
  if ((await target.write(writes, true)).length > 0) throw hintError('conflict', counts);
  return { planId: id, counts, rows: [] };
}

const handlers = (_services: Services, resources: readonly AnyResource[]): ImportHandlers => ({
  async previewTableImport({ params, body, scope }) {
    return { data: await plan(scope, importable(resources, params.tId), body.csv, null) };
  },

  async importTable({ params, body, scope }) {
    return { data: await plan(scope, importable(resources, params.tId), body.csv, body.planId) };
  },
});

/** Files into reference tables (docs/decisions/222). */
export const tableImportModule: Module = { name: 'imports of tables', handlers };
