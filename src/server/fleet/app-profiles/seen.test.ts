import { expect, test } from 'vitest';
import { sampleChange } from '#machines/app-change/events.ts';
import { healthOf, holdsOf, isProvenBy, seenApp, tellsUnits } from './seen.ts';

const order = { ...sampleChange, taskKind: 'AppUpdate' };
const modules = 'Device.SoftwareModules.';
const unit = (row: number, more: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({ UUID: `u${row}`, Name: 'com.example.cinema', Status: 'Installed', ...more }).map(
      ([name, value]) => [`${modules}DeploymentUnit.${row}.${name}`, value],
    ),
  );
const runs = (row: number, Status: string, ExecutionFaultCode?: string) => ({
  [`${modules}DeploymentUnit.${row}.ExecutionUnitList`]: `${modules}ExecutionUnit.8`,
  [`${modules}ExecutionUnit.8.EUID`]: 'e8',
  [`${modules}ExecutionUnit.8.Status`]: Status,
  ...(ExecutionFaultCode && { [`${modules}ExecutionUnit.8.ExecutionFaultCode`]: ExecutionFaultCode }),
});

test.each([
  ['the version', unit(1, { Version: '1.4.0' }), 'wanted'],
  ['the version with a suffix', unit(1, { Version: '1.4.0-r7' }), 'wanted'],
  ['another version, although its answer was success', unit(1, { Version: '1.3.0' }), 'other'],
  ['a version that only begins alike', unit(1, { Version: '1.4.01' }), 'other'],
  ['no version', unit(1, {}), 'other'],
  ['a unit that is being removed', unit(1, { Version: '1.4.0', Status: 'Uninstalling' }), 'none'],
  ['another app', unit(1, { Name: 'com.example.other', Version: '1.4.0' }), 'none'],
])('a device that reports %s holds %s', (_, values, holds) => {
  expect(holdsOf(order, seenApp(values, order))).toBe(holds);
});

test('an app without a version proves its installation', () => {
  expect(holdsOf({ ...order, taskKind: 'AppInstall' }, seenApp(unit(1, {}), order))).toBe('wanted');
});

test('a container is found by its UUID in any case, not by its name', () => {
  const values = unit(1, { UUID: 'ABC', Name: 'guard', Version: '1.4.0' });
  expect(seenApp(values, { packageName: 'other', appUuid: 'abc' })).toMatchObject({ uuid: 'ABC' });
  expect(seenApp(values, { packageName: 'guard', appUuid: 'x' })).toBeNull();
});

test('an app that is there after its removal is another state than the ordered one', () => {
  const removal = { ...order, action: 'remove' as const, version: '' };
  expect(holdsOf(removal, seenApp(unit(1, { Version: '1.4.0' }), removal))).toBe('other');
  expect(holdsOf(removal, null)).toBe('none');
});

test.each([
  ['Active', undefined, { health: 'runs', fault: '' }],
  ['Active', 'NoFault', { health: 'runs', fault: '' }],
  ['Idle', 'NoFault', { health: 'stopped', fault: '' }],
  ['Idle', 'FailureWhileActive', { health: 'faulty', fault: 'FailureWhileActive' }],
])('an execution unit %s, %s', (status, fault, health) => {
  const values = { ...unit(1, { Version: '1.4.0' }), ...runs(1, status, fault) };
  expect(healthOf(seenApp(values, order))).toEqual(health);
});

test('a device that reports no execution leaves it unknown', () => {
  expect(healthOf(seenApp(unit(1, {}), order))).toEqual({ health: 'unknown', fault: '' });
});

test('without a report of its apps, a device does not count as one without the app', () => {
  expect(tellsUnits({})).toBe(false);
  expect(tellsUnits({ [`${modules}ExecutionUnit.8.Status`]: 'Idle' })).toBe(false);
  expect(tellsUnits({ [`${modules}DeploymentUnitNumberOfEntries`]: '0' })).toBe(true);
});

const count = `${modules}DeploymentUnitNumberOfEntries`;
const lost = (values: Record<string, string>, more: { action?: 'remove'; app_uuid?: string } = {}) => ({
  action: 'load' as const,
  package_name: order.packageName,
  app_uuid: null,
  to_version: '1.4.0',
  task_kind: 'AppUpdate',
  ...more,
  observed: Object.entries({ [count]: '1', ...values }).map(([path, value]) => ({
    path,
    value,
    observed_at: new Date(2_000),
  })),
});

test.each([
  ['the version', lost(unit(1, { Version: '1.4.0' })), true],
  ['the version, stopped', lost({ ...unit(1, { Version: '1.4.0' }), ...runs(1, 'Idle') }), true],
  [
    'the version and a fault of the app',
    lost({ ...unit(1, { Version: '1.4.0' }), ...runs(1, 'Idle', 'FailureWhileActive') }),
    false,
  ],
  ['the version before', lost(unit(1, { Version: '1.3.0' })), false],
  ['no version', lost(unit(1, {})), false],
  ['that the removed app is gone', lost({}, { action: 'remove' }), true],
  ['that the app to remove is there', lost(unit(1, { Version: '1.4.0' }), { action: 'remove' }), false],
  [
    'the container to remove by another name',
    lost(unit(1, { UUID: 'ABC', Name: 'renamed' }), { action: 'remove', app_uuid: 'abc' }),
    false,
  ],
])('a lost change of a device that reports %s later is proven: %#', (_, change, isProven) => {
  expect(isProvenBy(change)).toBe(isProven);
});

test('a row that the last report no longer has proves nothing', () => {
  const change = lost(unit(1, { Version: '1.4.0' }));
  const observed = change.observed.map((each) =>
    each.path === count ? { ...each, observed_at: new Date(3_000) } : each,
  );
  expect(isProvenBy({ ...change, observed })).toBe(false);
});
