import { operations } from '#api/operations.gen.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import { refusal, type Validators } from '#server/core/http/validators.ts';
import { knownZone, type SheetColumn, sheetLimit, sheetOf } from './sheet.ts';

interface ListPage {
  data: object[];
  pagination: { totalRecords: number; totalIsLowerBound?: boolean };
}

/** Common type of list handlers here; their own types were checked where the table of handlers was made. */
type ListHandler = (call: object) => Promise<ListPage>;

/** Maximum number of rows of a page that every list call accepts. */
const pageRows = 100;
const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(value);

/** Exports any list: asks its own call for page after page, as the caller, and writes the rows to one file. */
export const listExport = (
  handlers: Partial<Handlers>,
  validators: Pick<Validators, 'body' | 'parameters'>,
): Pick<Handlers, 'exportList'> => ({
  async exportList({ body, caller, audit, ...call }) {
    const { list, as, timeZone, filters = {} } = body;
    refuseWithout(caller, list);
    for (const name of ['page', 'limit'])
      if (name in filters) throw refusal([{ field: `body.filters.${name}`, message: 'is not of an export' }]);
    const handler = handlers[list] as unknown as ListHandler;
    const isQuery = operations[list].method === 'get';
    const pageOf = (page: number) => {
      // A query holds text: the validator converts its values in place, as those of an address.
      const input: Record<string, unknown> = { ...filters, page, limit: pageRows };
      if (isQuery) validators.parameters(operations[list], 'query', input);
      else validators.body(operations[list], input);
      return handler({
        ...call,
        caller,
        audit,
        params: {},
        query: isQuery ? input : {},
        body: isQuery ? undefined : input,
      });
    };
    const first = await pageOf(1);
    const { totalRecords, totalIsLowerBound = false } = first.pagination;
    const total = Math.min(totalRecords, sheetLimit);
    audit.changed(null, { list, as, rows: total, filters: JSON.stringify(filters) });
    async function* rows() {
      let written = 0;
      for (let page = 1; written < total; page++) {
        const { data } = page === 1 ? first : await pageOf(page);
        for (const row of data.slice(0, sheetLimit - written)) yield flat(row);
        written += data.length;
        if (data.length < pageRows) return;
      }
    }
    const zone = knownZone(timeZone, caller.account.operator.timeZone);
    const name = list
      .replace(/^(?:list|get)/, '')
      .replace(/Page$/, '')
      .toLowerCase();
    return sheetOf(as, name, columnsOf(first.data.map(flat), zone), {
      rows: rows(),
      total: totalRecords,
      totalIsLowerBound,
    });
  },
});

type Flat = Record<string, string | number | boolean | null>;

const isCell = (value: unknown): value is Flat[string] => value === null || typeof value !== 'object';

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
function columnsOf(rows: readonly Flat[], zone: string): SheetColumn[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name) => (rows.some((row) => isTime(row[name])) ? { time: name, zone } : name));
}
