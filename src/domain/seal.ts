import { canonicalJson } from './canonical-json.ts';
import type { Sha256 } from './chain.ts';
import { toHex } from './hex.ts';

export const sealFormat = 'waymark-seal/1';

/** What the server signs of a range of its log. Positions are inclusive; digests are hex. */
export interface SealStatement {
  format: typeof sealFormat;
  logId: string;
  /** Life of the log since it was made or last restored from a backup. */
  epoch: string;
  from: number;
  to: number;
  /** Merkle root over the leaves of the events `from` to `to` (merkle.ts). */
  root: string;
  /** Hash of the log at `to` (chain.ts). */
  head: string;
  /** ISO 8601 with milliseconds. */
  sealedAt: string;
  /** `sealDigest` of the seal before; 64 zeros for the first. */
  previous: string;
  /** Of the key that signed: sha256 of its SubjectPublicKeyInfo. */
  keyId: string;
}

export interface Seal {
  statement: SealStatement;
  /** Ed25519 over `statementBytes(statement)`, hex. */
  signature: string;
}

/** A public key as files and the API carry it: SubjectPublicKeyInfo in PEM, and the sha256 of its DER as its id. */
export interface PublicKey {
  keyId: string;
  publicKey: string;
}

export const noSeal = '0'.repeat(64);

const encoder = new TextEncoder();

/** The bytes that are signed of any statement: its canonical JSON. Throws `TypeError` for what JSON cannot carry. */
export const statementBytes = (statement: object): Uint8Array =>
  encoder.encode(canonicalJson(Object.fromEntries(Object.entries(statement))));

/** By this a seal names the one before it: seals form a chain of their own. */
export const sealDigest = (sha256: Sha256, statement: SealStatement): string =>
  toHex(sha256(statementBytes(statement)));
