import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatText } from '#domain/display.ts';
import { accountMachine } from '#machines/account/machine.ts';
import { type Account, type AccountMachine, accountStreams } from '#web/entities/account/streams.ts';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import {
  AccountQuestion,
  nameOf,
  type Question,
  useAccountCommands,
  useActionsOf,
} from './account-actions.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { accountAppearance } from './appearance.ts';
import { eventMessages } from './event-messages.ts';
import { messages } from './messages.ts';
import { accountResetsQuery, accountSessionsQuery } from './queries.ts';

/** The record of one account: who invited, changed, stopped and ended it. */
export const accountTimeline: TimelineKind<Account, AccountMachine> = {
  machine: accountMachine,
  streams: accountStreams,
  states: accountAppearance,
  callsOff: ['account.withdrawn', 'account.deleted'],
  events: {
    'account.adopted': eventMessages.adopted,
    'account.joined': eventMessages.joined,
    'account.invited': eventMessages.invited,
    'account.invitedAgain': eventMessages.invitedAgain,
    'account.withdrawn': eventMessages.withdrawn,
    'account.accepted': eventMessages.accepted,
    'account.changed': eventMessages.changed,
    'account.stopped': eventMessages.stopped,
    'account.started': eventMessages.started,
    'account.signedOut': eventMessages.signedOut,
    'account.deleted': eventMessages.deleted,
    'deadline.passed': eventMessages.deadlinePassed,
  },
  details: detailsOf,
  deadlines: { invitation: eventMessages.invitation },
  lanes: ['account', 'server'],
  chainNote: eventMessages.chainNote,
  limits: ({ validMs }) => ({ invitation: validMs === 0 ? null : validMs }),
  file: {
    save: (userId, redact) =>
      saveAnswer(
        mainApi.GET('/users/{userId}/export', {
          params: { path: { userId }, query: { redact } },
          parseAs: 'blob',
        }),
        `account-${userId}.json`,
      ),
    redactable: {
      email: eventMessages.fieldEmail,
      name: eventMessages.fieldName,
      phone: eventMessages.fieldPhone,
      reason: eventMessages.fieldReason,
    },
  },
  Title,
  About,
  Summary,
  Actions,
  NotFound: NoSuchAccount,
};

const said = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : formatText(null);

/** Describes an event of an account. A redacted field adds nothing. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  switch (type) {
    case 'account.invited':
    case 'account.joined':
    case 'account.adopted':
      return {
        text: eventMessages.invitedAs,
        values: { email: said(data.email), role: said(data.roleKey) },
      };
    case 'account.accepted':
      return { text: streamMessages.quoted, values: { words: said(data.name) } };
    case 'account.changed':
      return {
        text: eventMessages.changedTo,
        values: { name: said(data.name), phone: said(data.phone), role: said(data.roleKey) },
      };
    case 'account.signedOut':
      return { text: eventMessages.signedOutOf, values: { sessions: Number(data.sessions) } };
    case 'account.stopped':
    case 'account.deleted':
      return data.reason ? { text: streamMessages.quoted, values: { words: said(data.reason) } } : null;
    case 'deadline.passed':
      return { text: eventMessages.invitation };
    default:
      return null;
  }
}

function Title({ head }: { head: Account }) {
  const text = useText();
  return text(eventMessages.titleOf, { name: nameOf(head) });
}

function About({ head }: { head: Account }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span className="wrap-anywhere">{head.email}</span>
      <CopyableId id={head.userId} length={16} className="text-caption" />
    </div>
  );
}

interface SummaryProps {
  head: Account;
  moment: Moment<AccountMachine>;
}

function Summary({ head }: SummaryProps) {
  const text = useText();
  const roleText = useRoleText();
  const dateTime = useDateTime();
  const time = (value: string | null) => (value ? dateTime(value) : formatText(null));
  return (
    <section
      aria-label={text(eventMessages.details)}
      className="rounded border border-stroke bg-raised px-4 py-2.5"
    >
      <PropertyList>
        <Property label={text(messages.role)}>{roleText(head.userRoleName)}</Property>
        <Property label={text(messages.organisation)}>{head.companyName}</Property>
        <Property label={text(messages.phone)}>{formatText(head.userPhone)}</Property>
        <Property label={text(messages.lastAccess)}>{time(head.lastAccessTime)}</Property>
        <Property label={text(messages.invitedBy)}>{formatText(head.invitedBy)}</Property>
        {head.opUserStatus === 'Invited' ? (
          <Property label={text(messages.inviteEndTime)}>{time(head.inviteEndTime)}</Property>
        ) : (
          <Property label={text(messages.acceptTime)}>{time(head.acceptTime)}</Property>
        )}
        <Property label={text(eventMessages.openSessions)}>
          <OpenSessions userId={head.userId} />
        </Property>
        <Property label={text(eventMessages.resets)}>
          <Resets userId={head.userId} />
        </Property>
      </PropertyList>
    </section>
  );
}

function OpenSessions({ userId }: { userId: string }) {
  const text = useText();
  const dateTime = useDateTime();
  const { data } = useQuery(accountSessionsQuery(userId));
  if (!data) return null;
  const { data: sessions, pagination } = data;
  if (sessions.length === 0) return text(eventMessages.noSessions);
  const more = pagination.totalRecords - sessions.length;
  return (
    <ul className="flex flex-col gap-1">
      {sessions.map(({ sessionId, address, createTime, lastUseTime }) => (
        <li key={sessionId}>
          {text(eventMessages.sessionOf, {
            address: formatText(address),
            begun: dateTime(createTime),
            used: dateTime(lastUseTime),
          })}
        </li>
      ))}
      {more > 0 ? (
        <li className="text-secondary">{text(eventMessages.moreSessions, { count: more })}</li>
      ) : null}
    </ul>
  );
}

function Resets({ userId }: { userId: string }) {
  const text = useText();
  const dateTime = useDateTime();
  const { data } = useQuery(accountResetsQuery(userId));
  if (!data) return null;
  if (data.length === 0) return text(eventMessages.noResets);
  return (
    <ul className="flex flex-col gap-1">
      {data.map(({ resetId, requestTime }) => (
        <li key={resetId}>
          <Link to="/password-resets/$resetId" params={{ resetId }} className={linkLook}>
            {dateTime(requestTime)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Offers the actions of the list's row on the page of one account. */
function Actions({ head, terminal }: SummaryProps & { terminal: boolean }) {
  const text = useText();
  const [question, setQuestion] = useState<Question | null>(null);
  const [editing, setEditing] = useState(false);
  const commands = useAccountCommands(() => setQuestion(null));
  const can = useActionsOf(head);
  const editBlocked = useBlocked('updateAccount');
  if (terminal) return null;
  const { userId } = head;
  return (
    <>
      <Button blocked={editBlocked} onClick={() => setEditing(true)}>
        {text(messages.edit)}
      </Button>
      {can.inviteAgain ? (
        <Button
          busy={commands.inviteAgain.busy}
          blocked={commands.inviteAgain.blocked}
          onClick={() => void commands.inviteAgain.run({ body: { userId } })}
        >
          {text(messages.inviteAgain)}
        </Button>
      ) : null}
      {can.start ? (
        <Button
          busy={commands.start.busy}
          blocked={commands.start.blocked}
          onClick={() => void commands.start.run({ path: { userId } })}
        >
          {text(messages.start)}
        </Button>
      ) : null}
      {can.signOut ? (
        <Button blocked={commands.signOut.blocked} onClick={() => setQuestion('signOut')}>
          {text(messages.signOut)}
        </Button>
      ) : null}
      {can.reset ? (
        <>
          <Button blocked={commands.resetPassword.blocked} onClick={() => setQuestion('resetPassword')}>
            {text(messages.resetPassword)}
          </Button>
          <Button blocked={commands.resetFactors.blocked} onClick={() => setQuestion('resetFactors')}>
            {text(messages.resetFactors)}
          </Button>
        </>
      ) : null}
      {can.stop ? (
        <Button blocked={commands.stop.blocked} onClick={() => setQuestion('stop')}>
          {text(messages.stop)}
        </Button>
      ) : null}
      {editing ? <AccountSheet account={head} onClose={() => setEditing(false)} /> : null}
      {question ? (
        <AccountQuestion
          account={head}
          question={question}
          commands={commands}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}

function NoSuchAccount({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound
      title={text(eventMessages.noSuch)}
      help={text(eventMessages.noSuchHelp)}
      id={id}
      erased={erased}
    >
      <Link to="/management/account/accountList" className={linkLook}>
        {text(messages.title)}
      </Link>
    </NotFound>
  );
}
