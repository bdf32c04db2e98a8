import { useQuery } from '@tanstack/react-query';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { changesQuery, type DeviceChange } from '../device/past-queries.ts';
import { ChangedName, ChangedValue } from './changed-value.tsx';
import { messages } from './messages.ts';

/** Changes of a device since a moment, newest first, with the user. */
export function ChangesCard({ endpointId, since }: { endpointId: string; since: string }) {
  const text = useText();
  const changes = useQuery(changesQuery(endpointId, since));
  return (
    <Card title={text(messages.changes)}>
      {changes.data ? (
        <Changes changes={changes.data} />
      ) : changes.error ? (
        <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Card>
  );
}

function Changes({ changes }: { changes: readonly DeviceChange[] }) {
  const text = useText();
  const dateTime = useDateTime();
  if (changes.length === 0) return <p className="text-dense text-secondary">{text(messages.noChanges)}</p>;
  return (
    <SimpleTable
      caption={text(messages.changes)}
      head={[
        text(messages.columnTime),
        text(messages.columnWhat),
        text(messages.columnBefore),
        text(messages.columnAfter),
        text(messages.columnBy),
      ]}
      rows={changes.flatMap(({ id, at, values, ...who }) =>
        values.map(({ path, from, to }) => ({
          id: `${id} ${path}`,
          cells: [
            <span key="time" className="font-mono whitespace-nowrap">
              {dateTime(at)}
            </span>,
            <ChangedName key="path" path={path} />,
            <ChangedValue key="from" path={path} value={from} />,
            <ChangedValue key="to" path={path} value={to} />,
            <Who key="who" {...who} />,
          ],
        })),
      )}
    />
  );
}

function Who({ by, taskId, action }: Pick<DeviceChange, 'by' | 'taskId' | 'action'>) {
  const text = useText();
  if (by === null) return <span className="text-secondary">{text(messages.byItself)}</span>;
  return (
    <span className="flex flex-col">
      {by}
      {taskId && action ? <TaskLink taskId={taskId}>{text(taskNames[action])}</TaskLink> : null}
    </span>
  );
}
