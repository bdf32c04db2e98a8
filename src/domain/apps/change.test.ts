import { expect, test } from 'vitest';
import { sampleChange } from '#machines/app-change/events.ts';
import { type ChangeableDevice, loadRefusal, removalRefusal, stepOf } from './change.ts';

const file = {
  modelName: 'KSTB2020',
  platform: 'android' as const,
  version: '1.4.0',
  size: 1_000,
  signer: 'a',
  isFor: true,
};
const app = { version: '1.3.0', uuid: 'u1', storeName: 'Operator Store' };
const device: ChangeableDevice = {
  modelName: 'KSTB2020',
  isDeployed: true,
  platform: 'android',
  app,
  freeBytes: 1_000,
  signer: 'a',
  isBusy: false,
  isElsewhere: false,
  hasCrashed: false,
};

test.each([
  ['another model', { modelName: 'AR2146' }, 'wrongModel'],
  ['no customer', { isDeployed: false }, 'notDeployed'],
  ['a model without apps', { platform: null }, 'noApps'],
  ['containers', { platform: 'quantum' as const }, 'otherPlatform'],
  ['an earlier profile', { isElsewhere: true }, 'otherRollout'],
  ['a running task', { isBusy: true }, 'otherTask'],
  ['the version, written otherwise', { app: { ...app, version: 'v1.04.0' } }, 'upToDate'],
  ['the version with a build suffix', { app: { ...app, version: '1.4.0-r7' } }, 'upToDate'],
  ['a newer version', { app: { ...app, version: '1.10' } }, 'newerThere'],
  ['no UUID of the app', { app: { ...app, uuid: null } }, 'uuidUnknown'],
  ['another signer', { signer: 'b' }, 'otherSigner'],
  ['a crash before', { hasCrashed: true }, 'crashedBefore'],
  ['too little storage', { freeBytes: 999 }, 'noSpace'],
  ['an older version', {}, null],
  ['just enough storage', { freeBytes: 1_000 }, null],
  ['storage that was never reported', { freeBytes: null }, null],
  ['an unknown signer', { signer: null }, null],
  ['no app', { app: null, signer: null }, null],
  // An unknown is never "already there".
  ['apps that were never reported', { app: undefined }, null],
  ['an app without a version', { app: { ...app, version: null } }, 'versionNotReported'],
])('a device with %s: %j gives %s', (_, more, refusal) => {
  expect(loadRefusal(file, { ...device, ...more })).toBe(refusal);
});

test('a file that is not for the device is refused before its version is compared', () => {
  expect(loadRefusal({ ...file, isFor: false }, { ...device, app: null })).toBe('fileNotForDevice');
});

test.each([
  ['no app', { app: null }, 'notInstalled'],
  ['an app from the factory', { app: { ...app, storeName: 'Factory Application' } }, 'factoryApp'],
  ['no UUID of the app', { app: { ...app, uuid: null } }, 'uuidUnknown'],
  ['a running task', { isBusy: true }, 'otherTask'],
  ['any version', { app: { ...app, version: null } }, null],
  ['apps that were never reported', { app: undefined }, null],
])('a removal from a device with %s gives %s', (_, more, refusal) => {
  expect(removalRefusal(file, { ...device, ...more })).toBe(refusal);
});

const back = { ...sampleChange, goesBack: true, onlyFrom: '1.5.0' };
const removal = { ...sampleChange, action: 'remove' as const, version: '' };
test.each([
  ['an older version is updated', sampleChange, app, 'load'],
  ['no app is installed', sampleChange, null, 'load'],
  [
    'an app without a version stays, as its update could not be proven',
    sampleChange,
    { ...app, version: null },
    { skip: 'versionNotReported' },
  ],
  ['the version itself needs no task', sampleChange, { ...app, version: '1.4.0' }, 'spare'],
  ['a newer version stays', sampleChange, { ...app, version: '1.5.0' }, { skip: 'newerThere' }],
  ['a newer version goes back', back, { ...app, version: '1.5.0' }, 'load'],
  [
    'another version than that of the profile stays',
    back,
    { ...app, version: '1.6.0' },
    { skip: 'changedSince' },
  ],
  ['an app that someone removed stays away', back, null, { skip: 'changedSince' }],
  ['an undo that was done needs no task', back, { ...app, version: '1.4.0' }, 'spare'],
  ['an app is removed', removal, app, 'remove'],
  ['an app that is gone needs no task', removal, null, 'spare'],
  [
    'an app from the factory stays',
    removal,
    { ...app, storeName: 'Factory Application' },
    { skip: 'factoryApp' },
  ],
  ['an app without a UUID stays', removal, { ...app, uuid: null }, { skip: 'uuidUnknown' }],
  ['a removed app comes back', { ...back, onlyFrom: '' }, null, 'load'],
  ['a removed app that someone installed stays', { ...back, onlyFrom: '' }, app, { skip: 'changedSince' }],
] as const)('%s', (_, order, seen, step) => {
  expect(stepOf(order, seen)).toEqual(step);
});
