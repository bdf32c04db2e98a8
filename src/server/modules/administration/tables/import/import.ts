import type { components } from '#api/admin.d.ts';
import { type ReferenceTable, referenceTables } from '#api/tables.gen.ts';
import { ApiError, hintError } from '#server/http/api-error.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Scope } from '#server/projections/scope.ts';
import type { Module } from '../../../module.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import { sheetLimit, sheetOf } from '../../../resource/sheet.ts';
import { modelTableModule } from '../models.ts';
import { placeModule } from '../places.ts';
import { serviceTableModule } from '../services.ts';
import { planId, planOf, readRows, refusedBy, writesOf } from './plan.ts';

type ImportHandlers = Pick<Handlers, 'previewTableImport' | 'importTable' | 'exportTable'>;
type Plan = components['schemas']['ImportPlan'];

/** The tables of one key; those that change what devices and people may do have rules that are asked row by row. */
const resources: readonly AnyResource[] = [modelTableModule, placeModule, serviceTableModule].flatMap(
  (module) => module.resources ?? [],
);

function tableOf(tId: string): { table: ReferenceTable; resource: AnyResource } {
  const table = referenceTables.find(({ tableId }) => tableId === tId);
  const resource = resources.find(({ name }) => table?.operations.create === `create${name}`);
  if (!table || !resource) throw new ApiError('nodata');
  return { table, resource };
}

/** What a file would do to a table, tried in a transaction that is undone; with `expected` it is done, where it is that plan. */
async function plan(scope: Scope, tId: string, csv: string, expected: string | null): Promise<Plan> {
  const { table, resource } = tableOf(tId);
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

const handlers = (): ImportHandlers => ({
  async previewTableImport({ params, body, scope }) {
    return { data: await plan(scope, params.tId, body.csv, null) };
  },

  async importTable({ params, body, scope }) {
    return { data: await plan(scope, params.tId, body.csv, body.planId) };
  },

  async exportTable({ params, query, scope }) {
    const { table, resource } = tableOf(params.tId);
    const rows = scope.of({ within: (access) => resource.within(access) });
    const choice = { sortBy: table.sort[0] ?? table.id, keyword: query.keyword };
    const found = await rows.page(choice, { limit: sheetLimit, offset: 0, countTo: sheetLimit });
    return sheetOf(query.as, table.tableId, resource.fields, found);
  },
});

/** Reference tables as files, in both directions (docs/decisions/222). */
export const tableImportModule: Module = { name: 'files of tables', handlers };
