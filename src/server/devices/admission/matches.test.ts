import { expect, test } from 'vitest';
import type { AdmissionOrder } from '#machines/admission/events.ts';
import { matches, readNetwork } from './matches.ts';

const device = { endpointId: 'ops::00D09E-KSTB2020-17', address: '192.0.2.17', fingerprint: 'ab' };
const ofNetwork = (
  network: string,
  oui: string | null = null,
  productClass: string | null = null,
): Pick<AdmissionOrder, 'devices'> => ({ devices: { by: 'network', network, oui, productClass } });
const ofDevice = (endpointId: string, fingerprint: string | null): Pick<AdmissionOrder, 'devices'> => ({
  devices: { by: 'device', endpointId, fingerprint },
});

test.each([
  ['192.0.2.0/24', true],
  ['192.0.2.17', true],
  ['192.0.2.16/31', true],
  ['192.0.2.18/31', false],
  ['2001:db8::/32', false],
])('admits an address of the network %s: %s', (network, admitted) => {
  expect(matches(ofNetwork(network), device)).toBe(admitted);
});

test('knows an IPv4 address of an IPv6 socket, and an IPv6 address with its interface', () => {
  expect(matches(ofNetwork('192.0.2.0/24'), { ...device, address: '::ffff:192.0.2.17' })).toBe(true);
  expect(matches(ofNetwork('fe80::/64'), { ...device, address: 'fe80::1%eth0' })).toBe(true);
});

test('admits only the manufacturer and product class that are set', () => {
  expect(matches(ofNetwork('192.0.2.0/24', '00d09e'), device)).toBe(true);
  expect(matches(ofNetwork('192.0.2.0/24', '00D09F'), device)).toBe(false);
  expect(matches(ofNetwork('192.0.2.0/24', null, 'KSTB2020'), device)).toBe(true);
  expect(matches(ofNetwork('192.0.2.0/24', null, 'KSTB'), device)).toBe(false);
  // An id without a manufacturer proves none.
  expect(matches(ofNetwork('192.0.2.0/24', '00D09E'), { ...device, endpointId: 'self::box' })).toBe(false);
});

test('admits one device, with a fingerprint only with that certificate', () => {
  expect(matches(ofDevice(device.endpointId, null), device)).toBe(true);
  expect(matches(ofDevice(device.endpointId, 'ab'), device)).toBe(true);
  expect(matches(ofDevice(device.endpointId, 'ab'), { ...device, fingerprint: null })).toBe(false);
  expect(matches(ofDevice(device.endpointId, 'ab'), { ...device, fingerprint: 'cd' })).toBe(false);
  expect(matches(ofDevice('os::00D09E-18', null), device)).toBe(false);
});

test.each([
  '',
  '0.0.0.0/0',
  '10.0.0.0/7',
  '::/0',
  '2001::/16',
  '192.0.2.0/33',
  '192.0.2.0/x',
  '192.0.2',
  'a/8',
  '10.0.0.0/8/8',
])('reads no network in "%s"', (text) => {
  expect(readNetwork(text)).toBeNull();
});

test('reads a single address as a network of one', () => {
  expect(readNetwork(' 192.0.2.7 ')?.network).toBe('192.0.2.7/32');
});
