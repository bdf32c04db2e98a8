import { Link } from '@tanstack/react-router';
import { formatText } from '#domain/display.ts';
import { passwordResetMachine } from '#machines/password-reset/machine.ts';
import {
  type PasswordReset,
  type PasswordResetMachine,
  resetStreams,
} from '#web/entities/password-reset/streams.ts';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { resetAppearance } from './appearance.ts';
import { messages } from './messages.ts';

/** The record of one forgotten password: who asked, and what became of link and temporary password. */
export const resetTimeline: TimelineKind<PasswordReset, PasswordResetMachine> = {
  machine: passwordResetMachine,
  streams: resetStreams,
  states: resetAppearance,
  callsOff: [],
  events: {
    'reset.asked': messages.eventAsked,
    'reset.mailed': messages.eventMailed,
    'reset.entered': messages.eventEntered,
    'reset.completed': messages.eventCompleted,
    'reset.replaced': messages.eventReplaced,
    'deadline.passed': messages.deadlinePassed,
  },
  details: detailsOf,
  deadlines: { validity: messages.validity },
  lanes: ['account', 'server'],
  chainNote: messages.chainNote,
  limits: ({ validMs }) => ({ validity: validMs === 0 ? null : validMs }),
  file: {
    save: (resetId, redact) =>
      saveAnswer(
        mainApi.GET('/password-resets/{resetId}/export', {
          params: { path: { resetId }, query: { redact } },
          parseAs: 'blob',
        }),
        `password-reset-${resetId}.json`,
      ),
    redactable: {},
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchReset,
};

/** Describes an event of a reset. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  switch (type) {
    case 'reset.asked':
      return { text: messages.by, values: { by: data.byOwner === true ? 'owner' : 'administrator' } };
    case 'reset.completed':
      return { text: messages.way, values: { way: String(data.way) } };
    case 'reset.replaced':
      return { text: messages.replacedBy, values: { by: String(data.by) } };
    case 'deadline.passed':
      return { text: messages.validity };
    default:
      return null;
  }
}

function Title({ head }: { head: PasswordReset }) {
  const text = useText();
  return text(messages.titleBy, { by: head.byOwner ? 'owner' : 'administrator' });
}

function About({ head }: { head: PasswordReset }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>
        {text(messages.requestedByAt, { name: head.requestedBy.name, time: dateTime(head.requestTime) })}
      </span>
      <CopyableId id={head.resetId} length={16} className="text-caption" />
    </div>
  );
}

function Summary({ head: { userId, mailId, validUntil } }: { head: PasswordReset }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <section aria-label={text(messages.title)} className="rounded border border-stroke bg-raised px-4 py-2.5">
      <PropertyList>
        <Property label={text(messages.account)}>
          <Link to="/management/account/$userId" params={{ userId }} className={linkLook}>
            {text(messages.toAccount)}
          </Link>
        </Property>
        <Property label={text(messages.mail)}>
          {mailId === null ? (
            formatText(null)
          ) : (
            <Link to="/mails/$mailId" params={{ mailId }} className={linkLook}>
              {text(messages.toMail)}
            </Link>
          )}
        </Property>
        <Property label={text(messages.validUntil)}>{dateTime(validUntil)}</Property>
      </PropertyList>
    </section>
  );
}

function NoSuchReset({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <Link to="/management/account/accountList" className={linkLook}>
        {text(messages.toAccounts)}
      </Link>
    </NotFound>
  );
}
