import { describe, expect, test } from 'vitest';
import { banksOf, freeBank, otherBankRefusal, writtenBank } from './banks.ts';

const image = 'Device.DeviceInfo.FirmwareImage.';
const two = {
  'Device.DeviceInfo.ActiveFirmwareImage': `${image}2.`,
  [`${image}1.Name`]: 'main',
  [`${image}1.Version`]: '1.3.0',
  [`${image}1.Status`]: 'Available',
  [`${image}2.Version`]: '1.4.0',
  [`${image}2.Status`]: 'Active',
};

test('reads the banks with the active one', () => {
  expect(banksOf(two)).toEqual([
    { bank: '1', name: 'main', version: '1.3.0', status: 'Available', isActive: false, available: null },
    { bank: '2', name: '2', version: '1.4.0', status: 'Active', isActive: true, available: null },
  ]);
  expect(banksOf({})).toEqual([]);
});

describe('the bank of a rollback', () => {
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

const bankOf = (found: ReturnType<typeof freeBank>) => (typeof found === 'string' ? found : found.bank);

describe('the bank that a file is written to', () => {
  const active = 'Device.DeviceInfo.ActiveFirmwareImage';
  test.each<[string, Record<string, string>, string]>([
    ['to the bank that does not run', two, '1'],
    ['to none where no bank is reported', {}, 'noBanks'],
    [
      'to none where no bank is said to run',
      { ...two, [active]: '', [`${image}2.Status`]: '' },
      'activeUnknown',
    ],
    [
      'to none where two say that they run',
      { ...two, [active]: '', [`${image}1.Status`]: 'Active' },
      'activeUnknown',
    ],
    [
      'to none where the bank that runs is not there',
      { ...two, [active]: `${image}7`, [`${image}2.Status`]: '' },
      'activeUnknown',
    ],
    ['not over a rescue image', { ...two, [`${image}1.Available`]: 'false' }, 'noFreeBank'],
    [
      'not over a rescue image, whatever the spelling',
      { ...two, [`${image}1.Available`]: '0' },
      'noFreeBank',
    ],
    ['to an empty bank', { ...two, [`${image}1.Available`]: 'false', [`${image}1.Status`]: 'NoImage' }, '1'],
    [
      'not without a second bank',
      { [`${image}1.Version`]: '1.4.0', [`${image}1.Status`]: 'Active' },
      'singleBank',
    ],
    [
      'to a third bank where the second is kept',
      { ...two, [`${image}1.Available`]: 'false', [`${image}3.Version`]: '' },
      '3',
    ],
  ])('%s', (_, values, wanted) => {
    expect(bankOf(freeBank(banksOf(values)))).toBe(wanted);
  });
});

describe('the bank after a verified download', () => {
  const held = (version: string) => ({ ...two, [`${image}1.Version`]: version });
  const three = { ...held('1.5.0-r2'), [`${image}3.Version`]: '1.2.0' };
  test.each<[string, Record<string, string>, string | null, string]>([
    ['the one with the version', held('1.5.0'), null, '1'],
    ['the one with the version in another spelling', held('v01.05.00 '), null, '1'],
    ['the one with a suffix', held('1.5.0-r2'), null, '1'],
    ['the only other one, which names no version', held(''), null, '1'],
    ['none where the only other one names another version', held('1.3.0'), null, 'notStored'],
    ['the one with a suffix, of several', three, null, '1'],
    ['the one that the completion named', { ...three, [`${image}1.Version`]: '' }, '1', '1'],
    ['none of several without a version', { ...three, [`${image}1.Version`]: '' }, null, 'notStored'],
    ['none where that names another version', three, '3', '1'],
  ])('%s', (_, values, recorded, wanted) => {
    expect(bankOf(writtenBank(banksOf(values), '1.5.0', recorded))).toBe(wanted);
  });
});

test.each([
  ['a suffix in the bank', '1.3.0-r4', '1.3.0', null],
  ['a suffix in what was recorded', '1.3.0', '1.3.0-r4', null],
  ['another spelling', 'v1.3.0', '01.03.00', null],
  ['another suffix', '1.3.0-r5', '1.3.0-r4', 'otherBank'],
  ['no version', '', '1.3.0', 'otherBank'],
])('a device with %s goes back: %j for %j is %j', (_, version, before, refusal) => {
  expect(otherBankRefusal(banksOf({ ...two, [`${image}1.Version`]: version }), before)).toBe(refusal);
});
