import { Latest } from '#domain/latest.ts';
import type { Actor } from '#domain/logged-event.ts';
import { foldOf } from '#machines/fold.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import type { ListProjection } from '#server/store/grouped-log.ts';
import type { TaskRow } from '#server/store/schema.ts';
import type { StoredEvent } from '#server/store/storage.ts';

const fold = foldOf(taskMachine);
/** Open tasks kept folded; others are folded again from their stream. */
const openLimit = 20_000;
type Snapshot = ReturnType<typeof fold.initial>;

/** Where the list stands for a task that is not in memory. */
export interface StoredTasks {
  row(taskId: string): Promise<TaskRow | null>;
  /** Facts of the task with a lower version, in order. */
  factsBefore(taskId: string, version: number): Promise<TaskFact[]>;
}

/**
 * The task list, written together with the events. The list needs the state after each event, so the machine is
 * folded here too; open tasks stay in a bounded cache, because a group of appends rarely meets a task only once.
 */
export class TaskListProjection implements ListProjection {
  readonly #stored: StoredTasks;
  readonly #open = new Latest<string, { version: number; snapshot: Snapshot; row: TaskRow }>(openLimit);

  constructor(stored: StoredTasks) {
    this.#stored = stored;
  }

  async rowsAfter(events: StoredEvent[]): Promise<TaskRow[]> {
    const touched = new Map<string, TaskRow>();
    for (const event of events) {
      if (!event.streamId.startsWith('task:')) continue;
      const row = await this.#apply(event);
      if (row) touched.set(row.task_id, row);
    }
    return [...touched.values()];
  }

  forget(): void {
    this.#open.clear();
  }

  async #apply(event: StoredEvent): Promise<TaskRow | null> {
    const taskId = event.streamId.slice('task:'.length);
    const fact = { type: event.type, data: JSON.parse(event.data) } as TaskFact;
    const cached = this.#open.get(taskId);
    const known =
      event.version === 1
        ? { version: 0, snapshot: fold.initial(), row: emptyRow(taskId, event) }
        : cached?.version === event.version - 1
          ? cached
          : await this.#rebuild(taskId, event.version);
    if (!known) return null;
    const snapshot = fold.step(known.snapshot, fact);
    const row = rowAfter(known.row, event, fact, snapshot);
    if (row.terminal) this.#open.delete(taskId);
    else this.#open.set(taskId, { version: event.version, snapshot, row });
    return row;
  }

  async #rebuild(taskId: string, before: number) {
    const row = await this.#stored.row(taskId);
    if (!row) return null;
    let snapshot = fold.initial();
    for (const fact of await this.#stored.factsBefore(taskId, before)) snapshot = fold.step(snapshot, fact);
    return { version: before - 1, snapshot, row };
  }
}

function emptyRow(taskId: string, event: StoredEvent): TaskRow {
  const actor = JSON.parse(event.actor) as Actor;
  return {
    task_id: taskId,
    endpoint_id: '',
    kind: '',
    feature: '',
    family: '',
    lane: '',
    batch_id: null,
    state: '',
    terminal: false,
    version: 0,
    attempts: 0,
    account_id: actor.id,
    account_name: actor.name,
    permission: '',
    request_path: null,
    requested_at: event.recordedAt,
    updated_at: event.recordedAt,
    finished_at: null,
    requested_pos: event.pos,
    last_pos: event.pos,
    params: '{}',
    result: null,
    failure: null,
  };
}

function rowAfter(row: TaskRow, event: StoredEvent, fact: TaskFact, snapshot: Snapshot): TaskRow {
  const { context } = snapshot;
  const terminal = snapshot.hasTag('terminal');
  return {
    ...row,
    endpoint_id: context.endpointId,
    kind: context.traits?.kind ?? '',
    feature: context.traits?.feature ?? '',
    family: context.traits?.family ?? '',
    lane: context.lane,
    batch_id: fact.type === 'task.requested' ? (fact.data.batchId ?? null) : row.batch_id,
    permission: fact.type === 'task.authorised' ? fact.data.permission : row.permission,
    state: String(snapshot.value),
    terminal,
    version: event.version,
    attempts: context.attempts,
    request_path: context.requestPath,
    updated_at: event.recordedAt,
    finished_at: terminal ? (row.finished_at ?? event.recordedAt) : null,
    last_pos: event.pos,
    params: JSON.stringify(context.params),
    result: context.result === null ? null : JSON.stringify(context.result),
    failure: context.failure ? JSON.stringify(context.failure) : null,
  };
}
