import { lazy, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Card } from '#web/ui/property-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Lanes } from '../lanes/lanes.tsx';
import { messages } from '../messages.ts';
import type { Task } from '../queries.ts';
import type { Moment, Replay } from '../replay/replay.ts';
import { WayHere } from '../statechart/way-here.tsx';
import { DeadlineChips } from './deadline-chips.tsx';
import { EventsCard } from './events-card.tsx';
import { headOf } from './head.ts';
import { Inspector } from './inspector.tsx';
import { Scrubber } from './scrubber.tsx';
import { readTimelineSearch, type TimelineSearch } from './search.ts';
import { usePosition } from './use-position.ts';

const Statechart = lazy(async () => ({ default: (await import('../statechart/chart.tsx')).Statechart }));

interface LookingProps {
  task: Task;
  /** The task as far as it is read. */
  head: Moment;
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
 * All that shows the task as it was after one event. The event that is looked at is known here and below only, so that
 * moving through the task draws nothing of the page above.
 */
export function Looking({ task, head, replay, version, reading, expected, search, onSearch }: LookingProps) {
  const text = useText();
  const change = useCallback(
    (part: TimelineSearch) => onSearch(readTimelineSearch({ ...search, ...part })),
    [search, onSearch],
  );
  const { at, following, move } = usePosition(version, reading, search.at, (next) => change({ at: next }));
  // What takes longest to draw and is read only once the hand rests follows when there is time.
  const settled = useDeferredValue(at);
  const passed = replay.passagesUntil(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream that was read anew may have passed others
  const passages = useMemo(() => replay.passages.slice(0, passed), [replay, passed, version]);
  const isNow = at === version && !head.terminal;
  return (
    <>
      <DeadlineChips
        replay={replay}
        at={at}
        limits={head.context.traits?.deadlines}
        moment={isNow ? null : Date.parse(replay.events[at - 1]?.recordedAt ?? '')}
      />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_420px]">
        <EventsCard
          replay={replay}
          version={version}
          at={at}
          shown={search.show ?? 'all'}
          compact={search.compact ?? false}
          onChange={change}
          onPick={move}
        />
        <Card
          title={at === version ? text(messages.statechart) : text(messages.statechartAt, { version: at })}
          className="min-w-0"
        >
          <Suspense fallback={<Skeleton className="h-[324px]" />}>
            <Statechart active={replay.states[at - 1] ?? 'empty'} passages={passages} />
          </Suspense>
          <div className="mt-3 min-h-12 border-t border-stroke pt-2">
            <WayHere passages={passages} onPick={move} />
          </div>
        </Card>
      </div>
      <Card title={text(messages.lanes)}>
        <Lanes replay={replay} version={version} at={at} onPick={move} />
      </Card>
      <Inspector replay={replay} at={settled} />
      <Scrubber
        at={at}
        count={version}
        following={following}
        head={headOf(task, head)}
        expected={expected}
        onMove={move}
      />
    </>
  );
}
