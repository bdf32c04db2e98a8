import { aggregateRunMachine, aggregateRunMachineVersion } from '#machines/aggregate-run/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';

export type AggregateRunMachine = typeof aggregateRunMachine;

/** Stream of an organisation's manual collections: connects the machine in machines/aggregate-run to the server. */
export const aggregateRunStream = defineStream<AggregateRunMachine, Row<'aggregate_run'>>({
  kind: 'aggregate-run',
  machine: aggregateRunMachine,
  version: aggregateRunMachineVersion,
  list: {
    table: {
      name: 'aggregate_run',
      key: 'op_id',
      changing: [
        'running',
        'failure',
        'detail',
        'start_date',
        'end_date',
        'days',
        'account_id',
        'account_name',
        'started_at',
        'ended_at',
        'version',
      ] satisfies (keyof Row<'aggregate_run'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, type }, { after }) => {
      const { startDate, endDate, days, accountId, name, failure, detail } = after.context;
      const running = after.value === 'running';
      return {
        op_id: id,
        running,
        failure,
        detail,
        start_date: startDate,
        end_date: endDate,
        days: JSON.stringify(days),
        account_id: accountId,
        account_name: name,
        started_at: type === 'run.started' ? recordedAt : (before?.started_at ?? recordedAt),
        ended_at: running ? null : recordedAt,
        version,
      };
    },
  },
  effects: { sumDay: { pendingIn: 'running' } },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/stats/manual-collections' }),
});
