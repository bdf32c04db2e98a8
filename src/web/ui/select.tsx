import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { popupLook, useAnchored } from './anchored.ts';
import { cx } from './classes.ts';
import { inputLook } from './field.tsx';
import { useTypeahead } from './typeahead.ts';

export interface Choice<T extends string> {
  value: T;
  label: string;
}

interface SelectProps<T extends string> {
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  id?: string;
  label?: string;
  className?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface ListProps {
  id: string;
  label: string | undefined;
  choices: readonly Choice<string>[];
  value: string;
  active: number;
  anchor: () => HTMLElement | null;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
  onClose: () => void;
}

function List(props: ListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const { anchor, active } = props;
  useAnchored(popup, anchor, { side: 'bottom', align: 'start', gap: 4 });
  useEffect(() => {
    popup.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={popup}
      id={props.id}
      role="listbox"
      tabIndex={-1}
      popover="auto"
      aria-label={props.label}
      onToggle={(event) => event.newState === 'closed' && props.onClose()}
      style={{ minWidth: anchor()?.offsetWidth }}
      className={cx(popupLook, 'max-h-80')}
    >
      {props.choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the field points here
        <div
          key={choice.value}
          id={`${props.id}-${index}`}
          role="option"
          aria-selected={choice.value === props.value}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => props.onPoint(index)}
          onClick={() => props.onChoose(index)}
          className={cx(
            'flex h-8 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 text-body whitespace-nowrap',
            index === active && 'bg-hover',
          )}
        >
          {choice.label}
          {choice.value === props.value ? <Check className="size-4 text-accent" aria-hidden /> : null}
        </div>
      ))}
    </div>
  );
}

/** One of a few: a field with a list under it, by the pattern "select-only combobox" of the ARIA practices. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { choices, value } = props;
  const listId = useId();
  const field = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const typeahead = useTypeahead();
  const current = Math.max(
    0,
    choices.findIndex((choice) => choice.value === value),
  );
  const [active, setActive] = useState<number | null>(null);
  const choose = (index: number) => {
    const choice = choices[index];
    setActive(null);
    if (choice && choice.value !== value) props.onChange(choice.value);
  };
  const press = (event: KeyboardEvent) => {
    const open = active !== null;
    const at = active ?? current;
    const last = choices.length - 1;
    const take = (index: number) => {
      event.preventDefault();
      setActive(index);
    };
    switch (event.key) {
      case 'ArrowDown':
        return take(open ? Math.min(at + 1, last) : current);
      case 'ArrowUp':
        return take(open ? Math.max(at - 1, 0) : current);
      case 'Home':
        return take(0);
      case 'End':
        return take(last);
      case 'Enter':
      case ' ':
        event.preventDefault();
        return open ? choose(at) : setActive(current);
      case 'Tab':
        return setActive(null);
      default: {
        const labels = choices.map((choice) => choice.label);
        const found = event.ctrlKey || event.metaKey ? null : typeahead(event.key, labels, at);
        if (found !== null) take(found);
      }
    }
  };
  return (
    <>
      <button
        ref={field}
        type="button"
        role="combobox"
        id={props.id}
        aria-label={props.label}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-haspopup="listbox"
        aria-expanded={active !== null}
        aria-controls={active === null ? undefined : listId}
        aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
        onPointerDown={() => {
          wasOpen.current = active !== null;
        }}
        onClick={() => {
          setActive(wasOpen.current ? null : current);
          wasOpen.current = false;
        }}
        onKeyDown={press}
        className={cx(inputLook, 'flex items-center justify-between gap-2 text-left', props.className)}
      >
        <span className="truncate">{choices[current]?.label}</span>
        <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
      </button>
      {active === null ? null : (
        <List
          id={listId}
          label={props.label}
          choices={choices}
          value={value}
          active={active}
          anchor={() => field.current}
          onPoint={setActive}
          onChoose={choose}
          onClose={() => setActive(null)}
        />
      )}
    </>
  );
}
