import type { SnapshotFrom } from 'xstate';
import { failureCodeOf } from '#domain/task-record.ts';
import { foldOf, type Step } from '#machines/fold.ts';
import { taskMachine, taskMachineVersion } from '#machines/task/machine.ts';
import type { TaskRow } from '#server/core/database/database.ts';
import type { ListTable } from '#server/core/log/storage.ts';
import { defineStream, type Loaded, type NewFact, type PlacedFact } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';
import { taskMessage } from './task-messages.ts';
import { secretsEnd } from './task-secrets.ts';

type TaskMachine = typeof taskMachine;
export type TaskSnapshot = SnapshotFrom<TaskMachine>;
export type LoadedTask = Loaded<TaskMachine>;
export type NewTaskFact = NewFact<TaskMachine>;
export type TaskStreams = StreamRepository<TaskMachine>;

export const taskFold = foldOf(taskMachine);
export const taskStreamId = (taskId: string): string => `task:${taskId}`;

const taskTable: ListTable = {
  name: 'task',
  key: 'task_id',
  changing: [
    'state',
    'terminal',
    'version',
    'attempts',
    'permission',
    'request_path',
    'updated_at',
    'finished_at',
    'last_pos',
    'result',
    'failure',
  ] satisfies (keyof TaskRow)[],
};

/** Stream of a task: connects the machine in machines/task to the server. */
export const taskStream = defineStream<TaskMachine, TaskRow>({
  kind: 'task',
  machine: taskMachine,
  version: taskMachineVersion,
  list: { table: taskTable, version: 2, row: taskRow },
  effects: {
    operate: { pendingIn: 'dispatched' },
    cancelOperate: { pendingIn: 'cancelling' },
    confirmChange: { pendingIn: 'confirming' },
    takeBackChange: { pendingIn: 'takingBack' },
  },
  live: (event, step) => step && taskMessage(event, step),
  audience: ({ context }) => ({ endpointId: context.endpointId }),
  rowsToDeleteOnEnd: (taskId, { context }) => secretsEnd(taskId, context.params),
  // A case replays its tasks, and a bulk action links to its own, so they are kept together.
  retention: {
    over: { column: 'terminal', is: true },
    lastEvent: 'updated_at',
    heldBy: [
      { table: 'case_file', column: 'task_ids', by: 'task_id', many: true },
      { table: 'bulk_action', column: 'bulk_action_id', by: 'batch_id', many: false },
    ],
  },
  lane: ({ context }) => context.lane,
});

/** Computes the task list's row after one more fact. */
function taskRow(
  before: TaskRow | null,
  { id, pos, version, recordedAt, actor, type, data }: PlacedFact,
  { after }: Step<TaskSnapshot>,
): TaskRow {
  const { context } = after;
  const terminal = after.hasTag('terminal');
  return {
    task_id: id,
    endpoint_id: context.endpointId,
    kind: context.traits?.kind ?? '',
    feature: context.traits?.feature ?? '',
    family: context.traits?.family ?? '',
    lane: context.lane,
    batch_id: context.batchId,
    state: String(after.value),
    terminal,
    version,
    attempts: context.attempts,
    account_id: before?.account_id ?? actor.id,
    account_name: before?.account_name ?? actor.name,
    permission: type === 'task.authorised' ? (textOf(data.permission) ?? '') : (before?.permission ?? ''),
    request_path: context.requestPath,
    requested_at: before?.requested_at ?? recordedAt,
    updated_at: recordedAt,
    finished_at: terminal ? (before?.finished_at ?? recordedAt) : null,
    requested_pos: before?.requested_pos ?? pos,
    last_pos: pos,
    params: JSON.stringify(context.params),
    result: context.result === null ? null : JSON.stringify(context.result),
    failure: failureIn(after),
  };
}

/** Reads the failure; a deadline needs none beside the state, unless it passed while the device was online. */
function failureIn({ value, context }: TaskSnapshot): string | null {
  const waited = value === 'expired' && context.deviceOnline;
  const code = waited ? failureCodeOf('expired', true) : null;
  const failure = context.failure ?? (code && { code, message: 'expired' });
  return failure ? JSON.stringify(failure) : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
