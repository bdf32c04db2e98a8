import { type OperationId, operations } from '#api/operations.gen.ts';
import { referenceTables, type TableId } from '#api/tables.gen.ts';
import { deviceOperationName } from '#web/entities/audit/device-operations.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import { operationMessages, rowMessages } from './operation-messages.ts';

const isNamed = (name: string): name is keyof typeof operationMessages =>
  Object.hasOwn(operationMessages, name);

const rowVerbs = {
  create: rowMessages.createRow,
  update: rowMessages.updateRow,
  delete: rowMessages.deleteRow,
};

/** Reference tables of the administrator share their verbs. */
const rowOperations = new Map<string, { verb: Message; tableId: TableId }>(
  referenceTables.flatMap(({ tableId, operations: { create, update, delete: removal } }) =>
    [
      { operation: create, verb: rowVerbs.create },
      { operation: update, verb: rowVerbs.update },
      { operation: removal, verb: rowVerbs.delete },
    ].flatMap(({ operation, verb }) => (operation ? [[operation, { verb, tableId }] as const] : [])),
  ),
);

export const tableOfOperation = (operation: string): TableId | null =>
  rowOperations.get(operation)?.tableId ?? null;

/** What a call did, in words; null: an operation of another version. `tableName` says what a table is called. */
export function operationWords(operation: string, tableName: (table: TableId) => string): Words | null {
  const ofRows = rowOperations.get(operation);
  if (ofRows) return { text: ofRows.verb, values: { table: tableName(ofRows.tableId) } };
  const message = isNamed(operation) ? operationMessages[operation] : deviceOperationName(operation);
  return message ? { text: message } : null;
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** Name of the last parameter in the address of an operation: what its object is the id of. */
export const parameterOf = (operation: string): string | null =>
  isOperation(operation) ? (operations[operation].path.match(/\{(\w+)\}/)?.[1] ?? null) : null;
