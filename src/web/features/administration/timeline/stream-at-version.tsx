import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import type { Moment, Passage, Replay } from '#web/entities/stream/replay.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { DeadlineChips } from './deadline-chips.tsx';
import { useDetailsShown } from './details-shown.ts';
import { EventDetails } from './event-details.tsx';
import { EventsCard } from './events-card.tsx';
import { Lanes } from './lanes/lanes.tsx';
import { messages } from './messages.ts';
import type { Move } from './playback.ts';
import { PlaybackControls } from './playback-controls.tsx';
import { readTimelineSearch, type TimelineSearch } from './search.ts';
import { useMachineWords, useStateName } from './words.ts';

const Statechart = lazyPart(
  async () => ({ default: (await import('./statechart/chart.tsx')).Statechart }),
  <Skeleton className="h-[324px]" />,
);

interface StreamAtVersionProps {
  /** The stream as far as it is read. */
  head: Moment;
  /** Length of each deadline. */
  limits: Readonly<Record<string, number | null>> | null;
  /** State of the stream now, and whether it can still change. */
  now: { state: string; terminal: boolean };
  replay: Replay;
  /** The replay is one growing object; this says when to derive from it again. */
  version: number;
  reading: boolean;
  /** Events there are to read, while they are being read. */
  expected: number | null;
  search: TimelineSearch;
  onSearch: (next: TimelineSearch) => void;
}

/**
 * Everything that shows the stream as it was after one event. The selected event is known here and below only, so that moving
 * through the events draws nothing of the page above.
 */
export function StreamAtVersion({
  now,
  head,
  limits,
  replay,
  version,
  reading,
  expected,
  search,
  onSearch,
}: StreamAtVersionProps) {
  const text = useText();
  const { lanes } = useMachineWords();
  const change = useCallback(
    (part: TimelineSearch) => onSearch(readTimelineSearch({ ...search, ...part })),
    [search, onSearch],
  );
  const { at, following, move } = usePosition(version, reading, search.at, (next) => change({ at: next }));
  // The slowest parts to draw are read only once the hand rests, so they follow when there is time.
  const settled = useDeferredValue(at);
  const passed = replay.passagesUntil(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream that was read again may have passed others
  const passages = useMemo(() => replay.passages.slice(0, passed), [replay, passed, version]);
  const [detailsShown] = useDetailsShown();
  const isNow = at === version && !head.terminal;
  return (
    <>
      <DeadlineChips
        replay={replay}
        at={at}
        limits={limits}
        moment={isNow ? null : Date.parse(replay.events[at - 1]?.recordedAt ?? '')}
      />
      {/* Both in sight on a desk without scrolling the page: what is below the head of the page and above the replay bar. */}
      <div className="grid gap-4 xl:h-[clamp(420px,calc(100dvh-400px),760px)] xl:grid-cols-[minmax(0,1fr)_440px]">
        <EventsCard
          replay={replay}
          version={version}
          at={at}
          shown={search.show ?? 'all'}
          compact={search.compact ?? false}
          onChange={change}
          onPick={move}
        />
        <EventDetails replay={replay} at={settled} />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_440px]">
        {lanes ? (
          <Card title={text(messages.lanes)} className="min-w-0">
            <Lanes
              replay={replay}
              version={version}
              at={at}
              open={!now.terminal && !reading && expected === null}
              onPick={move}
            />
          </Card>
        ) : null}
        <Card
          title={
            !detailsShown
              ? text(messages.wayHere)
              : at === version
                ? text(messages.statechart)
                : text(messages.statechartAt, { version: at })
          }
          className="min-w-0"
        >
          {detailsShown ? <Statechart active={replay.states[at - 1] ?? 'empty'} passages={passages} /> : null}
          <div className={cx('min-h-12', detailsShown && 'mt-3 border-t border-stroke pt-2')}>
            <StateTrail passages={passages} onPick={move} />
          </div>
        </Card>
      </div>
      <PlaybackControls
        at={at}
        count={version}
        following={following}
        head={now}
        expected={expected}
        onMove={move}
      />
    </>
  );
}

/** The address follows once the scrubber rests, so that scrubbing costs no navigation. */
const restMs = 250;

interface Position {
  /** Version of the selected event; 0 while there is none. */
  at: number;
  /** No event was chosen: the newest is selected, also while events are added. */
  following: boolean;
  move: Move;
}

/**
 * The place in the timeline. While a long stream is still being read, a place beyond what has arrived waits at the first event
 * instead of moving with every page.
 */
export function usePosition(
  version: number,
  reading: boolean,
  asked: number | undefined,
  write: (at: number | undefined) => void,
): Position {
  const [picked, setPicked] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [written, setWritten] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    // The address also changes because it followed; only a change from elsewhere moves the view.
    if (asked !== written) setPicked(asked);
  }
  useEffect(() => {
    if (picked === asked) return;
    return after(restMs, () => {
      setWritten(picked);
      write(picked);
    });
  });
  const move = useCallback<Move>(
    (to) =>
      setPicked((before) => {
        const next = typeof to === 'number' ? to : to(lookedAt(before, version, reading));
        return next >= version ? undefined : Math.max(1, next);
      }),
    [version, reading],
  );
  return { at: lookedAt(picked, version, reading), following: picked === undefined, move };
}

function lookedAt(picked: number | undefined, version: number, reading: boolean): number {
  if (reading && (picked === undefined || picked > version)) return Math.min(1, version);
  return Math.min(picked ?? version, version);
}

/** A stream that went round and round does not fill the page; the list beside it has every event. */
const shown = 12;

interface StateTrailProps {
  passages: readonly Passage[];
  onPick: (version: number) => void;
}

/** The states in the order they were passed: the chart in words, each a way to the event that led there. */
const StateTrail = memo(function StateTrail(props: StateTrailProps) {
  const text = useText();
  const stateName = useStateName();
  return (
    <ol aria-label={text(messages.wayHere)} className="flex flex-wrap gap-x-1 gap-y-0.5">
      {props.passages.slice(-shown).map((passage, index, trail) => (
        <li key={passage.version} className="flex">
          <button
            type="button"
            title={passage.type}
            aria-current={index === trail.length - 1 ? 'step' : undefined}
            onClick={() => props.onPick(passage.version)}
            className="flex h-6 items-center gap-1 rounded-sm px-1.5 text-caption text-secondary hover:bg-hover hover:text-primary aria-[current=step]:font-medium aria-[current=step]:text-primary"
          >
            <span className="font-mono tabular-nums text-muted">{passage.version}</span>
            {stateName(passage.to)}
          </button>
        </li>
      ))}
    </ol>
  );
});
