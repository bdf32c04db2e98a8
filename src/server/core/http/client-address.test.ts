import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressBehind, clientAddress, isProxy } from './client-address.ts';

/** Builds a request from this peer with this header, as the listener for devices gets it. */
const from = (remoteAddress: string, forwarded: string) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.5:4711', '203.0.113.5'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[::ffff:203.0.113.5]:80', '203.0.113.5'],
  ['203.0.113.5:4711, 10.0.0.3:80', '203.0.113.5'],
  ['forged:1, 203.0.113.5:4711, 10.0.0.3:80', '203.0.113.5'],
  ['unknown', '10.0.0.2'],
  ['203.0.113.5:', '10.0.0.2'],
])('behind a trusted network, %s is the caller %s', (forwarded, caller) => {
  expect(addressBehind(['10.0.0.0/8'])(from('10.0.0.2', forwarded))).toBe(caller);
});

test('removes the port for a number of proxies too', () => {
  expect(addressBehind(1)(from('10.0.0.2', '198.51.100.7, 203.0.113.5:4711'))).toBe('203.0.113.5');
  const isTrusted = isProxy(['10.0.0.0/8']);
  expect([isTrusted('10.0.0.3:80'), isTrusted('203.0.113.5:80')]).toEqual([true, false]);
  expect(clientAddress({ ip: '[2001:db8::1]:443' })).toBe('2001:db8::1');
});

test('uses the peer without a trusted proxy, whatever it states', () => {
  expect(addressBehind(false)(from('198.51.100.1', '203.0.113.5:4711'))).toBe('198.51.100.1');
});
