import { describe, expect, test } from 'vitest';
import { compareVersions, type UpdateMode, type UpgradableDevice, upgradeRefusal } from './verdict.ts';

const file = {
  modelName: 'KSTB2020',
  fwCode: 140,
  versionName: '1.4.0',
  minimumVersion: null,
  targetVersion: null,
};
const device: UpgradableDevice = {
  modelName: 'KSTB2020',
  installed: '1.3.0',
  isDeployed: true,
  isBusy: false,
};
const none = new Map<string, number>();
const refusal = (more: Partial<UpgradableDevice>, mode: UpdateMode = 'BI', of = {}, known = none) =>
  upgradeRefusal({ ...file, ...of }, { ...device, ...more }, mode, known);

describe('the eligibility of a device', () => {
  test.each([
    // Columns: [installed, BI, FI1, FI2, FI3]
    ['1.3.0', null, null, null, 'otherVersion'],
    ['1.4.0', 'upToDate', null, 'upToDate', null],
    ['1.10.0', 'notNewer', null, null, 'otherVersion'],
    ['nightly', 'versionUnknown', null, null, 'otherVersion'],
    [null, 'versionUnknown', null, 'versionUnknown', 'versionUnknown'],
  ])(
    'of %j: BI %s, FI1 %s, FI2 %s, FI3 %s (CO-099, TN-229, TN-230, TN-231, TN-232, RU-121)',
    (installed, ...wanted) => {
      const modes: UpdateMode[] = ['BI', 'FI1', 'FI2', 'FI3'];
      expect(modes.map((mode) => refusal({ installed }, mode))).toEqual(wanted);
    },
  );

  test('compares the codes of the model’s files, if both versions have one', () => {
    const known = new Map([
      ['nightly', 200],
      ['1.3.0', 300],
    ]);
    expect(refusal({ installed: 'nightly' }, 'BI', {}, known)).toBe('notNewer');
    expect(refusal({ installed: '1.3.0' }, 'BI', {}, known)).toBe('notNewer');
    expect(refusal({ installed: '1.3.0' }, 'BI', { fwCode: 301 }, known)).toBeNull();
  });

  test.each(['v1.4.0', '01.04.00', '1.4.0 '])('recognises %j as the version of the file', (installed) => {
    const modes: UpdateMode[] = ['BI', 'FI1', 'FI2', 'FI3'];
    expect(modes.map((mode) => refusal({ installed }, mode))).toEqual(['upToDate', null, 'upToDate', null]);
    expect(refusal({ installed }, 'FI1', { targetVersion: '1.4.0' })).toBeNull();
    expect(
      refusal({ installed }, 'BI', { fwCode: 150, versionName: '1.5.0' }, new Map([['1.4.0', 160]])),
    ).toBe('notNewer');
  });

  test('cannot order suffixes by themselves: only the files of the model can', () => {
    expect(refusal({ installed: '1.3.0-r9' })).toBe('versionUnknown');
    expect(refusal({ installed: '1.3.0-r9' }, 'BI', {}, new Map([['1.3.0-r9', 130]]))).toBeNull();
    const vendor = { versionName: 'XGB834v_2.1.0_B5', fwCode: 300 };
    expect(refusal({ installed: 'XGB834v_2.1.0_B4' }, 'BI', vendor)).toBe('versionUnknown');
  });

  test('excludes devices of another model, in stock, or being upgraded', () => {
    expect(refusal({ modelName: 'AR2146' }, 'FI1')).toBe('wrongModel');
    expect(refusal({ isDeployed: false }, 'FI1')).toBe('notDeployed');
    expect(refusal({ isBusy: true }, 'FI1')).toBe('otherUpgrade');
  });

  test("requires the file's minimum version, and its target version if it has one", () => {
    expect(refusal({ installed: '1.2.9' }, 'FI1', { minimumVersion: '1.3.0' })).toBe('belowMinimum');
    expect(refusal({ installed: '1.3.0' }, 'FI1', { minimumVersion: '1.3.0' })).toBeNull();
    expect(refusal({ installed: 'nightly' }, 'FI1', { minimumVersion: '1.3.0' })).toBe('versionUnknown');
    expect(refusal({ installed: null }, 'FI1', { targetVersion: '1.3.0' })).toBe('versionUnknown');
    expect(refusal({ installed: '1.3.1' }, 'FI1', { targetVersion: '1.3.0' })).toBe('otherVersion');
    expect(refusal({ installed: '1.3.0' }, 'BI', { targetVersion: '1.3.0' })).toBeNull();
  });
});

test.each([
  ['1.2', '1.2.0', 0],
  ['1.2', '1.10', -8],
  ['v2.0', '1.9.9', 1],
  ['1.2-rc', '1.2', null],
])('%s compared with %s is %j', (one, other, order) => {
  expect(compareVersions(one, other, none)).toBe(order);
});
