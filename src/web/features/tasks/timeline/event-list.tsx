import { type KeyboardEvent, memo, useRef } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from '../messages.ts';
import type { Replay } from '../replay/replay.ts';
import { useClock } from '../use-clock.ts';
import { EventHead, EventRow, rowHeight } from './event-row.tsx';
import { type Row, rowOf } from './rows.ts';
import { useRowWindow } from './use-row-window.ts';

interface EventListProps {
  replay: Replay;
  rows: Row[];
  at: number;
  onPick: (version: number) => void;
}

const stepOf: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -12, PageDown: 12 };

/** Only the rows on the screen exist, whatever the stream's length. */
export const EventList = memo(function EventList({ replay, rows, at, onPick }: EventListProps) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const selected = rowOf(rows, at);
  const active = rows[selected];
  const deviceClock = replay.deviceClock;
  const clock = useClock();
  const { window, onScroll } = useRowWindow(frame, rows.length, selected, rowHeight);
  const onKey = (event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (step === undefined) return;
    const next = rows[Math.max(0, Math.min(rows.length - 1, selected + step))];
    event.preventDefault();
    if (next) onPick(next.last);
  };
  return (
    <div className="@container flex h-[420px] flex-col xl:h-auto xl:min-h-[420px] xl:flex-1">
      <EventHead deviceClock={deviceClock} />
      <div className="relative min-h-0 flex-1">
        <div
          ref={frame}
          role="listbox"
          data-events
          tabIndex={0}
          aria-label={text(messages.events)}
          aria-activedescendant={active ? `event-${active.first}` : undefined}
          onKeyDown={onKey}
          onScroll={(event) => onScroll(event.currentTarget.scrollTop)}
          className="absolute inset-0 overflow-auto rounded-b -outline-offset-2"
        >
          {/* Its height counts in this very frame, for `scrollTop`: the rule for reduced motion makes a transition of all that changes. */}
          <div
            className="relative contain-strict transition-none"
            style={{ height: rows.length * rowHeight }}
          >
            <div
              className="transition-none"
              style={{ transform: `translateY(${window.first * rowHeight}px)` }}
            >
              {rows.slice(window.first, window.end).map((row, place) => {
                const index = window.first + place;
                return (
                  <EventRow
                    key={index - window.base}
                    replay={replay}
                    first={row.first}
                    last={row.last}
                    index={index}
                    count={rows.length}
                    selected={index === selected}
                    future={row.first > at}
                    deviceClock={deviceClock}
                    clock={clock}
                    onPick={onPick}
                  />
                );
              })}
            </div>
          </div>
        </div>
        {rows.length === 0 ? (
          <p className="absolute inset-x-0 top-8 text-center text-dense text-muted">
            {text(messages.noneOfThese)}
          </p>
        ) : null}
      </div>
    </div>
  );
});
