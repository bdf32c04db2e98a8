import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TaskLink } from '#web/resource/task-link.tsx';
import { taskNames } from '#web/resource/task-names.ts';
import { TaskStateBadge } from '#web/resource/task-state-badge.tsx';
import type { ResourceColumn } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import type { Task } from '../queries.ts';

export function useTaskColumns(): ResourceColumn<Task>[] {
  const text = useText();
  const dateTime = useDateTime();
  return useMemo(
    () => [
      {
        id: 'action',
        header: text(messages.action),
        cell: ({ row }) => (
          <TaskLink taskId={row.original.taskId}>{text(taskNames[row.original.taskType])}</TaskLink>
        ),
        meta: { label: text(messages.action), onCard: 'title' },
      },
      {
        id: 'state',
        header: text(messages.state),
        cell: ({ row }) => <TaskStateBadge state={row.original.state} />,
        meta: { label: text(messages.state), onCard: 'badge' },
      },
      {
        id: 'device',
        header: text(messages.device),
        cell: ({ row }) => (
          <Link
            to="/device/deviceDetail/$endpointId"
            params={{ endpointId: row.original.endpointId }}
            className={`font-mono ${linkLook}`}
          >
            {row.original.endpointId}
          </Link>
        ),
        meta: { label: text(messages.device), onCard: 'line' },
      },
      {
        id: 'account',
        header: text(messages.requestedBy),
        cell: ({ row }) => row.original.requestedBy.name,
        meta: { label: text(messages.requestedBy) },
      },
      {
        id: 'start',
        header: text(messages.requestedAt),
        cell: ({ row }) => <span className="font-mono tabular-nums">{dateTime(row.original.startTime)}</span>,
        meta: { label: text(messages.requestedAt), onCard: 'line' },
      },
      {
        id: 'duration',
        header: text(messages.duration),
        cell: ({ row }) => {
          const { startTime, finishTime } = row.original;
          return finishTime ? (
            <span className="tabular-nums text-secondary">
              {formatSpan(Date.parse(finishTime) - Date.parse(startTime))}
            </span>
          ) : null;
        },
        meta: { label: text(messages.duration) },
      },
    ],
    [text, dateTime],
  );
}
