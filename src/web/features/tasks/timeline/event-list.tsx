import { useVirtualizer } from '@tanstack/react-virtual';
import { Cpu, type LucideIcon, Server, User } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Actor } from '#domain/logged-event.ts';
import { useText } from '#web/i18n/use-text.ts';
import { stateMessage } from '#web/resource/task-state-badge.tsx';
import { cx } from '#web/ui/classes.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import type { Replay } from '../replay/replay.ts';
import { type Row, rowOf } from './rows.ts';

const rowHeight = 32;

const actorIcons: Record<Actor['kind'], LucideIcon> = { account: User, device: Cpu, server: Server };

interface EventListProps {
  replay: Replay;
  rows: Row[];
  at: number;
  onPick: (version: number) => void;
}

/** Only the rows on the screen exist, whatever the stream's length. */
export function EventList({ replay, rows, at, onPick }: EventListProps) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const selected = rowOf(rows, at);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  useEffect(() => {
    if (rows.length > 0) virtual.scrollToIndex(selected, { align: 'auto' });
  }, [selected, rows.length, virtual]);
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = rows[Math.max(0, Math.min(rows.length - 1, selected + step))];
    if (step === 0 || !next) return;
    event.preventDefault();
    onPick(next.last);
  };
  return (
    <div
      ref={frame}
      role="listbox"
      tabIndex={0}
      aria-label={text(messages.events)}
      aria-activedescendant={rows[selected] ? `event-${rows[selected].first}` : undefined}
      onKeyDown={onKey}
      className="h-[420px] overflow-auto rounded-b"
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
              onPick={onPick}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

interface EventRowProps {
  replay: Replay;
  row: Row;
  top: number;
  index: number;
  count: number;
  selected: boolean;
  future: boolean;
  onPick: (version: number) => void;
}

function EventRow({ replay, row, top, index, count, selected, future, onPick }: EventRowProps) {
  const text = useText();
  const event = replay.events[row.last - 1];
  if (!event) return null;
  const previous = replay.events[row.first - 2];
  const since = previous ? Date.parse(event.recordedAt) - Date.parse(previous.recordedAt) : 0;
  const Icon = actorIcons[event.actor.kind];
  const run = row.last - row.first + 1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox handles the keys for its options
    <div
      id={`event-${row.first}`}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-posinset={index + 1}
      aria-setsize={count}
      onClick={() => onPick(row.last)}
      style={{ transform: `translateY(${top}px)` }}
      className={cx(
        'absolute inset-x-0 grid h-8 cursor-pointer grid-cols-[52px_72px_minmax(0,1fr)_20px_104px] items-center gap-2 border-b border-stroke px-3 text-dense hover:bg-hover',
        selected && 'bg-accent-surface',
        future && 'text-muted',
      )}
    >
      <span className="font-mono text-caption tabular-nums text-secondary">{row.last}</span>
      <span className="text-right font-mono text-caption tabular-nums text-secondary">
        {previous ? `+${formatSpan(since)}` : ''}
      </span>
      <span className="truncate font-mono">
        {run > 1 ? text(messages.repeated, { type: event.type, count: run }) : event.type}
      </span>
      <span title={event.actor.name}>
        <Icon className="size-3.5 text-muted" aria-label={event.actor.name} role="img" />
      </span>
      <span className="truncate text-secondary">{text(stateMessage(replay.states[row.last - 1] ?? ''))}</span>
    </div>
  );
}
