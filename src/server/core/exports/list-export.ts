import { type OperationId, operations } from '#api/operations.gen.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { Call, Caller, Handlers, StreamedFile } from '#server/core/http/call.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import { refusal, type Validators } from '#server/core/http/validators.ts';
import { knownZone, type SheetColumn, type SheetFormat, sheetLimit, sheetOf } from '../resource/sheet.ts';
import type { ExportedList } from './exported-list.ts';
import { type ExportedListName, exportedLists } from './lists.ts';
import { namedColumns } from './named-columns.ts';
import { exportTexts } from './texts.gen.ts';

interface ListPage {
  data: object[];
  pagination: { totalRecords: number; totalIsLowerBound?: boolean };
}

/** Common type of list handlers here; their own types were checked where the table of handlers was made. */
type ListHandler = (call: object) => Promise<ListPage>;

/** Number of rows that every list call accepts; its contract is checked with it. */
const pageRows = 100;

/** Order of an export, by a call or a schedule. */
export interface ExportOrder {
  list: ExportedListName;
  as: SheetFormat;
  heads?: 'fields' | 'names';
  columns?: readonly string[];
  timeZone?: string;
  filters?: Record<string, unknown>;
}

type ExportCall = Omit<Call<'exportList'>, 'body' | 'params' | 'query'>;

/** Exports any list: asks its own call for all rows, as the caller, and writes them to one file. */
export class ListExporter {
  #handlers: Partial<Handlers> = {};
  readonly #validators: Pick<Validators, 'body' | 'parameters'>;

  constructor(validators: Pick<Validators, 'body' | 'parameters'>) {
    this.#validators = validators;
  }

  /** Takes the handlers of the lists, which are made after the services. */
  use(handlers: Partial<Handlers>): void {
    this.#handlers = handlers;
  }

  /** Refuses an order that could not be carried out, whatever the rows are. */
  check(order: ExportOrder, caller: Caller): void {
    for (const operation of operationsOf(order.list)) refuseWithout(caller, operation);
    const { columns } = exportedList(order.list);
    // The console also shows columns that combine others, such as a duration: those have no value of their own.
    if (order.columns && !order.columns.some((column) => Object.hasOwn(columns, column)))
      throw refusal([{ field: 'body.columns', message: 'names no column of the list' }]);
    this.#inputOf(order);
  }

  async export(order: ExportOrder, call: ExportCall): Promise<StreamedFile> {
    const { list, as, timeZone, heads = 'fields', filters = {} } = order;
    const { caller, audit, language } = call;
    this.check(order, caller);
    const handler = this.#handlers[list] as unknown as ListHandler;
    const isQuery = operations[list].method === 'get';
    // One statement reads all rows: between pages, a row that is added would repeat one and a removed one would hide one.
    const input = { ...this.#inputOf(order), page: 1, limit: sheetLimit };
    const { data, pagination } = await handler({
      ...call,
      params: {},
      query: isQuery ? input : {},
      body: isQuery ? undefined : input,
    });
    const { totalRecords, totalIsLowerBound = false } = pagination;
    audit.changed(null, { list, as, rows: data.length, filters: JSON.stringify(filters) });
    const zone = knownZone(timeZone, caller.account.operator.timeZone);
    return sheetOf(as, fileNameOf(list), columnsFor(heads, order, data, { zone, language }), {
      rows: heads === 'names' ? data : data.map(flat),
      total: Math.max(totalRecords, data.length),
      totalIsLowerBound,
    });
  }

  #inputOf({ list, filters = {} }: ExportOrder): Record<string, unknown> {
    for (const name of ['page', 'limit'])
      if (name in filters) throw refusal([{ field: `body.filters.${name}`, message: 'is not of an export' }]);
    // A query holds text: the validator converts its values in place, as those of an address.
    const input: Record<string, unknown> = { ...structuredClone(filters), page: 1, limit: pageRows };
    if (operations[list].method === 'get') this.#validators.parameters(operations[list], 'query', input);
    else this.#validators.body(operations[list], input);
    return input;
  }
}

export const listExport = (exporter: ListExporter): Pick<Handlers, 'exportList'> => ({
  exportList: ({ body, ...call }) => exporter.export(body, call),
});

const exportedList = (list: ExportedListName): ExportedList => exportedLists[list];

/** Operations whose permission an export of a list needs. */
export function operationsOf(list: ExportedListName): OperationId[] {
  const { needs } = exportedList(list);
  return [list, ...(needs ? [needs] : [])];
}

/** Name of a list in the console. */
export const titleOf = (list: ExportedListName, language: Language): string =>
  exportTexts[exportedList(list).title]?.[language] ?? list;

const fileNameOf = (list: string) =>
  list
    .replace(/^(?:list|get)/, '')
    .replace(/Page(?:List)?$/, '')
    .toLowerCase();

function columnsFor(
  heads: 'fields' | 'names',
  { list, columns }: ExportOrder,
  rows: readonly object[],
  { zone, language }: { zone: string; language: Language },
): SheetColumn[] {
  return heads === 'names'
    ? namedColumns(exportedList(list), { columns, zone, language })
    : fieldColumns(rows.slice(0, pageRows).map(flat), zone);
}

type Flat = Record<string, string | number | boolean | null>;

const isCell = (value: unknown): value is Flat[string] => value === null || typeof value !== 'object';
const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(value);

/** Returns the single values of a row, and those of the objects in it. Lists of values are left out. */
function flat(row: object): Flat {
  const cells: Flat = {};
  for (const [name, value] of Object.entries(row)) {
    if (isCell(value)) cells[name] = value;
    else if (isObject(value))
      for (const [inner, one] of Object.entries(value)) if (isCell(one)) cells[`${name}.${inner}`] = one;
  }
  return cells;
}

/** Names the columns by the first rows; times are written in the zone. */
function fieldColumns(rows: readonly Flat[], zone: string): SheetColumn[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name) => (rows.some((row) => isTime(row[name])) ? { time: name, zone } : name));
}
