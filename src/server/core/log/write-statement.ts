import { type RawBuilder, sql } from 'kysely';
import { canonicalJson } from '#domain/canonical-json.ts';
import { erasedActor } from '#domain/erasure.ts';
import type { NewRows, RowsOf, StoredEffect, StreamHead } from './log.ts';
import type { ListRows, StoredEvent, WritePlan } from './storage.ts';

/**
 * Builds a plan's one statement, for one transaction and one round trip, because all appends wait for it. `won`
 * advances the log's row if it is still where the plan begins; it waits for the lock of another writer and then checks
 * again. Every other step joins it and writes nothing without it. Returns one row if it was written.
 */
export function writeStatement(
  { logId, writer }: { logId: string; writer: string | null },
  { from, to, events, begun, ended, effects, rows, inserted, deleted, erased }: WritePlan,
): RawBuilder<unknown> {
  const steps = [
    insertEvents(logId, events),
    ...(begun.length > 0 ? [insertStreams(logId, begun)] : []),
    ...(ended.length > 0 ? [deleteEnded(logId, ended)] : []),
    ...(effects.length > 0 ? [insertEffects(logId, effects)] : []),
    ...rows.map(upsertRows),
    ...inserted.map(insertRows),
    ...(erased.length > 0 ? [eraseEvents(logId, erased)] : []),
    ...beginStreams(logId, erased),
    ...deleteRows([...erased.flatMap(({ rows: gone }) => gone), ...deleted]),
  ].map((step, index) => sql`${sql.ref(`step${index}`)} as (${step})`);
  // A notification is delivered at the commit, wherever in the transaction it was sent.
  const answer = sql`select pg_notify('es', ${`${logId}:${to.pos}`}) from won`;
  return sql`
    with won as (
      update es_log set pos = ${to.pos}, hash = decode(${hex(to.hash)}, 'hex')
      where log_id = ${logId} and epoch = ${from.epoch} and pos = ${from.pos} and hash = decode(${hex(from.hash)}, 'hex')
        ${byWriter(writer)}
      returning 1
    ), ${sql.join(steps)} ${answer}`;
}

/** Condition that prevents writes of a server after another one took over. */
export const byWriter = (writer: string | null): RawBuilder<unknown> =>
  writer === null ? sql`` : sql`and writer = ${writer}`;

const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');

function insertEvents(logId: string, events: StoredEvent[]): RawBuilder<unknown> {
  return sql`
    insert into es_event (log_id, pos, stream_id, version, type, schema_version, data, actor, device_at, recorded_at, salts, leaf, hash)
    select ${logId}, e.pos, e.stream_id, e.version, e.type, e.schema_version, e.data, e.actor, e.device_at, e.recorded_at,
      decode(e.salts, 'hex'), decode(e.leaf, 'hex'), decode(e.hash, 'hex')
    from won, unnest(
      ${events.map((event) => event.pos)}::bigint[], ${events.map((event) => event.streamId)}::text[],
      ${events.map((event) => event.version)}::int[], ${events.map((event) => event.type)}::text[],
      ${events.map((event) => event.schemaVersion)}::int[], ${events.map((event) => event.data)}::text[],
      ${events.map((event) => event.actor)}::text[], ${events.map((event) => event.deviceAt)}::text[],
      ${events.map((event) => event.recordedAt.toISOString())}::timestamptz[],
      ${events.map((event) => hex(event.salts))}::text[], ${events.map((event) => hex(event.leaf))}::text[],
      ${events.map((event) => hex(event.hash))}::text[]
    ) as e(pos, stream_id, version, type, schema_version, data, actor, device_at, recorded_at, salts, leaf, hash)`;
}

function insertStreams(logId: string, rows: StreamHead[]): RawBuilder<unknown> {
  return sql`
    insert into es_stream (log_id, stream_id, kind, machine_version)
    select ${logId}, s.stream_id, s.kind, s.machine_version
    from won, unnest(
      ${rows.map((row) => row.streamId)}::text[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.machineVersion)}::text[]
    ) as s(stream_id, kind, machine_version)`;
}

/**
 * Deletes ended effects. It runs beside the insert below and sees only older rows, so it cannot end what has just
 * begun.
 */
function deleteEnded(logId: string, ended: WritePlan['ended']): RawBuilder<unknown> {
  return sql`
    delete from es_effect e
    using won, unnest(
      ${ended.map(({ streamId }) => streamId)}::text[], ${ended.map(({ slot }) => slot)}::text[]
    ) as x(stream_id, slot)
    where e.log_id = ${logId} and e.stream_id = x.stream_id and (x.slot = '*' or e.slot = x.slot)`;
}

function insertEffects(logId: string, rows: StoredEffect[]): RawBuilder<unknown> {
  return sql`
    insert into es_effect (log_id, effect_id, stream_id, kind, slot, params, due_at)
    select ${logId}, e.effect_id, e.stream_id, e.kind, e.slot, e.params, e.due_at
    from won, unnest(
      ${rows.map((row) => row.effectId)}::text[], ${rows.map((row) => row.streamId)}::text[],
      ${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.slot)}::text[],
      ${rows.map((row) => row.params)}::text[], ${rows.map((row) => row.dueAt.toISOString())}::timestamptz[]
    ) as e(effect_id, stream_id, kind, slot, params, due_at)`;
}

function upsertRows({ table, rows }: ListRows): RawBuilder<unknown> {
  const changes = table.changing.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  return sql`
    insert into ${sql.table(table.name)} select r.*
    from won, jsonb_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(rows)}::jsonb) r
    on conflict (${sql.ref(table.key)}) do update set ${sql.join(changes)}`;
}

function insertRows({ table, rows }: NewRows): RawBuilder<unknown> {
  return sql`
    insert into ${sql.table(table)} select r.*
    from won, jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r`;
}

/** Removes everything that the payload's digest covers, except what is needed to find the event without folding it. */
function eraseEvents(logId: string, erased: WritePlan['erased']): RawBuilder<unknown> {
  const events = erased.flatMap(({ by, events }) => events.map((event) => ({ ...event, by })));
  return sql`
    update es_event e set data = '{}', actor = ${canonicalJson({ ...erasedActor })}, device_at = null, salts = '',
      payload = decode(x.payload, 'hex'), erased_by = x.by
    from won, unnest(
      ${events.map(({ pos }) => pos)}::bigint[], ${events.map(({ payload }) => hex(payload))}::text[],
      ${events.map(({ by }) => by)}::bigint[]
    ) as x(pos, payload, by)
    where e.log_id = ${logId} and e.pos = x.pos`;
}

/** Marks streams whose oldest events a checkpoint replaces up to a version. */
function beginStreams(logId: string, erased: WritePlan['erased']): RawBuilder<unknown>[] {
  const rows = erased.flatMap(({ streamId, begins }) => (begins === undefined ? [] : [{ streamId, begins }]));
  if (rows.length === 0) return [];
  return [
    sql`
    update es_stream s set begins = x.begins
    from won, unnest(
      ${rows.map(({ streamId }) => streamId)}::text[], ${rows.map(({ begins }) => begins)}::int[]
    ) as x(stream_id, begins)
    where s.log_id = ${logId} and s.stream_id = x.stream_id`,
  ];
}

function deleteRows(gone: RowsOf[]): RawBuilder<unknown>[] {
  const byColumn = Map.groupBy(gone, ({ table, column }) => `${table} ${column}`);
  return [...byColumn.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const values = rows.map(({ value }) => value);
    const list = typeof first.value === 'number' ? sql`${values}::bigint[]` : sql`${values}::text[]`;
    return [
      sql`delete from ${sql.table(first.table)} r using won
        where r.${sql.ref(first.column)} = any(${list})`,
    ];
  });
}
