import { expect, test } from 'vitest';
import { getNextSnapshot } from 'xstate';
import { type ProvisioningFact, provisioningSamples } from './events.ts';
import { provisioningMachine } from './machine.ts';

const empty = provisioningMachine.resolveState({
  value: 'empty',
  context: { opId: '', kind: 'bootAd', serviceTaskId: '', item: null },
});
const after = (...facts: ProvisioningFact[]) =>
  facts.reduce((snapshot, fact) => getNextSnapshot(provisioningMachine, snapshot, fact), empty);
type Change = Extract<ProvisioningFact, { type: 'provisioning.changed' }>;
const [first, second] = provisioningSamples.filter((fact) => fact.type === 'provisioning.changed') as [
  Change,
  Change,
];
const stop: ProvisioningFact = { type: 'provisioning.stopped', data: { serviceTaskId: 'first' } };
const start: ProvisioningFact = { type: 'provisioning.started', data: { serviceTaskId: 'first' } };

const whileStopped: ProvisioningFact = {
  type: 'provisioning.changed',
  data: { ...second.data, keepStopped: true },
};
const startSecond: ProvisioningFact = {
  type: 'provisioning.started',
  data: { serviceTaskId: 'second' },
};

test('is enabled by its first choice, and stays enabled with the next one (TN-254)', () => {
  const firstOfNow: ProvisioningFact = { ...first, data: { ...first.data, keepStopped: true } };
  expect(after(firstOfNow)).toMatchObject({ value: 'enabled', context: { serviceTaskId: 'first' } });
  expect(after(first, whileStopped)).toMatchObject({
    value: 'enabled',
    context: { serviceTaskId: 'second', item: { name: 'Spring' } },
  });
});

test('stores a change while it is stopped, and sends it once it is started (A-216)', () => {
  const stored = after(first, stop, whileStopped);
  expect(stored).toMatchObject({
    value: 'disabled',
    context: { serviceTaskId: 'second', item: { name: 'Spring' } },
  });
  expect(stored.context).not.toHaveProperty('keepStopped');
  expect(after(first, stop, whileStopped, start).value).toBe('disabled');
  expect(after(first, stop, whileStopped, startSecond).value).toBe('enabled');
});

test('folds a change from before this rule as it did then: the change starts it', () => {
  expect(after(first, stop, second)).toMatchObject({
    value: 'enabled',
    context: { serviceTaskId: 'second', item: { name: 'Spring' } },
  });
});

test('stops and starts, and keeps the choice (TN-255, TN-256)', () => {
  expect(after(first, stop)).toMatchObject({ value: 'disabled', context: { item: { name: 'Winter' } } });
  expect(after(first, stop, start).value).toBe('enabled');
});

test('ignores a request that names an older choice', () => {
  expect(after(first, second, stop).value).toBe('enabled');
  expect(after(stop).value).toBe('empty');
});
