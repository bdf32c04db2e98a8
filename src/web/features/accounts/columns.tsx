import { Link } from '@tanstack/react-router';
import { formatText } from '#domain/display.ts';
import type { Account } from '#web/entities/account/streams.ts';
import { StateBadge } from '#web/entities/stream/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { useRoleText } from '#web/resource/role-text.ts';
import type { ResourceColumn } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { accountLooks } from './looks.ts';
import { messages } from './messages.ts';

/** What the list shows of an account (RT-022). */
export function useAccountColumns(): ResourceColumn<Account>[] {
  const text = useText();
  const roleText = useRoleText();
  const formats = useFormats();
  const dateTime = useDateTime();
  const time = (value: string | null) => (
    <span className="font-mono tabular-nums">{value ? dateTime(value) : formatText(null)}</span>
  );
  return [
    {
      id: 'name',
      meta: { label: text(messages.name), sortBy: 'userName', onCard: 'title' },
      cell: ({ row: { original } }) => (
        <Link
          to="/management/account/$userId"
          params={{ userId: original.userId }}
          className={`block truncate md:max-w-40 ${linkLook}`}
        >
          {original.userName === '' ? text(messages.noName) : original.userName}
        </Link>
      ),
    },
    {
      id: 'state',
      meta: { label: text(messages.state), onCard: 'badge' },
      cell: ({ row }) => <StateBadge look={accountLooks[row.original.state]} />,
    },
    {
      id: 'email',
      meta: { label: text(messages.email), sortBy: 'email', onCard: 'line' },
      cell: ({ row }) => <span className="block truncate md:max-w-56">{row.original.email}</span>,
    },
    {
      id: 'role',
      meta: { label: text(messages.role), onCard: 'line' },
      cell: ({ row }) => roleText(row.original.userRoleName),
    },
    {
      id: 'organisation',
      meta: { label: text(messages.organisation), onCard: 'line' },
      cell: ({ row }) => <span className="block truncate md:max-w-40">{row.original.companyName}</span>,
    },
    {
      id: 'lastAccess',
      meta: { label: text(messages.lastAccess), sortBy: 'lastAccessTime', width: 'w-44' },
      cell: ({ row }) => time(row.original.lastAccessTime),
    },
    {
      id: 'sessions',
      meta: { label: text(messages.sessions), width: 'w-20' },
      cell: ({ row }) => <span className="tabular-nums">{formats.number(row.original.sessionCount)}</span>,
    },
    {
      id: 'invited',
      meta: { label: text(messages.inviteTime), sortBy: 'inviteTime', width: 'w-44' },
      cell: ({ row }) => time(row.original.inviteTime),
    },
    {
      id: 'accepted',
      meta: { label: text(messages.acceptTime), width: 'w-44' },
      cell: ({ row }) => time(row.original.acceptTime),
    },
    {
      id: 'invitedBy',
      meta: { label: text(messages.invitedBy) },
      cell: ({ row }) => formatText(row.original.invitedBy),
    },
  ];
}
