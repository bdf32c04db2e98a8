import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { cx } from './classes.ts';
import { inputLook } from './field.tsx';
import { itemLook, popupLook } from './menu.tsx';

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
  /** Its button, so that callers can focus it, as a form with a wrong value does. */
  ref?: Ref<Pick<HTMLElement, 'focus'>>;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/**
 * One of a few, by the pattern "select-only combobox" of the ARIA practices. Radix's own Select hides the page from
 * assistive tools and has no other mode (ADR 100), so this is its menu, which need not be modal, under the roles of a listbox.
 */
export function Select<T extends string>(props: SelectProps<T>) {
  const { choices, value, label } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  /** Known before the list first opens: a container that changed under an open list would close it. */
  const [field, setField] = useState<HTMLButtonElement | null>(null);
  useImperativeHandle(props.ref, () => ({ focus: () => field?.focus() }), [field]);
  const names = label ? { 'aria-label': label } : { 'aria-labelledby': id };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        ref={setField}
        role="combobox"
        aria-haspopup="listbox"
        id={id}
        aria-label={label}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        className={cx(inputLook, 'flex items-center justify-between gap-2 text-left', props.className)}
      >
        <span className="truncate">
          {choices.find((choice) => choice.value === value)?.label ?? (props['aria-invalid'] ? value : null)}
        </span>
        <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
      </Radix.Trigger>
      {/* Within its dialog: a modal dialog lets nothing outside of it be scrolled. */}
      <Radix.Portal container={field?.closest<HTMLElement>('[role="dialog"]')}>
        <Radix.Content
          role="listbox"
          {...names}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // Opened while its sheet still slides in, it moves on with its field.
          updatePositionStrategy="always"
          className={cx(popupLook, 'max-h-80 min-w-(--radix-dropdown-menu-trigger-width)')}
        >
          <Options {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Options<T extends string>(props: SelectProps<T>) {
  const chosen = useRef<HTMLDivElement>(null);
  // The list begins at what is chosen. Later than Radix, which puts the focus on the list or on its first entry.
  useEffect(() => after(0, () => chosen.current?.focus()), []);
  return props.choices.map((choice) => {
    const isChosen = choice.value === props.value;
    return (
      <Radix.Item
        key={choice.value}
        ref={isChosen ? chosen : undefined}
        role="option"
        aria-selected={isChosen}
        onSelect={() => isChosen || props.onChange(choice.value)}
        className={cx(itemLook, 'justify-between gap-3 whitespace-nowrap')}
      >
        {choice.label}
        {isChosen ? <Check className="size-4 text-accent" aria-hidden /> : null}
      </Radix.Item>
    );
  });
}
