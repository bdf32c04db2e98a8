import { expect, test } from 'vitest';
import { signatureOf } from './signature-file.ts';

test('a signature file holds the bytes of the signature, or their base64 in one or several lines', () => {
  const signature = Uint8Array.from({ length: 64 }, (_, at) => (at * 37) % 256);
  const base64 = btoa(String.fromCharCode(...signature));
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  expect(signatureOf(signature)).toBe(base64);
  expect(signatureOf(bytesOf(`${base64}\n`))).toBe(base64);
  expect(signatureOf(bytesOf(`${base64.slice(0, 64)}\n${base64.slice(64)}\n`))).toBe(base64);
});
