import type { OperationId } from '#api/operations.gen.ts';
import type { Reply } from '#server/core/http/call.ts';

/** Property of a row, or one of an object in it: `requestedBy.name`. */
type FieldOf<Row> = {
  [K in keyof Row & string]: NonNullable<Row[K]> extends string | number | boolean
    ? K
    : NonNullable<Row[K]> extends readonly unknown[]
      ? never
      : NonNullable<Row[K]> extends object
        ? `${K}.${keyof NonNullable<Row[K]> & string}`
        : never;
}[keyof Row & string];

type RowOf<Id extends OperationId> = Reply<Id> extends { data: readonly (infer Row)[] } ? Row : never;

/** Words for the values of a field: ids of the console's texts. */
type Words = Readonly<Record<string, string>>;

interface Column<Field extends string = string> {
  /** Id of the console's text in the head of the list. */
  head: string;
  field: Field;
  words?: Words;
  /** The list shows the value within another column, so it is in the file whichever columns are shown. */
  always?: true;
  /** Id of the console's column that shows this value too. */
  within?: string;
}

export interface ExportedList {
  /** Id of the console's title of the list. */
  title: string;
  /** Operation whose permission an export needs besides that of the list. */
  needs?: OperationId;
  /** By the ids that the columns have in the console, in its order. */
  columns: Readonly<Record<string, Column>>;
}

/** Defines the file of a list; its fields are those of the rows of the call. */
export const list = <Id extends OperationId>(
  _list: Id,
  title: string,
  columns: Readonly<Record<string, Column<FieldOf<RowOf<Id>>>>>,
  needs?: OperationId,
): ExportedList => ({ title, columns, ...(needs && { needs }) });

export const endpointId = { head: 'devices.columnEndpoint', field: 'endpointId', always: true } as const;

/** `words('task.', ['Reboot'])` is `{ Reboot: 'task.Reboot' }`. */
export const words = (prefix: string, values: readonly string[]): Words =>
  Object.fromEntries(values.map((value) => [value, `${prefix}${value}`]));
