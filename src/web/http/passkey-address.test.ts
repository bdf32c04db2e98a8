import { expect, test } from 'vitest';
import { notePasskeyAddress, passkeyAddress } from './passkey-address.ts';

test.each([
  ['https://console.example.net', true],
  ['https://10.0.0.5', false],
  ['http://console.example.net', false],
  ['https://console.example.net:8443', false],
])('a passkey of https://console.example.net at %s is usable: %s', (here, usable) => {
  expect(notePasskeyAddress('https://console.example.net', here)).toBe(usable);
  expect(passkeyAddress()).toBe(usable ? null : 'https://console.example.net');
});
