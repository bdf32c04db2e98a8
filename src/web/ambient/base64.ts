/** More arguments than this overflow the stack. */
const chunk = 8_192;

export function toBase64(from: Uint8Array): string {
  let text = '';
  for (let at = 0; at < from.length; at += chunk)
    text += String.fromCharCode(...from.subarray(at, at + chunk));
  return btoa(text);
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
