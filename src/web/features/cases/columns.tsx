import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { ResourceColumn } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { CaseStateBadge } from './case-state-badge.tsx';
import { messages } from './messages.ts';
import type { CaseSummary } from './queries.ts';

export function useCaseColumns(): ResourceColumn<CaseSummary>[] {
  const text = useText();
  const dateTime = useDateTime();
  return useMemo(
    () => [
      {
        id: 'title',
        header: text(messages.name),
        cell: ({ row }) => (
          <Link to="/cases/$caseId" params={{ caseId: row.original.caseId }} className={linkLook}>
            {row.original.title}
          </Link>
        ),
        meta: { label: text(messages.name), onCard: 'title' },
      },
      {
        id: 'state',
        header: text(messages.state),
        cell: ({ row }) => <CaseStateBadge state={row.original.state} />,
        meta: { label: text(messages.state), onCard: 'badge' },
      },
      {
        id: 'tasks',
        header: text(messages.tasks),
        cell: ({ row }) => <span className="tabular-nums">{row.original.taskCount}</span>,
        meta: { label: text(messages.tasks), onCard: 'line' },
      },
      {
        id: 'comments',
        header: text(messages.comments),
        cell: ({ row }) => <span className="tabular-nums">{row.original.commentCount}</span>,
        meta: { label: text(messages.comments) },
      },
      {
        id: 'openedBy',
        header: text(messages.openedBy),
        cell: ({ row }) => row.original.openedBy.name,
        meta: { label: text(messages.openedBy) },
      },
      {
        id: 'company',
        header: text(messages.company),
        cell: ({ row }) => row.original.companyName,
        meta: { label: text(messages.company) },
      },
      {
        id: 'changed',
        header: text(messages.changed),
        cell: ({ row }) => (
          <span className="font-mono tabular-nums">{dateTime(row.original.updateTime)}</span>
        ),
        meta: { label: text(messages.changed), onCard: 'line' },
      },
    ],
    [text, dateTime],
  );
}
