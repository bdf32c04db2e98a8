import type { Json, JsonObject } from '#machines/json.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Actor } from './logged-event.ts';

/**
 * The hash chain of the event log. Pure: the server, the console and the offline verifier compute the same bytes.
 *
 *   field   = sha256(salt ‖ canonical [key, value])          one for each top-level field of the data, 16-byte salt
 *   payload = sha256(canonical envelope ‖ field₁ ‖ field₂ …)  fields in key order
 *   leaf    = sha256(stream head ‖ version as uint32 ‖ payload)
 *   hash    = sha256(previous hash ‖ pos as uint64 ‖ leaf)
 *
 * A field can be redacted by publishing its digest instead of its value and salt: everything above stays valid, and
 * the salt keeps a short value from being guessed.
 */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

export const saltBytes = 16;
export const digestBytes = 32;
/** Head of an empty stream and of an empty log. */
export const emptyDigest: Uint8Array = new Uint8Array(digestBytes);

/** Members of an event that are hashed besides its data. Times are ISO 8601 with milliseconds. */
export interface Envelope {
  streamId: string;
  type: string;
  schemaVersion: number;
  recordedAt: string;
  deviceAt?: string;
  actor: Actor;
}

const encoder = new TextEncoder();

/** Returns the keys whose values are hashed, in the order of their salts and digests. */
export function fieldKeys(data: JsonObject): string[] {
  return Object.keys(data)
    .filter((key) => data[key] !== undefined)
    .sort();
}

/** Canonical text of one field of the data. */
export interface FieldText {
  key: string;
  value: string;
}

/** Returns the field texts in the order of `fieldKeys`. Throws as `canonicalJson` does. */
export function fieldTexts(data: JsonObject): FieldText[] {
  return fieldKeys(data).map((key) => ({ key: canonicalJson(key), value: canonicalJson(data[key], 1) }));
}

/** Joins field texts to the canonical text of the data. */
export function dataText(fields: readonly FieldText[]): string {
  let text = '';
  for (const { key, value } of fields) text += `${text === '' ? '' : ','}${key}:${value}`;
  return `{${text}}`;
}

export function fieldDigest(sha256: Sha256, salt: Uint8Array, key: string, value: Json): Uint8Array {
  return textDigest(sha256, salt, { key: canonicalJson(key), value: canonicalJson(value, 1) });
}

function textDigest(sha256: Sha256, salt: Uint8Array, { key, value }: FieldText): Uint8Array {
  return sha256(joined(salt, `[${key},${value}]`));
}

/** Returns the digest of each field; `salts` holds 16 bytes for each, concatenated. */
export function fieldDigests(sha256: Sha256, fields: readonly FieldText[], salts: Uint8Array): Uint8Array[] {
  return fields.map((field, index) => {
    const salt = salts.subarray(index * saltBytes, (index + 1) * saltBytes);
    return textDigest(sha256, salt, field);
  });
}

export function payloadDigest(sha256: Sha256, envelope: Envelope, fields: Uint8Array[]): Uint8Array {
  return sha256(joined(envelopeText(envelope), ...fields));
}

/** Returns `canonicalJson` of the envelope, assembled directly, as its members and their order are known. */
export function envelopeText({
  streamId,
  type,
  schemaVersion,
  recordedAt,
  deviceAt,
  actor,
}: Envelope): string {
  const device = deviceAt === undefined ? '' : `"deviceAt":${canonicalJson(deviceAt)},`;
  return `{"actor":{"id":${canonicalJson(actor.id)},"kind":${canonicalJson(actor.kind)},"name":${canonicalJson(actor.name)}},${device}"recordedAt":${canonicalJson(recordedAt)},"schemaVersion":${schemaVersion},"streamId":${canonicalJson(streamId)},"type":${canonicalJson(type)}}`;
}

// The buffer is reused by each call: every event needs two, and allocating cost more than hashing.
const leafInput = new Uint8Array(digestBytes * 2 + 4);
const leafNumbers = new DataView(leafInput.buffer);
const linkInput = new Uint8Array(digestBytes * 2 + 8);
const linkNumbers = new DataView(linkInput.buffer);

export function leafDigest(
  sha256: Sha256,
  head: Uint8Array,
  version: number,
  payload: Uint8Array,
): Uint8Array {
  leafInput.set(head, 0);
  leafNumbers.setUint32(digestBytes, version);
  leafInput.set(payload, digestBytes + 4);
  return sha256(leafInput);
}

export function linkDigest(sha256: Sha256, previous: Uint8Array, pos: number, leaf: Uint8Array): Uint8Array {
  linkInput.set(previous, 0);
  linkNumbers.setUint32(digestBytes, Math.floor(pos / 2 ** 32));
  linkNumbers.setUint32(digestBytes + 4, pos % 2 ** 32);
  linkInput.set(leaf, digestBytes + 8);
  return sha256(linkInput);
}

// This buffer is reused as well. A larger input gets a buffer of its own.
const joinedInput = new Uint8Array(16_384);

/** Concatenates bytes and the UTF-8 of texts. The result is valid until the next call. */
function joined(...parts: (Uint8Array | string)[]): Uint8Array {
  let most = 0;
  for (const part of parts) most += typeof part === 'string' ? part.length * 3 : part.length;
  const input = most > joinedInput.length ? new Uint8Array(most) : joinedInput;
  let length = 0;
  for (const part of parts) {
    if (typeof part === 'string') length += encoder.encodeInto(part, input.subarray(length)).written;
    else {
      input.set(part, length);
      length += part.length;
    }
  }
  return input.subarray(0, length);
}
