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

/** The table as it would be after the plan. */
function carryOut(existing: Existing[], wanted: Parameters<typeof planSubscriptions>[1]): Existing[] {
  const plan = planSubscriptions(existing, wanted);
  const kept = existing
    .filter(({ path }) => !plan.remove.includes(path))
    .map((one) => {
      const settings = plan.update.find(({ objPath }) => objPath === one.path)?.paramSettings ?? [];
      const list = settings.find(({ param }) => param === 'ReferenceList')?.value.split(',');
      return { ...one, enabled: true, references: list ?? one.references };
    });
  return [
    ...kept,
    ...plan.add.map(({ id, notifType, references }, at) => row(100 + at, id, notifType, ...references)),
  ];
}

test('a second run changes nothing', () => {
  const wanted = [...standardSubscriptions, watchSubscription(['Device.A', 'Device.B'])];
  const after = carryOut([], wanted);
  expect(after).toHaveLength(4);
  expect(planSubscriptions(after, wanted)).toEqual({ add: [], update: [], remove: [] });
});

test('a factory subscription for Boot! is enough, so that a boot is told once', () => {
  const { add } = planSubscriptions([row(1, 'factory', 'Event', 'Device.Boot!')], standardSubscriptions);
  expect(add.map(({ id }) => id)).toEqual(['waymark-complete', 'waymark-periodic']);
});

test('a disabled one is not enough, and our own is enabled again', () => {
  const factory = { ...row(1, 'factory', 'Event', 'Device.Boot!'), enabled: false };
  const own = { ...row(2, 'waymark-complete', 'OperationComplete', 'Device.'), enabled: false };
  const plan = planSubscriptions([factory, own], standardSubscriptions);
  expect(plan.add.map(({ id }) => id)).toEqual(['waymark-boot', 'waymark-periodic']);
  expect(plan.update).toEqual([
    { objPath: own.path, paramSettings: [{ param: 'Enable', value: 'true', required: true }] },
  ]);
});

test('what is watched replaces what was, and goes when the last viewer leaves', () => {
  const before = row(1, 'waymark-watch', 'ValueChange', 'Device.A');
  const changed = planSubscriptions([before], [watchSubscription(['Device.B'])]);
  expect(changed.update[0]?.paramSettings).toEqual([
    { param: 'ReferenceList', value: 'Device.B', required: true },
  ]);
  expect(planSubscriptions([before], []).remove).toEqual([before.path]);
});

test('the same id twice is reduced to one, others are left alone', () => {
  const rows = [
    row(1, 'waymark-complete', 'OperationComplete', 'Device.'),
    row(2, 'waymark-complete', 'OperationComplete', 'Device.'),
    row(3, 'theirs', 'Event', 'Device.X!'),
  ];
  expect(planSubscriptions(rows, standardSubscriptions).remove).toEqual([`${table}2.`]);
});

test('the table is read from merged values', () => {
  const values = {
    [`${table}2.ID`]: 'a',
    [`${table}2.Enable`]: '1',
    [`${table}2.NotifType`]: 'Event',
    [`${table}2.ReferenceList`]: 'Device.Boot!, Device.X!',
    'Device.LocalAgent.Controller.1.EndpointID': 'self::x',
  };
  expect(readSubscriptions(values)).toEqual([row(2, 'a', 'Event', 'Device.Boot!', 'Device.X!')]);
});
