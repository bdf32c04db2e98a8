import { shownDate } from '#domain/typed-date.ts';
import { listSettings } from '#web/ambient/list-settings.ts';
import { readPreferences } from '#web/ambient/preferences.ts';
import { keepSettings } from '#web/http/settings.ts';
import type { Message } from '#web/i18n/message.ts';
import type { TextOf } from '#web/i18n/use-text.ts';
import type { Choice } from '#web/ui/select.tsx';
import type { FilterChip } from './list-page.tsx';
import {
  day,
  type How,
  type ListProps,
  type ListSearch,
  type PageSize,
  pageSizeOf,
  pageSizes,
  type Readers,
  type Search,
} from './list-search.ts';
import { messages } from './messages.ts';
import type { Sorting } from './use-resource-table.ts';

/** Texts of a filter, for its control and for its chip. A message alone is the label of one that is typed. */
type FilterTexts<V> =
  | Message
  | {
      label: Message | string;
      /** Accepted input, if the label does not describe it. */
      hint?: Message;
      /** Label of the chip, where it is another. */
      chip?: Message;
      /** Names of the values that the search can have. */
      names?: Record<V & string, Message | { label: Message }>;
      /** In place of `names`: values that are known with the page alone. */
      choices?: readonly Choice<string>[];
      /** Text of the chip, if it differs from the choice's. */
      show?(value: V): string;
    };

export type TextsOf<F extends Readers> = { [K in keyof F]: FilterTexts<NonNullable<ReturnType<F[K]>>> };

/** A filter as its control and its chip need it. */
interface Filter {
  label: string;
  hint: string;
  chip: string;
  /** Undefined where nothing is chosen. */
  value: string | undefined;
  choices: readonly Choice<string>[];
  show(value: string): string;
}

function filterOf(
  text: TextOf,
  values: readonly unknown[],
  value: unknown,
  texts: FilterTexts<unknown>,
): Filter {
  if ('id' in texts) return filterOf(text, values, value, { label: texts });
  const { names, show } = texts;
  const label = typeof texts.label === 'string' ? texts.label : text(texts.label);
  const nameOf = (name: Message | { label: Message } | undefined, known: string) =>
    name === undefined ? known : text('label' in name ? name.label : name);
  const choices =
    texts.choices ??
    values.map(String).map((known) => ({ value: known, label: nameOf(names?.[known], known) }));
  return {
    label,
    hint: texts.hint ? text(texts.hint) : label,
    chip: texts.chip ? text(texts.chip) : label,
    value: value === undefined ? undefined : String(value),
    choices,
    show: show ?? ((known) => choices.find((choice) => choice.value === known)?.label ?? known),
  };
}

/** Days are shown as their fields show them. */
const withDates = (texts: FilterTexts<unknown>): FilterTexts<unknown> => ({
  ...('id' in texts ? { label: texts } : texts),
  show: (value) => shownDate(String(value), readPreferences().dateformat),
});

/** The address of a list, bound to its screen. */
export interface ListState {
  page: number;
  onPage(page: number, how?: How): void;
  pageSize: PageSize;
  /** The reader's choice is kept, for all lists. */
  onPageSize(size: PageSize): void;
  /** By their names in the search. */
  filters: Readonly<Record<string, Filter>>;
  filtered: boolean;
  chips: readonly FilterChip[];
  /** Clears all filters; the order and the choice of the list stay. */
  onClear(): void;
  order?: { sorting: Sorting; onSort(sorting: Sorting): void };
  /** A filter or a tab changed: the list begins at its first page again. */
  change(part: Record<string, string | undefined>): void;
}

export function listState<F extends Readers, K extends Readers, S extends string>(
  list: ListSearch<F, K, S>,
  { search, onSearch }: ListProps<Search<F, K, S>>,
  texts: TextsOf<F>,
  text: TextOf,
): ListState {
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
  const all: Record<string, FilterTexts<unknown>> = texts;
  const filters = Object.fromEntries(
    Object.entries(all).map(([name, its]) => [
      name,
      filterOf(
        text,
        list.filters[name]?.values ?? [],
        values[name],
        list.filters[name] === day ? withDates(its) : its,
      ),
    ]),
  );
  const chips = Object.entries(filters).flatMap(([name, { chip, value, show }]): FilterChip[] =>
    value === undefined
      ? []
      : [
          {
            name,
            label: text(messages.chip, { name: chip, value: show(value) }),
            onRemove: () => go({ [name]: undefined }),
          },
        ],
  );
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
    filters,
    filtered: chips.length > 0,
    chips,
    onClear: () => go(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))),
    ...(sorting && {
      order: { sorting, onSort: (next) => go({ sort: next.sortBy, desc: next.desc }) },
    }),
    change: (part) => go(part),
  };
}
