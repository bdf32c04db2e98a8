import { linkOptions } from '@tanstack/react-router';
import { ArrowDown, BellOff, BellRing, CheckCircle2, TriangleAlert } from 'lucide-react';
import { formatText } from '#domain/display.ts';
import { NamedDevice } from '#web/entities/links.tsx';
import { useNow } from '#web/entities/stream/span.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { StateBadge, type StateLook } from '#web/ui/state-badge.tsx';
import { measureMessages } from './measure-messages.ts';
import { type Measured, measureOf, useMeasured } from './measured.ts';
import { actionMessages, messages } from './messages.ts';
import type { Alarm } from './queries.ts';
import { severityNames, useDuration } from './words.ts';

const appearance: Record<Alarm['state'], StateLook> = {
  warning: { tone: 'notice', icon: TriangleAlert, label: messages.warning },
  critical: { tone: 'danger', icon: BellRing, label: messages.critical },
  falling: { tone: 'info', icon: ArrowDown, label: messages.falling },
  ended: { tone: 'idle', icon: CheckCircle2, label: messages.ended },
};
const causes = {
  recovered: messages.recovered,
  thresholds: messages.byThresholds,
  removed: messages.removed,
  rule: messages.byRule,
};

/** State, and a mark while no messages are sent. */
function State({ state, silenced }: Alarm) {
  const text = useText();
  const dateTime = useDateTime();
  const silence = silenced && text(messages.silencedUntil, { time: dateTime(silenced.until) });
  return (
    <span className="flex items-center gap-1.5">
      <StateBadge look={appearance[state]} />
      {silence ? (
        <span role="img" aria-label={silence} title={silence}>
          <BellOff className="size-4 text-secondary" aria-hidden />
        </span>
      ) : null}
    </span>
  );
}

function Assignee({ assigned }: Alarm) {
  const text = useText();
  return assigned?.name ?? <span className="text-secondary">{text(messages.unassigned)}</span>;
}

/** Measured value, the highest level that was reached, and the rule. */
function Reached(alarm: Alarm) {
  const text = useText();
  const { severity, warning, critical, direction, rule } = alarm;
  const level = useMeasured()(alarm, severity === 'critical' ? critical : warning);
  const reached = direction === 'below' ? measureMessages.atMost : measureMessages.atLeast;
  return (
    <span title={rule ? text(messages.ofRule, { name: rule.name }) : undefined}>
      {text(reached, { measure: text(measureOf(alarm)), level })}
    </span>
  );
}

function Reading({ of, value }: { of: Measured; value: number | null }) {
  const readingOf = useMeasured();
  return <span className="tabular-nums">{value === null ? formatText(null) : readingOf(of, value)}</span>;
}

/** Latest reading, with its time, or since when there is none. */
function Latest(alarm: Alarm) {
  const { value, valueAt, staleSince } = alarm;
  const text = useText();
  const dateTime = useDateTime();
  const reading = useMeasured()(alarm, value);
  if (staleSince !== null)
    return (
      <span className="text-secondary">{text(messages.staleSince, { time: dateTime(staleSince) })}</span>
    );
  return (
    <span className="tabular-nums" title={valueAt === null ? undefined : dateTime(valueAt)}>
      {reading}
    </span>
  );
}

/** Shows until when an alarm is silenced, by whom and why. */
function Silence({ until, name, note }: NonNullable<Alarm['silenced']>) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <Noted of={dateTime(until)} note={note === '' ? name : text(actionMessages.noted, { name, note })} />
  );
}

/** Shows a value, with a note below it. */
function Noted({ of, note }: { of: string; note: string }) {
  return (
    <span className="flex flex-col whitespace-normal">
      {of}
      {note === '' ? null : <span className="text-caption text-secondary">{note}</span>}
    </span>
  );
}

/** Counts while the alarm is open. */
export function Duration({ duration, triggered }: Pick<Alarm, 'duration' | 'triggered'>) {
  const durationOf = useDuration();
  const now = useNow(duration === null, 1_000);
  const seconds = duration ?? Math.max(0, Math.floor((now - Date.parse(triggered)) / 1_000));
  return <span className="whitespace-nowrap tabular-nums">{durationOf(seconds)}</span>;
}

const placeOf = ({ roomName, city }: Alarm) => roomName ?? city;

const column = columnsOf<Alarm>();
export const alarmColumns = {
  device: column.cell(
    messages.device,
    ({ endpointId, deviceName }) => <NamedDevice endpointId={endpointId} name={deviceName} />,
    { onCard: 'title', fixed: true, sortBy: 'device' },
  ),
  alarm: column.link(
    messages.alarm,
    ({ alarmId }) => linkOptions({ to: '/alarms/$alarmId', params: { alarmId } }),
    (alarm) => <Reached {...alarm} />,
    { onCard: 'line', fixed: true },
  ),
  state: column.cell(messages.state, (alarm) => <State {...alarm} />, { onCard: 'badge' }),
  severity: column.word(messages.severity, ({ severity }) => severityNames[severity], {
    sortBy: 'severity',
    hiddenAtFirst: true,
  }),
  trigger: column.cell(messages.triggerValue, (alarm) => <Reading of={alarm} value={alarm.triggerValue} />, {
    hiddenAtFirst: true,
  }),
  peak: column.cell(messages.peak, (alarm) => <Reading of={alarm} value={alarm.peak} />, {
    onCard: 'line',
  }),
  latest: column.cell(messages.latest, (alarm) => <Latest {...alarm} />, { onCard: 'line' }),
  duration: column.cell(messages.duration, (alarm) => <Duration {...alarm} />, { onCard: 'line' }),
  triggered: column.time(messages.triggered, ({ triggered }) => triggered, { sortBy: 'triggered' }),
  assigned: column.cell(messages.assigned, (alarm) => <Assignee {...alarm} />, { onCard: 'line' }),
  acknowledged: column.cell(
    messages.acknowledgedBy,
    ({ acknowledged }) => acknowledged && <Noted of={acknowledged.name} note={acknowledged.note} />,
  ),
  silenced: column.cell(messages.silencedTo, (alarm) => alarm.silenced && <Silence {...alarm.silenced} />),
  rule: column.text(messages.rule, ({ rule }) => rule?.name ?? null, { hiddenAtFirst: true }),
  model: column.text(messages.model, ({ modelName }) => modelName, { sortBy: 'model', hiddenAtFirst: true }),
  place: column.text(messages.place, placeOf, { hiddenAtFirst: true }),
  organisation: column.text(messages.organisation, ({ companyName }) => companyName, { hiddenAtFirst: true }),
  end: column.time(messages.end, ({ end }) => end, { hiddenAtFirst: true }),
  cause: column.word(messages.endCause, ({ endCause }) => (endCause ? causes[endCause] : null), {
    hiddenAtFirst: true,
  }),
  comments: column.number(messages.comments, ({ comments }) => comments, { hiddenAtFirst: true }),
};
