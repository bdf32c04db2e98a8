import { Link } from '@tanstack/react-router';
import { Ban, CircleHelp, Download, Hourglass, SearchX, Square, XCircle } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { DeviceLink } from '#web/entities/links.tsx';
import { deadlinesAt } from '#web/entities/task/deadlines.ts';
import { taskNames } from '#web/entities/task/messages.ts';
import type { Moment, Replay } from '#web/entities/task/replay.ts';
import { isTaskState, type TaskState, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { useTaskStream } from '#web/entities/task/streams.ts';
import { ApiError } from '#web/http/api-error.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { cx, linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { formatSpan } from '../explain/text.ts';
import { verdictOf } from '../explain/verdict.ts';
import { whyWaiting } from '../explain/why.ts';
import { messages } from '../messages.ts';
import { saveExport, type Task, type TimelineSearch } from '../queries.ts';
import { useNow } from '../use-clock.ts';
import { TaskAtVersion } from './task-at-version.tsx';

interface TimelinePageProps {
  taskId: string;
  /** Further actions for the head of the page. */
  actions: ReactNode;
  search: TimelineSearch;
  onSearch: (next: TimelineSearch) => void;
}

/** Every event of a task, and the task after any of them. For one task: key it by its id. */
export function TimelinePage({ taskId, actions, search, onSearch }: TimelinePageProps) {
  const { replay, version, task, reading, error, read } = useTaskStream(taskId);
  if (!task || version === 0) {
    if (error instanceof ApiError && error.code === 'nodata') return <NoSuchTask taskId={taskId} />;
    return error ? <ErrorState error={error} onRetry={read} /> : <TimelineSkeleton />;
  }
  return (
    <>
      {error ? <ErrorState error={error} onRetry={read} /> : null}
      <Timeline {...{ task, actions, replay, version, reading, search, onSearch }} />
    </>
  );
}

interface TimelineProps {
  task: Task;
  actions: ReactNode;
  replay: Replay;
  /** The replay is one growing object; this says when to derive from it again. */
  version: number;
  reading: boolean;
  search: TimelineSearch;
  onSearch: (next: TimelineSearch) => void;
}

function Timeline({ task, actions, replay, version, reading, search, onSearch }: TimelineProps) {
  const head = useMemo(() => replay.at(version), [replay, version]);
  const now = headOf(task, head);
  const exportTask = () =>
    void saveExport(task.taskId).catch((reason: Error) =>
      toastStore.show({ tone: 'danger', title: reason.message }),
    );
  const whole = !reading || version >= task.version;
  return (
    <div className="flex flex-col gap-4">
      <TimelineHeader
        task={task}
        replay={replay}
        head={head}
        now={now}
        actions={actions}
        onExport={exportTask}
      />
      {whole ? <Banner replay={replay} head={head} /> : null}
      <TaskAtVersion
        {...{ head, now, replay, version, reading, search, onSearch }}
        expected={whole ? null : task.version}
      />
    </div>
  );
}

interface HeaderProps {
  task: Task;
  replay: Replay;
  /** The task as far as it is read. */
  head: Moment;
  now: { state: TaskState; terminal: boolean };
  /** Further actions from elsewhere. */
  actions: ReactNode;
  onExport: () => void;
}

/** The task as it stands now, whatever the scrubber shows. */
function TimelineHeader({ task, replay, head, now, actions, onExport }: HeaderProps) {
  const text = useText();
  const dateTime = useDateTime();
  const { state, terminal } = now;
  const parameters = Object.entries(task.params);
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="text-title font-medium">{text(taskNames[task.taskType])}</h1>
          <TaskStateBadge state={state} />
          {head.version >= task.version ? <TimeSpent replay={replay} terminal={terminal} /> : null}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
          <DeviceLink endpointId={task.endpointId} />
          {task.deviceName ? <span>{task.deviceName}</span> : null}
          {task.modelName ? <span>{task.modelName}</span> : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
          <span>
            {text(messages.askedByAt, { name: task.requestedBy.name, time: dateTime(task.startTime) })}
          </span>
          {parameters.length > 0 ? (
            <span className="min-w-0 font-mono text-caption break-all">
              {parameters.map(([name, value]) => `${name}=${asText(value)}`).join(' ')}
            </span>
          ) : null}
          <CopyableId id={task.taskId} length={16} className="text-caption" />
          {task.batchId ? (
            <Link to="/tasks" search={{ batch: task.batchId }} className={linkLook}>
              {text(messages.batch)}
            </Link>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Download className="size-4" aria-hidden />} onClick={onExport}>
          {text(messages.export)}
        </Button>
        {actions}
        <CancelButton task={task} head={head} terminal={terminal} />
      </div>
    </header>
  );
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function CancelButton(props: { task: Task; head: Moment; terminal: boolean }) {
  const text = useText();
  const cancel = useCommand('cancelTask', { success: messages.cancelSent });
  const { context } = props.head;
  const sentForGood = context.traits?.confirmBy === 'boot' && context.attempts > 0;
  const blocked = cancel.blocked
    ? text(messages.cancelForbidden)
    : props.terminal
      ? text(messages.cancelTooLate)
      : sentForGood
        ? text(messages.cancelNever)
        : null;
  return (
    <Button
      icon={<Square className="size-4" aria-hidden />}
      onClick={() => void cancel.run({ path: { taskId: props.task.taskId }, body: { reason: 'user' } })}
      blocked={blocked}
      busy={cancel.busy}
    >
      {text(messages.cancel)}
    </Button>
  );
}

/** How long the task took, or how long it has been in its state. */
function TimeSpent({ replay, terminal }: { replay: Replay; terminal: boolean }) {
  const text = useText();
  const now = useNow(!terminal);
  const timeOf = (version: number) => Date.parse(replay.events[version - 1]?.recordedAt ?? '');
  const moved = timeOf(replay.passages.at(-1)?.version ?? 1);
  const spent = terminal ? moved - timeOf(1) : now - moved;
  return (
    <span className="text-dense tabular-nums text-secondary">
      {text(terminal ? messages.took : messages.inState, { time: formatSpan(Math.max(0, spent)) })}
    </span>
  );
}

const looks = {
  danger: { box: 'border-danger-stroke bg-danger-surface', icon: XCircle, tint: 'text-danger' },
  notice: { box: 'border-notice-stroke bg-notice-surface', icon: CircleHelp, tint: 'text-notice' },
  idle: { box: 'border-idle-stroke bg-idle-surface', icon: Ban, tint: 'text-idle' },
  info: { box: 'border-info-stroke bg-info-surface', icon: Hourglass, tint: 'text-info' },
  success: { box: 'border-success-stroke bg-success-surface', icon: CircleHelp, tint: 'text-success' },
};

/** "Why is it waiting?", or why it ended as it did, in one sentence with what can be done. Of now, not of the scrubber. */
function Banner({ replay, head }: { replay: Replay; head: Moment }) {
  const text = useText();
  const why = whyWaiting(head, deadlinesAt(replay.deadlines, head.version));
  const verdict = verdictOf(head);
  const said = why
    ? { tone: 'info' as const, words: text(why.reason, why.values), advice: why.advice }
    : verdict && { ...verdict, words: text(verdict.text, verdict.values) };
  if (!said) return null;
  const { box, icon: Icon, tint } = looks[said.tone];
  return (
    <section
      aria-label={text(why ? messages.whyWaiting : messages.whyEnded)}
      className={cx('flex gap-2.5 rounded border px-4 py-2.5', box)}
    >
      <Icon className={cx('mt-0.5 size-4 shrink-0', tint)} aria-hidden />
      <p className="min-w-0 break-words text-body">
        {said.words}{' '}
        {said.advice ? <span className="text-secondary">{text(said.advice, verdict?.values)}</span> : null}
      </p>
    </section>
  );
}

/** How the task stands now: what was folded once all of it is read, and until then what the list says. */
function headOf(task: Task, head: Moment): { state: TaskState; terminal: boolean } {
  const { state } = head;
  return head.version >= task.version && isTaskState(state)
    ? { state, terminal: head.terminal }
    : { state: task.state, terminal: task.terminal };
}

/** For an id that is not there and for one out of scope alike: the server does not tell them apart. */
function NoSuchTask({ taskId }: { taskId: string }) {
  const text = useText();
  return (
    <>
      <h1 className="text-title font-medium">{text(messages.noSuchTask)}</h1>
      <EmptyState
        icon={<SearchX className="size-5" aria-hidden />}
        title={text(messages.noSuchTaskHelp)}
        action={
          <Link to="/tasks" className={linkLook}>
            {text(messages.openTasks)}
          </Link>
        }
      >
        <span className="font-mono text-dense break-all">{taskId}</span>
      </EmptyState>
    </>
  );
}

/** The shapes of the timeline in their places, so that nothing shifts when it comes. */
function TimelineSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      <Skeleton className="h-18 w-2/3" />
      <Skeleton className="h-14" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_420px]">
        <Skeleton className="h-[470px]" />
        <Skeleton className="h-[470px]" />
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}
