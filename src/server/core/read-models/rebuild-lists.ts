import { sql } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { idOf, type StreamDefinition, type StreamKinds } from '#server/core/streams/definition.ts';
import { StepReader } from '#server/core/streams/step-reader.ts';
import { upsertRows } from './upsert.ts';

/** Number of streams folded at once. */
const batchSize = 50;
/** Above every version: PostgreSQL's largest integer. */
const anyVersion = 2 ** 31 - 1;

/** Rebuilds lists whose rows have a new meaning (`list.version`), before anything is appended. */
export async function rebuildLists(database: Database, log: EventLog, kinds: StreamKinds): Promise<void> {
  for (const definition of kinds.all) {
    const { kind, list } = definition;
    if (!list) continue;
    const name = `list:${kind}`;
    const stored = await database.sql
      .selectFrom('projection_checkpoint')
      .select('version')
      .where('name', '=', name)
      .executeTakeFirst();
    if (stored?.version === list.version) continue;
    await sql`truncate ${sql.table(list.table.name)}`.execute(database.sql);
    for (let after = ''; ; ) {
      const heads = await streamsAfter(database, log.logId, kind, after);
      const last = heads.at(-1);
      if (!last) break;
      await rebuild(database, log, definition, heads);
      after = last;
    }
    await upsertRows(
      database.sql,
      'projection_checkpoint',
      ['name'],
      [{ name, version: list.version, epoch: '', pos: 0 }],
    );
  }
}

/** Reads the ids of a kind's streams after this one, sorted; empty: there are no more. */
export async function streamsAfter(
  database: Database,
  logId: string,
  kind: string,
  after: string,
): Promise<string[]> {
  const rows = await database.sql
    .selectFrom('es_stream')
    .select('stream_id')
    .where('log_id', '=', logId)
    .where('kind', '=', kind)
    .where('stream_id', '>', after)
    .orderBy('stream_id')
    .limit(batchSize)
    .execute();
  return rows.map((row) => row.stream_id);
}

async function rebuild(
  database: Database,
  log: EventLog,
  { list }: StreamDefinition,
  streamIds: readonly string[],
): Promise<void> {
  if (!list) return;
  await upsertRows(database.sql, list.table.name, [list.table.key], await rowsOfList(log, list, streamIds));
}

/** Builds the rows of these streams from their events; none for an erased stream. */
export async function rowsOfList(
  log: Pick<EventLog, 'streams' | 'readBefore'>,
  list: NonNullable<StreamDefinition['list']>,
  streamIds: readonly string[],
): Promise<object[]> {
  const events = await log.readBefore(streamIds.map((streamId) => ({ streamId, version: anyVersion })));
  const rows = new Map<string, object>();
  for (const { event, step } of await new StepReader(log).read(events)) {
    if (!step) continue;
    rows.set(event.streamId, list.row(rows.get(event.streamId) ?? null, placed(event), step));
  }
  return [...rows.values()];
}

const placed = ({ streamId, pos, version, recordedAt, actor, type, data }: LoggedEvent) => ({
  id: idOf(streamId),
  pos,
  version,
  recordedAt: new Date(recordedAt),
  actor,
  type,
  data,
});
