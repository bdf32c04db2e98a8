import { expect, test } from 'vitest';
import { type Evidence, type OrderedUpgrade, runsOf } from './runs.ts';

const order: OrderedUpgrade = { versionName: '9.3.0', from: '9.2.0', bank: null, wasActivated: true };
const shows = (installed: string, more: Partial<OrderedUpgrade> = {}, evidence: Partial<Evidence> = {}) =>
  runsOf({ ...order, ...more }, { installed, activeBank: null, ...evidence });

test.each(['9.3.0', 'v9.3.0', '09.03.00', '9.3.0 ', '9.3.0-r12'])(
  'recognises %j as the version of the file',
  (version) => {
    expect(shows(version)).toBe('wanted');
  },
);

test('treats the previous version, in any spelling, as no upgrade', () => {
  expect(shows('v9.2.0')).toBe('before');
  expect(shows('9.1.0')).toBe('other');
});

test('treats a suffix that existed before as no proof, unless the running bank is the filled one', () => {
  const same = { from: '9.3.0-r12' };
  expect(shows('9.3.0-r12', same)).toBe('unclear');
  expect(shows('9.3.0-r12', { ...same, bank: '2' }, { activeBank: '1' })).toBe('unclear');
  expect(shows('9.3.0-r12', { ...same, bank: '2' }, { activeBank: '2' })).toBe('wanted');
  // The only bank of a device is active before and after.
  expect(shows('9.3.0-r12', { ...same, bank: '1', oneBank: true }, { activeBank: '1' })).toBe('unclear');
});

test('treats a suffix as no proof if the previous version is unknown', () => {
  expect(shows('9.3.0-r12', { from: null })).toBe('unclear');
});

test('counts the same version again only after an activation', () => {
  expect(shows('9.3.0', { from: '9.3.0' })).toBe('wanted');
  expect(shows('9.3.0', { from: '9.3.0', wasActivated: false })).toBe('before');
  expect(shows('9.3.0', { from: null, wasActivated: false })).toBe('unclear');
  expect(shows('9.3.0', { wasActivated: false })).toBe('wanted');
});
