import { useQuery } from '@tanstack/react-query';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { spanInUse } from '#web/entities/stream/span.ts';
import { useStream } from '#web/entities/stream/streams.ts';
import { outcomeOf } from '#web/entities/task/outcome.ts';
import { TaskStateBadge, troubles } from '#web/entities/task/state-badge.tsx';
import { taskStreams } from '#web/entities/task/streams.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { type DeviceTask, deviceTasksQuery } from '../device/queries.ts';
import { isAppTask } from './live.ts';
import { messages } from './messages.ts';

/** Explains why the last task about an app failed, after its toast has disappeared. */
export function LastFailure({ endpointId }: { endpointId: string }) {
  const mayRead = useBlocked('getDeviceActionInfo') === null;
  const tasks = useQuery({ ...deviceTasksQuery(endpointId), enabled: mayRead });
  const [last] = (tasks.data?.last ?? [])
    .filter(({ taskType }) => isAppTask(taskType))
    .toSorted((a, b) => (b.finishTime ?? '').localeCompare(a.finishTime ?? ''));
  return last && troubles.includes(last.state) ? <Failure key={last.taskId} task={last} /> : null;
}

function Failure({ task }: { task: DeviceTask }) {
  const text = useText();
  const dateTime = useDateTime();
  const { replay, version } = useStream(taskStreams, task.taskId);
  const outcome = outcomeOf(replay.at(version), replay, spanInUse);
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded border border-danger-stroke bg-danger-surface px-3 py-2 text-dense text-danger"
    >
      <TaskLink taskId={task.taskId}>{text(taskNames[task.taskType])}</TaskLink>
      <TaskStateBadge state={task.state} />
      {outcome ? <span>{text(outcome.text, outcome.values)}</span> : null}
      <span className="text-secondary">
        {text(messages.failedBy, { name: task.requestedBy.name, time: dateTime(task.finishTime) })}
      </span>
    </p>
  );
}
