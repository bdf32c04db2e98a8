import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { daysAfter, monthsAfter, weeksOf } from '#domain/typed-date.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from './classes.ts';
import { messages } from './messages.ts';

interface CalendarProps {
  /** Chosen date, `YYYY-MM-DD`; null: none yet. */
  chosen: string | null;
  today: string;
  onChoose: (date: string) => void;
}

/** Returns where a key leads, by the date grid of the ARIA practices; null: it is no such key. */
function dateByKey({ key, shiftKey }: KeyboardEvent, date: string): string | null {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(date, -1);
    case 'ArrowRight':
      return daysAfter(date, 1);
    case 'ArrowUp':
      return daysAfter(date, -7);
    case 'ArrowDown':
      return daysAfter(date, 7);
    case 'Home':
      return daysAfter(date, -weekday);
    case 'End':
      return daysAfter(date, 6 - weekday);
    case 'PageUp':
      return monthsAfter(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return monthsAfter(date, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** One month, whose days are chosen by pointer or keyboard. */
export function Calendar({ chosen, today, onChoose }: CalendarProps) {
  const text = useText();
  const { date: written } = useFormats();
  const [active, setActive] = useState(chosen ?? today);
  const byKey = useRef(true);
  const focused = useRef<HTMLButtonElement>(null);
  // The buttons for months keep the focus; a key in the grid takes it along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active day
  useEffect(() => {
    if (byKey.current) focused.current?.focus();
  }, [active]);
  const move = (months: number) => () => {
    byKey.current = false;
    setActive(monthsAfter(active, months));
  };
  const month = written(active, { month: 'long', year: 'numeric' });
  const weeks = weeksOf(active);
  const turn = 'grid size-8 place-items-center rounded-sm text-secondary hover:bg-hover';
  return (
    <div className="flex flex-col gap-1 p-1">
      <div className="flex items-center justify-between gap-2">
        <button type="button" className={turn} aria-label={text(messages.previousMonth)} onClick={move(-1)}>
          <ChevronLeft className="size-4" aria-hidden />
        </button>
        <p aria-live="polite" className="text-dense font-medium">
          {month}
        </p>
        <button type="button" className={turn} aria-label={text(messages.nextMonth)} onClick={move(1)}>
          <ChevronRight className="size-4" aria-hidden />
        </button>
      </div>
      <table aria-label={month} className="border-separate border-spacing-0.5">
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={written(date, { weekday: 'long' })}
                className="size-8 text-caption font-normal text-muted"
              >
                {written(date, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className="p-0">
                  <button
                    type="button"
                    ref={date === active ? focused : null}
                    tabIndex={date === active ? 0 : -1}
                    aria-label={written(date, { dateStyle: 'full' })}
                    aria-pressed={date === chosen}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => onChoose(date)}
                    onKeyDown={(event) => {
                      const next = dateByKey(event, date);
                      if (next === null) return;
                      event.preventDefault();
                      byKey.current = true;
                      setActive(next);
                    }}
                    className={cx(
                      'grid size-8 place-items-center rounded-sm text-dense tabular-nums',
                      date === chosen ? 'bg-accent text-accent-on' : 'hover:bg-hover',
                      date !== chosen && date.slice(0, 7) !== active.slice(0, 7) && 'text-muted',
                      date === today && 'font-semibold underline underline-offset-4',
                    )}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
