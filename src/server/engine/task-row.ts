import type { SnapshotFrom } from 'xstate';
import type { Step } from '#machines/fold.ts';
import type { taskMachine } from '#machines/task/machine.ts';
import type { TaskRow } from '../store/database.ts';
import type { ListTable } from '../store/storage.ts';
import type { PlacedFact } from '../streams/definition.ts';

export const taskTable: ListTable = {
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

/** The row of the task list after one more fact. */
export function taskRow(
  before: TaskRow | null,
  { id, pos, version, recordedAt, actor, type, data }: PlacedFact,
  { after }: Step<SnapshotFrom<typeof taskMachine>>,
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
    failure: context.failure ? JSON.stringify(context.failure) : null,
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
