import { ArrowDown, BellRing, CheckCircle2, TriangleAlert } from 'lucide-react';
import { metricNames } from '#web/entities/alarm/messages.ts';
import { NamedDevice } from '#web/entities/links.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { Alarm } from './queries.ts';
import { severityNames, useDuration, useReading } from './words.ts';

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
};

function Reading({ metric, value }: Alarm) {
  return <span className="tabular-nums">{useReading()(metric, value)}</span>;
}

function End({ end, staleSince }: Alarm) {
  const text = useText();
  const dateTime = useDateTime();
  // A dash where it has not ended: an end of the year 1 in the specification.
  if (end !== null || staleSince === null)
    return <span className="font-mono whitespace-nowrap tabular-nums">{dateTime(end)}</span>;
  return <span className="text-secondary">{text(messages.staleSince, { time: dateTime(staleSince) })}</span>;
}

function Duration({ duration }: Alarm) {
  const durationOf = useDuration();
  return duration === null ? null : <span className="tabular-nums">{durationOf(duration)}</span>;
}

const column = columnsOf<Alarm>();
export const alarmColumns = {
  device: column.cell(
    messages.device,
    ({ endpointId, deviceName }) => <NamedDevice endpointId={endpointId} name={deviceName} />,
    { onCard: 'title', fixed: true },
  ),
  state: column.state(messages.state, ({ state }) => appearance[state]),
  severity: column.word(messages.severity, ({ severity }) => severityNames[severity]),
  metric: column.word(messages.metric, ({ metric }) => metricNames[metric], { onCard: 'line' }),
  value: column.cell(messages.value, (alarm) => <Reading {...alarm} />, { onCard: 'line' }),
  model: column.text(messages.model, ({ modelName }) => modelName),
  triggered: column.time(messages.triggered, ({ triggered }) => triggered, { onCard: 'line' }),
  end: column.cell(messages.end, (alarm) => <End {...alarm} />),
  duration: column.cell(messages.duration, (alarm) => <Duration {...alarm} />),
  cause: column.word(messages.endCause, ({ endCause }) => (endCause ? causes[endCause] : null), {
    hiddenAtFirst: true,
  }),
  acknowledged: column.cell(messages.acknowledgedBy, ({ acknowledged }) =>
    acknowledged ? <span title={acknowledged.note || undefined}>{acknowledged.name}</span> : null,
  ),
};
