import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Input } from '#web/ui/field.tsx';
import { type Choice, Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';

const typingPause = 350;

interface TypedFilterProps {
  label: string;
  /** Accepted input, if the label does not describe it. */
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
    // The address returns the requested value, which must not overwrite later input, not even a space.
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

interface DayFilterProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A calendar day. */
export function DayFilter({ label, value = '', onChange }: DayFilterProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-1.5 text-dense text-secondary max-md:grow max-md:basis-36">
      <label htmlFor={id} className="whitespace-nowrap max-md:min-w-10">
        {label}
      </label>
      <span className="w-34 max-md:grow">
        <DateInput id={id} label={label} value={value} onChange={(day) => onChange(day || undefined)} />
      </span>
    </span>
  );
}
