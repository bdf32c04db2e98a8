import { type Kysely, sql } from 'kysely';
import type { Actor } from '#domain/logged-event.ts';
import { foldOf } from '#machines/fold.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import type { StoredEvent } from '#server/store/append.ts';
import type { Tables } from '#server/store/database.ts';
import type { TaskRow } from '#server/store/schema.ts';

const fold = foldOf(taskMachine);
type Snapshot = ReturnType<typeof fold.initial>;

/**
 * The task list, projected inside the append transaction. The list needs the state after each event, so the machine is
 * folded here too; open tasks stay in a bounded cache, because a group of appends rarely meets a task only once.
 */
export class TaskListProjection {
  readonly #open = new Map<string, { version: number; snapshot: Snapshot; row: TaskRow }>();
  readonly #limit = 20_000;

  async project(trx: Kysely<Tables>, events: StoredEvent[]): Promise<void> {
    const touched = new Map<string, TaskRow>();
    for (const event of events) {
      if (!event.streamId.startsWith('task:')) continue;
      const row = await this.#apply(trx, event);
      if (row) touched.set(row.task_id, row);
    }
    if (touched.size > 0) await upsert(trx, [...touched.values()]);
  }

  async #apply(trx: Kysely<Tables>, event: StoredEvent): Promise<TaskRow | null> {
    const taskId = event.streamId.slice('task:'.length);
    const fact = { type: event.type, data: JSON.parse(event.data) } as TaskFact;
    const cached = this.#open.get(taskId);
    const known =
      event.version === 1
        ? { version: 0, snapshot: fold.initial(), row: emptyRow(taskId, event) }
        : // An aborted transaction may have left a newer entry here than the database holds.
          cached?.version === event.version - 1
          ? cached
          : await this.#rebuild(trx, taskId, event.version);
    if (!known) return null;
    const snapshot = fold.step(known.snapshot, fact);
    const row = rowAfter(known.row, event, fact, snapshot);
    this.#open.delete(taskId);
    if (!row.terminal) this.#remember(taskId, { version: event.version, snapshot, row });
    return row;
  }

  async #rebuild(trx: Kysely<Tables>, taskId: string, before: number) {
    const row = await trx.selectFrom('task').selectAll().where('task_id', '=', taskId).executeTakeFirst();
    if (!row) return null;
    const earlier = await trx
      .selectFrom('es_event')
      .select(['type', 'data'])
      .where('stream_id', '=', `task:${taskId}`)
      .where('version', '<', before)
      .orderBy('version')
      .execute();
    let snapshot = fold.initial();
    for (const { type, data } of earlier)
      snapshot = fold.step(snapshot, { type, data: JSON.parse(data) } as TaskFact);
    return { version: before - 1, snapshot, row };
  }

  #remember(taskId: string, entry: { version: number; snapshot: Snapshot; row: TaskRow }): void {
    this.#open.set(taskId, entry);
    if (this.#open.size > this.#limit) {
      const oldest = this.#open.keys().next();
      if (!oldest.done) this.#open.delete(oldest.value);
    }
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

async function upsert(trx: Kysely<Tables>, rows: TaskRow[]): Promise<void> {
  const json = JSON.stringify(rows);
  await sql`
    insert into task select * from jsonb_populate_recordset(null::task, ${json}::jsonb)
    on conflict (task_id) do update set
      state = excluded.state, terminal = excluded.terminal, version = excluded.version, attempts = excluded.attempts,
      permission = excluded.permission, request_path = excluded.request_path, updated_at = excluded.updated_at,
      finished_at = excluded.finished_at, last_pos = excluded.last_pos, result = excluded.result,
      failure = excluded.failure`.execute(trx);
}
