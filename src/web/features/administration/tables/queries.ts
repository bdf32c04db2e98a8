import { queryOptions } from '@tanstack/react-query';
import type { OperationId } from '#api/operations.gen.ts';
import { type ReferenceTable, referenceTables } from '#api/tables.gen.ts';
import { randomId } from '#web/ambient/random.ts';
import { callLoosely } from '#web/http/call.ts';
import { adminApi, answerOf, mainApi } from '#web/http/clients.ts';
import { listSearch, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';
import { filterQuery, filterReaders } from './filter-values.ts';

/** A row of any table, as the contract's schema of the table has it. */
export type TableRow = Record<string, unknown>;

interface Page {
  data: TableRow[];
  pagination: { page: number; totalRecords: number; totalPage: number; totalIsLowerBound?: boolean };
}

/** CL-378: other names of tables. */
const otherNames: Record<string, string> = {
  'device-app': 'app-file',
  'location-country': 'country',
  'location-region': 'region',
  'device-model-parameters': 'model-parameters',
  'device-model-supported': 'model-supported',
};

export const tableOf = (tId: string): ReferenceTable | null =>
  referenceTables.find(({ tableId }) => tableId === (otherNames[tId] ?? tId)) ?? null;

const everySort = [...new Set(referenceTables.flatMap(({ sort }) => sort))];
/** `add`: opens the form of a new row with this name. */
export const tableSearch = listSearch(
  { keyword: words(100), ...filterReaders },
  { kept: { add: words(64) }, sort: everySort },
);
export type TableSearch = SearchOf<typeof tableSearch>;

/** An address may name an order that another table has. */
export const sortOf = (table: ReferenceTable, { sort }: TableSearch): string | undefined =>
  sort !== undefined && table.sort.includes(sort) ? sort : undefined;

export const tableKey = (table: ReferenceTable) => ['table', table.tableId] as const;

/** Parameters that list and file share. */
function choiceOf(table: ReferenceTable, search: TableSearch): Record<string, string> {
  const sortBy = sortOf(table, search);
  return {
    ...(sortBy ? { sortBy, sortDesc: String(search.desc ?? false) } : {}),
    ...(search.keyword && table.keyword ? { keyword: search.keyword } : {}),
    ...filterQuery(table, search),
  };
}

export const rowsQuery = (table: ReferenceTable, search: TableSearch) => {
  const query = { ...pageOf(search), ...choiceOf(table, search) };
  return queryOptions({
    queryKey: [...tableKey(table), query],
    queryFn: () => callLoosely<Page>(table.operations.list, { query }, randomId()),
  });
};

/** CO-017 */
const unpagedSize = 1000;

/** The rows that a field may name. */
export const referredQuery = (table: ReferenceTable) =>
  queryOptions({
    queryKey: [...tableKey(table), 'all'],
    queryFn: () => callLoosely<Page>(table.operations.list, { query: { limit: unpagedSize } }, randomId()),
  });

/** The id of a row with the name that it has. */
export function titleOf(table: ReferenceTable, row: TableRow): string {
  const named = table.fields.find(({ name }) => name !== table.id && name.endsWith('Name'));
  const id = String(row[table.id]);
  const name = named && row[named.name];
  return typeof name === 'string' && name !== id ? `${id} · ${name}` : id;
}

const historyLength = 50;
const importing: OperationId = 'importTable';

const memberOf = (values: unknown, name: string): unknown =>
  values !== null && typeof values === 'object' ? (Reflect.get(values, name) ?? null) : null;

/** An entry of an import has the values of many rows, by their ids. */
const ofRow = <Entry extends { oldValue: unknown; newValue: unknown }>(entry: Entry, id: string): Entry => ({
  ...entry,
  oldValue: memberOf(entry.oldValue, id),
  newValue: memberOf(entry.newValue, id),
});

/** Rows that are made here can come from a file. */
export const takesFiles = ({ operations: { create, update } }: ReferenceTable): boolean =>
  create !== undefined && update !== undefined;

/** The rows as search, filters and order stand, as a file. */
export const askForTable = (table: ReferenceTable, search: TableSearch, as: 'csv' | 'xlsx') =>
  adminApi.GET('/files/{tId}', {
    params: {
      path: { tId: table.tableId },
      query: { as, list: new URLSearchParams(choiceOf(table, search)).toString() },
    },
    parseAs: 'blob',
  });

/** The newest entries of the audit trail about a row. Another table may have a row of the same id. */
export const historyQuery = (table: ReferenceTable, id: string) =>
  queryOptions({
    queryKey: [...tableKey(table), 'history', id],
    queryFn: async ({ signal }) => {
      const query = { object: id, limit: historyLength, area: 'administration' as const };
      const { data } = await answerOf(mainApi.GET('/log/audit', { params: { query }, signal }));
      const own: readonly string[] = Object.values(table.operations);
      return data.entries
        .filter(
          ({ operation, objects }) =>
            own.includes(operation) || (operation === importing && objects.includes(table.tableId)),
        )
        .map((entry) => (entry.operation === importing ? ofRow(entry, id) : entry));
    },
  });
