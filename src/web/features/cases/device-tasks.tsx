import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { taskNames } from '#web/resource/task-names.ts';
import { TaskStateBadge } from '#web/resource/task-state-badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { addMessages } from './add-messages.ts';
import { deviceTasksQuery } from './queries.ts';

interface DeviceTasksProps {
  endpointId: string;
  chosen: readonly string[];
  onChoose: (taskIds: string[]) => void;
  /** Nothing was chosen when the form was sent. */
  isMissing: boolean;
}

export function DeviceTasks({ endpointId, chosen, onChoose, isMissing }: DeviceTasksProps) {
  const text = useText();
  const dateTime = useDateTime();
  const prefix = useId();
  const tasks = useQuery(deviceTasksQuery(endpointId));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-dense font-medium text-secondary">{text(addMessages.tasks)}</legend>
      {tasks.isPending ? <Skeleton className="h-24" /> : null}
      {tasks.isError ? <p className="text-dense text-danger">{tasks.error.message}</p> : null}
      {tasks.data?.length === 0 ? (
        <p className="text-dense text-secondary">{text(addMessages.noTasks)}</p>
      ) : null}
      {tasks.data?.map(({ taskId, taskType, startTime, state }) => (
        <span key={taskId} className="flex items-center gap-2 text-dense">
          <Checkbox
            id={`${prefix}${taskId}`}
            checked={chosen.includes(taskId)}
            onChange={(checked) =>
              onChoose(checked ? [...chosen, taskId] : chosen.filter((other) => other !== taskId))
            }
          />
          <label htmlFor={`${prefix}${taskId}`} className="min-w-0 flex-1">
            {text(addMessages.taskAt, { task: text(taskNames[taskType]), time: dateTime(startTime) })}
          </label>
          <TaskStateBadge state={state} />
        </span>
      ))}
      {isMissing ? (
        <p role="alert" className="text-caption text-danger">
          {text(addMessages.tasksNeeded)}
        </p>
      ) : null}
    </fieldset>
  );
}
