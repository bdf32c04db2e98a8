import { Link } from '@tanstack/react-router';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TaskLink } from '#web/resource/task-link.tsx';
import { taskNames } from '#web/resource/task-names.ts';
import { TaskStateBadge } from '#web/resource/task-state-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { type CaseProps, useEditBlocked } from './case-props.ts';
import { messages } from './messages.ts';

export function TasksCard({ found, change, busy }: CaseProps) {
  const text = useText();
  const dateTime = useDateTime();
  const blocked = useEditBlocked(found);
  const hidden = found.taskCount - found.tasks.length;
  return (
    <Card title={text(messages.tasks)}>
      {found.taskCount === 0 ? <p className="text-dense text-secondary">{text(messages.noTasks)}</p> : null}
      {found.tasks.length > 0 ? (
        <SimpleTable
          caption={text(messages.tasks)}
          head={[
            text(messages.action),
            text(messages.state),
            text(messages.device),
            text(messages.requested),
            { spoken: text(messages.remove) },
          ]}
          rows={found.tasks.map((task) => {
            const name = text(taskNames[task.taskType]);
            return {
              id: task.taskId,
              cells: [
                <TaskLink key="action" taskId={task.taskId}>
                  {name}
                </TaskLink>,
                <TaskStateBadge key="state" state={task.state} />,
                <Link
                  key="device"
                  to="/device/deviceDetail/$endpointId"
                  params={{ endpointId: task.endpointId }}
                  className={`font-mono break-all ${linkLook}`}
                >
                  {task.endpointId}
                </Link>,
                dateTime(task.startTime),
                <Button
                  key="remove"
                  size="small"
                  aria-label={text(messages.removeNamed, { task: name })}
                  blocked={blocked}
                  busy={busy}
                  onClick={() => void change({ kind: 'remove', taskId: task.taskId }).catch(() => {})}
                >
                  {text(messages.remove)}
                </Button>,
              ],
            };
          })}
        />
      ) : null}
      {hidden > 0 ? (
        <p className="pt-3 text-dense text-secondary">{text(messages.hidden, { count: hidden })}</p>
      ) : null}
    </Card>
  );
}
