import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, BellRing, CheckCircle2, Clock, TriangleAlert } from 'lucide-react';
import { alarmMachine } from '#machines/alarm/machine.ts';
import { metricNames } from '#web/entities/alarm/messages.ts';
import { type Alarm, type AlarmMachine, alarmStreams } from '#web/entities/alarm/streams.ts';
import { NamedDevice } from '#web/entities/links.tsx';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { eventMessages, messages } from './messages.ts';
import { severityNames, useReading } from './words.ts';

/** The record of one alarm: the readings that moved it, and who looked after it. */
export const alarmTimeline: TimelineKind<Alarm, AlarmMachine> = {
  machine: alarmMachine,
  streams: alarmStreams,
  states: {
    empty: { tone: 'idle', icon: Clock, label: eventMessages.stateEmpty },
    normal: { tone: 'idle', icon: Clock, label: eventMessages.stateNormal },
    rising: { tone: 'info', icon: ArrowUp, label: eventMessages.stateRising },
    warning: { tone: 'notice', icon: TriangleAlert, label: messages.warning },
    critical: { tone: 'danger', icon: BellRing, label: messages.critical },
    falling: { tone: 'info', icon: ArrowDown, label: messages.falling },
    ended: { tone: 'idle', icon: CheckCircle2, label: messages.ended },
  },
  events: {
    'alarm.begun': eventMessages.begun,
    'reading.taken': eventMessages.reading,
    'readings.missed': eventMessages.missed,
    'alarm.acknowledged': eventMessages.acknowledged,
    'levels.changed': eventMessages.levels,
    'alarm.ended': eventMessages.ended,
  },
  details: detailsOf,
  Concerns: ReadingTime,
  lanes: ['account', 'server'],
  chainNote: eventMessages.chainNote,
  file: {
    save: (alarmId, redact) =>
      saveAnswer(
        mainApi.GET('/stats/resources/alarms/{alarmId}/export', {
          params: { path: { alarmId }, query: { redact } },
          parseAs: 'blob',
        }),
        `alarm-${alarmId}.json`,
      ),
    redactable: { name: eventMessages.fieldName, note: eventMessages.fieldNote },
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchAlarm,
};

/** Describes an event of an alarm. A redacted field adds nothing. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  if (type === 'reading.taken') return { text: eventMessages.value, values: { value: Number(data.value) } };
  if (type === 'alarm.begun' || type === 'levels.changed')
    return {
      text: eventMessages.thresholds,
      values: {
        warning: Number(data.warning),
        critical: Number(data.critical),
        margin: Number(data.margin),
      },
    };
  if (type === 'alarm.acknowledged' && typeof data.note === 'string' && data.note !== '')
    return { text: streamMessages.quoted, values: { words: data.note } };
  return null;
}

/** Time of a reading: it is received later, and the list of alarms counts from here. */
function ReadingTime({ event: { type, data } }: { event: TimelineEvent }) {
  const dateTime = useDateTime();
  if (type !== 'reading.taken' || typeof data.at !== 'string' || data.at === '') return null;
  return <span className="font-mono tabular-nums">{dateTime(data.at)}</span>;
}

function Title({ head }: { head: Alarm }) {
  const text = useText();
  const name = head.deviceName ?? head.endpointId;
  return text(messages.alarmOf, { metric: text(metricNames[head.metric]), name });
}

function About({ head }: { head: Alarm }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <NamedDevice endpointId={head.endpointId} name={head.deviceName} />
      <span>{head.modelName}</span>
    </div>
  );
}

interface SummaryProps {
  head: Alarm;
  moment: Moment<AlarmMachine>;
}

/** At the shown moment; what it has been at the worst is of the whole alarm. */
function Summary({ head, moment: { context } }: SummaryProps) {
  const text = useText();
  const reading = useReading();
  const dateTime = useDateTime();
  const { warning, critical, value, acknowledged, staleSince } = context;
  return (
    <section aria-label={text(messages.alarm)} className="rounded border border-stroke bg-raised px-4 py-2.5">
      <PropertyList>
        <Property label={text(messages.value)}>{reading(head.metric, value)}</Property>
        <Property label={text(messages.warning)}>{reading(head.metric, warning)}</Property>
        <Property label={text(messages.critical)}>{reading(head.metric, critical)}</Property>
        <Property label={text(messages.triggered)}>{dateTime(head.triggered)}</Property>
        {head.end === null ? null : <Property label={text(messages.end)}>{dateTime(head.end)}</Property>}
        <Property label={text(messages.severity)}>{text(severityNames[head.severity])}</Property>
        {acknowledged ? <Property label={text(messages.acknowledgedBy)}>{acknowledged.name}</Property> : null}
        {staleSince ? <Property label={text(eventMessages.missed)}>{dateTime(staleSince)}</Property> : null}
      </PropertyList>
    </section>
  );
}

function NoSuchAlarm({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound
      title={text(messages.noSuchAlarm)}
      help={text(messages.noSuchAlarmHelp)}
      id={id}
      erased={erased}
    >
      <Link to="/totalStatistics/resourceStatistics" className={linkLook}>
        {text(messages.alarms)}
      </Link>
    </NotFound>
  );
}
