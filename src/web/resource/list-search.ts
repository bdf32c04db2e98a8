import { listSettings } from '#web/ambient/list-settings.ts';
import { keepSettings } from '#web/http/settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { FilterChip } from './list-page.tsx';
import { messages } from './messages.ts';
import type { Sorting } from './use-resource-table.ts';

/** Reads one value of an address; undefined for what is not valid, which the list then ignores. */
export type Reader<T> = (value: unknown) => T | undefined;
type Readers = Record<string, Reader<unknown>>;
type ValuesOf<R extends Readers> = { [K in keyof R]?: ReturnType<R[K]> };

/** One of a few words. */
export const oneOf =
  <T extends string>(...allowed: readonly T[]): Reader<T> =>
  (value) =>
    allowed.find((candidate) => candidate === value);

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

const pageOf: Reader<number> = (value) => {
  const page = Math.trunc(Number(value));
  return page > 1 ? page : undefined;
};

/** Everything about a list that a link can carry; what is absent is not asked for. */
type Search<F extends Readers, K extends Readers, S extends string> = ValuesOf<F> &
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

interface ListSearch<F extends Readers, K extends Readers, S extends string> extends Options<K, S> {
  /** Validator of a route. Writes every key: what a validator leaves out, the router hands through unread (ADR 046). */
  read(address: Record<string, unknown>): Search<F, K, S>;
}

/** The search of a list, for the types of its screen and of its query. */
export type SearchOf<L extends { read(address: Record<string, unknown>): unknown }> = ReturnType<L['read']>;

/** How the address of one list is read. A mistyped address shows the unfiltered list, not an error. */
export function listSearch<
  F extends Readers,
  K extends Readers = Record<never, never>,
  S extends string = never,
>(filters: F, options: Options<K, S> = {}): ListSearch<F, K, S> {
  const readers: Readers = { ...filters, ...options.kept };
  return {
    ...options,
    read(address) {
      const values = Object.entries(readers).map(([name, reader]) => [name, reader(address[name])]);
      const sort = options.sort && oneOf(...options.sort)(address.sort);
      return {
        // Each entry is what the reader of its name gave; TypeScript does not follow that through `fromEntries`.
        ...(Object.fromEntries(values) as ValuesOf<F> & ValuesOf<K>),
        page: pageOf(address.page),
        size: sizeOf(address.size),
        sort,
        desc: sort ? address.desc === true : undefined,
      };
    },
  };
}

/** What the chip of a filter says: its name, and the value in words where it is not text that the user typed. */
type ChipLabels<F extends Readers> = {
  [K in keyof F]: string | { label: string; show(value: NonNullable<ReturnType<F[K]>>): string };
};

/** Without it the reader can go back to the address before. */
export interface How {
  replace: boolean;
}

/** What `ResourceList` and the filters above it need of the address. */
export interface ListState {
  page: number;
  onPage(page: number, how?: How): void;
  pageSize: PageSize;
  /** The reader's choice is kept, for all lists. */
  onPageSize(size: PageSize): void;
  filtered: boolean;
  chips: readonly FilterChip[];
  /** Without any filter; the order and what chooses the list stay. */
  onClear(): void;
  order?: { sorting: Sorting; onSort(sorting: Sorting): void };
  /** A filter or a tab changed: the list begins at its first page again. */
  change(part: Record<string, string | undefined>): void;
}

/** Binds the address of a list to its screen; `onSearch` navigates. */
export function useListState<F extends Readers, K extends Readers, S extends string>(
  list: ListSearch<F, K, S>,
  search: Search<F, K, S>,
  onSearch: (next: Search<F, K, S>, how?: How) => void,
  labels: ChipLabels<F>,
): ListState {
  const text = useText();
  const pageSize = pageSizeOf(search);
  // A page is one of so many rows: the address of a later one names them.
  const go = (part: Record<string, unknown>, how?: How) =>
    onSearch(
      list.read({
        ...search,
        size: pageSize === pageSizes[0] ? undefined : pageSize,
        page: undefined,
        ...part,
      }),
      how,
    );
  const values: Record<string, unknown> = search;
  const shown: Record<string, string | { label: string; show(value: unknown): string }> = labels;
  const chips = Object.entries(shown).flatMap(([name, chip]): FilterChip[] => {
    if (values[name] === undefined) return [];
    const [title, value] =
      typeof chip === 'string' ? [chip, String(values[name])] : [chip.label, chip.show(values[name])];
    const label = text(messages.chip, { name: title, value });
    return [{ name, label, onRemove: () => go({ [name]: undefined }) }];
  });
  const { sort, desc = false } = search;
  const sorting = sort === undefined ? list.order : { sortBy: sort, desc };
  return {
    page: search.page ?? 1,
    onPage: (page, how) => go({ page }, how),
    pageSize,
    onPageSize: (size) => {
      listSettings.showRows(size);
      keepSettings({ perPage: size });
      go({ size });
    },
    filtered: chips.length > 0,
    chips,
    onClear: () => go(Object.fromEntries(Object.keys(labels).map((name) => [name, undefined]))),
    ...(sorting && {
      order: { sorting, onSort: (next) => go({ sort: next.sortBy, desc: next.desc }) },
    }),
    change: (part) => go(part),
  };
}
