import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DeviceLink, TaskLink } from '#web/entities/links.tsx';
import { TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { shownTasks, tasksOfQuery } from './queries.ts';

/** The devices of a bulk action, each with what came of its task. */
export function BulkDevices({ bulkActionId }: { bulkActionId: string }) {
  const text = useText();
  const dateTime = useDateTime();
  const { data: found, error, refetch } = useQuery(tasksOfQuery(bulkActionId));
  if (error && !found) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!found || found.data.length === 0) return null;
  const { totalRecords: total } = found.pagination;
  return (
    <div className="flex flex-col gap-2">
      <SimpleTable
        caption={text(messages.target)}
        head={[
          text(messages.device),
          text(messages.model),
          text(messages.state),
          text(messages.finished),
          text(messages.task),
        ]}
        rows={found.data.map(({ taskId, endpointId, deviceName, modelName, state, finishTime }) => ({
          id: taskId,
          cells: [
            <DeviceLink key="device" endpointId={endpointId} className={linkLook}>
              {deviceName ?? endpointId}
            </DeviceLink>,
            modelName,
            <TaskStateBadge key="state" state={state} />,
            finishTime ? dateTime(finishTime) : null,
            <TaskLink key="task" taskId={taskId}>
              {text(messages.openTask)}
            </TaskLink>,
          ],
        }))}
      />
      {total > shownTasks ? (
        <p className="text-dense text-secondary">
          {text(messages.firstOf, { shown: shownTasks, total })}{' '}
          <Link to="/tasks" search={{ batch: bulkActionId }} className={linkLook}>
            {text(messages.showTasks)}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
