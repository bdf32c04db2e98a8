import { operations } from '#api/operations.gen.ts';
import { normalEmail } from '#domain/validation.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { markOf, refuseOtherMark } from '#server/core/http/match-mark.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { peopleWhoMay } from '#server/core/read-models/approvers.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { alarmStream } from './alarm-stream.ts';
import type { Alarms } from './alarms.ts';
import { filterOf } from './presented.ts';
import { type AlarmFilter, assigneeByEmail, type ListedAlarm, ScopedAlarms } from './queries/alarms.ts';

export type AlarmWorkHandlers = Pick<
  Handlers,
  | 'findMatchingAlarms'
  | 'acknowledgeAlarm'
  | 'acknowledgeAlarms'
  | 'assignAlarm'
  | 'listAlarmAssignees'
  | 'commentAlarm'
  | 'silenceAlarm'
  | 'endAlarmSilence'
>;

interface Needs extends Pick<CoreServices, 'database' | 'log' | 'now'> {
  alarms: Alarms;
}

/** Maximum number of matching alarms that one call acknowledges. */
const mostMatching = 1_000;
const longestSilenceMs = 30 * 86_400_000;

/** Handlers of actions on alarms. No action changes when an alarm ends. */
export const alarmWorkHandlers = ({ alarms, database, log, now }: Needs): AlarmWorkHandlers => ({
  async acknowledgeAlarm({ params: { alarmId }, body: { note = '' }, scope, caller, audit }) {
    const alarm = await alarmInScope(log, scope, alarmId);
    audit.about(alarm.endpoint_id);
    audit.changed(null, { alarmId, note });
    if (!(await alarms.acknowledge(alarmId, note, caller.actor)))
      throw overtaken('The alarm is over, or acknowledged already.');
    return { data: {} };
  },

  async findMatchingAlarms({ body, scope, caller }) {
    const alarms = scope.of(ScopedAlarms);
    const filter = filterOf(body, caller.account);
    const found = await alarms.page(filter, {}, { limit: mostMatching + 1, offset: 0 });
    return {
      data:
        found.length > mostMatching
          ? { count: await alarms.count(filter), mark: null }
          : { count: found.length, mark: markOf(found.map((alarm) => alarm.alarm_id)) },
    };
  },

  async acknowledgeAlarms({ body, scope, caller, audit }) {
    const { note = '', match, matched = 0, mark } = body;
    const found = match
      ? await confirmedAlarms(scope, filterOf(match, caller.account), { matched, mark })
      : await Promise.all((body.alarmIds ?? []).map((alarmId) => alarmInScope(log, scope, alarmId)));
    audit.about(...found.map((alarm) => alarm.endpoint_id));
    const alarmIds = found.map((alarm) => alarm.alarm_id);
    audit.changed(null, { alarmIds, note });
    let acknowledged = 0;
    for (const alarmId of alarmIds)
      if (await alarms.acknowledge(alarmId, note, caller.actor)) acknowledged += 1;
    return { data: { acknowledged } };
  },

  async assignAlarm({ params: { alarmId }, body: { email, from }, scope, caller, audit }) {
    const alarm = await alarmInScope(log, scope, alarmId);
    audit.about(alarm.endpoint_id);
    const to = email === null ? null : await assigneeByEmail(database, alarm.op_id, normalEmail(email));
    if (email !== null && to === null)
      throw new ApiError('custom', { message: 'No person with this e-mail address can see the alarm.' });
    audit.changed({ alarmId, assigned: from }, { alarmId, assigned: to?.accountId ?? null });
    if (!(await alarms.assign(alarmId, { to, from }, caller.actor)))
      throw overtaken('The alarm is over, or another user has assigned it meanwhile.');
    return { data: {} };
  },

  async listAlarmAssignees({ params: { alarmId }, scope }) {
    const { op_id } = await alarmInScope(log, scope, alarmId);
    const opPath = await operatorPath(database.sql, op_id);
    if (opPath === null) return { data: [] };
    const { permission } = operations.getAlarm;
    return { data: await peopleWhoMay(database.sql, { permission, opPath, except: [] }, scope.opPath) };
  },

  async commentAlarm({ params: { alarmId }, body, scope, caller, audit }) {
    const alarm = await alarmInScope(log, scope, alarmId);
    audit.about(alarm.endpoint_id);
    const fact = { type: 'alarm.commented' as const, data: { text: body.text.trim() } };
    if (!(await alarms.add(alarmId, fact, caller.actor))) throw overtaken('The alarm is over.');
    return { data: {} };
  },

  async silenceAlarm({ params: { alarmId }, body: { until, note = '' }, scope, caller, audit }) {
    const alarm = await alarmInScope(log, scope, alarmId);
    audit.about(alarm.endpoint_id);
    const ms = Date.parse(until) - now().getTime();
    if (!(ms > 0 && ms <= longestSilenceMs)) throw refused('Choose a time within the next 30 days.');
    const { id: accountId, name } = caller.actor;
    // In whole seconds: the call took a few milliseconds of the chosen time.
    const wholeMs = Math.ceil(ms / 1_000) * 1_000;
    const data = { until: new Date(until).toISOString(), ms: wholeMs, accountId, name, note };
    audit.changed(null, { alarmId, until: data.until, note });
    if (!(await alarms.add(alarmId, { type: 'alarm.silenced', data }, caller.actor)))
      throw overtaken('The alarm is over.');
    return { data: {} };
  },

  async endAlarmSilence({ params: { alarmId }, scope, caller, audit }) {
    const alarm = await alarmInScope(log, scope, alarmId);
    audit.about(alarm.endpoint_id);
    audit.changed({ alarmId, until: alarm.silenced_until?.toISOString() ?? null }, { alarmId, until: null });
    if (!(await alarms.add(alarmId, { type: 'silence.ended', data: {} }, caller.actor)))
      throw overtaken('The alarm is not silenced.');
    return { data: {} };
  },
});

/** Finds the alarms that match, once: one that is raised later is not among them. */
async function confirmedAlarms(
  scope: Scope,
  filter: AlarmFilter,
  { matched, mark }: { matched: number; mark: string | undefined },
): Promise<ListedAlarm[]> {
  const alarms = scope.of(ScopedAlarms);
  const found = await alarms.page(filter, {}, { limit: mostMatching + 1, offset: 0 });
  if (found.length === matched) {
    refuseOtherMark(
      found.map((alarm) => alarm.alarm_id),
      mark,
      'Other alarms match now.',
    );
    return found;
  }
  const count = found.length > mostMatching ? await alarms.count(filter) : found.length;
  throw new ApiError('conflict', {
    status: 409,
    message: `${count} alarms match now, and not ${matched}.`,
    data: { count },
  });
}

/** Finds an alarm; answers `nodata` for one out of scope and a missing one alike. */
async function alarmInScope(log: Needs['log'], scope: Scope, alarmId: string): Promise<ListedAlarm> {
  const alarm = await scope.of(ScopedAlarms).find(alarmId);
  if (!alarm) throw await missingStream(log, `${alarmStream.kind}:${alarmId}`);
  return alarm;
}

const overtaken = (message: string) => new ApiError('custom', { status: 409, message });

const refused = (message: string) =>
  new ApiError('custom', { status: 422, message, data: { errors: [{ field: 'body.until', message }] } });
