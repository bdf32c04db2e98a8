import { expect, test } from 'vitest';
import {
  type Existing,
  planSubscriptions,
  readSubscriptions,
  standardSubscriptions,
  watchSubscription,
} from './subscription-plan.ts';

const table = 'Device.LocalAgent.Subscription.';
const row = (instance: number, id: string, notifType: string, ...references: string[]): Existing => ({
  path: `${table}${instance}.`,
  id,
  notifType,
  references,
  enabled: true,
  recipient: '',
});

/** Returns the table as it would be after the plan. */
function carryOut(existing: Existing[], wanted: Parameters<typeof planSubscriptions>[1]): Existing[] {
  const { add, enable, remove } = planSubscriptions(existing, wanted);
  const removed = new Set(remove.map(({ path }) => path));
  return [
    ...existing
      .filter(({ path }) => !removed.has(path))
      .map((one) => ({ ...one, enabled: one.enabled || enable.includes(one.path) })),
    ...add.map(({ id, notifType, references }, at) => row(100 + at, id, notifType, ...references)),
  ];
}

test('changes nothing in a second run', () => {
  const wanted = [...standardSubscriptions, watchSubscription(['Device.A', 'Device.B'])];
  const after = carryOut([], wanted);
  expect(after).toHaveLength(4);
  expect(planSubscriptions(after, wanted)).toEqual({ add: [], enable: [], remove: [] });
});

test('accepts a factory subscription for Boot!, so that a boot is reported once', () => {
  const { add } = planSubscriptions([row(1, 'factory', 'Event', 'Device.Boot!')], standardSubscriptions);
  expect(add.map(({ id }) => id)).toEqual(['waymark-complete', 'waymark-periodic']);
});

test('does not accept a disabled one, and enables its own again', () => {
  const factory = { ...row(1, 'factory', 'Event', 'Device.Boot!'), enabled: false };
  const own = { ...row(2, 'waymark-complete', 'OperationComplete', 'Device.'), enabled: false };
  const plan = planSubscriptions([factory, own], standardSubscriptions);
  expect(plan.add.map(({ id }) => id)).toEqual(['waymark-boot', 'waymark-periodic']);
  expect(plan.enable).toEqual([own.path]);
  expect(plan.remove).toEqual([]);
});

test('deletes and adds a subscription for another watch list, and never changes it', () => {
  const before = row(1, 'waymark-watch', 'ValueChange', 'Device.A');
  const wanted = watchSubscription(['Device.B']);
  expect(planSubscriptions([before], [wanted])).toEqual({
    add: [wanted],
    enable: [],
    remove: [{ path: before.path, id: 'waymark-watch' }],
  });
  expect(planSubscriptions([before], []).remove).toEqual([{ path: before.path, id: 'waymark-watch' }]);
});

test('replaces a subscription of another kind with its id', () => {
  const wrong = row(1, 'waymark-boot', 'ValueChange', 'Device.Boot!');
  const { add, remove } = planSubscriptions([wrong], standardSubscriptions.slice(0, 1));
  expect(add.map(({ id }) => id)).toEqual(['waymark-boot']);
  expect(remove).toEqual([{ path: wrong.path, id: 'waymark-boot' }]);
});

test('reduces duplicates of its id to one, and leaves others unchanged', () => {
  const rows = [
    row(1, 'waymark-complete', 'OperationComplete', 'Device.'),
    row(2, 'waymark-complete', 'OperationComplete', 'Device.'),
    row(3, 'theirs', 'Event', 'Device.X!'),
  ];
  expect(planSubscriptions(rows, standardSubscriptions).remove).toEqual([
    { path: `${table}2.`, id: 'waymark-complete' },
  ]);
});

test('reads the table from merged values', () => {
  const values = {
    [`${table}2.ID`]: 'a',
    [`${table}2.Enable`]: '1',
    [`${table}2.NotifType`]: 'Event',
    [`${table}2.ReferenceList`]: 'Device.Boot!, Device.X!',
    'Device.LocalAgent.Controller.1.EndpointID': 'self::x',
  };
  expect(readSubscriptions(values)).toEqual([row(2, 'a', 'Event', 'Device.Boot!', 'Device.X!')]);
});
