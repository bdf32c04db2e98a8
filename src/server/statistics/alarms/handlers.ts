import { resourceMetrics } from '#domain/statistics/resources.ts';
import { ruleMetrics, ruleParameters } from '#domain/statistics/rule-metrics.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import { knownZone, sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Alarms } from '#server/statistics/alarms/alarms.ts';
import { alarmStream } from './alarm-stream.ts';
import { exportColumnsIn, exportedRows, filterOf, present, presentSummary } from './presented.ts';
import { ScopedAlarms } from './queries/alarms.ts';
import { ScopedInheritedRules } from './queries/inherited-rules.ts';
import { allLevels, storeLevels } from './queries/levels.ts';
import { ScopedAlarmReadings } from './queries/readings.ts';
import { ScopedRuleHistory } from './queries/rule-history.ts';
import { ScopedTwoDays } from './queries/two-days.ts';
import { devicesOf, refuseImpossible } from './resource.ts';
import { tryRule } from './rule-preview.ts';
import { levelsIn, thresholdsOf } from './thresholds.ts';
import { raisedBy } from './what-if.ts';
import { type AlarmWorkHandlers, alarmWorkHandlers } from './work-handlers.ts';

type AlarmHandlers = Pick<
  Handlers,
  | 'listAlarms'
  | 'getOpenAlarms'
  | 'getAlarmSummary'
  | 'listInheritedAlarmRules'
  | 'exportAlarms'
  | 'getAlarm'
  | 'getAlarmReadings'
  | 'getAlarmThresholds'
  | 'setAlarmThresholds'
  | 'previewAlarmThresholds'
  | 'previewAlarmRule'
  | keyof AlarmWorkHandlers
  | TimelineOperation<'Alarm'>
>;

interface Needs extends Pick<CoreServices, 'database' | 'log' | 'now' | 'proof'> {
  alarms: Alarms;
}

export const alarmHandlers = (services: Needs): AlarmHandlers => ({
  ...ownHandlers(services),
  ...alarmWorkHandlers(services),
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
}: Needs): Omit<AlarmHandlers, TimelineOperation<'Alarm'> | keyof AlarmWorkHandlers> => ({
  async listAlarms({ query, scope, caller }) {
    const { page = 1, limit = defaultLimit, sortBy, sortDesc, ...filtered } = query;
    const filter = filterOf(filtered, caller.account);
    const view = scope.of(ScopedAlarms);
    const rows = await view.page(filter, { sortBy, sortDesc }, { limit, offset: (page - 1) * limit });
    return {
      data: rows.map(present),
      pagination: pagination({ page, limit }, await view.count(filter)),
    };
  },

  async getOpenAlarms({ scope }) {
    const open = await scope.of(ScopedAlarms).openByMetric();
    return {
      data: [...resourceMetrics, ...ruleMetrics].map((metric) => ({
        metric,
        ...(open.get(metric) ?? { critical: 0, warning: 0 }),
      })),
    };
  },

  async getAlarmSummary({ scope }) {
    const open = await scope.of(ScopedAlarms).summary();
    return {
      data: {
        critical: presentSummary(open.get('critical')),
        warning: presentSummary(open.get('warning')),
      },
    };
  },

  async listInheritedAlarmRules({ scope }) {
    return { data: await scope.of(ScopedInheritedRules).list() };
  },

  async exportAlarms({ query: { as, timeZone, sortBy, sortDesc, ...filtered }, scope, caller }) {
    const own = caller.account.operator.timeZone;
    const filter = filterOf(filtered, caller.account);
    const zone = knownZone(timeZone, own);
    const view = scope.of(ScopedAlarms);
    const total = await view.count(filter);
    return sheetOf(as, 'alarms', exportColumnsIn(zone), {
      rows: exportedRows((limit, offset) => view.page(filter, { sortBy, sortDesc }, { limit, offset })),
      total,
      totalIsLowerBound: false,
    });
  },

  async getAlarm({ params: { alarmId }, scope }) {
    const alarm = await scope.of(ScopedAlarms).find(alarmId);
    if (!alarm) throw await missingStream(log, `${alarmStream.kind}:${alarmId}`);
    return { data: present(alarm) };
  },

  async getAlarmReadings({ params: { alarmId }, scope }) {
    const alarm = await scope.of(ScopedAlarms).find(alarmId);
    if (!alarm) throw await missingStream(log, `${alarmStream.kind}:${alarmId}`);
    const view = scope.of(ScopedAlarmReadings);
    const samples = await view.samples(alarm);
    const sampled = samples.length > 1;
    const readings = sampled ? samples : await view.recorded(alarmId);
    return {
      data: { sampled, readings: readings.map(({ at, value }) => ({ at: at.toISOString(), value })) },
    };
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
    alarms.applyThresholds();
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

  async previewAlarmRule({ body, scope, caller }) {
    const { opId = caller.account.operator.opId, parameter = null } = body;
    const opPath = await operatorPath(database.sql, opId);
    if (opPath === null || !opPath.startsWith(scope.opPath)) throw new ApiError('nodata');
    const draft = { ...body, parameter, ...devicesOf(body) };
    refuseImpossible(draft);
    const named = ruleParameters.find((each) => each === parameter) ?? null;
    const durationMs = body.durationMinutes * 60_000;
    const rule = { ...draft, ruleId: '', name: '', opPath, parameter: named, durationMs };
    return { data: await tryRule(scope.of(ScopedRuleHistory), rule, now().getTime()) };
  },
});
