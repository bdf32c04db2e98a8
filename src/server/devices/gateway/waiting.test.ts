import { expect, test } from 'vitest';
import { isAwaited } from './notices.ts';
import { notificationKey, SeenNotifications } from './seen-notifications.ts';
import { SerialLanes } from './waiting.ts';

function deferred() {
  let resolve = () => {};
  let reject = (_: Error) => {};
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

test('delays device reports until there is room, but not what a user may view', () => {
  const event = (eventName: string) =>
    isAwaited({ type: 'event', body: { objPath: 'Device.', eventName, params: {} } });
  expect([event('Boot!'), event('PingSample!')]).toEqual([false, true]);
  expect(isAwaited({ type: 'valueChange', body: { paramPath: 'Device.A', paramValue: '1' } })).toBe(true);
  const done = { objPath: 'Device.', commandName: 'Reboot()', commandKey: 't1', outcome: null };
  expect(isAwaited({ type: 'operationComplete', body: done })).toBe(true);
  expect(isAwaited({ type: 'objectCreation', body: { objPath: 'Device.A.1.', uniqueKeys: {} } })).toBe(false);
});

const settled = () => new Promise<void>((go) => setImmediate(go));

test('runs jobs of one key in order, and continues after a failure', async () => {
  const lanes = new SerialLanes();
  const first = deferred();
  const order: string[] = [];
  const failures: unknown[] = [];
  const job = (name: string, wait?: Promise<void>) => async () => {
    await wait;
    order.push(name);
    if (name === 'a2') throw new Error('no');
  };
  const results = [
    lanes.run('a', job('a1', first.promise), (error) => failures.push(error)),
    lanes.run('a', job('a2'), (error) => failures.push(error)),
    lanes.run('a', job('a3'), (error) => failures.push(error)),
    lanes.run('b', job('b1'), (error) => failures.push(error)),
  ];
  await settled();
  expect(order).toEqual(['b1']);
  first.resolve();
  expect(await Promise.all(results)).toEqual([true, false, true, true]);
  expect(order).toEqual(['b1', 'a1', 'a2', 'a3']);
  expect(failures).toHaveLength(1);
});

test('counts a job that throws at once as rejected', async () => {
  const lanes = new SerialLanes();
  const broken = () => {
    throw new Error('not even a promise');
  };
  expect(await lanes.run('a', broken, () => {})).toBe(false);
});

const first = { openedAt: 0, previousEnd: null };

test('keeps seen notifications for their time and no longer than two generations', () => {
  const seen = new SeenNotifications(0, 2, 100);
  const report = Promise.resolve(true);
  for (const key of ['a', 'b', 'c']) seen.remember(key, report, 1);
  expect(seen.find('a', first)).toBe(report);
  seen.remember('d', report, 1);
  seen.remember('e', report, 1);
  expect(seen.find('a', first)).toBeUndefined();
  expect(seen.find('c', first)).toBe(report);
  seen.forget('c');
  expect(seen.find('c', first)).toBeUndefined();
});

test('still recognises a stored notification, without its report', async () => {
  const seen = new SeenNotifications(0);
  const report = Promise.resolve(true);
  seen.remember('a', report, 1);
  seen.settle('a', 2);
  expect(seen.find('a', first)).not.toBe(report);
  expect(await seen.find('a', first)).toBe(true);
  seen.settle('b', 2);
  expect(seen.find('b', first)).toBeUndefined();
});

test('recognises a repetition in a later session only if its answer may have been lost', async () => {
  const seen = new SeenNotifications(0);
  const remember = () => {
    seen.remember('a', Promise.resolve(true), 1_000);
    seen.settle('a', 1_000);
  };
  remember();
  expect(await seen.find('a', { openedAt: 20_000, previousEnd: 10_999 })).toBe(true);
  expect(seen.find('a', { openedAt: 20_000, previousEnd: 11_000 })).toBeUndefined();
  // Within its own session it is repeated until it is acknowledged.
  expect(await seen.find('a', { openedAt: 500, previousEnd: 400 })).toBe(true);
  // Before it is stored it is the same notification, whatever the session.
  const report = new Promise<boolean>(() => {});
  seen.remember('b', report, 1_000);
  expect(seen.find('b', { openedAt: 90_000, previousEnd: 80_000 })).toBe(report);
});

test('treats a reused message id as another notification', () => {
  const boot = { subscriptionId: 's', notification: { type: 'event', body: { eventName: 'Boot!' } } };
  expect(notificationKey('e', '1', boot)).toBe(notificationKey('e', '1', structuredClone(boot)));
  expect(notificationKey('e', '1', boot)).not.toBe(
    notificationKey('e', '1', { ...boot, subscriptionId: 't' }),
  );
  expect(notificationKey('e', '1', boot)).not.toBe(notificationKey('f', '1', boot));
});
