import { createHash } from 'node:crypto';
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
import type { Actor } from '#domain/logged-event.ts';
import { proofOf } from '#domain/merkle.ts';
import { type Redaction, redactEvent, redactedIn } from '#domain/redaction.ts';
import { noSeal, type SealStatement, sealFormat } from '#domain/seal.ts';
import type { StreamExportEvent } from '#domain/stream-export.ts';
import { placesDigest } from '#domain/verify/stream.ts';
import type { JsonObject } from '#machines/json.ts';
import { type SampleKey, sha256 } from './sealed-log.ts';

export const sampleTime = '2026-01-01T00:00:00.000Z';
const kim: Actor = { kind: 'account', id: 'support', name: 'Kim' };

/** Returns the events of a separate log, in this order, hashed by the definitions of chain.ts. */
export function writtenLog(
  happened: readonly [streamId: string, fact: { type: string; data: object }, actor?: Actor][],
): StreamExportEvent[] {
  const heads = new Map<string, { version: number; head: Uint8Array }>();
  let previous: Uint8Array = emptyDigest;
  return happened.map(([streamId, fact, actor = kim], index) => {
    const { type } = fact;
    const data: JsonObject = JSON.parse(JSON.stringify(fact.data));
    const pos = index + 1;
    const { version, head } = heads.get(streamId) ?? { version: 0, head: emptyDigest };
    const event = { streamId, type, schemaVersion: 1, recordedAt: sampleTime, actor: { ...actor }, data };
    const salts = createHash('shake256', { outputLength: fieldKeys(data).length * saltBytes })
      .update(`salt ${pos}`)
      .digest();
    const payload = payloadDigest(sha256, event, fieldDigests(sha256, fieldTexts(data), salts));
    const leaf = leafDigest(sha256, head, version + 1, payload);
    const before = toHex(previous);
    previous = linkDigest(sha256, previous, pos, leaf);
    heads.set(streamId, { version: version + 1, head: leaf });
    return {
      ...event,
      pos,
      version: version + 1,
      before,
      salts: toHex(salts),
      leaf: toHex(leaf),
      hash: toHex(previous),
    };
  });
}

/** Returns streams of such a log as in files, under one seal over its first events, with the signed claims of each. */
export function claimedSample(
  log: readonly StreamExportEvent[],
  streamIds: readonly string[],
  { key, sealedTo, redaction }: { key: SampleKey; sealedTo: number; redaction: Redaction },
) {
  const leaves = Buffer.concat(log.slice(0, sealedTo).map(({ leaf }) => Buffer.from(leaf, 'hex')));
  const seal: SealStatement = {
    format: sealFormat,
    logId: 'main',
    epoch: 'e1',
    from: 1,
    to: sealedTo,
    root: toHex(rootOf(leaves)),
    head: log[sealedTo - 1]?.hash ?? '',
    sealedAt: sampleTime,
    previous: noSeal,
    keyId: key.keyId,
  };
  const streams = streamIds.map((streamId) => {
    const events = log
      .filter((event) => event.streamId === streamId)
      .map((event) => redactEvent(sha256, event, redaction.takes(event)));
    const indexes = events.map(({ pos }) => pos - 1).filter((index) => index < sealedTo);
    const seals = [{ ...key.sign(seal), proof: proofOf(sha256, leaves, indexes).map(toHex) }];
    return { streamId, seals: indexes.length > 0 ? seals : [], events };
  });
  const claims = streams.map(({ streamId, events }) => ({
    streamId,
    machine: { name: streamId.split(':')[0] ?? '', version: '1', current: '1' },
    version: events.length,
    head: events.at(-1)?.leaf ?? '',
    places: toHex(placesDigest(sha256, events)),
    redacted: redactedIn(events),
  }));
  return { streams, claims };
}

/** Returns the Merkle root of RFC 6962 over leaves of 32 bytes, by its definition. */
function rootOf(leaves: Uint8Array): Uint8Array {
  const count = leaves.length / 32;
  const node = (prefix: number, ...parts: Uint8Array[]) =>
    sha256(Buffer.concat([Buffer.from([prefix]), ...parts]));
  if (count === 1) return node(0, leaves);
  const half = 2 ** Math.floor(Math.log2(count - 1)) * 32;
  return node(1, rootOf(leaves.subarray(0, half)), rootOf(leaves.subarray(half)));
}
