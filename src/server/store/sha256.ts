import { hash } from 'node:crypto';
import { digestBytes, type Sha256 } from '#domain/chain.ts';

/** Latin-1 text is what Node hands out fastest: 0.3 µs a digest, against 0.7 µs with a Buffer for each. */
export const sha256: Sha256 = (bytes) => {
  const text = hash('sha256', bytes, 'binary');
  const digest = new Uint8Array(digestBytes);
  for (let at = 0; at < digestBytes; at++) digest[at] = text.charCodeAt(at);
  return digest;
};
