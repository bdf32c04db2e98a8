import { alarmMachine, alarmMachineVersion } from '#machines/alarm/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';

type AlarmMachine = typeof alarmMachine;
export type AlarmStreams = StreamRepository<AlarmMachine>;

/** Stream of an alarm: connects the machine in machines/alarm to the server. */
export const alarmStream = defineStream<AlarmMachine, Row<'alarm'>>({
  kind: 'alarm',
  machine: alarmMachine,
  version: alarmMachineVersion,
  list: {
    table: {
      name: 'alarm',
      key: 'alarm_id',
      changing: [
        'state',
        'terminal',
        'severity',
        'value',
        'read_at',
        'trigger_value',
        'peak',
        'warning',
        'critical',
        'triggered_at',
        'ended_at',
        'end_cause',
        'stale_since',
        'acknowledged_name',
        'note',
        'assigned_id',
        'assigned_name',
        'silenced_until',
        'silenced_name',
        'silence_note',
        'comments',
        'version',
        'updated_at',
      ] satisfies (keyof Row<'alarm'>)[],
    },
    version: 3,
    row: (_, { id, version, recordedAt }, { after }) => {
      const { context } = after;
      const { silenced } = context;
      const terminal = after.hasTag('terminal');
      // Its first facts are stored together, so a row is never visible before the alarm is raised.
      const timeOf = (at: string) => (at === '' ? recordedAt : new Date(at));
      const endedAt = context.end === 'recovered' ? timeOf(context.at) : recordedAt;
      return {
        alarm_id: id,
        endpoint_id: context.endpointId,
        op_id: context.opId,
        model_name: context.modelName,
        metric: context.metric,
        rule_id: context.rule?.ruleId ?? null,
        rule_name: context.rule?.name ?? null,
        parameter: context.parameter,
        direction: context.direction,
        state: String(after.value),
        terminal,
        severity: context.severity ?? 'warning',
        value: context.value,
        read_at: timeOf(context.at),
        trigger_value: context.triggerValue,
        peak: context.peak,
        warning: context.warning,
        critical: context.critical,
        triggered_at: timeOf(context.triggeredAt),
        ended_at: terminal ? endedAt : null,
        end_cause: context.end,
        stale_since: context.staleSince === null ? null : new Date(context.staleSince),
        acknowledged_name: context.acknowledged?.name ?? null,
        note: context.acknowledged?.note ?? null,
        assigned_id: context.assigned?.accountId ?? null,
        assigned_name: context.assigned?.name ?? null,
        silenced_until: silenced && !terminal ? new Date(silenced.until) : null,
        silenced_name: silenced?.name ?? null,
        silence_note: silenced?.note ?? null,
        comments: context.comments,
        version,
        updated_at: recordedAt,
      };
    },
  },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/stats/resources' }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
  lane: () => 'bulk',
});
