import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { every, nowMs } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CouldNotRead } from '#web/resource/list-page.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from '../messages.ts';
import { cancelTask, exportTask } from '../queries.ts';
import { deadlinesAt } from '../replay/deadlines.ts';
import { whyWaiting } from '../replay/why.ts';
import { DeadlineChips } from './deadline-chips.tsx';
import { EventList } from './event-list.tsx';
import { TimelineHeader, WhyWaiting } from './header.tsx';
import { Inspector } from './inspector.tsx';
import { Lanes } from './lanes.tsx';
import { rowsOf } from './rows.ts';
import { Scrubber } from './scrubber.tsx';
import { readTimelineSearch, type TimelineSearch } from './search.ts';
import { useReplay } from './use-replay.ts';

const Statechart = lazy(async () => ({ default: (await import('../statechart/chart.tsx')).Statechart }));

interface TimelinePageProps {
  taskId: string;
  search: TimelineSearch;
  onSearch: (next: TimelineSearch) => void;
}

export function TimelinePage({ taskId, search, onSearch }: TimelinePageProps) {
  const text = useText();
  const { replay, version, loading, error, again } = useReplay(taskId);
  const [picked, setPicked] = useState(search.at);
  // While somebody follows the end, new events move the view on.
  const at = Math.min(picked ?? version, version);
  const now = useNow(!replay.at(version).terminal);
  const show = search.show ?? 'all';
  const compact = search.compact ?? false;
  // The replay is one growing object; its version says when to derive again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const rows = useMemo(() => rowsOf(replay, show, compact), [replay, version, show, compact]);
  const move = useCallback((next: number) => setPicked(next >= replay.version ? undefined : next), [replay]);
  useAddress(picked, search.at, (next) => onSearch(readTimelineSearch({ ...search, at: next })));

  if (version === 0 && error) return <CouldNotRead error={error} onAgain={again} />;
  const first = replay.events[0];
  const event = replay.events[at - 1];
  if (!first || !event) return <TimelineSkeleton />;

  const head = replay.at(version);
  const moment = replay.at(at);
  const deadlines = deadlinesAt(replay.deadlines, at);
  const why = whyWaiting(head, deadlinesAt(replay.deadlines, version));
  const spent = spentOf(replay, head.terminal, now);
  const run = (work: Promise<void>) =>
    void work.catch((reason: Error) => toastStore.show({ tone: 'danger', title: reason.message }));
  return (
    <div className="flex flex-col gap-4">
      <TimelineHeader
        taskId={taskId}
        first={first}
        head={head}
        spent={spent}
        onExport={() => run(download(taskId))}
        onCancel={() =>
          run(
            cancelTask(taskId).then(() =>
              toastStore.show({ tone: 'notice', title: text(messages.cancelSent) }),
            ),
          )
        }
      />
      {why ? <WhyWaiting why={why} /> : null}
      <DeadlineChips
        deadlines={deadlines}
        limits={head.context.traits?.deadlines}
        now={at === version ? now : Date.parse(event.recordedAt)}
      />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <section className="min-w-0 rounded border border-stroke bg-raised">
          <header className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-stroke px-3 py-1.5">
            <h2 className="text-body font-medium">
              {text(messages.eventCount, { count: version })}
              {loading ? (
                <span className="text-dense text-muted"> · {text(messages.loadingMore)}</span>
              ) : null}
            </h2>
            <div className="flex gap-2">
              <Select
                label={text(messages.show)}
                className="w-auto min-w-32"
                value={show}
                choices={[
                  { value: 'all', label: text(messages.all) },
                  { value: 'states', label: text(messages.onlyStates) },
                  { value: 'device', label: text(messages.onlyDevice) },
                  { value: 'server', label: text(messages.onlyServer) },
                  { value: 'account', label: text(messages.onlyAccount) },
                ]}
                onChange={(next) => onSearch(readTimelineSearch({ ...search, show: next }))}
              />
              <Select
                label={text(messages.grouping)}
                className="w-auto min-w-28"
                value={compact ? 'compact' : 'full'}
                choices={[
                  { value: 'full', label: text(messages.full) },
                  { value: 'compact', label: text(messages.compact) },
                ]}
                onChange={(next) => onSearch(readTimelineSearch({ ...search, compact: next === 'compact' }))}
              />
            </div>
          </header>
          <EventList replay={replay} rows={rows} at={at} onPick={move} />
        </section>
        <Card title={text(messages.statechart)} className="min-w-0">
          <Suspense fallback={<Skeleton className="h-[388px]" />}>
            <Statechart active={moment.state} passages={replay.passages} at={at} />
          </Suspense>
        </Card>
      </div>
      <Card title={text(messages.lanes)}>
        <Lanes replay={replay} version={version} at={at} onPick={move} />
      </Card>
      <Inspector event={event} effects={replay.effectsOf(at)} />
      <Scrubber at={at} count={version} onMove={move} />
    </div>
  );
}

/** The address follows the scrubber once it rests, so that scrubbing costs no navigation. */
function useAddress(
  picked: number | undefined,
  shown: number | undefined,
  write: (at: number | undefined) => void,
) {
  useEffect(() => {
    if (picked === shown) return;
    const timer = window.setTimeout(() => write(picked), 250);
    return () => window.clearTimeout(timer);
  });
}

function useNow(ticking: boolean): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => (ticking ? every(250, () => setNow(nowMs())) : undefined), [ticking]);
  return now;
}

/** How long the task took, or how long it has been in its state. */
function spentOf(replay: ReturnType<typeof useReplay>['replay'], terminal: boolean, now: number): number {
  const moved = replay.events[(replay.passages.at(-1)?.version ?? 1) - 1];
  const since = Date.parse(moved?.recordedAt ?? '');
  return terminal ? since - Date.parse(replay.events[0]?.recordedAt ?? '') : Math.max(0, now - since);
}

async function download(taskId: string): Promise<void> {
  const url = URL.createObjectURL(await exportTask(taskId));
  const link = document.createElement('a');
  link.href = url;
  link.download = `task-${taskId}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

function TimelineSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-14" />
      <div className="grid gap-4 xl:grid-cols-2">
        <Skeleton className="h-[470px]" />
        <Skeleton className="h-[470px]" />
      </div>
      <Skeleton className="h-40" />
    </div>
  );
}
