import { Cpu, type LucideIcon, Server, User } from 'lucide-react';
import { memo } from 'react';
import type { Actor } from '#domain/logged-event.ts';
import { useText } from '#web/i18n/use-text.ts';
import { stateMessage } from '#web/resource/task-state-badge.tsx';
import { cx } from '#web/ui/classes.ts';
import { summaryOf } from '../decode/summary.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import type { Replay } from '../replay/replay.ts';
import type { Clock } from '../use-clock.ts';

export const rowHeight = 32;

/** Columns come as the list has room for them: the name and the state always, then Δt, the clocks, and what it says. */
const columns =
  'grid items-center gap-2 @md:gap-3 px-3 grid-cols-[34px_minmax(0,1fr)_16px_84px] @md:grid-cols-[44px_64px_minmax(0,1fr)_16px_88px] @xl:grid-cols-[48px_64px_88px_minmax(0,1fr)_16px_92px]';
const withSummary = '@2xl:grid-cols-[48px_64px_88px_172px_minmax(0,1fr)_16px_92px]';
const withDeviceClock =
  '@2xl:grid-cols-[48px_64px_88px_88px_minmax(0,1fr)_16px_92px] @4xl:grid-cols-[48px_64px_88px_88px_172px_minmax(0,1fr)_16px_92px]';
const columnsOf = (deviceClock: boolean) => cx(columns, deviceClock ? withDeviceClock : withSummary);
const fromMd = 'hidden @md:block';
const fromXl = 'hidden @xl:block';
const from2xl = 'hidden @2xl:block';
const summaryFrom = (deviceClock: boolean) => (deviceClock ? 'hidden @4xl:block' : from2xl);

const actorIcons: Record<Actor['kind'], LucideIcon> = { account: User, device: Cpu, server: Server };

export function EventHead({ deviceClock }: { deviceClock: boolean }) {
  const text = useText();
  return (
    <div
      className={cx(
        columnsOf(deviceClock),
        'small-caps h-8 border-b border-stroke bg-sunken text-secondary *:truncate',
      )}
    >
      <span>{text(messages.columnVersion)}</span>
      <span className={cx(fromMd, 'text-right normal-case')}>{text(messages.columnSince)}</span>
      <span className={fromXl}>{text(messages.recordedAt)}</span>
      {deviceClock ? <span className={from2xl}>{text(messages.deviceAt)}</span> : null}
      <span>{text(messages.columnEvent)}</span>
      <span className={summaryFrom(deviceClock)}>{text(messages.columnSays)}</span>
      <span />
      <span>{text(messages.columnState)}</span>
    </div>
  );
}

interface EventRowProps {
  replay: Replay;
  /** Versions of the events that the row stands for, inclusive. */
  first: number;
  last: number;
  index: number;
  count: number;
  selected: boolean;
  future: boolean;
  deviceClock: boolean;
  clock: Clock;
  onPick: (version: number) => void;
}

/** Drawn again only when something of it changes: of the rows in sight, moving by one event changes two. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { replay, first, last, index, count, selected, future, deviceClock, clock, onPick } = props;
  const text = useText();
  const event = replay.events[last - 1];
  if (!event) return null;
  const previous = replay.events[first - 2];
  const since = previous ? Date.parse(event.recordedAt) - Date.parse(previous.recordedAt) : 0;
  const run = last - first + 1;
  const state = replay.states[last - 1] ?? '';
  const moved = state !== (replay.states[first - 2] ?? 'empty');
  const figures = 'font-mono text-caption tabular-nums';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox handles the keys for its options
    <div
      id={`event-${first}`}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-posinset={index + 1}
      aria-setsize={count}
      onClick={() => onPick(last)}
      className={cx(
        columnsOf(deviceClock),
        'h-8 cursor-pointer contain-strict border-b border-stroke text-dense hover:bg-hover',
        selected && 'bg-accent-surface hover:bg-accent-surface',
        future ? 'text-muted' : 'text-secondary',
      )}
    >
      <span className={cx(figures, 'truncate')}>{last}</span>
      <span className={cx(figures, fromMd, 'text-right')}>{previous ? `+${formatSpan(since)}` : ''}</span>
      <span className={cx(figures, fromXl)}>{clock.time(event.recordedAt)}</span>
      {deviceClock ? <span className={cx(figures, from2xl)}>{clock.time(event.deviceAt)}</span> : null}
      <span
        title={event.type}
        className={cx('truncate font-mono text-caption @md:text-dense', !future && 'text-primary')}
      >
        {run > 1 ? text(messages.repeated, { type: event.type, count: run }) : event.type}
      </span>
      <span className={cx(figures, summaryFrom(deviceClock), 'truncate')}>
        {run > 1 ? '' : summaryOf(event.data)}
      </span>
      <ActorSign kind={event.actor.kind} name={event.actor.name} id={event.actor.id} />
      <span className={cx('truncate', moved && !future && 'font-medium text-primary')}>
        {text(stateMessage(state))}
      </span>
    </div>
  );
});

const ActorSign = memo(function ActorSign({ kind, name, id }: Actor) {
  const Icon = actorIcons[kind];
  return (
    <span title={name}>
      <Icon className="size-3.5" aria-label={name || id} role="img" />
    </span>
  );
});
