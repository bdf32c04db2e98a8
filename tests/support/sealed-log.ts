import { createHash, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import {
  emptyDigest,
  fieldDigests,
  fieldKeys,
  fieldTexts,
  leafDigest,
  linkDigest,
  payloadDigest,
  saltBytes,
} from '#domain/chain.ts';
import { toHex } from '#domain/hex.ts';
import { type LogRangeFormat, type LogRangeStatement, logRangeFormats } from '#domain/log-range.ts';
import { MerkleTree, proofOf } from '#domain/merkle.ts';
import {
  noSeal,
  type Seal,
  type SealStatement,
  sealDigest,
  sealFormat,
  statementBytes,
} from '#domain/seal.ts';
import {
  rowMembers,
  type StreamExport,
  type StreamFormat,
  type StreamStatement,
  taskExportFormat,
} from '#domain/stream-export.ts';
import { keyIdOf } from '#domain/verify/keys.ts';
import { placesDigest } from '#domain/verify/stream.ts';
import type { JsonObject } from '#machines/json.ts';

export const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');

/** A signing key like that of an installation. */
export class SampleKey {
  readonly #private: KeyObject;
  readonly publicKey: string;
  readonly keyId: string;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    this.#private = privateKey;
    this.publicKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    this.keyId = keyIdOf(sha256, this.publicKey) ?? '';
  }

  sign<Statement extends object>(statement: Statement): { statement: Statement; signature: string } {
    return { statement, signature: sign(null, statementBytes(statement), this.#private).toString('hex') };
  }
}

export interface SampleOptions {
  key: SampleKey;
  events: number;
  streams?: number;
  sealEvery?: number;
  logId?: string;
  epoch?: string;
  /** Text in every event, so that two logs differ. */
  note?: string;
  /** Position of the first event of the lines; a seal ends right before it. */
  from?: number;
  rangeFormat?: LogRangeFormat;
  /** Kind of the events' streams; default: device. */
  kind?: string;
  /** Replaces parts of the sample event at a position. */
  notified?(pos: number): { type?: string; recordedAt?: string };
  /** Event that replaces the sample at its position. */
  instead?: { pos: number; streamId: string; type: string; data: JsonObject };
}

const exportedAt = '2026-01-01T00:01:00.000Z';

/** Yields a log, built independently line by line from the definitions of chain.ts and merkle.ts. */
export function* rangeLines(options: SampleOptions): Generator<string> {
  const { key, events, streams = 3, sealEvery = 4, logId = 'main', epoch = 'e1', from = 1 } = options;
  const heads = new Map<string, { version: number; head: Uint8Array }>();
  const tree = new MerkleTree(sha256);
  let previous: Uint8Array = emptyDigest;
  let last: SealStatement | null = null;
  let seals = 0;
  for (let pos = 1; pos <= events; pos++) {
    const before = previous;
    const instead = pos === options.instead?.pos ? options.instead : null;
    const streamId = instead?.streamId ?? `${options.kind ?? 'device'}:${pos % streams}`;
    const stream = heads.get(streamId) ?? { version: 0, head: emptyDigest };
    const version = stream.version + 1;
    const sample = { ...sampleEvent(streamId, pos, options.note ?? 'ü'), ...options.notified?.(pos) };
    const event = instead ? { ...sample, type: instead.type, data: instead.data } : sample;
    const salts = saltsOf(event.data, pos);
    const leaf = leafDigest(
      sha256,
      stream.head,
      version,
      payloadDigest(sha256, event, fieldDigests(sha256, fieldTexts(event.data), salts)),
    );
    previous = linkDigest(sha256, before, pos, leaf);
    heads.set(streamId, { version, head: leaf });
    tree.add(leaf);
    if (pos === from)
      yield JSON.stringify({
        format: options.rangeFormat ?? logRangeFormats.whole,
        logId,
        epoch,
        from,
        to: events,
        previous: toHex(before),
        keys: [{ keyId: key.keyId, publicKey: key.publicKey }],
      });
    if (pos >= from)
      yield JSON.stringify({
        pos,
        ...event,
        version,
        streamHead: toHex(stream.head),
        salts: toHex(salts),
        leaf: toHex(leaf),
        hash: toHex(previous),
      });
    if (pos % sealEvery !== 0) continue;
    const statement: SealStatement = {
      format: sealFormat,
      logId,
      epoch,
      from: pos - sealEvery + 1,
      to: pos,
      root: toHex(tree.root()),
      head: toHex(previous),
      sealedAt: exportedAt,
      previous: last ? sealDigest(sha256, last) : noSeal,
      keyId: key.keyId,
    };
    tree.clear();
    last = statement;
    if (pos < from) continue;
    seals++;
    yield JSON.stringify({ seal: key.sign(statement) });
  }
  const { rangeFormat = logRangeFormats.whole } = options;
  const header = { format: rangeFormat, logId, epoch, from, to: events } as const;
  const statement: Omit<LogRangeStatement, 'previous'> = {
    ...header,
    head: toHex(previous),
    seals,
    lastSeal: seals > 0 && last ? sealDigest(sha256, last) : noSeal,
    exportedAt,
    keyId: key.keyId,
  };
  // The header states the hash before the first line; the first line is built when it is known.
  yield JSON.stringify({ end: key.sign({ ...statement, previous: previousOf(options) }) });
}

/** Returns the hash of the log before `from`, computed by another run through the log. */
function previousOf({ from = 1, ...options }: SampleOptions): string {
  if (from === 1) return toHex(emptyDigest);
  for (const line of rangeLines({ ...options, events: from - 1 })) {
    const event: unknown = JSON.parse(line);
    if (typeof event === 'object' && event && Reflect.get(event, 'pos') === from - 1)
      return String(Reflect.get(event, 'hash'));
  }
  throw new Error(`the log does not go to ${from}`);
}

/** Returns the stream of `device:0` of such a log as a file. */
export function streamExport(options: SampleOptions & { format?: StreamFormat }): StreamExport {
  const { key, sealEvery = 4, format = taskExportFormat } = options;
  const lines = [...rangeLines(options)].map((line) => JSON.parse(line));
  const all = lines.filter((line) => line.pos !== undefined);
  const seals: Seal[] = lines.flatMap((line) => (line.seal ? [line.seal] : []));
  const { logId, epoch } = lines[0];
  const own = all.filter(({ streamId }) => streamId === 'device:0');
  const events = own.map(({ streamHead: _head, ...event }) => ({
    ...event,
    before: all[event.pos - 2]?.hash ?? toHex(emptyDigest),
  }));
  const leaves = Buffer.concat(all.map(({ leaf }) => Buffer.from(leaf, 'hex')));
  const statement = {
    format,
    streamId: 'device:0',
    machine: { name: 'task', version: '1', current: '1' },
    version: events.length,
    head: events.at(-1).leaf,
    places: toHex(placesDigest(sha256, events)),
    sealedTo: seals.length * sealEvery,
    log: { logId, epoch, pos: options.events, hash: all.at(-1).hash },
    [rowMembers[format]]: { taskId: '0', state: 'succeeded' },
    exportedAt,
    keyId: key.keyId,
  } as unknown as StreamStatement;
  return {
    format,
    ...key.sign(statement),
    keys: [{ keyId: key.keyId, publicKey: key.publicKey }],
    seals: seals.flatMap((seal) => {
      const { from, to } = seal.statement;
      const indexes = events.map(({ pos }) => pos - from).filter((at) => at >= 0 && at <= to - from);
      if (indexes.length === 0) return [];
      const inside = leaves.subarray((from - 1) * 32, to * 32);
      return [{ ...seal, proof: proofOf(sha256, inside, indexes).map(toHex) }];
    }),
    events,
  };
}

function sampleEvent(streamId: string, pos: number, note: string) {
  const data: JsonObject = { sequence: pos, sample: { signal_strength: -60 - (pos % 30) }, note };
  return {
    streamId,
    type: 'task.progressed',
    schemaVersion: 1,
    recordedAt: new Date(Date.UTC(2026, 0, 1) + pos).toISOString(),
    ...(pos % 2 === 0 ? { deviceAt: '2026-01-01T00:00:00Z' } : {}),
    actor: { kind: 'device' as const, id: 'os::00D09E-1', name: 'one' },
    data,
  };
}

/** Returns salts that differ between events and are the same in each run. */
function saltsOf(data: JsonObject, pos: number): Uint8Array {
  const length = fieldKeys(data).length * saltBytes;
  return createHash('shake256', { outputLength: length }).update(`salt ${pos}`).digest();
}
