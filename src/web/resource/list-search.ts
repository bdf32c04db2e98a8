import { listSettings } from '#web/ambient/list-settings.ts';

/** Reads one value of an address; undefined for what is not valid, which the list then ignores. */
export interface Reader<T> {
  (value: unknown): T | undefined;
  /** All valid values in the order of a filter, where they are few. */
  readonly values?: readonly T[];
}
export type Readers = Record<string, Reader<unknown>>;
type ValuesOf<R extends Readers> = { [K in keyof R]?: ReturnType<R[K]> };

/** One of a few words. */
export const oneOf = <T extends string>(...values: readonly T[]): Reader<T> =>
  Object.assign((value: unknown) => values.find((candidate) => candidate === value), { values });

/** Text of at most `longest` characters. The router hands a keyword of digits over as a number: it is text again. */
export const words =
  (longest: number): Reader<string> =>
  (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, longest) : undefined;
  };

/** A calendar day in the reader's own time zone, `YYYY-MM-DD`. */
export const day: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** A moment, ISO 8601 as JavaScript writes it. */
export const moment: Reader<string> = (value) => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

/** CO-014 is the first. */
export const pageSizes = [15, 30, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

const sizeOf: Reader<PageSize> = (value) => pageSizes.find((size) => size === Number(value));

/** Rows of a page. Of an address that names none: what the reader chose last, and on a later page what everyone begins with. */
export const pageSizeOf = ({
  size,
  page,
}: {
  size?: PageSize | undefined;
  page?: number | undefined;
}): PageSize => size ?? (page === undefined ? sizeOf(listSettings.rows()) : undefined) ?? pageSizes[0];

const pageNumber: Reader<number> = (value) => {
  const page = Math.trunc(Number(value));
  return page > 1 ? page : undefined;
};

/** Everything about a list that a link can carry; what is absent is not asked for. */
export type Search<F extends Readers, K extends Readers, S extends string> = ValuesOf<F> &
  ValuesOf<K> & {
    /** From 1; absent: the first. */
    page?: number | undefined;
    /** Rows of a page; absent: see `pageSizeOf`. */
    size?: PageSize | undefined;
    /** Field that the rows are ordered by; absent: the order that the list has by itself. */
    sort?: S | undefined;
    desc?: boolean | undefined;
  };

interface Options<K extends Readers, S extends string> {
  /** Values that choose the list rather than filter it, such as a tab: "Clear filters" leaves them. */
  kept?: K;
  /** The server's names of the orders. */
  sort?: readonly S[];
  /** The order that the list has by itself, to be marked in its head. */
  order?: { sortBy: S; desc: boolean };
}

export interface ListSearch<F extends Readers, K extends Readers, S extends string> extends Options<K, S> {
  filters: F;
  /** Validator of a route. Writes every key: what a validator leaves out, the router hands through unread (ADR 046). */
  read(address: Record<string, unknown>): Search<F, K, S>;
}

/** The search of a list, for the types of its screen and of its query. */
export type SearchOf<L extends { read(address: Record<string, unknown>): unknown }> = ReturnType<L['read']>;

/** Without it the reader can go back to the address before. */
export interface How {
  replace: boolean;
}

/** Props that a route hands to the page of a list. */
export interface ListProps<S> {
  search: S;
  onSearch: (next: S, how?: How) => void;
}

/** Page and rows of a page, in the words of the list calls. */
export const pageOf = (search: { page?: number | undefined; size?: PageSize | undefined }) => ({
  page: search.page ?? 1,
  limit: pageSizeOf(search),
});

/** Defines how the address of one list is read. A mistyped address shows the unfiltered list, not an error. */
export function listSearch<
  F extends Readers,
  K extends Readers = Record<never, never>,
  S extends string = never,
>(filters: F, options: Options<K, S> = {}): ListSearch<F, K, S> {
  const readers: Readers = { ...filters, ...options.kept };
  return {
    ...options,
    filters,
    read(address) {
      const values = Object.entries(readers).map(([name, reader]) => [name, reader(address[name])]);
      const sort = options.sort && oneOf(...options.sort)(address.sort);
      return {
        // Each entry is what the reader of its name gave; TypeScript does not follow that through `fromEntries`.
        ...(Object.fromEntries(values) as ValuesOf<F> & ValuesOf<K>),
        page: pageNumber(address.page),
        size: sizeOf(address.size),
        sort,
        desc: sort ? address.desc === true : undefined,
      };
    },
  };
}
