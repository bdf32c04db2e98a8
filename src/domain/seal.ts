import { canonicalJson } from './canonical-json.ts';
import type { Sha256 } from './chain.ts';
import { toHex } from './hex.ts';

export const sealFormat = 'waymark-seal/1';

/** Statement that the server signs for a range of its log. Positions are inclusive; digests are hex. */
export interface SealStatement {
  format: typeof sealFormat;
  logId: string;
  /** Epoch of the log since its creation or its last restore from a backup. */
  epoch: string;
  from: number;
  to: number;
  /** Merkle root over the leaves of the events `from` to `to` (merkle.ts). */
  root: string;
  /** Hash of the log at `to` (chain.ts). */
  head: string;
  /** ISO 8601 with milliseconds. */
  sealedAt: string;
  /** `sealDigest` of the previous seal; 64 zeros for the first. */
  previous: string;
  /** Id of the signing key: sha256 of its SubjectPublicKeyInfo. */
  keyId: string;
}

export interface Seal {
  statement: SealStatement;
  /** Ed25519 over `statementBytes(statement)`, hex. */
  signature: string;
}

/** A public key as in files and the API: SubjectPublicKeyInfo in PEM, and the sha256 of its DER as its id. */
export interface PublicKey {
  keyId: string;
  publicKey: string;
}

export const noSeal = '0'.repeat(64);

const encoder = new TextEncoder();

/**
 * Returns the signed bytes of any statement: its canonical JSON. Throws `TypeError` for values that JSON cannot
 * represent.
 */
export const statementBytes = (statement: object): Uint8Array =>
  encoder.encode(canonicalJson(Object.fromEntries(Object.entries(statement))));

/** Returns the digest by which the next seal refers to this one: seals form their own chain. */
export const sealDigest = (sha256: Sha256, statement: SealStatement): string =>
  toHex(sha256(statementBytes(statement)));
