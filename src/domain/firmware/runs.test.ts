import { expect, test } from 'vitest';
import { type Evidence, type OrderedUpgrade, runsOf } from './runs.ts';

const order: OrderedUpgrade = { versionName: '9.3.0', from: '9.2.0', bank: null, wasActivated: true };
const shows = (installed: string, more: Partial<OrderedUpgrade> = {}, evidence: Partial<Evidence> = {}) =>
  runsOf({ ...order, ...more }, { installed, activeBank: null, ...evidence });

test.each(['9.3.0', 'v9.3.0', '09.03.00', '9.3.0 ', '9.3.0-r12'])(
  '%j is the version of the file',
  (version) => {
    expect(shows(version)).toBe('wanted');
  },
);

test('the version from before, in whatever form, is no upgrade', () => {
  expect(shows('v9.2.0')).toBe('before');
  expect(shows('9.1.0')).toBe('other');
});

test('a suffix that was there before shows nothing, unless the bank is the one that was filled', () => {
  const same = { from: '9.3.0-r12' };
  expect(shows('9.3.0-r12', same)).toBe('unclear');
  expect(shows('9.3.0-r12', { ...same, bank: '2' }, { activeBank: '1' })).toBe('unclear');
  expect(shows('9.3.0-r12', { ...same, bank: '2' }, { activeBank: '2' })).toBe('wanted');
  // The one bank of a device is the active one before and after.
  expect(shows('9.3.0-r12', { ...same, bank: '1', oneBank: true }, { activeBank: '1' })).toBe('unclear');
});

test('a suffix shows nothing where the version from before is not known', () => {
  expect(shows('9.3.0-r12', { from: null })).toBe('unclear');
});

test('the same version again counts only once the device was ordered to start it', () => {
  expect(shows('9.3.0', { from: '9.3.0' })).toBe('wanted');
  expect(shows('9.3.0', { from: '9.3.0', wasActivated: false })).toBe('before');
  expect(shows('9.3.0', { from: null, wasActivated: false })).toBe('unclear');
  expect(shows('9.3.0', { wasActivated: false })).toBe('wanted');
});
