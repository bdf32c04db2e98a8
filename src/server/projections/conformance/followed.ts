import { sql, type Transaction } from 'kysely';
import { type RecordedStream, recordedStream } from '#domain/conformance.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Tables } from '#server/store/database.ts';
import { mainLogId } from '#server/store/main-log.ts';

/** A stream that is being followed. */
export interface Followed {
  kind: string;
  machineVersion: string;
  /** Whose device the task is for, or to whom the case belongs; empty where the device is not known (yet), which only the whole tree sees. */
  opId: string;
  stream: RecordedStream;
}

/**
 * The streams of these events, one event a stream, each folded up to the event before it. Three statements, however many
 * there are: the embedded database has one connection, and people wait for it. Streams that no machine folds are left out.
 */
export async function followedBefore(
  trx: Transaction<Tables>,
  events: readonly LoggedEvent[],
): Promise<Map<string, Followed>> {
  const followed = new Map<string, Followed>();
  if (events.length === 0) return followed;
  const operators = await operatorsOf(trx, events);
  const begun = await trx
    .selectFrom('es_stream')
    .select(['stream_id', 'kind', 'machine_version'])
    .where('log_id', '=', mainLogId)
    .where('stream_id', '=', sql<string>`any(${events.map(({ streamId }) => streamId)}::text[])`)
    .execute();
  for (const { stream_id: streamId, kind, machine_version: machineVersion } of begun) {
    const stream = recordedStream(kind, machineVersion);
    if (stream) followed.set(streamId, { kind, machineVersion, opId: operators.get(streamId) ?? '', stream });
  }
  for (const { stream_id: streamId, data, ...past } of await earlier(trx, events)) {
    const known = followed.get(streamId);
    if (!known) continue;
    const fact = JSON.parse(data);
    if (past.type === 'case.opened') known.opId = String(fact.opId ?? '');
    known.stream.step({ ...past, data: fact });
  }
  return followed;
}

/** What those streams hold before these events, each in order. */
async function earlier(trx: Transaction<Tables>, events: readonly LoggedEvent[]) {
  const later = events.filter(({ version }) => version > 1);
  if (later.length === 0) return [];
  const { rows } = await sql<{ stream_id: string; version: number; type: string; data: string }>`
    select e.stream_id, e.version, e.type, e.data
    from unnest(${later.map(({ streamId }) => streamId)}::text[], ${later.map(({ version }) => version)}::int[])
      as x(stream_id, version)
    join es_event e on e.log_id = ${mainLogId} and e.stream_id = x.stream_id and e.version < x.version
    order by e.stream_id, e.version`.execute(trx);
  return rows;
}

async function operatorsOf(
  trx: Transaction<Tables>,
  events: readonly LoggedEvent[],
): Promise<Map<string, string>> {
  const operators = new Map<string, string>();
  const tasks: string[] = [];
  for (const { streamId, type, data } of events) {
    if (streamId.startsWith('task:')) tasks.push(streamId.slice('task:'.length));
    else if (type === 'case.opened') operators.set(streamId, String(data.opId ?? ''));
  }
  const rows = await trx
    .selectFrom('task')
    .innerJoin('device', 'device.endpoint_id', 'task.endpoint_id')
    .select(['task.task_id', 'device.op_id'])
    .where('task.task_id', '=', sql<string>`any(${tasks}::text[])`)
    .execute();
  for (const { task_id: taskId, op_id: opId } of rows) operators.set(`task:${taskId}`, opId);
  return operators;
}
