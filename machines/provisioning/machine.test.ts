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
const [first, second] = provisioningSamples as [ProvisioningFact, ProvisioningFact];
const stop: ProvisioningFact = { type: 'provisioning.stopped', data: { serviceTaskId: 'first' } };
const start: ProvisioningFact = { type: 'provisioning.started', data: { serviceTaskId: 'first' } };

test('is enabled by its first choice, and by each later one (TN-254)', () => {
  expect(after(first)).toMatchObject({ value: 'enabled', context: { serviceTaskId: 'first' } });
  expect(after(first, stop, second)).toMatchObject({
    value: 'enabled',
    context: { serviceTaskId: 'second', item: { name: 'Spring' } },
  });
});

test('stops and starts, and keeps the choice (TN-255, TN-256)', () => {
  expect(after(first, stop)).toMatchObject({ value: 'disabled', context: { item: { name: 'Winter' } } });
  expect(after(first, stop, start).value).toBe('enabled');
});

test('does not obey who saw an older choice', () => {
  expect(after(first, second, stop).value).toBe('enabled');
  expect(after(stop).value).toBe('empty');
});
