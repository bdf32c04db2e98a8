import { sql } from 'kysely';
import { digestBytes } from '#domain/chain.ts';
import { toHex } from '#domain/hex.ts';
import type { ProvenEvent } from '#domain/logged-event.ts';
import { proofOf } from '#domain/merkle.ts';
import { type Redaction, redactEvent, redactedIn } from '#domain/redaction.ts';
import type { PublicKey } from '#domain/seal.ts';
import {
  rowMembers,
  type StreamExport,
  type StreamExportEvent,
  type StreamFormat,
  type StreamSeal,
  type StreamStatement,
} from '#domain/stream-export.ts';
import { placesDigest } from '#domain/verify/stream.ts';
import type { Database } from '#server/core/database/database.ts';
import { StreamErased } from '#server/core/database/errors.ts';
import type { EventLog } from '../log.ts';
import { sha256 } from '../sha256.ts';
import type { SigningKey } from '../signing-key.ts';
import { readLeaves } from './leaves.ts';
import type { SealStore } from './seal-store.ts';

export interface StreamFileDeps {
  database: Database;
  log: Pick<EventLog, 'logId' | 'head' | 'readProof'>;
  store: SealStore;
  key: SigningKey;
  now(): Date;
}

const readPage = 1000;

export interface StreamOfFile<F extends StreamFormat, Row> {
  format: F;
  streamId: string;
  /** Builds the stream's row for the API, without the fields that were redacted in events. */
  row(taken: ReadonlySet<string>): Row;
  /** Machine of the stream, in the server's version. */
  machine: { name: string; current: string };
  redaction: Redaction;
}

/** Stream in the form of files. */
export interface ProvenStream {
  events: StreamExportEvent[];
  /** Seals over events of the stream up to `sealedTo`. */
  seals: StreamSeal[];
  machineVersion: string;
}

/** Builds a file with a stream and its proofs. */
export async function streamFile<F extends StreamFormat, Row extends object>(
  deps: StreamFileDeps,
  { format, streamId, row, machine, redaction }: StreamOfFile<F, Row>,
): Promise<StreamExport<F, Row>> {
  const { log, store, key, now } = deps;
  const sealedTo = (await store.head()).to;
  const { epoch, pos, hash } = await log.head();
  const { events: whole, seals, machineVersion } = await provenStream(deps, streamId, sealedTo);
  const events = whole.map((event) => redactEvent(sha256, event, redaction.takes(event)));
  const redacted = redactedIn(events);
  const statement = {
    format,
    streamId,
    machine: { ...machine, version: machineVersion },
    version: events.length,
    head: events.at(-1)?.leaf ?? '',
    places: toHex(placesDigest(sha256, events)),
    ...(redacted.length > 0 ? { redacted } : {}),
    sealedTo,
    log: { logId: log.logId, epoch, pos, hash },
    [rowMembers[format]]: row(new Set(redacted.flatMap(({ fields }) => fields))),
    exportedAt: now().toISOString(),
    keyId: key.keyId,
    // The compiler cannot relate the row's key to its type through the table.
  } as unknown as StreamStatement<F, Row>;
  return { format, ...key.sealed(statement), keys: await keysOf(deps, seals), seals, events };
}

/** Reads a stream to its end with its proofs. */
export async function provenStream(
  deps: StreamFileDeps,
  streamId: string,
  sealedTo: number,
): Promise<ProvenStream> {
  const events: StreamExportEvent[] = [];
  for (;;) {
    const page = await deps.log.readProof(streamId, events.length, readPage);
    if (page.some(({ erased }) => erased)) throw new StreamErased(streamId);
    events.push(...(await withPlaces(deps, page)));
    if (page.length < readPage) break;
  }
  return {
    events,
    seals: await sealsOf(deps, events, sealedTo),
    machineVersion: await machineVersionOf(deps, streamId),
  };
}

/** Returns the public halves of the keys that signed these seals and that sign the file. */
export async function keysOf(
  { store, key }: StreamFileDeps,
  seals: readonly StreamSeal[],
): Promise<PublicKey[]> {
  const signers = new Set([key.keyId, ...seals.map((seal) => seal.statement.keyId)]);
  const keys = (await store.keys()).filter(({ keyId }) => signers.has(keyId));
  return keys.map(({ keyId, publicKey }) => ({ keyId, publicKey }));
}

/** Adds the log's hash before each event, from which the event's own position hash can be computed again. */
async function withPlaces(
  { database, log }: StreamFileDeps,
  events: ProvenEvent[],
): Promise<StreamExportEvent[]> {
  const { rows } = await sql<{ pos: number; hash: Uint8Array }>`
    select pos, hash from es_event
    where log_id = ${log.logId} and pos = any(${events.map(({ pos }) => pos - 1)}::bigint[])`.execute(
    database.sql,
  );
  const hashes = new Map(rows.map(({ pos, hash }) => [pos, toHex(hash)]));
  return events.map((event) => ({
    ...event,
    salts: event.salts.join(''),
    before: hashes.get(event.pos - 1) ?? toHex(new Uint8Array(digestBytes)),
  }));
}

async function machineVersionOf({ database, log }: StreamFileDeps, streamId: string): Promise<string> {
  const stream = await database.sql
    .selectFrom('es_stream')
    .select('machine_version')
    .where('log_id', '=', log.logId)
    .where('stream_id', '=', streamId)
    .executeTakeFirstOrThrow();
  return stream.machine_version;
}

async function sealsOf(
  { database, log, store }: StreamFileDeps,
  events: readonly StreamExportEvent[],
  sealedTo: number,
): Promise<StreamSeal[]> {
  const seals: StreamSeal[] = [];
  for (let at = 0; at < events.length; ) {
    const first = events[at];
    if (!first || first.pos > sealedTo) break;
    const seal = await store.over(first.pos);
    if (!seal) throw new Error(`position ${first.pos} has no seal`);
    const { from, to } = seal.statement;
    const indexes: number[] = [];
    for (; at < events.length; at++) {
      const pos = events[at]?.pos ?? 0;
      if (pos > to) break;
      indexes.push(pos - from);
    }
    const leaves = await readLeaves(database, log.logId, from, to);
    seals.push({ ...seal, proof: proofOf(sha256, leaves, indexes).map(toHex) });
  }
  return seals;
}
