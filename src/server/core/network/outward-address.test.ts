import { expect, test } from 'vitest';
import { isOutward } from './outward-address.ts';

test.each([
  ['this machine', ['127.0.0.1', '127.8.8.8', '0.0.0.0', '::1', '::']],
  [
    'private networks',
    ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '198.18.0.1'],
  ],
  ['its own link', ['169.254.0.1', 'fe80::1', 'fe80::1%eth0']],
  ['unique local addresses', ['fc00::1', 'fd12:3456::1', 'fec0::1']],
  [
    'metadata of clouds',
    ['169.254.169.254', '100.100.100.200', '192.0.0.192', '168.63.129.16', 'fd00:ec2::254'],
  ],
  ['groups, and everybody', ['224.0.0.1', '239.1.1.1', '255.255.255.255', 'ff02::1']],
  ['nobody yet', ['240.0.0.1', '192.0.2.1', '203.0.113.1', '2001:db8::1', '4000::1', '100::1']],
  ['addresses of IPv4 in IPv6', ['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::a00:1']],
  ['tunnels', ['2002:7f00:1::1', '2001:0:7f00:1::1', '64:ff9b:1::1']],
  ['no address at all', ['', 'localhost', '10.0.0', '::ffff:10.0.0.1.1']],
])('%s: not of the internet', (_what, addresses) => {
  expect(addresses.filter(isOutward)).toEqual([]);
});

test('accepts addresses of the internet', () => {
  const addresses = ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'];
  expect(addresses.filter((address) => !isOutward(address))).toEqual([]);
});
