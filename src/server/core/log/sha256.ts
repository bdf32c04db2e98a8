import { hash } from 'node:crypto';
import { digestBytes, type Sha256 } from '#domain/chain.ts';

const written = Buffer.alloc(digestBytes);

/** Computes the digest through a text and a reused buffer: half the time that `hash` takes to create a Buffer. */
export const sha256: Sha256 = (bytes) => {
  written.write(hash('sha256', bytes, 'binary'), 'latin1');
  return new Uint8Array(written);
};
