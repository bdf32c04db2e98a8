import { createContext, type ReactNode, use } from 'react';
import { ChoiceFilter, DayFilter, TypedFilter } from './filters.tsx';
import type { ListSearch, Readers } from './list-search.ts';
import type { ListState } from './list-state.ts';

/** The list around its filters. */
export const ListContext = createContext<Pick<ListState, 'filters' | 'change'> | null>(null);

function useFilter(name: string) {
  const list = use(ListContext);
  const filter = list?.filters[name];
  if (!list || !filter) throw new Error(`the list has no filter ${name}`);
  return { ...filter, change: list.change };
}

interface NamedFilter<Name extends string> {
  name: Name;
  className?: string;
}

/** Text to look for. */
function Keyword(props: Partial<NamedFilter<string>> & { icon?: ReactNode }) {
  const { name = 'keyword' } = props;
  const { label, hint, value = '', change } = useFilter(name);
  return (
    <TypedFilter
      label={label}
      hint={hint}
      icon={props.icon}
      value={value}
      onChange={(next) => change({ [name]: next })}
      className={props.className ?? 'flex-1 basis-48 md:max-w-80'}
    />
  );
}

interface ChoiceProps<Name extends string> extends NamedFilter<Name> {
  /** The values that there are now; absent: all. */
  of?: readonly string[];
  /** A filter that depends on this one. */
  clears?: Name;
}

/** One of a few, or all of them. */
function OneOf({ name, of, clears, className }: ChoiceProps<string>) {
  const { label, value, choices, change } = useFilter(name);
  const offered = of ? choices.filter((choice) => of.includes(choice.value)) : choices;
  // While the choices are read, the one that the address names is not known to be wrong.
  const isOffered = offered.length === 0 || offered.some((choice) => choice.value === value);
  return (
    <ChoiceFilter
      label={label}
      value={isOffered ? value : undefined}
      choices={offered}
      onChange={(next) => change({ [name]: next, ...(clears && { [clears]: undefined }) })}
      className={className}
    />
  );
}

/** One end of a span of days. */
function Day({ name }: NamedFilter<string>) {
  const { label, value, change } = useFilter(name);
  return <DayFilter label={label} value={value} onChange={(next) => change({ [name]: next })} />;
}

export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

interface FilterParts<Name extends string> {
  Keyword: (props: Partial<NamedFilter<Name>> & { icon?: ReactNode }) => ReactNode;
  Choice: (props: ChoiceProps<Name>) => ReactNode;
  Day: (props: NamedFilter<Name>) => ReactNode;
}

const parts: FilterParts<string> = { Keyword, Choice: OneOf, Day };

/** The controls of a list's filters, by their names in its search. What they say is given to `useList`. */
export const filtersOf = <F extends Readers, K extends Readers, S extends string>(
  _search: ListSearch<F, K, S>,
): FilterParts<keyof F & string> => parts;
