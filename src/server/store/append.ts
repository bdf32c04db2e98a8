import { type Kysely, type RawBuilder, sql } from 'kysely';
import { emptyDigest, leafDigest, linkDigest } from '#domain/chain.ts';
import type { Tables } from './database.ts';
import type { Appended } from './log.ts';
import { type PreparedItem, sha256 } from './prepare.ts';
import { VersionConflict } from './version-conflict.ts';

export interface StoredEvent {
  pos: number;
  streamId: string;
  version: number;
  recordedAt: Date;
  type: string;
  schemaVersion: number;
  data: string;
  actor: string;
  deviceAt: string | null;
  salts: Uint8Array;
  leaf: Uint8Array;
  hash: Uint8Array;
}

/** All items of one caller: appended together or not at all. */
export type AppendRequest = PreparedItem[];
export type AppendOutcome = { ok: true; appended: Appended[] } | { ok: false; conflict: VersionConflict };

interface StreamState {
  kind: string;
  machineVersion: string;
  version: number;
  head: Uint8Array;
}

/**
 * What a group of requests writes, in one transaction. The row of es_log is locked first: whoever holds it decides the
 * order, so everything up to the commit is computed here. A request whose expected version is not met is answered with
 * its conflict; its neighbours are not touched.
 */
export async function planGroup(
  trx: Kysely<Tables>,
  logId: string,
  requests: AppendRequest[],
): Promise<{
  outcomes: AppendOutcome[];
  events: StoredEvent[];
  accepted: PreparedItem[];
  writes: RawBuilder<unknown>[];
}> {
  const log = await trx
    .selectFrom('es_log')
    .select(['pos', 'hash'])
    .where('log_id', '=', logId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const streams = await readStreams(trx, logId, requests);
  const events: StoredEvent[] = [];
  const accepted: PreparedItem[] = [];
  let { pos, hash } = log;
  const touched = new Set<string>();

  const outcomes = requests.map((request): AppendOutcome => {
    const conflict = findConflict(request, streams);
    if (conflict) return { ok: false, conflict };
    const appended = request.map((prepared) => {
      const { item } = prepared;
      const stream = streams.get(item.streamId) ?? {
        kind: item.kind,
        machineVersion: item.machineVersion,
        version: 0,
        head: emptyDigest,
      };
      for (const event of prepared.events) {
        pos += 1;
        stream.version += 1;
        const leaf = leafDigest(sha256, stream.head, stream.version, event.payload);
        hash = linkDigest(sha256, hash, pos, leaf);
        stream.head = leaf;
        const { payload: _payload, ...stored } = event;
        events.push({
          ...stored,
          pos,
          streamId: item.streamId,
          version: stream.version,
          recordedAt: prepared.recordedAt,
          leaf,
          hash,
        });
      }
      streams.set(item.streamId, stream);
      touched.add(item.streamId);
      accepted.push(prepared);
      return { streamId: item.streamId, version: stream.version, pos };
    });
    return { ok: true, appended };
  });

  const changed = [...touched].flatMap((id) => {
    const stream = streams.get(id);
    return stream ? [{ id, ...stream }] : [];
  });
  const writes = [
    insertEvents(logId, events),
    upsertStreams(logId, changed),
    sql`update es_log set pos = ${pos}, hash = ${hash} where log_id = ${logId}`,
  ];
  return { outcomes, events, accepted, writes: events.length > 0 ? writes : [] };
}

async function readStreams(trx: Kysely<Tables>, logId: string, requests: AppendRequest[]) {
  const ids = [...new Set(requests.flatMap((request) => request.map(({ item }) => item.streamId)))];
  const { rows } = await sql<{
    stream_id: string;
    kind: string;
    machine_version: string;
    version: number;
    head: Uint8Array;
  }>`
    select stream_id, kind, machine_version, version, head from es_stream
    where log_id = ${logId} and stream_id = any(${ids}::text[])`.execute(trx);
  return new Map<string, StreamState>(
    rows.map((row) => [
      row.stream_id,
      { kind: row.kind, machineVersion: row.machine_version, version: row.version, head: row.head },
    ]),
  );
}

function findConflict(request: AppendRequest, streams: Map<string, StreamState>): VersionConflict | null {
  for (const { item } of request) {
    const actual = streams.get(item.streamId)?.version ?? 0;
    if (item.expectedVersion !== undefined && item.expectedVersion !== actual) {
      return new VersionConflict(item.streamId, actual);
    }
  }
  return null;
}

const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');

function insertEvents(logId: string, events: StoredEvent[]): RawBuilder<unknown> {
  return sql`
    insert into es_event (log_id, pos, stream_id, version, type, schema_version, data, actor, device_at, recorded_at, salts, leaf, hash)
    select ${logId}, e.pos, e.stream_id, e.version, e.type, e.schema_version, e.data, e.actor, e.device_at, e.recorded_at,
      decode(e.salts, 'hex'), decode(e.leaf, 'hex'), decode(e.hash, 'hex')
    from unnest(
      ${events.map((event) => event.pos)}::bigint[], ${events.map((event) => event.streamId)}::text[],
      ${events.map((event) => event.version)}::int[], ${events.map((event) => event.type)}::text[],
      ${events.map((event) => event.schemaVersion)}::int[], ${events.map((event) => event.data)}::text[],
      ${events.map((event) => event.actor)}::text[], ${events.map((event) => event.deviceAt)}::text[],
      ${events.map((event) => event.recordedAt.toISOString())}::timestamptz[],
      ${events.map((event) => hex(event.salts))}::text[], ${events.map((event) => hex(event.leaf))}::text[],
      ${events.map((event) => hex(event.hash))}::text[]
    ) as e(pos, stream_id, version, type, schema_version, data, actor, device_at, recorded_at, salts, leaf, hash)`;
}

function upsertStreams(logId: string, rows: (StreamState & { id: string })[]): RawBuilder<unknown> {
  return sql`
    insert into es_stream (log_id, stream_id, kind, machine_version, version, head)
    select ${logId}, s.stream_id, s.kind, s.machine_version, s.version, decode(s.head, 'hex')
    from unnest(
      ${rows.map((row) => row.id)}::text[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.machineVersion)}::text[], ${rows.map((row) => row.version)}::int[],
      ${rows.map((row) => hex(row.head))}::text[]
    ) as s(stream_id, kind, machine_version, version, head)
    on conflict (log_id, stream_id) do update set version = excluded.version, head = excluded.head`;
}
