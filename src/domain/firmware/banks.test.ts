import { describe, expect, test } from 'vitest';
import { banksOf, otherBankRefusal } from './banks.ts';

const image = 'Device.DeviceInfo.FirmwareImage.';
const two = {
  'Device.DeviceInfo.ActiveFirmwareImage': `${image}2.`,
  ...{ [`${image}1.Name`]: 'main', [`${image}1.Version`]: '1.3.0', [`${image}1.Status`]: 'Available' },
  ...{ [`${image}2.Version`]: '1.4.0', [`${image}2.Status`]: 'Active' },
};

test('banks are read with the one that runs', () => {
  expect(banksOf(two)).toEqual([
    { bank: '1', name: 'main', version: '1.3.0', status: 'Available', isActive: false },
    { bank: '2', name: '2', version: '1.4.0', status: 'Active', isActive: true },
  ]);
  expect(banksOf({})).toEqual([]);
});

describe('a device goes back to a version', () => {
  test.each<[string, Record<string, string>, string, string | null]>([
    ['that its other bank holds', two, '1.3.0', null],
    ['and not to one that it has overwritten', two, '1.2.0', 'otherBank'],
    ['and not into the bank that runs', two, '1.4.0', 'otherBank'],
    [
      'and not into one that failed to start',
      { ...two, [`${image}1.Status`]: 'ActivationFailed' },
      '1.3.0',
      'otherBank',
    ],
    [
      'and not without a second bank',
      { [`${image}1.Version`]: '1.4.0', [`${image}1.Status`]: 'Active' },
      '1.3.0',
      'singleBank',
    ],
  ])('%s', (_, values, version, refusal) => {
    expect(otherBankRefusal(banksOf(values), version)).toBe(refusal);
  });
});
