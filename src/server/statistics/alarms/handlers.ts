import type { components, operations } from '#api/main.d.ts';
import { spanOf } from '#domain/statistics/days.ts';
import { resourceMetrics } from '#domain/statistics/resources.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import { knownZone, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Alarms } from '#server/statistics/alarms/alarms.ts';
import { alarmStream } from './alarm-stream.ts';
import { type AlarmFilter, type ListedAlarm, ScopedAlarms } from './queries/alarms.ts';
import { allLevels, storeLevels } from './queries/levels.ts';
import { ScopedTwoDays } from './queries/two-days.ts';
import { levelsIn, thresholdsOf } from './thresholds.ts';
import { raisedBy } from './what-if.ts';

type AlarmHandlers = Pick<
  Handlers,
  | 'listAlarms'
  | 'getOpenAlarms'
  | 'exportAlarms'
  | 'getAlarm'
  | 'acknowledgeAlarm'
  | 'getAlarmThresholds'
  | 'setAlarmThresholds'
  | 'previewAlarmThresholds'
  | TimelineOperation<'Alarm'>
>;
type Alarm = components['schemas']['Alarm'];
type Filtered = Omit<NonNullable<operations['listAlarms']['parameters']['query']>, 'page' | 'limit'>;

const exportBatch = 1_000;
const exportColumns = [
  'triggered',
  'end',
  'duration',
  'severity',
  'state',
  'metric',
  'value',
  'warning',
  'critical',
  'endpointId',
  'deviceName',
  'modelName',
  'endCause',
  'staleSince',
  'acknowledgedBy',
  'note',
];
const times = new Set(['triggered', 'end', 'staleSince']);

const filterOf = ({ startDate, endDate, ...filter }: Filtered, zone: string): AlarmFilter => ({
  ...filter,
  ...spanOf({ startDate, endDate }, zone),
});

interface Needs extends Pick<CoreServices, 'database' | 'log' | 'now' | 'proof'> {
  alarms: Alarms;
}

export const alarmHandlers = (services: Needs): AlarmHandlers => ({
  ...ownHandlers(services),
  ...streamHandlers('Alarm', alarmStream, services, {
    find: (scope, id) => scope.of(ScopedAlarms).find(id),
    file: { row: present },
  }),
});

const ownHandlers = ({
  alarms,
  database,
  log,
  now,
}: Needs): Omit<AlarmHandlers, TimelineOperation<'Alarm'>> => ({
  async listAlarms({ query: { page = 1, limit = defaultLimit, ...filtered }, scope, caller }) {
    const filter = filterOf(filtered, caller.account.operator.timeZone);
    const view = scope.of(ScopedAlarms);
    const rows = await view.newest(filter, limit, (page - 1) * limit);
    return {
      data: rows.map(present),
      pagination: pagination({ page, limit }, await view.count(filter)),
    };
  },

  async getOpenAlarms({ scope }) {
    const open = await scope.of(ScopedAlarms).openByMetric();
    return {
      data: resourceMetrics.map((metric) => ({
        metric,
        ...(open.get(metric) ?? { critical: 0, warning: 0 }),
      })),
    };
  },

  async exportAlarms({ query: { as, timeZone, ...filtered }, scope, caller }) {
    const own = caller.account.operator.timeZone;
    const filter = filterOf(filtered, own);
    const zone = knownZone(timeZone, own);
    const view = scope.of(ScopedAlarms);
    const columns = exportColumns.map((field) => (times.has(field) ? { time: field, zone } : field));
    const total = await view.count(filter);
    return sheetOf(as, 'alarms', columns, {
      rows: newestFirst(view, filter),
      total,
      totalIsLowerBound: false,
    });
  },

  async getAlarm({ params: { alarmId }, scope }) {
    const alarm = await scope.of(ScopedAlarms).find(alarmId);
    if (!alarm) throw await missingStream(log, `${alarmStream.kind}:${alarmId}`);
    return { data: present(alarm) };
  },

  async acknowledgeAlarm({ params, body: { note = '' }, scope, caller, audit }) {
    const alarm = await scope.of(ScopedAlarms).find(params.alarmId);
    if (!alarm) throw new ApiError('nodata');
    audit.about(alarm.endpoint_id);
    audit.changed(null, { alarmId: params.alarmId, note });
    if (!(await alarms.acknowledge(params.alarmId, note, caller.actor)))
      throw new ApiError('custom', { status: 409, message: 'The alarm is over, or acknowledged already.' });
    return { data: {} };
  },

  async getAlarmThresholds({ scope, caller }) {
    const { opId } = caller.account.operator;
    const opPath = (await operatorPath(database.sql, opId)) ?? scope.opPath;
    return { data: thresholdsOf(await allLevels(database), { opId, opPath, scopePath: scope.opPath }) };
  },

  async setAlarmThresholds({ body, caller, audit }) {
    const levels = levelsIn(body);
    const { opId } = caller.account.operator;
    const { metric, modelName = '' } = body;
    const before = (await allLevels(database)).find(
      (row) => row.opId === opId && row.modelName === modelName && row.metric === metric,
    );
    const shown = before && { warning: before.warning, critical: before.critical, margin: before.margin };
    audit.changed(
      shown ? { metric, modelName, ...shown } : null,
      levels && { metric, modelName, ...levels },
      opId,
    );
    const by = { at: now(), updater: caller.actor.name };
    await storeLevels(database, { opId, modelName, metric }, levels, by);
    await alarms.check();
    return { data: {} };
  },

  async previewAlarmThresholds({ body, scope }) {
    const levels = levelsIn(body);
    if (levels === null) throw new ApiError('custom', { status: 422, message: 'Set both levels.' });
    const { metric, modelName } = body;
    const asked = { metric, modelName: modelName ?? null, now: now() };
    const view = scope.of(ScopedTwoDays);
    const raised = raisedBy(await view.samplesAt(levels.warning, asked), metric, levels);
    const openNow = await scope.of(ScopedAlarms).count({ metric, modelName, state: 'open' });
    return { data: { ...raised, sampledDevices: await view.sampledDevices(asked), openNow } };
  },
});

async function* newestFirst(view: ScopedAlarms, filter: AlarmFilter): AsyncGenerator<object> {
  for (let written = 0; written < sheetLimit; written += exportBatch) {
    const rows = await view.newest(filter, exportBatch, written);
    for (const row of rows) {
      const { acknowledged, ...alarm } = present(row);
      yield { ...alarm, acknowledgedBy: acknowledged?.name ?? null, note: acknowledged?.note ?? null };
    }
    if (rows.length < exportBatch) return;
  }
}

const present = (row: ListedAlarm): Alarm => ({
  alarmId: row.alarm_id,
  endpointId: row.endpoint_id,
  deviceName: row.device_name,
  modelName: row.model_name,
  metric: row.metric as Alarm['metric'],
  severity: row.severity as Alarm['severity'],
  state: row.state as Alarm['state'],
  value: row.value,
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
  acknowledged: row.acknowledged_name === null ? null : { name: row.acknowledged_name, note: row.note ?? '' },
});
