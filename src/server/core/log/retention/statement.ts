import {
  checkpointType,
  type ErasedWhat,
  type Erasure,
  erasureFormats,
  erasureLeaf,
} from '#domain/erasure.ts';
import { toHex } from '#domain/hex.ts';
import { MerkleTree } from '#domain/merkle.ts';
import { sha256 } from '../sha256.ts';
import type { SigningKey } from '../signing-key.ts';
import type { Batch } from './eraser.ts';

interface Circumstances {
  logId: string;
  what: ErasedWhat;
  days: number;
  before: Date;
  now: Date;
}

/** Builds and signs the statement of a batch, which has at least one event. */
export function erasureOf(
  streams: Batch['streams'],
  key: SigningKey,
  { logId, what, days, before, now }: Circumstances,
): Erasure {
  const events = streams.flatMap(({ events }) => events).sort((a, b) => a.pos - b.pos);
  const tree = new MerkleTree(sha256);
  for (const event of events) tree.add(erasureLeaf(sha256, event));
  const times = events
    .filter(({ type }) => type !== checkpointType)
    .map(({ recordedAt }) => recordedAt)
    .sort();
  const counts: Record<string, number> = {};
  for (const { kind } of streams) counts[kind] = (counts[kind] ?? 0) + 1;
  const kind =
    what === 'streams' ? { format: erasureFormats.streams } : { format: erasureFormats.parts, what };
  return key.sealed({
    ...kind,
    logId,
    days,
    before: before.toISOString(),
    streams: counts,
    events: events.length,
    from: events[0]?.pos ?? 0,
    to: events.at(-1)?.pos ?? 0,
    earliest: times[0] ?? '',
    latest: times.at(-1) ?? '',
    root: toHex(tree.root()),
    erasedAt: now.toISOString(),
    keyId: key.keyId,
  });
}
