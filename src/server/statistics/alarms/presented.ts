import type { components, operations } from '#api/main.d.ts';
import { spanOf } from '#domain/statistics/days.ts';
import { sheetLimit } from '#server/core/resource/sheet.ts';
import type { AlarmFilter, AlarmSummaryRow, ListedAlarm } from './queries/alarms.ts';

type Alarm = components['schemas']['Alarm'];
type Filtered = Omit<
  NonNullable<operations['listAlarms']['parameters']['query']>,
  'page' | 'limit' | 'sortBy' | 'sortDesc'
>;

const exportBatch = 1_000;
const exportColumns = [
  'triggered',
  'end',
  'duration',
  'severity',
  'state',
  'metric',
  'parameter',
  'rule',
  'direction',
  'triggerValue',
  'peak',
  'value',
  'valueAt',
  'warning',
  'critical',
  'endpointId',
  'deviceName',
  'modelName',
  'companyName',
  'roomName',
  'city',
  'endCause',
  'staleSince',
  'acknowledgedBy',
  'note',
  'assignedTo',
  'silencedUntil',
  'silencedBy',
  'silenceNote',
  'comments',
];
const times = new Set(['triggered', 'end', 'valueAt', 'staleSince', 'silencedUntil']);

/** Reads the filters of a call. Days are those of the caller's organisation. */
export function filterOf(
  { startDate, endDate, assignee, ...filter }: Filtered,
  { accountId, operator: { timeZone } }: { accountId: string; operator: { timeZone: string } },
): AlarmFilter {
  return {
    ...filter,
    ...(assignee && { assignee: assignee === 'me' ? accountId : null }),
    ...spanOf({ startDate, endDate }, timeZone),
  };
}

export const exportColumnsIn = (zone: string) =>
  exportColumns.map((field) => (times.has(field) ? { time: field, zone } : field));

export async function* exportedRows(
  page: (limit: number, offset: number) => Promise<ListedAlarm[]>,
): AsyncGenerator<object> {
  for (let written = 0; written < sheetLimit; written += exportBatch) {
    const rows = await page(exportBatch, written);
    for (const row of rows) {
      const { acknowledged, assigned, silenced, rule, ...alarm } = present(row);
      yield {
        ...alarm,
        rule: rule?.name ?? null,
        acknowledgedBy: acknowledged?.name ?? null,
        note: acknowledged?.note ?? null,
        assignedTo: assigned?.name ?? null,
        silencedUntil: silenced?.until ?? null,
        silencedBy: silenced?.name ?? null,
        silenceNote: silenced?.note ?? null,
      };
    }
    if (rows.length < exportBatch) return;
  }
}

export const present = (row: ListedAlarm): Alarm => ({
  alarmId: row.alarm_id,
  endpointId: row.endpoint_id,
  deviceName: row.device_name,
  modelName: row.model_name,
  metric: row.metric as Alarm['metric'],
  parameter: row.parameter,
  direction: row.direction === 'below' ? 'below' : 'above',
  rule: row.rule_id === null ? null : { ruleId: row.rule_id, name: row.rule_name ?? '' },
  severity: row.severity as Alarm['severity'],
  state: row.state as Alarm['state'],
  opId: row.op_id,
  companyName: row.company_name,
  roomName: row.room_name,
  city: row.city,
  triggerValue: row.trigger_value,
  peak: row.peak,
  value: row.sample ?? row.value,
  valueAt: (row.sampled_at ?? row.read_at)?.toISOString() ?? null,
  warning: row.warning,
  critical: row.critical,
  triggered: row.triggered_at.toISOString(),
  end: row.ended_at?.toISOString() ?? null,
  duration: row.ended_at
    ? Math.max(0, Math.round((row.ended_at.getTime() - row.triggered_at.getTime()) / 1_000))
    : null,
  endCause: row.end_cause as Alarm['endCause'],
  staleSince: row.stale_since?.toISOString() ?? null,
  terminal: row.terminal,
  version: row.version,
  assigned: row.assigned_id === null ? null : { accountId: row.assigned_id, name: row.assigned_name ?? '' },
  silenced:
    row.silenced_until === null
      ? null
      : {
          until: row.silenced_until.toISOString(),
          name: row.silenced_name ?? '',
          note: row.silence_note ?? '',
        },
  comments: row.comments,
  acknowledged: row.acknowledged_name === null ? null : { name: row.acknowledged_name, note: row.note ?? '' },
});

/** Presents the open alarms of a severity; without a row there is none. */
export function presentSummary(row: AlarmSummaryRow | undefined): components['schemas']['AlarmSummary'] {
  if (!row) return { total: 0, unassigned: 0, silenced: 0, oldest: null };
  const { total, unassigned, silenced } = row;
  return {
    total,
    unassigned,
    silenced,
    oldest: {
      alarmId: row.alarm_id,
      endpointId: row.endpoint_id,
      deviceName: row.device_name,
      triggered: row.triggered_at.toISOString(),
      assignee: row.assigned_name,
    },
  };
}
