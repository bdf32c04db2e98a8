import type { JsonObject } from '#machines/json.ts';
import { canonicalJson, sortedKeys } from '../canonical-json.ts';
import {
  digestBytes,
  type Envelope,
  envelopeText,
  leafDigest,
  linkDigest,
  type Sha256,
  saltBytes,
} from '../chain.ts';
import { fromHex, sameBytes } from '../hex.ts';

/** Hashed members of an exported event. Digests and salts in hex, salts concatenated. */
export interface HashedEvent extends Envelope {
  pos: number;
  version: number;
  data: JsonObject;
  salts: string;
  /** Digests of redacted fields. */
  redacted?: Record<string, string>;
  leaf: string;
  hash: string;
}

const encoder = new TextEncoder();

/**
 * Recomputes leaves and hashes of events, as defined in chain.ts, in its own buffer: ten percent faster than with the
 * functions there, which build texts and digests that are not needed here.
 */
export class EventHasher {
  readonly #sha256: Sha256;
  #buffer = new Uint8Array(16_384);

  constructor(sha256: Sha256) {
    this.#sha256 = sha256;
  }

  /**
   * Returns null if leaf or hash differ from the event's, or its data has no canonical form and so was never appended.
   */
  check(
    event: HashedEvent,
    streamHead: Uint8Array,
    logHash: Uint8Array,
  ): { leaf: Uint8Array; hash: Uint8Array } | null {
    return this.checkDigest(event, this.#payload(event), streamHead, logHash);
  }

  /** Checks an event of which only the digest of the payload is left. */
  checkDigest(
    event: Pick<HashedEvent, 'pos' | 'version' | 'leaf' | 'hash'>,
    payload: Uint8Array | null,
    streamHead: Uint8Array,
    logHash: Uint8Array,
  ): { leaf: Uint8Array; hash: Uint8Array } | null {
    const leafGiven = fromHex(event.leaf);
    const hashGiven = fromHex(event.hash);
    if (!leafGiven || !hashGiven || payload?.length !== digestBytes) return null;
    const leaf = leafDigest(this.#sha256, streamHead, event.version, payload);
    if (!sameBytes(leaf, leafGiven)) return null;
    const hash = linkDigest(this.#sha256, logHash, event.pos, leaf);
    return sameBytes(hash, hashGiven) ? { leaf, hash } : null;
  }

  #payload(event: HashedEvent): Uint8Array | null {
    const keys = sortedKeys(event.data);
    const salts = fromHex(event.salts);
    if (salts?.length !== keys.length * saltBytes) return null;
    try {
      const known = keys.map((key, index) => this.#field(salts, index, key, event.data));
      const fields = event.redacted ? merged(keys, known, event.redacted) : known;
      if (!fields) return null;
      let at = this.#write(envelopeText(event), 0);
      this.#room(at + fields.length * digestBytes);
      for (const field of fields) {
        this.#buffer.set(field, at);
        at += digestBytes;
      }
      return this.#sha256(this.#buffer.subarray(0, at));
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  }

  #field(salts: Uint8Array, index: number, key: string, data: JsonObject): Uint8Array {
    const from = index * saltBytes;
    for (let at = 0; at < saltBytes; at++) this.#buffer[at] = salts[from + at] ?? 0;
    const end = this.#write(`[${canonicalJson(key)},${canonicalJson(data[key], 1)}]`, saltBytes);
    return this.#sha256(this.#buffer.subarray(0, end));
  }

  /** Writes UTF-8 from `at` on; returns the end. */
  #write(text: string, at: number): number {
    this.#room(at + text.length * 3);
    return at + encoder.encodeInto(text, this.#buffer.subarray(at)).written;
  }

  #room(length: number): void {
    if (length <= this.#buffer.length) return;
    const larger = new Uint8Array(length * 2);
    larger.set(this.#buffer);
    this.#buffer = larger;
  }
}

/**
 * Returns the digests of all fields in key order; null if a field is both present and redacted, or a digest is invalid.
 */
function merged(
  keys: readonly string[],
  known: readonly Uint8Array[],
  redacted: Record<string, string>,
): Uint8Array[] | null {
  const digests = new Map(keys.map((key, index) => [key, known[index]]));
  for (const key of Object.keys(redacted)) {
    const digest = fromHex(redacted[key] ?? '');
    if (digests.has(key) || digest?.length !== digestBytes) return null;
    digests.set(key, digest);
  }
  return [...digests.keys()].sort().flatMap((key) => digests.get(key) ?? []);
}
