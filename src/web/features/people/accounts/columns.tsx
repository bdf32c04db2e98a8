import { linkOptions } from '@tanstack/react-router';
import { formatText } from '#domain/display.ts';
import type { Account } from '#web/entities/account/streams.ts';
import { columnsOf, Time, Word } from '#web/resource/columns.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { accountAppearance } from './appearance.ts';
import { messages } from './messages.ts';

function RoleName({ of }: { of: string }) {
  return useRoleText()(of);
}

/** N/A for what has not happened. */
const timeOf = (at: string | null) =>
  at === null ? <span className="font-mono">{formatText(null)}</span> : <Time at={at} />;

const column = columnsOf<Account>();

/** Columns of the account list (RT-022). */
export const accountColumns = {
  name: column.link(
    messages.name,
    ({ userId }) => linkOptions({ to: '/management/account/$userId', params: { userId } }),
    ({ userName }) => (userName === '' ? <Word of={messages.noName} /> : userName),
    { sortBy: 'userName', atMost: 'md:max-w-40' },
  ),
  state: column.state(messages.state, ({ state }) => accountAppearance[state]),
  email: column.text(messages.email, ({ email }) => email, {
    sortBy: 'email',
    onCard: 'line',
    atMost: 'md:max-w-56',
  }),
  role: column.cell(messages.role, ({ userRoleName }) => <RoleName of={userRoleName} />, { onCard: 'line' }),
  organisation: column.text(messages.organisation, ({ companyName }) => companyName, {
    onCard: 'line',
    atMost: 'md:max-w-40',
  }),
  lastAccess: column.cell(messages.lastAccess, ({ lastAccessTime }) => timeOf(lastAccessTime), {
    sortBy: 'lastAccessTime',
    width: 'w-44',
  }),
  sessions: column.number(messages.sessions, ({ sessionCount }) => sessionCount, { width: 'w-20' }),
  invited: column.cell(messages.inviteTime, ({ inviteTime }) => timeOf(inviteTime), {
    sortBy: 'inviteTime',
    width: 'w-44',
  }),
  accepted: column.cell(messages.acceptTime, ({ acceptTime }) => timeOf(acceptTime), { width: 'w-44' }),
  invitedBy: column.text(messages.invitedBy, ({ invitedBy }) => invitedBy),
};
