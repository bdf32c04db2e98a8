import { randomFillSync } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { dataText, fieldDigests, fieldTexts, payloadDigest, saltBytes } from '#domain/chain.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { AppendItem, NewEvent } from './log.ts';
import { sha256 } from './sha256.ts';

/** Event with everything computed that does not depend on its place in the log. */
export interface PreparedEvent {
  type: string;
  schemaVersion: number;
  data: string;
  actor: string;
  deviceAt: string | null;
  salts: Uint8Array;
  payload: Uint8Array;
  /** Event as the caller gave it. */
  source: NewEvent;
}

export interface PreparedItem {
  item: AppendItem;
  recordedAt: Date;
  events: PreparedEvent[];
}

/** Returns this many random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** Random bytes are drawn in blocks, because a call for sixteen of them costs as much as one for four thousand. */
const block = new Uint8Array(4096);
let drawn = block.length;
export const systemRandom: RandomBytes = (length) => {
  if (length > block.length) return randomFillSync(new Uint8Array(length));
  if (drawn + length > block.length) {
    randomFillSync(block);
    drawn = 0;
  }
  drawn += length;
  return block.slice(drawn - length, drawn);
};

/**
 * Checks and encodes one item before it joins a group, so that an invalid one is refused alone (`TypeError`) and cannot
 * abort the transaction of its neighbours. Canonical text escapes U+0000, which PostgreSQL could not store.
 */
export function prepareItem(item: AppendItem, recordedAt: Date, random: RandomBytes): PreparedItem {
  if (item.events.length === 0) throw new TypeError('an append needs an event');
  const at = recordedAt.toISOString();
  const events = item.events.map((event) => {
    const envelope = {
      streamId: item.streamId,
      type: event.type,
      schemaVersion: 1,
      recordedAt: at,
      deviceAt: event.deviceAt,
      actor: event.actor,
    };
    const fields = fieldTexts(event.data);
    const eventSalts = random(fields.length * saltBytes);
    return {
      type: event.type,
      schemaVersion: 1,
      data: dataText(fields),
      actor: canonicalActor(event.actor),
      deviceAt: event.deviceAt ?? null,
      salts: eventSalts,
      payload: payloadDigest(sha256, envelope, fieldDigests(sha256, fields, eventSalts)),
      source: event,
    };
  });
  return { item, recordedAt, events };
}

function canonicalActor({ kind, id, name }: Actor): string {
  return canonicalJson({ id, kind, name });
}
