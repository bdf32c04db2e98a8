import type { components } from '#api/admin.d.ts';
import { operations } from '#api/operations.gen.ts';
import type { ReadingChoice } from '#server/core/files/table-file/table-file.ts';
import { ApiError, hintError, type Language } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import { refuseLongAfterPassword, refuseWithout } from '#server/core/http/other-operation.ts';
import type { Module } from '#server/core/module.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { AnyResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import { tableOf } from '../all-tables.ts';
import { checkedBy, planId, planOf, refusedBy, writesOf } from './plan.ts';
import { readRows } from './rows.ts';

type ImportHandlers = Pick<Handlers, 'previewTableImport' | 'importTable'>;
type Plan = components['schemas']['ImportPlan'];

interface Asked {
  tId: string;
  file: string;
  choice: ReadingChoice;
  language: Language;
  /** Plan that was previewed; null: this is the preview. */
  expected: string | null;
  caller: Caller;
  scope: Scope;
}

/**
 * Builds the plan of a file in a transaction that is rolled back; with `expected` it is committed, if the plan is the
 * same.
 */
const planner =
  ({ validators, now }: CoreServices, resources: readonly AnyResource[]) =>
  async ({ tId, file, choice, language, expected, caller, scope }: Asked): Promise<Plan> => {
    const { table, resource } = tableOf(resources, tId);
    const { create, update } = table.operations;
    if (create === undefined || update === undefined) throw new ApiError('nodata');
    refuseWithout(caller, create);
    if (expected !== null) refuseLongAfterPassword(caller, create, now());
    const { rows, ...reading } = readRows(table, Buffer.from(file, 'base64'), choice, language);
    const target = scope.of({ within: resource.importing });
    const existing = await target.existing(rows.map(({ id }) => id));
    const read = checkedBy(planOf(table, rows, existing), resource.fields, (verdict, values) =>
      validators.body(operations[verdict === 'new' ? create : update], values),
    );
    const writes = writesOf(read, existing);
    const planned = refusedBy(read, await target.write(writes, false));
    const id = planId(planned);
    const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
    for (const { verdict } of planned) counts[verdict]++;
    if (expected === null) return { planId: id, counts, ...reading, rows: planned };
    if (id !== expected || counts.refused > 0) throw hintError('conflict', counts);
    if ((await target.write(writes, true)).length > 0) throw hintError('conflict', counts);
    return { planId: id, counts, ...reading, rows: [] };
  };

const handlers = (services: CoreServices, resources: readonly AnyResource[]): ImportHandlers => {
  const plan = planner(services, resources);
  return {
    async previewTableImport({ params: { tId }, body: { file, ...choice }, caller, scope, language }) {
      return { data: await plan({ tId, file, choice, language, expected: null, caller, scope }) };
    },

    async importTable({
      params: { tId },
      body: { file, planId: expected, ...choice },
      caller,
      scope,
      language,
    }) {
      const data = await plan({ tId, file, choice, language, expected, caller, scope });
      // Permissions of a role apply to every user's next call (docs/decisions/124).
      if (tId === 'role') {
        services.sessions.lookAgain();
        services.live.askAgain(null);
      }
      return { data };
    },
  };
};

/** Imports files into reference tables (docs/decisions/222). */
export const tableImportModule: Module<CoreServices> = { name: 'imports of tables', handlers };
