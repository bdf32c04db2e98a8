import { operations } from '#api/operations.gen.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import type { Module } from '#server/core/module.ts';
import { everyRow, listChoice } from '#server/core/resource/handlers.ts';
import type { AnyResource } from '#server/core/resource/resource.ts';
import { sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import { tableOf } from './all-tables.ts';

const handlers = (
  { validators }: CoreServices,
  resources: readonly AnyResource[],
): Pick<Handlers, 'exportTable'> => ({
  async exportTable({ params, query, scope, caller }) {
    const { table, resource } = tableOf(resources, params.tId);
    const { list } = table.operations;
    refuseWithout(caller, list);
    const asked = Object.fromEntries(new URLSearchParams(query.list ?? ''));
    // The contract has these parameters for the list only, so they are validated here.
    validators.parameters(operations[list], 'query', asked);
    const rows = await everyRow(
      scope.of({ within: (access) => resource.within(access) }),
      listChoice(resource.name, asked),
    );
    return sheetOf(query.as, table.tableId, resource.fields, rows);
  },
});

/** Exports any reference table as a file, as its list shows it (docs/decisions/228). */
export const tableExportModule: Module<CoreServices> = { name: 'exports of tables', handlers };
