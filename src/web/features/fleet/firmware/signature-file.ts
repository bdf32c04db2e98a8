/** Larger than any signature of a key that can be registered, also as base64. */
export const mostSignatureBytes = 2_048;

const isBase64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/** The bytes of a signature file as base64. One that holds base64 already is taken as it is. */
export function signatureOf(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return isBase64.test(characters) ? characters.replaceAll(/\s/g, '') : btoa(characters);
}
