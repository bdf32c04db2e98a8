import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { mailMachine } from '#machines/mail/machine.ts';
import { type Mail, type MailMachine, mailStreams } from '#web/entities/mail/streams.ts';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { canResend, mailAppearance, purposeNames } from './appearance.ts';
import { eventMessages, messages } from './messages.ts';
import { mailListKey } from './queries.ts';

/** The record of one mail: each attempt, in the words of the mail server. */
export const mailTimeline: TimelineKind<Mail, MailMachine> = {
  machine: mailMachine,
  streams: mailStreams,
  states: mailAppearance,
  callsOff: [],
  events: {
    'mail.queued': eventMessages.queued,
    'mail.sent': eventMessages.sent,
    'mail.deferred': eventMessages.deferred,
    'mail.refused': eventMessages.refused,
    'mail.resent': eventMessages.resent,
    'deadline.passed': eventMessages.deadlinePassed,
  },
  details: detailsOf,
  deadlines: { retry: eventMessages.retry, validity: eventMessages.validity },
  effectWords: ({ type }) => (type === 'deliver' ? { text: eventMessages.deliver } : null),
  lanes: ['account', 'server'],
  chainNote: messages.chainNote,
  limits: ({ validMs }) => ({ validity: validMs }),
  file: {
    save: (mailId, redact) =>
      saveAnswer(
        mainApi.GET('/mails/{mailId}/export', {
          params: { path: { mailId }, query: { redact } },
          parseAs: 'blob',
        }),
        `mail-${mailId}.json`,
      ),
    redactable: { to: eventMessages.fieldTo, answer: eventMessages.fieldAnswer },
  },
  Title,
  About,
  Summary,
  Actions,
  NotFound: NoSuchMail,
};

/** Describes an event of a mail. A redacted field adds nothing. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  const answer = typeof data.answer === 'string' ? data.answer : '';
  const words = type === 'mail.queued' && typeof data.to === 'string' ? data.to : answer;
  if (type === 'mail.deferred')
    return { text: eventMessages.deferredFor, values: { seconds: Number(data.waitMs) / 1_000, answer } };
  if (type === 'deadline.passed')
    return { text: data.name === 'retry' ? eventMessages.retry : eventMessages.validity };
  return words === '' ? null : { text: streamMessages.quoted, values: { words } };
}

function Title({ head }: { head: Mail }) {
  const text = useText();
  return text(messages.titleOf, { recipient: head.to });
}

function About({ head }: { head: Mail }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>
        {text(messages.requestedByAt, { name: head.requestedBy.name, time: dateTime(head.queueTime) })}
      </span>
      <CopyableId id={head.mailId} length={16} className="text-caption" />
    </div>
  );
}

interface SummaryProps {
  head: Mail;
  moment: Moment<MailMachine>;
}

function Summary({ head, moment: { context } }: SummaryProps) {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  return (
    <section
      aria-label={text(messages.answer)}
      className="rounded border border-stroke bg-raised px-4 py-2.5"
    >
      <PropertyList>
        <Property label={text(messages.purpose)}>{text(purposeNames[head.purpose])}</Property>
        <Property label={text(messages.language)}>{head.language}</Property>
        <Property label={text(messages.validUntil)}>{dateTime(head.validUntil)}</Property>
        <Property label={text(messages.attempts)}>{formats.number(context.attempts)}</Property>
        <Property label={text(messages.answer)}>
          <span className="font-mono wrap-anywhere">{context.answer}</span>
        </Property>
      </PropertyList>
      <p className="mt-2 max-w-prose text-dense text-secondary">{text(messages.words)}</p>
    </section>
  );
}

/** Offers to resend a mail that a mail server refused and that is still useful. */
function Actions({ head, moment }: SummaryProps & { terminal: boolean }) {
  const text = useText();
  const resend = useCommand('resendMail', { invalidates: [mailListKey], success: messages.resent });
  if (!canResend(String(moment.state))) return null;
  return (
    <Button
      icon={<RotateCw className="size-4" aria-hidden />}
      busy={resend.busy}
      blocked={resend.blocked}
      onClick={() => void resend.run({ path: { mailId: head.mailId } })}
    >
      {text(messages.resend)}
    </Button>
  );
}

function NoSuchMail({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <Link to="/mails" className={linkLook}>
        {text(messages.title)}
      </Link>
    </NotFound>
  );
}
