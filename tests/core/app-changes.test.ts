import { expect, test } from 'vitest';
import { type AppChangeFact, type AppChangeOrder, sampleChange } from '#machines/app-change/events.ts';
import type { Database } from '#server/core/database/database.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import { AppChanges, type AppChangesDeps } from '#server/fleet/app-profiles/changes.ts';
import { DiskStorage } from './disk-storage.ts';

const id = 'r1.1.1';
const actor = { kind: 'account', id: 'kim', name: 'Kim' } as const;
const unit = 'Device.SoftwareModules.DeploymentUnit.1.';
const installed = (Version: string) => ({
  'Device.SoftwareModules.DeploymentUnitNumberOfEntries': '1',
  [`${unit}UUID`]: 'u1',
  [`${unit}Name`]: sampleChange.packageName,
  [`${unit}Status`]: 'Installed',
  [`${unit}Version`]: Version,
});
const nothing = { 'Device.SoftwareModules.DeploymentUnitNumberOfEntries': '0' };
const removal: AppChangeOrder = { ...sampleChange, action: 'remove', version: '' };

/** A change that was ordered, of a device that reports these values; null: it does not answer. */
async function rig(order: AppChangeOrder, values: Record<string, string> | null, isPermitted = true) {
  const log = new GroupedLog({ storage: new DiskStorage(), now: () => new Date(1_000), later: () => {} });
  const begun: { taskId: string; kind: string; params: object }[] = [];
  const reported = { values };
  const begin: AppChangesDeps['engine']['begin'] = async ([target], { kind, params }, store) => {
    const isStored = await store?.({ items: [], stored: () => {} });
    if (isStored && target) begun.push({ taskId: target.taskId, kind, params });
  };
  const changes = new AppChanges({
    log,
    database: {} as Database,
    reader: {
      read: async () =>
        reported.values === null
          ? { kind: 'unreachable' }
          : { kind: 'values', values: reported.values, errors: {} },
    },
    authority: { mayStill: async () => isPermitted },
    retry: { until: async (_: string, work: () => Promise<unknown>) => work() } as unknown as RetryPolicy,
    engine: { begin },
  } as unknown as AppChangesDeps);
  await changes.streams.advance(id, () => [{ type: 'change.requested', data: order, actor }]);
  const perform = async (effect: 'beginTask' | 'readEvidence') => {
    const facts = await changes.served.performers[effect]?.perform(id, await changes.streams.load(id), {
      type: effect,
      params: {},
    } as never);
    if (facts && facts.length > 0) await changes.streams.advance(id, () => facts);
    const { snapshot } = await changes.streams.load(id);
    return { value: snapshot.value, ...snapshot.context };
  };
  const fact = (one: AppChangeFact) => changes.streams.advance(id, () => [{ ...one, actor }]);
  return { begun, reported, perform, fact };
}

const ended = (state: string, message = ''): AppChangeFact => ({
  type: 'tasks.ended',
  data: { ended: [{ taskId: `${id}-app`, state, message, wasSent: true }], cause: 1 },
});

test('a start that is repeated after a kill begins no second task', async () => {
  const { begun, perform } = await rig(removal, installed('1.3.0'));
  await perform('beginTask');
  await perform('beginTask');
  expect(begun).toEqual([
    {
      taskId: `${id}-app`,
      kind: 'AppUninstall',
      params: {
        appName: sampleChange.packageName,
        label: sampleChange.packageName,
        unitUuid: 'u1',
        changeId: id,
      },
    },
  ]);
});

test('a removal that answers success and leaves the app has failed', async () => {
  const { perform, fact } = await rig(removal, installed('1.3.0'));
  await perform('beginTask');
  await fact(ended('succeeded'));
  expect(await perform('readEvidence')).toMatchObject({
    value: 'failed',
    reason: 'the app is still on the device',
  });
});

test('a removal that answers failure and removed the app has succeeded', async () => {
  const { perform, fact, reported } = await rig(removal, installed('1.3.0'));
  await perform('beginTask');
  await fact(ended('failed', 'session closed'));
  reported.values = nothing;
  expect(await perform('readEvidence')).toMatchObject({ value: 'succeeded', reason: '' });
});

test('a device that does not tell its apps is away, not without the app', async () => {
  const { perform, fact, reported } = await rig(removal, installed('1.3.0'));
  await perform('beginTask');
  await fact(ended('succeeded'));
  reported.values = {};
  expect(await perform('readEvidence')).toMatchObject({ value: 'away' });
});

test('a wanted state needs no task, and is proven by reading', async () => {
  const { begun, perform } = await rig(sampleChange, installed('1.4.0'));
  expect(await perform('beginTask')).toMatchObject({ value: 'checking', taskId: null });
  expect(await perform('readEvidence')).toMatchObject({ value: 'succeeded' });
  expect(begun).toEqual([]);
});

test.each([
  ['a newer version', installed('1.5.0'), true, { value: 'skipped', reason: 'newerThere' }],
  ['no answer', null, true, { value: 'failed', reason: 'not connected' }],
  ['an author who may not do it any more', installed('1.3.0'), false, { value: 'skipped' }],
])('with %s, no task begins', async (_, values, isPermitted, end) => {
  const { begun, perform } = await rig(sampleChange, values, isPermitted);
  expect(await perform('beginTask')).toMatchObject(end);
  expect(begun).toEqual([]);
});
