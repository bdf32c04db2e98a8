import type { SnapshotFrom } from 'xstate';
import { serverActor } from '#domain/logged-event.ts';
import { bulkActionMachine, bulkActionMachineVersion, endedCount } from '#machines/bulk-action/machine.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Row } from '#server/core/database/database.ts';
import type { Committed } from '#server/core/log/log.ts';
import { defineStream, idOf, type Reaction, streamMessage } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';
import { endedTask } from './ended-task.ts';

type BulkActionMachine = typeof bulkActionMachine;
export type BulkActionSnapshot = SnapshotFrom<BulkActionMachine>;
export type BulkActionStreams = StreamRepository<BulkActionMachine>;

/** Counts each ended task in its bulk action; tasks that end together are counted by one fact. */
const tasksEnd: Reaction<BulkActionMachine> = {
  target: (fact) => endedTask(fact)?.batchId ?? null,
  react: (facts, cause) => ({
    type: 'bulkAction.tasksEnded',
    data: { ended: facts.map(endOf), cause },
    actor: serverActor('reactor'),
  }),
};

const endOf = ({ event, step }: Committed) => ({
  taskId: idOf(event.streamId),
  state: String(step?.after.value),
});

/** Builds the progress that list, live socket and API show. */
export const progressOf = ({ value, context }: BulkActionSnapshot) => ({
  state: String(value),
  total: context.total,
  started: context.started,
  ended: endedCount(context),
  outcomes: context.ended,
});

/** Stream of a bulk action: connects the machine in machines/bulk-action to the server. */
export const bulkActionStream = defineStream<BulkActionMachine, Row<'bulk_action'>>({
  kind: 'bulk-action',
  machine: bulkActionMachine,
  version: bulkActionMachineVersion,
  list: {
    table: {
      name: 'bulk_action',
      key: 'bulk_action_id',
      changing: [
        'state',
        'terminal',
        'started',
        'ended',
        'outcomes',
        'version',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'bulk_action'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { outcomes, ...progress } = progressOf(after);
      const { kind, opId, windowMs, startsInMs, of } = after.context;
      const terminal = after.hasTag('terminal');
      const requestedAt = before?.requested_at ?? recordedAt;
      return {
        bulk_action_id: id,
        command_id: of?.commandId ?? id,
        part: of?.part ?? 1,
        parts: of?.parts ?? 1,
        target_name: of?.name ?? null,
        op_id: opId,
        kind: kind ?? '',
        ...progress,
        outcomes: JSON.stringify(outcomes),
        terminal,
        version,
        account_id: before?.account_id ?? actor.id,
        account_name: before?.account_name ?? actor.name,
        requested_at: requestedAt,
        starts_at: startsInMs > 0 ? new Date(requestedAt.getTime() + startsInMs) : null,
        window_ends_at: before?.window_ends_at ?? new Date(requestedAt.getTime() + startsInMs + windowMs),
        updated_at: recordedAt,
        finished_at: terminal ? recordedAt : null,
      };
    },
  },
  effects: { startTasks: { pendingIn: 'starting' }, cancelTasks: { pendingIn: 'cancelling' } },
  reactsTo: { task: tasksEnd },
  live: (event, step) =>
    step && {
      ...streamMessage(event),
      target_type: 'multi',
      data: {
        bulkActionId: idOf(event.streamId),
        ...(progressOf(step.after) satisfies JsonObject),
        terminal: step.after.hasTag('terminal'),
      },
    },
  audience: ({ context }) => ({ opId: context.opId, permission: '/tasks/{taskId}' }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
  lane: () => 'bulk',
});
