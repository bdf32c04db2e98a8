import { type OperationId, operations } from '#api/operations.gen.ts';
import { referenceTables, type TableId } from '#api/tables.gen.ts';
import { deviceOperationName } from '#web/entities/audit/device-operations.ts';
import type { Message } from '#web/i18n/message.ts';
import { operationTitles } from './operation-titles.gen.ts';

const isNamed = (name: string): name is keyof typeof operationTitles => Object.hasOwn(operationTitles, name);

const tables = new Map<string, TableId>(
  referenceTables.flatMap(({ tableId, operations: { create, update, delete: removal } }) =>
    [create, update, removal].flatMap((operation) => (operation ? [[operation, tableId] as const] : [])),
  ),
);

/** Returns the reference table that an operation changes; null: none. */
export const tableOfOperation = (operation: string): TableId | null => tables.get(operation) ?? null;

/** Title of an operation; null: this version does not have it. */
export const operationName = (operation: string): Message | null =>
  isNamed(operation) ? operationTitles[operation] : deviceOperationName(operation);

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** Name of the last parameter in the address of an operation: what its object is the id of. */
export const parameterOf = (operation: string): string | null =>
  isOperation(operation) ? (operations[operation].path.match(/\{(\w+)\}/)?.[1] ?? null) : null;
