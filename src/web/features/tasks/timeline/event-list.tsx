import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from '../messages.ts';
import type { Replay } from '../replay/replay.ts';
import { EventHead, EventRow, rowHeight } from './event-row.tsx';
import { type Row, rowOf } from './rows.ts';

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
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  useEffect(() => {
    if (selected >= 0) virtual.scrollToIndex(selected, { align: 'auto' });
  }, [selected, virtual]);
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
          className="absolute inset-0 overflow-auto rounded-b -outline-offset-2"
        >
          <div className="relative w-full" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((item) => {
              const row = rows[item.index];
              return row ? (
                <EventRow
                  key={row.first}
                  replay={replay}
                  row={row}
                  top={item.start}
                  index={item.index}
                  count={rows.length}
                  selected={item.index === selected}
                  future={row.first > at}
                  deviceClock={deviceClock}
                  onPick={onPick}
                />
              ) : null;
            })}
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
