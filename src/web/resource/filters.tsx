import { createContext, type ReactNode, use, useEffect, useEffectEvent, useId, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { Input } from '#web/ui/field.tsx';
import { type Choice, Select } from '#web/ui/select.tsx';
import type { ListSearch, Readers } from './list-search.ts';
import type { ListState } from './list-state.ts';
import { messages } from './messages.ts';

const typingPause = 350;

interface TypedFilterProps {
  label: string;
  /** What may be typed, where the label does not say it. */
  hint?: string;
  icon?: ReactNode;
  type?: 'search' | 'number';
  value: string;
  onChange: (value: string) => void;
  className: string;
}

/** Text to look for, sent once the typing pauses. */
export function TypedFilter(props: TypedFilterProps) {
  const { label, hint = label, icon, type = 'search', value, onChange, className } = props;
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [asked, setAsked] = useState<string | null>(null);
  if (sent !== value) {
    setSent(value);
    // What comes back as it was asked for does not overwrite what was typed meanwhile, not even a space.
    if (value !== asked) setTyped(value);
    setAsked(null);
  }
  // Another filter may change during the pause: the latest handler is called, and the pause does not restart.
  const send = useEffectEvent((wanted: string) => {
    setAsked(wanted);
    onChange(wanted);
  });
  useEffect(() => {
    if (typed.trim() === sent) return;
    return after(typingPause, () => send(typed.trim()));
  }, [typed, sent]);
  return (
    <div className={cx('relative min-w-0', className)}>
      {icon}
      <Input
        type={type}
        aria-label={label}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(icon ? { className: 'pl-9' } : {})}
      />
    </div>
  );
}

const all = 'all';

interface ChoiceFilterProps<T extends string> {
  label: string;
  value: T | undefined;
  choices: readonly Choice<T>[];
  onChange: (value: T | undefined) => void;
  className?: string | undefined;
}

/** One of a few, or all of them. */
export function ChoiceFilter<T extends string>(props: ChoiceFilterProps<T>) {
  const text = useText();
  const { label, choices } = props;
  return (
    <div className={props.className ?? 'min-w-0 grow basis-32 md:w-44 md:grow-0 md:basis-auto'}>
      <Select
        label={label}
        value={props.value ?? all}
        choices={[{ value: all, label: text(messages.filterAll, { name: label }) }, ...choices]}
        onChange={(value) => props.onChange(choices.find((choice) => choice.value === value)?.value)}
      />
    </div>
  );
}

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
function ListChoice({ name, of, clears, className }: ChoiceProps<string>) {
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
  const id = useId();
  const { label, value = '', change } = useFilter(name);
  return (
    <span className="flex items-center gap-1.5 text-dense text-secondary max-md:grow max-md:basis-36">
      <label htmlFor={id} className="whitespace-nowrap max-md:min-w-10">
        {label}
      </label>
      <span className="w-34 max-md:grow">
        <Input
          id={id}
          type="date"
          value={value}
          onChange={(event) => change({ [name]: event.target.value || undefined })}
          className="px-2 text-dense"
        />
      </span>
    </span>
  );
}

export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

interface FilterParts<Name extends string> {
  Keyword: (props: Partial<NamedFilter<Name>> & { icon?: ReactNode }) => ReactNode;
  Choice: (props: ChoiceProps<Name>) => ReactNode;
  Day: (props: NamedFilter<Name>) => ReactNode;
}

const parts: FilterParts<string> = { Keyword, Choice: ListChoice, Day };

/** The controls of a list's filters, by their names in its search. What they say is given to `useList`. */
export const filtersOf = <F extends Readers, K extends Readers, S extends string>(
  _search: ListSearch<F, K, S>,
): FilterParts<keyof F & string> => parts;
