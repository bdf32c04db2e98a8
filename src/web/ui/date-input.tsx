import { CalendarDays } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type FocusEventHandler, type Ref, useState, useSyncExternalStore } from 'react';
import { localTimeOf } from '#domain/display.ts';
import { shownDate, type TimePrecision, typedDate, typedPattern } from '#domain/typed-date.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { preferences, readPreferences } from '#web/ambient/preferences.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Calendar } from './calendar.tsx';
import { cx } from './classes.ts';
import { inputLook } from './field.tsx';
import { popupLook } from './menu.tsx';
import { messages } from './messages.ts';

interface DateInputProps {
  /** `YYYY-MM-DD`, or with a time `YYYY-MM-DDTHH:mm`; empty: no date. */
  value: string;
  onChange: (value: string) => void;
  /** Names the calendar's button, and the field if no label of its own does. */
  label: string;
  id?: string;
  time?: TimePrecision;
  className?: string;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/**
 * A date in the format that the user has chosen for all dates; a native field has that of the browser. It is typed, or
 * chosen in a calendar. What is no date is not passed on, and leaves with the focus.
 */
export function DateInput({ value, onChange, label, id, time, className, ...rest }: DateInputProps) {
  const text = useText();
  const { dateformat } = useSyncExternalStore(preferences.subscribe, readPreferences);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<HTMLSpanElement | null>(null);
  const [date = '', timeOfDay] = value.split('T');
  const read = (entered: string) => typedDate(entered, dateformat, time, timeOfDay);
  const pass = (next: string) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  /** Returns false if the typed text is no date. */
  const commit = (): boolean => {
    if (typed === null) return true;
    const next = typed.trim() === '' ? '' : read(typed);
    if (next !== null) pass(next);
    return next !== null;
  };
  const type = (entered: string) => {
    const next = read(entered);
    // An unfinished date, such as the first of a month, waits for Enter or the next field.
    const isWhole = next !== null && [shownDate(next, dateformat), next].includes(entered);
    if (isWhole || entered === '') pass(next ?? '');
    else setTyped(entered);
  };
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Anchor asChild>
        <span ref={setField} className={cx('relative block min-w-0', className)}>
          <input
            {...rest}
            id={id}
            aria-label={id === undefined ? label : undefined}
            aria-invalid={isWrong ? true : rest['aria-invalid']}
            autoComplete="off"
            placeholder={typedPattern(dateformat, time)}
            value={typed ?? shownDate(value, dateformat)}
            onChange={({ target }) => type(target.value)}
            onBlur={(event) => {
              if (!commit()) setTyped(null);
              rest.onBlur?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !commit()) event.preventDefault();
              if (event.key !== 'ArrowDown' || !event.altKey) return;
              event.preventDefault();
              setOpen(true);
            }}
            className={cx(inputLook, 'pr-9 pl-2 text-dense tabular-nums')}
          />
          <Radix.Trigger
            aria-label={text(messages.calendarOf, { label })}
            className="absolute inset-y-0 right-0 grid w-8 place-items-center rounded text-muted hover:text-primary"
          >
            <CalendarDays className="size-4" aria-hidden />
          </Radix.Trigger>
        </span>
      </Radix.Anchor>
      {/* Within its dialog: a modal dialog takes the focus from everything outside of it. */}
      <Radix.Portal container={field?.closest<HTMLElement>('[role="dialog"]')}>
        <Radix.Content
          aria-label={text(messages.calendarOf, { label })}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={popupLook}
        >
          <Calendar
            chosen={date === '' ? null : date}
            today={localTimeOf(new Date(nowMs()).toISOString(), zoneInUse()).slice(0, 10)}
            onChoose={(chosen) => {
              setOpen(false);
              pass(
                time === undefined
                  ? chosen
                  : `${chosen}T${timeOfDay ?? (time === 'minutes' ? '00:00' : '00:00:00')}`,
              );
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
