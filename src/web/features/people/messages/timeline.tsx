import { Link } from '@tanstack/react-router';
import { CircleCheck, Clock, Hourglass, Inbox, MailCheck, Send } from 'lucide-react';
import { messageMachine } from '#machines/message/machine.ts';
import { messageText, outageTime } from '#web/entities/message/appearance.ts';
import { type MessageMachine, type MessageRecord, messageStreams } from '#web/entities/message/streams.ts';
import { messageTarget } from '#web/entities/message/target.ts';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { useProfile } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { recordMessages as messages, messages as sharedMessages } from './messages.ts';

/** The record of one message: what was added to it when, its mail, and whether it was read. */
export const messageTimeline: TimelineKind<MessageRecord, MessageMachine> = {
  machine: messageMachine,
  streams: messageStreams,
  states: {
    empty: { tone: 'idle', icon: Clock, label: messages.empty },
    gathering: { tone: 'notice', icon: Inbox, label: messages.gathering },
    mailing: { tone: 'info', icon: Send, label: messages.mailing },
    unread: { tone: 'notice', icon: Inbox, label: sharedMessages.unread },
    read: { tone: 'success', icon: CircleCheck, label: messages.read },
    mailed: { tone: 'success', icon: MailCheck, label: messages.mailed },
    expired: { tone: 'idle', icon: Hourglass, label: messages.expired },
  },
  callsOff: [],
  events: {
    'message.raised': messages.eventRaised,
    'message.grown': messages.eventGrown,
    'message.ended': messages.eventEnded,
    'message.mailed': messages.eventMailed,
    'message.read': messages.eventRead,
    'deadline.passed': messages.deadlinePassed,
  },
  details: detailsOf,
  deadlines: { window: messages.window, expiry: messages.expiry },
  effectWords: ({ type }) => (type === 'mail' ? { text: messages.mail } : null),
  lanes: ['account', 'server'],
  chainNote: messages.chainNote,
  Title,
  About,
  Summary,
  NotFound: NoSuchMessage,
};

/** Describes an event of a message. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  switch (type) {
    case 'message.raised':
    case 'message.grown':
      return { text: messages.news, values: { count: Number(data.count), failed: Number(data.failed) } };
    case 'message.mailed':
      return { text: data.mailId === null ? messages.notMailed : messages.mailQueued };
    case 'deadline.passed':
      return { text: data.name === 'window' ? messages.window : messages.expiry };
    default:
      return null;
  }
}

function Title({ head }: { head: MessageRecord }) {
  const text = useText();
  return messageText(head, text);
}

function About({ head }: { head: MessageRecord }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(messages.toAt, { name: head.user.name, time: dateTime(head.createTime) })}</span>
      <CopyableId id={head.messageId} length={16} className="text-caption" />
    </div>
  );
}

function Summary({ head }: { head: MessageRecord }) {
  const text = useText();
  const dateTime = useDateTime();
  const isOwn = useProfile()?.userInfo.opUserId === head.user.id;
  const time = outageTime(head, text, dateTime);
  const names = head.subjects.map(({ name }) => name).join(', ');
  return (
    <section aria-label={text(messages.about)} className="rounded border border-stroke bg-raised px-4 py-2.5">
      <PropertyList>
        {time ? <Property label={text(messages.outage)}>{time}</Property> : null}
        {names === '' ? null : <Property label={text(messages.subjects)}>{names}</Property>}
        <Property label={text(messages.organisation)}>{head.companyName}</Property>
        <Property label={text(messages.newsAt)}>{dateTime(head.newsTime)}</Property>
      </PropertyList>
      {/* The list behind another person's message would be the reader's own. */}
      {isOwn && head.subjects.length > 0 ? (
        <p className="mt-2 text-body">
          <Link {...messageTarget(head)} className={linkLook}>
            {text(messages.openTarget)}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function NoSuchMessage({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <Link to="/account/messages" className={linkLook}>
        {text(messages.toMessages)}
      </Link>
    </NotFound>
  );
}
