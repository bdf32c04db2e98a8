import { lazy, Suspense, useCallback, useMemo } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CouldNotRead } from '#web/resource/list-page.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { Lanes } from '../lanes/lanes.tsx';
import { messages } from '../messages.ts';
import { cancelTask, saveExport, type Task } from '../queries.ts';
import { deadlinesAt } from '../replay/deadlines.ts';
import type { Replay } from '../replay/replay.ts';
import { WayHere } from '../statechart/way-here.tsx';
import { Banner } from './banner.tsx';
import { DeadlineChips } from './deadline-chips.tsx';
import { EventsCard } from './events-card.tsx';
import { headOf } from './head.ts';
import { TimelineHeader } from './header.tsx';
import { Inspector } from './inspector.tsx';
import { NoSuchTask } from './no-such-task.tsx';
import { Scrubber } from './scrubber.tsx';
import { readTimelineSearch, type TimelineSearch } from './search.ts';
import { TimelineSkeleton } from './timeline-skeleton.tsx';
import { usePosition } from './use-position.ts';
import { useReplay } from './use-replay.ts';

const Statechart = lazy(async () => ({ default: (await import('../statechart/chart.tsx')).Statechart }));

interface TimelinePageProps {
  taskId: string;
  search: TimelineSearch;
  onSearch: (next: TimelineSearch) => void;
}

/** Every event of a task, and the task after any of them. For one task: key it by its id. */
export function TimelinePage({ taskId, search, onSearch }: TimelinePageProps) {
  const { replay, version, task, reading, error, again } = useReplay(taskId);
  if (!task || version === 0) {
    if (error instanceof ApiError && error.code === 'nodata') return <NoSuchTask taskId={taskId} />;
    return error ? <CouldNotRead error={error} onAgain={again} /> : <TimelineSkeleton />;
  }
  return (
    <>
      {error ? <CouldNotRead error={error} onAgain={again} /> : null}
      <Timeline {...{ task, replay, version, reading, search, onSearch }} />
    </>
  );
}

interface TimelineProps {
  task: Task;
  replay: Replay;
  /** The replay is one growing object; this says when to derive from it again. */
  version: number;
  reading: boolean;
  search: TimelineSearch;
  onSearch: (next: TimelineSearch) => void;
}

function Timeline({ task, replay, version, reading, search, onSearch }: TimelineProps) {
  const text = useText();
  const change = (part: TimelineSearch) => onSearch(readTimelineSearch({ ...search, ...part }));
  const { at, following, move } = usePosition(version, reading, search.at, (next) =>
    onSearch(readTimelineSearch({ ...search, at: next })),
  );
  const head = replay.at(version);
  const moment = replay.at(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `version`
  const passages = useMemo(
    () => replay.passages.filter((passage) => passage.version <= at),
    [replay, version, at],
  );
  const run = useCallback((work: Promise<void>) => {
    void work.catch((reason: Error) => toastStore.show({ tone: 'danger', title: reason.message }));
  }, []);
  const cancel = async () => {
    await cancelTask(task.taskId);
    toastStore.show({ tone: 'notice', title: text(messages.cancelSent) });
  };
  const whole = !reading || version >= task.version;
  return (
    <div className="flex flex-col gap-4">
      <TimelineHeader
        task={task}
        replay={replay}
        head={head}
        onExport={() => run(saveExport(task.taskId))}
        onCancel={() => run(cancel())}
      />
      {whole ? <Banner replay={replay} head={head} /> : null}
      <DeadlineChips
        deadlines={deadlinesAt(replay.deadlines, at)}
        limits={head.context.traits?.deadlines}
        moment={at === version && !head.terminal ? null : Date.parse(replay.events[at - 1]?.recordedAt ?? '')}
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
            <Statechart active={moment.state} passages={passages} />
          </Suspense>
          <div className="mt-3 min-h-12 border-t border-stroke pt-2">
            <WayHere passages={passages} onPick={move} />
          </div>
        </Card>
      </div>
      <Card title={text(messages.lanes)}>
        <Lanes replay={replay} version={version} at={at} onPick={move} />
      </Card>
      <Inspector replay={replay} at={at} />
      <Scrubber
        at={at}
        count={version}
        following={following}
        head={headOf(task, head)}
        expected={whole ? null : task.version}
        onMove={move}
      />
    </div>
  );
}
