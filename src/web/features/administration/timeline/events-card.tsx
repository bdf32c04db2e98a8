import { Cpu, type LucideIcon, Server, User } from 'lucide-react';
import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import type { Actor } from '#domain/logged-event.ts';
import type { Replay } from '#web/entities/stream/replay.ts';
import { useSpan } from '#web/entities/stream/span.ts';
import { causeOf } from '#web/entities/stream/text.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { type Row, rowOf, rowsOf } from './rows.ts';
import type { Shown, TimelineSearch } from './search.ts';
import { type Clock, useClock } from './use-clock.ts';
import { useRowWindow } from './use-row-window.ts';
import { useEventDetails, useEventName, useMachineWords, useStateName } from './words.ts';

interface EventsCardProps {
  replay: Replay;
  /** The replay is one growing object; this says when to derive its rows again. */
  version: number;
  at: number;
  shown: Shown;
  compact: boolean;
  onChange: (part: TimelineSearch) => void;
  onPick: (version: number) => void;
}

/** The list of events with what it shows of them. */
export function EventsCard(props: EventsCardProps) {
  const { replay, version, at, shown, compact, onChange, onPick } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `version`
  const rows = useMemo(() => rowsOf(replay, shown, compact), [replay, version, shown, compact]);
  return (
    <section className="flex min-w-0 flex-col rounded border border-stroke bg-raised xl:min-h-0">
      <EventsHead rows={rows.length} {...{ version, shown, compact, onChange }} />
      <EventList replay={replay} rows={rows} at={at} onPick={onPick} />
    </section>
  );
}

interface EventsHeadProps {
  rows: number;
  version: number;
  shown: Shown;
  compact: boolean;
  onChange: (part: TimelineSearch) => void;
}

const shownChoices: readonly { value: Shown; label: Message }[] = [
  { value: 'all', label: messages.allEvents },
  { value: 'states', label: messages.onlyStates },
  { value: 'device', label: messages.onlyDevice },
  { value: 'server', label: messages.onlyServer },
  { value: 'account', label: messages.onlyAccount },
];

const EventsHead = memo(function EventsHead({ rows, version, shown, compact, onChange }: EventsHeadProps) {
  const text = useText();
  const { lanes = [] } = useMachineWords();
  const choices = shownChoices.filter(
    ({ value }) => value === 'all' || value === 'states' || lanes.includes(value),
  );
  return (
    <header className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-stroke px-3 py-1.5">
      <h2 className="text-body font-medium">
        {rows === version
          ? text(messages.eventCount, { count: version })
          : text(messages.rowsOfEvents, { rows, count: version })}
      </h2>
      <div className="flex min-w-0 gap-2 max-sm:w-full">
        <div className="min-w-0 max-sm:flex-1 sm:w-44">
          <Select
            label={text(messages.show)}
            value={shown}
            choices={choices.map(({ value, label }) => ({ value, label: text(label) }))}
            onChange={(show) => onChange({ show })}
          />
        </div>
        <div className="min-w-0 max-sm:flex-1 sm:w-34">
          <Select
            label={text(messages.grouping)}
            value={compact ? 'compact' : 'full'}
            choices={[
              { value: 'full', label: text(messages.full) },
              { value: 'compact', label: text(messages.compact) },
            ]}
            onChange={(rowsAs) => onChange({ compact: rowsAs === 'compact' })}
          />
        </div>
      </div>
    </header>
  );
});

interface EventListProps {
  replay: Replay;
  rows: Row[];
  at: number;
  onPick: (version: number) => void;
}

const stepOf: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -12, PageDown: 12 };

/** Only the rows on the screen exist, whatever the stream's length. */
const EventList = memo(function EventList({ replay, rows, at, onPick }: EventListProps) {
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
    <div
      className="@container flex h-[420px] flex-col xl:h-auto xl:max-h-none! xl:min-h-0 xl:flex-1"
      // Above the other cards it is no higher than its rows: on a phone the empty rest would push them out of sight.
      style={{ maxHeight: (Math.max(rows.length, 3) + 1) * rowHeight + 1 }}
    >
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

const rowHeight = 32;

/** Columns appear as the list has room for them: the name and the state always, then Δt, the clocks, and the details. */
const columns =
  'grid items-center gap-2 @md:gap-3 px-3 grid-cols-[34px_minmax(0,1fr)_16px_84px] @md:grid-cols-[44px_84px_minmax(0,1fr)_16px_88px] @xl:grid-cols-[48px_84px_88px_minmax(0,1fr)_16px_92px]';
const withSummary = '@2xl:grid-cols-[48px_84px_88px_172px_minmax(0,1fr)_16px_92px]';
const withDeviceClock =
  '@2xl:grid-cols-[48px_84px_88px_88px_minmax(0,1fr)_16px_92px] @4xl:grid-cols-[48px_84px_88px_88px_172px_minmax(0,1fr)_16px_92px]';
const columnsOf = (deviceClock: boolean) => cx(columns, deviceClock ? withDeviceClock : withSummary);
const fromMd = 'hidden @md:block';
const fromXl = 'hidden @xl:block';
const from2xl = 'hidden @2xl:block';
const summaryFrom = (deviceClock: boolean) => (deviceClock ? 'hidden @4xl:block' : from2xl);

const actorIcons: Record<Actor['kind'], LucideIcon> = { account: User, device: Cpu, server: Server };

function EventHead({ deviceClock }: { deviceClock: boolean }) {
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
  /** Versions of the events that the row represents, inclusive. */
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

/** Rendered again only when one of its props changes: a move by one event changes two of the rows in view. */
const EventRow = memo(function EventRow(props: EventRowProps) {
  const { replay, first, last, index, count, selected, future, deviceClock, clock, onPick } = props;
  const text = useText();
  const stateName = useStateName();
  const eventName = useEventName();
  const detailsOf = useEventDetails();
  const spanOf = useSpan();
  const event = replay.events[last - 1];
  if (!event) return null;
  const previous = replay.events[first - 2];
  const since = previous ? Date.parse(event.recordedAt) - Date.parse(previous.recordedAt) : 0;
  const run = last - first + 1;
  const state = replay.states[last - 1] ?? '';
  const moved = state !== (replay.states[first - 2] ?? 'empty');
  const name = eventName(event.type);
  const cause = causeOf(event.data);
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
      <span className={cx(figures, fromMd, 'text-right')}>{previous ? `+${spanOf(since)}` : ''}</span>
      <span className={cx(figures, fromXl)}>{clock.time(event.recordedAt)}</span>
      {deviceClock ? <span className={cx(figures, from2xl)}>{clock.time(event.deviceAt)}</span> : null}
      <span
        title={event.type}
        className={cx(
          'truncate text-caption @md:text-dense',
          name === event.type && 'font-mono',
          !future && 'text-primary',
        )}
      >
        {run > 1 ? text(messages.repeated, { type: name, count: run }) : name}
      </span>
      <span className={cx(summaryFrom(deviceClock), 'truncate text-caption tabular-nums')}>
        {cause && run === 1 ? `${text(messages.causedBy, { pos: cause.pos })} ` : ''}
        {run > 1 ? '' : detailsOf(event, replay)}
      </span>
      <ActorSign kind={event.actor.kind} name={event.actor.name} id={event.actor.id} />
      <span className={cx('truncate', moved && !future && 'font-medium text-primary')}>
        {stateName(state)}
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
