import { hash } from 'node:crypto';
import { digestBytes, type Sha256 } from '#domain/chain.ts';

const written = Buffer.alloc(digestBytes);

/** By way of a text and a buffer that is written over: half the time that `hash` takes to make a Buffer of its own. */
export const sha256: Sha256 = (bytes) => {
  written.write(hash('sha256', bytes, 'binary'), 'latin1');
  return new Uint8Array(written);
};
