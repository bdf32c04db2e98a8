import { type OperationId, resources } from '#api/operations.gen.ts';
import type { JsonObject } from '#machines/json.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers, StreamedFile } from '#server/core/http/call.ts';
import { defaultLimit, type Pagination, pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { filtersOf } from './filters.ts';
import type { Resource, ResourceName } from './resource.ts';
import type { Choice, ResourceRows } from './rows.ts';
import { type SheetFormat, type SheetRows, sheetLimit, sheetOf } from './sheet.ts';

type OperationsOf<N extends ResourceName> = Extract<
  (typeof resources)[N][keyof (typeof resources)[N]],
  OperationId
>;
export type ResourceHandlers<N extends ResourceName> = Pick<Handlers, OperationsOf<N>>;

const exportBatch = 1_000;

/** Rows of any resource. */
interface Pages {
  page: ResourceRows<object, object, object>['page'];
}

interface ListQuery {
  page?: number;
  limit?: number;
  after?: string;
  sortBy?: string;
  /** Sort column in the API of reference tables (CL-399). */
  order?: string;
  sortDesc?: boolean;
  keyword?: string;
  as?: SheetFormat;
}

interface ResourceCall {
  query: ListQuery;
  params: Record<string, string>;
  body: JsonObject;
  scope: Scope;
}

/** Builds the handlers that the contract names for a resource. To replace one, spread them and put it after. */
export function resourceHandlers<N extends ResourceName>(resource: Resource<N>): ResourceHandlers<N> {
  const place: Record<string, string> = resources[resource.name];
  const { id: idField = '' } = place;
  const rowsOf = ({ scope }: ResourceCall): ResourceRows<object, object, object> => scope.of(resource);
  const choiceOf = ({ query }: ResourceCall): Choice => listChoice(resource.name, query);
  const idOf = ({ params }: ResourceCall) => params[idField] ?? '';
  const does = {
    async list(call: ResourceCall): Promise<{ data: object[]; pagination: Pagination }> {
      const { page = 1, limit = defaultLimit, after } = call.query;
      const found = await rowsOf(call).page(choiceOf(call), { limit, offset: (page - 1) * limit, after });
      const pages = pagination({ page, limit }, found.total, found.totalIsLowerBound);
      return {
        data: found.rows,
        pagination: { ...pages, ...(found.next === null ? {} : { next: found.next }) },
      };
    },
    async get(call: ResourceCall) {
      const row = await rowsOf(call).find(idOf(call));
      if (!row) throw new ApiError('nodata');
      return { data: row };
    },
    async create(call: ResourceCall) {
      return { data: await rowsOf(call).create(call.body) };
    },
    async update(call: ResourceCall) {
      return { data: await rowsOf(call).update(idOf(call), call.body) };
    },
    async delete(call: ResourceCall) {
      const { ids } = call.body ?? {};
      await rowsOf(call).remove(Array.isArray(ids) ? ids.map(String) : [idOf(call)]);
      return { data: {} };
    },
    async export(call: ResourceCall): Promise<StreamedFile> {
      const rows = await everyRow(rowsOf(call), choiceOf(call));
      return sheetOf(call.query.as ?? 'csv', place.list ?? resource.name, resource.fields, rows);
    },
  };
  const handlers = Object.entries(does).flatMap(([name, handler]) => {
    const operation = place[name];
    return operation === undefined ? [] : [[operation, handler]];
  });
  // The contract's types of these operations were generated from the same file as the resource's.
  return Object.fromEntries(handlers) as unknown as ResourceHandlers<N>;
}

/** Reads the choices of a list's query. */
export function listChoice(name: ResourceName, query: ListQuery): Choice {
  const place: Record<string, string> = resources[name];
  const { order, sortBy = order ?? place.sort ?? '', sortDesc, keyword } = query;
  return { sortBy, sortDesc, keyword, filters: filtersOf(name, query) };
}

/** Reads all rows of a choice while they are written into a file. */
export async function everyRow(rows: Pages, choice: Choice): Promise<SheetRows> {
  const read = (after?: string) =>
    rows.page(choice, { limit: exportBatch, offset: 0, after, countTo: sheetLimit });
  const first = await read();
  async function* batches() {
    let page = first;
    for (let written = exportBatch; ; written += exportBatch) {
      yield* page.rows;
      if (page.next === null || written >= sheetLimit) return;
      page = await read(page.next);
    }
  }
  return { rows: batches(), total: first.total, totalIsLowerBound: first.totalIsLowerBound };
}
