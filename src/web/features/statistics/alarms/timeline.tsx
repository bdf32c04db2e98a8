import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, BellRing, CheckCircle2, Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatText } from '#domain/display.ts';
import { alarmMachine } from '#machines/alarm/machine.ts';
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
import { RowMenu } from '#web/resource/row-menu.tsx';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { type AlarmAction, AlarmDialog, AlarmLinks, useAlarmActions } from './actions.tsx';
import { Duration } from './columns.tsx';
import { measureOf, useMeasured } from './measured.ts';
import { actionMessages, eventMessages, messages } from './messages.ts';
import { alarmQuery } from './queries.ts';
import { ReadingsCard } from './readings-card.tsx';
import { severityNames } from './words.ts';

/** The page of one alarm: its values, what can be done about it, and its record. */
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
    'alarm.assigned': eventMessages.assigned,
    'alarm.commented': actionMessages.commentText,
    'alarm.silenced': eventMessages.silenced,
    'silence.ended': eventMessages.silenceEnded,
    'deadline.passed': eventMessages.deadlinePassed,
    'levels.changed': eventMessages.levels,
    'alarm.ended': eventMessages.ended,
  },
  details: detailsOf,
  Concerns: EventTime,
  happenedAt: readAt,
  callsOff: ['silence.ended'],
  deadlines: { silence: eventMessages.silence },
  planned: ['silence'],
  effectWords: () => null,
  limits: () => ({}),
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
    redactable: {
      name: eventMessages.fieldName,
      note: eventMessages.fieldNote,
      to: eventMessages.fieldTo,
      text: messages.comments,
    },
  },
  Title,
  About,
  Summary,
  Actions,
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
  if (type === 'alarm.assigned') {
    if (data.to === null) return { text: eventMessages.unassigned };
    const name = data.to instanceof Object && 'name' in data.to ? data.to.name : null;
    return typeof name === 'string' ? { text: eventMessages.assignedTo, values: { name } } : null;
  }
  const words = type === 'alarm.commented' ? data.text : data.note;
  return typeof words === 'string' && words !== ''
    ? { text: streamMessages.quoted, values: { words } }
    : null;
}

/** Time of a reading, which the server receives later. The durations of alarms count from there. */
function readAt({ type, data }: TimelineEvent): string | null {
  return type === 'reading.taken' && typeof data.at === 'string' && data.at !== '' ? data.at : null;
}

/** Planned end of a silence, or time of a reading: it is received later, and the list of alarms counts from here. */
function EventTime({ event }: { event: TimelineEvent }) {
  const text = useText();
  const dateTime = useDateTime();
  const { type, data } = event;
  if (type === 'alarm.silenced' && typeof data.until === 'string')
    return text(actionMessages.silenceEnd, { time: dateTime(data.until) });
  const at = readAt(event);
  return at === null ? null : <span className="font-mono tabular-nums">{dateTime(at)}</span>;
}

function Title({ head }: { head: Alarm }) {
  const text = useText();
  const name = head.deviceName ?? head.endpointId;
  return text(messages.alarmOf, { metric: text(measureOf(head)), name });
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

/** Values of the alarm now. The latest one comes from the samples, so it is read again while the page is open. */
function Summary({ head, moment: { context } }: SummaryProps) {
  const text = useText();
  const reading = useMeasured();
  const dateTime = useDateTime();
  const now = useQuery(alarmQuery(head.alarmId)).data ?? head;
  const { warning, critical, acknowledged, assigned, silenced, staleSince } = context;
  const readingOf = (value: number | null) => (value === null ? formatText(null) : reading(head, value));
  const latest = readingOf(now.value);
  return (
    <div className="flex flex-col gap-4">
      <section
        aria-label={text(messages.alarm)}
        className="rounded border border-stroke bg-raised px-4 py-2.5"
      >
        <PropertyList>
          <Property label={text(messages.rule)}>{head.rule?.name ?? text(messages.byDefaultRule)}</Property>
          <Property label={text(messages.triggerValue)}>{readingOf(now.triggerValue)}</Property>
          <Property label={text(messages.peak)}>{readingOf(now.peak)}</Property>
          <Property label={text(messages.latest)}>
            {now.valueAt === null
              ? latest
              : text(messages.asOf, { value: latest, time: dateTime(now.valueAt) })}
          </Property>
          <Property label={text(messages.warning)}>{reading(head, warning)}</Property>
          <Property label={text(messages.critical)}>{reading(head, critical)}</Property>
          <Property label={text(messages.severity)}>{text(severityNames[now.severity])}</Property>
          <Property label={text(messages.triggered)}>{dateTime(head.triggered)}</Property>
          <Property label={text(messages.duration)}>
            <Duration {...now} />
          </Property>
          {now.end === null ? null : <Property label={text(messages.end)}>{dateTime(now.end)}</Property>}
          <Property label={text(messages.assigned)}>{assigned?.name ?? text(messages.unassigned)}</Property>
          {silenced ? (
            <>
              <Property label={text(messages.silencedTo)}>{dateTime(silenced.until)}</Property>
              <Property label={text(messages.silencedBy)}>{silenced.name}</Property>
              {silenced.note === '' ? null : (
                <Property label={text(messages.silenceNote)}>{silenced.note}</Property>
              )}
            </>
          ) : null}
          {acknowledged ? (
            <Property label={text(messages.acknowledgedBy)}>
              {acknowledged.note === ''
                ? acknowledged.name
                : text(actionMessages.noted, { name: acknowledged.name, note: acknowledged.note })}
            </Property>
          ) : null}
          {staleSince ? <Property label={text(eventMessages.missed)}>{dateTime(staleSince)}</Property> : null}
        </PropertyList>
      </section>
      <ReadingsCard alarm={now} />
    </div>
  );
}

interface ActionsProps extends SummaryProps {
  terminal: boolean;
}

/** The moment is the present one: it has what other users did meanwhile. */
function Actions({ head, moment: { context }, terminal }: ActionsProps) {
  const text = useText();
  const [pending, setPending] = useState<AlarmAction | null>(null);
  const { acknowledged, assigned, silenced } = context;
  const alarm = { ...head, acknowledged, assigned, silenced, terminal };
  const actions = useAlarmActions(alarm);
  return (
    <>
      {actions.map(({ action, label, blocked }) => (
        <Button key={action} blocked={blocked} onClick={() => setPending(action)}>
          {label}
        </Button>
      ))}
      <RowMenu label={text(actionMessages.more)}>
        <AlarmLinks alarm={alarm} />
      </RowMenu>
      {pending ? <AlarmDialog action={pending} alarm={alarm} onClose={() => setPending(null)} /> : null}
    </>
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
      <Link to="/management/alarms" className={linkLook}>
        {text(messages.alarms)}
      </Link>
    </NotFound>
  );
}
