import { CircleDashed, CircleSlash } from 'lucide-react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import type { LeftOut } from '#machines/playbook/events.ts';
import type { PlaybookContext, RunTask } from '#machines/playbook/machine.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { useStream } from '#web/entities/stream/streams.ts';
import { isTaskState, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { taskStreams } from '#web/entities/task/streams.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { messages } from './messages.ts';

const reasons: Record<LeftOut['reason'], Message> = {
  model: messages.leftOutModel,
  permission: messages.leftOutPermission,
  target: messages.leftOutTarget,
};

/** The state of a task that is running, updated as its events arrive. */
function LiveState({ taskId }: { taskId: string }) {
  const { replay, version } = useStream(taskStreams, taskId);
  const { state } = replay.at(version);
  return isTaskState(state) ? <TaskStateBadge state={state} /> : null;
}

function Task({ task }: { task: RunTask }) {
  const text = useText();
  const state = task.end?.state ?? '';
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <TaskLink taskId={task.taskId}>{text(taskNames[task.kind])}</TaskLink>
      {isTaskState(state) ? <TaskStateBadge state={state} /> : <LiveState taskId={task.taskId} />}
      {task.end?.message ? (
        <span className="min-w-0 text-dense wrap-anywhere text-secondary">{task.end.message}</span>
      ) : null}
    </li>
  );
}

function Group({ title, tasks }: { title: string; tasks: readonly RunTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-caption text-secondary">{title}</h3>
      <ul className="flex flex-col">
        {tasks.map((task) => (
          <Task key={task.taskId} task={task} />
        ))}
      </ul>
    </section>
  );
}

/** The tasks of this round, what is still to be measured, and what was left out with the reason. */
export function Steps({ context, state }: { context: PlaybookContext; state: string }) {
  const text = useText();
  const { tasks, round, measurements, leftOut, next } = context;
  const ofRound = tasks.filter((task) => task.round === round);
  const measured = ofRound.filter(({ part }) => part === 'measurement');
  const before = tasks.filter((task) => task.round === round - 1 && task.part !== 'measurement');
  const applied = [...before, ...ofRound.filter(({ part }) => part !== 'measurement')];
  const toDo = state === 'measuring' ? measurements.slice(next) : [];
  const title = text(round === 0 ? messages.measurements : messages.again);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Group title={text(messages.step)} tasks={applied.filter(({ part }) => part === 'step')} />
      <Group title={text(messages.undo)} tasks={applied.filter(({ part }) => part === 'takeBack')} />
      <section aria-label={title} className="min-w-0">
        <h3 className="text-caption text-secondary">{title}</h3>
        <ul className="flex flex-col">
          {measured.map((task) => (
            <Task key={task.taskId} task={task} />
          ))}
          {toDo.map(({ kind }) => (
            <li key={kind} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-dense">
              <span className="text-secondary">{text(taskNames[kind])}</span>
              <Badge tone="idle" icon={<CircleDashed className="size-3.5" aria-hidden />}>
                {text(messages.next)}
              </Badge>
            </li>
          ))}
          {leftOut.map(({ kind, reason }) => (
            <li
              key={kind}
              className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-dense text-muted"
            >
              <span>{text(taskNames[kind])}</span>
              <span className="inline-flex items-center gap-1">
                <CircleSlash className="size-3.5 shrink-0" aria-hidden />
                {text(reasons[reason])}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
