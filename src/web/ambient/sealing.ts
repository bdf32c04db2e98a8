import { gcm } from '@noble/ciphers/aes.js';
import { fromBase64, toBase64 } from './base64.ts';

/** Nonce length of AES-GCM. Nonces are random, which is safe for a key that seals some thousand texts. */
const nonceLength = 12;
/** Each stored text begins with it: another form can come, and its absence marks a text that was never sealed. */
const form = 'v1.';

const bytes = new TextEncoder();

export const isSealed = (text: string): boolean => text.startsWith(form);

/**
 * One text under its name, so that it is read under no other. Web Crypto does the same, but answers later: what is written
 * while a page goes is written at once or not at all.
 */
export function seal(key: Uint8Array, name: string, text: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = gcm(key, nonce, bytes.encode(name)).encrypt(bytes.encode(text));
  return `${form}${toBase64(nonce)}.${toBase64(sealed)}`;
}

/** Null for what was sealed with another key or under another name, or altered. */
export function unseal(key: Uint8Array, name: string, text: string): string | null {
  const [, nonce, sealed] = text.split('.');
  if (!isSealed(text) || nonce === undefined || sealed === undefined) return null;
  try {
    const cipher = gcm(key, fromBase64(nonce), bytes.encode(name));
    return new TextDecoder().decode(cipher.decrypt(fromBase64(sealed)));
  } catch {
    return null;
  }
}
