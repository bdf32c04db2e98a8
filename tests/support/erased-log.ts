import { fieldDigests, fieldTexts, payloadDigest } from '#domain/chain.ts';
import {
  checkpointType,
  type ErasedEvent,
  type ErasureStatement,
  erasedType,
  erasureFormats,
  erasureLeaf,
  retentionStream,
} from '#domain/erasure.ts';
import { fromHex, toHex } from '#domain/hex.ts';
import { type LogRangeEvent, logRangeFormats } from '#domain/log-range.ts';
import { rootOf } from '#domain/merkle.ts';
import type { JsonObject } from '#machines/json.ts';
import { rangeLines, type SampleKey, type SampleOptions, sha256 } from './sealed-log.ts';

export interface ErasedOptions extends SampleOptions {
  /** Position of the statement, also after the last line; the events of the kind's stream 0 before it are erased. */
  at: number;
  /** Changes the statement before it is signed. */
  claim?(statement: ErasureStatement): ErasureStatement;
  /** Tells if the statement covers an erased event. Default: all. */
  speaksOf?(pos: number): boolean;
  /** Signer of the statement. Default: the signer of the log. */
  signer?: SampleKey;
}

/** Returns a log like `rangeLines`, with one erased stream. */
export function erasedLines({
  at,
  claim = (same) => same,
  speaksOf = () => true,
  kind = 'device',
  ...options
}: ErasedOptions): string[] {
  const events = [...rangeLines({ ...options, kind, from: 1, events: Math.max(at, options.events) })]
    .map((line): LogRangeEvent => JSON.parse(line))
    .filter(({ streamId, pos }) => streamId === `${kind}:0` && pos < at)
    .map(leftOf);
  const stated = events.filter(({ pos }) => speaksOf(pos));
  const leaves = stated.map((event) => erasureLeaf(sha256, event));
  const times = stated.filter(({ type }) => type !== checkpointType).map(({ recordedAt }) => recordedAt);
  const statement = claim({
    format: erasureFormats.streams,
    logId: options.logId ?? 'main',
    days: 30,
    before: '2026-02-01T00:00:00.000Z',
    streams: { [kind]: 1 },
    events: stated.length,
    from: stated[0]?.pos ?? 0,
    to: stated.at(-1)?.pos ?? 0,
    earliest: times[0] ?? '',
    latest: times.at(-1) ?? '',
    root: toHex(rootOf(sha256, Buffer.concat(leaves))),
    erasedAt: '2026-03-03T00:00:00.000Z',
    keyId: (options.signer ?? options.key).keyId,
  });
  const erasure = (options.signer ?? options.key).sign(statement);
  const data: JsonObject = { statement: { ...erasure.statement }, signature: erasure.signature };
  const lines = [
    ...rangeLines({
      ...options,
      kind,
      rangeFormat: logRangeFormats.erased,
      instead: { pos: at, streamId: retentionStream.id, type: erasedType, data },
    }),
  ];
  const from = options.from ?? 1;
  const outside = (is: (pos: number) => boolean) =>
    stated.flatMap(({ pos }, index) => (is(pos) ? [toHex(leaves[index] ?? new Uint8Array())] : []));
  const before = outside((pos) => pos < from);
  const after = outside((pos) => pos > options.events);
  const [header = '', ...rest] = lines.map((line) => {
    const event = JSON.parse(line);
    const left = events.find(({ pos }) => pos === event.pos);
    if (!left) return line;
    const { streamHead, leaf, hash } = event;
    const { payload, ...members } = left;
    return JSON.stringify({ ...members, erased: { by: at, payload }, streamHead, leaf, hash });
  });
  const inside = stated.length > before.length + after.length;
  const parted = inside && (before.length > 0 || at > options.events);
  return [
    header,
    ...(parted ? [JSON.stringify({ erasure: { by: at, before, after, ...erasure } })] : []),
    ...rest,
  ];
}

function leftOf({
  pos,
  streamId,
  version,
  type,
  schemaVersion,
  recordedAt,
  deviceAt,
  actor,
  data,
  salts,
}: LogRangeEvent): ErasedEvent {
  const envelope = {
    streamId,
    type,
    schemaVersion,
    recordedAt,
    actor,
    ...(deviceAt === undefined ? {} : { deviceAt }),
  };
  const fields = fieldDigests(sha256, fieldTexts(data), fromHex(salts) ?? new Uint8Array());
  return {
    pos,
    streamId,
    version,
    type,
    schemaVersion,
    recordedAt,
    payload: toHex(payloadDigest(sha256, envelope, fields)),
  };
}
