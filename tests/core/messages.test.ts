import { describe, expect, test } from 'vitest';
import { quietUntil } from '#domain/quiet-hours.ts';
import { account } from './engine-rig.ts';
import { both, many, messageRig, minute, paths } from './message-rig.ts';

describe('messages to persons (CL-144, TN-277, docs/decisions/223)', () => {
  test('given an outage of 10,000 devices within minutes, then each person has one line, written a few times', async () => {
    const rig = await messageRig();
    for (let part = 0; part < 100; part++) {
      await rig.away(many(100, `d-${part}-`));
      await rig.pass(1_000);
    }
    await rig.pass(3 * minute);
    expect(rig.of('west').map(({ count }) => count)).toEqual([10_000]);
    expect(rig.of('reed').map(({ count }) => count)).toEqual([10_000]);
    expect(rig.of('reed')[0]?.subjects).toEqual(many(5, 'd-0-'));
    // Two people, at most ten times in the window.
    expect(rig.written()).toBeLessThanOrEqual(2 * 10);
  });

  test('given a device that reconnects within a minute, or its replacement, then no one is notified', async () => {
    const rig = await messageRig();
    await rig.away(['d-1']);
    await rig.pass(30_000);
    await rig.back('d-1');
    await rig.pass(2 * minute);
    expect(rig.written()).toBe(0);
  });

  test('given a device that reconnects repeatedly, then it is reported once in ten minutes', async () => {
    const rig = await messageRig();
    for (let round = 0; round < 4; round++) {
      await rig.away(['d-1']);
      await rig.pass(61_000);
      await rig.back('d-1');
      await rig.pass(20_000);
    }
    expect(rig.of('west').map(({ count }) => count)).toEqual([1]);
  });

  test('given devices of two schools, then a user of one sees only its devices, and the message of a user of both belongs to both', async () => {
    const rig = await messageRig();
    await rig.away(['d-1', 's-1', 's-2']);
    await rig.pass(2 * minute);
    expect(rig.of('reed')).toMatchObject([{ count: 1, op_path: paths.school, subjects: ['d-1'] }]);
    expect(rig.of('west')).toMatchObject([{ count: 3, op_path: '/system/northwind/' }]);
    expect(rig.notified.flat().sort()).toEqual(['reed', 'west']);
  });

  test('given a message that was read, then later events raise another one; a read one stays read (CL-145)', async () => {
    const rig = await messageRig();
    await rig.comment();
    await rig.pass(5_000);
    const [first] = rig.of('west');
    await rig.messages.read([first?.message_id ?? ''], { kind: 'account', id: 'west', name: 'West' });
    await rig.messages.read([first?.message_id ?? ''], { kind: 'account', id: 'west', name: 'West' });
    await rig.comment();
    await rig.pass(30_000);
    expect(rig.of('west').map(({ state, count }) => [state, count])).toEqual([
      ['read', 1],
      ['gathering', 1],
    ]);
    // The author needs no notification.
    expect(rig.of('kim')).toEqual([]);
    expect(rig.of('reed').map(({ state, count }) => [state, count])).toEqual([['gathering', 2]]);
  });

  test('given a process that ends before it has notified, then the next one does, and nothing is sent twice', async () => {
    const first = await messageRig();
    await first.comment();
    await first.pass(5_000);
    await first.away(['d-1']);
    await first.pass(5_000);
    first.messages.stop();
    first.stop();
    const second = await messageRig(first.storage.disk);
    await second.pass(2 * minute);
    expect(second.of('west').map(({ kind, count }) => [kind, count])).toEqual([
      ['caseChanged', 1],
      ['devicesAway', 1],
    ]);
  });

  test('given a window that is over, then later events raise another message, and an unread one expires after thirty days', async () => {
    const rig = await messageRig();
    await rig.comment();
    await rig.pass(11 * minute);
    await rig.comment();
    await rig.pass(minute);
    expect(rig.of('west').map(({ state, count }) => [state, count])).toEqual([
      ['unread', 1],
      ['gathering', 1],
    ]);
  });
});

describe('sharing a case', () => {
  test('given one person, then that one is notified, and a user who shares with themselves is not', async () => {
    const rig = await messageRig();
    await rig.share({ id: 'reed', name: 'Reed' });
    await rig.share({ id: account.id, name: account.name });
    await rig.pass(5_000);
    expect(rig.of('reed')).toMatchObject([{ kind: 'caseShared', count: 1, subjects: ['c1'] }]);
    expect(rig.of('west')).toEqual([]);
    expect(rig.of(account.id)).toEqual([]);
  });

  test('given the organisation, then its users are notified, but not the one who shared it', async () => {
    const rig = await messageRig();
    await rig.share(null);
    await rig.pass(5_000);
    expect(rig.of('reed')).toMatchObject([{ kind: 'caseShared' }]);
    // West belongs to the organisation above.
    expect(rig.of('west')).toEqual([]);
    const other = await messageRig();
    await other.share(null, { kind: 'account', id: 'reed', name: 'Reed' });
    await other.pass(5_000);
    expect(other.of('reed')).toEqual([]);
  });
});

describe('messages by mail (docs/decisions/231)', () => {
  const sent = ({ arrived }: Awaited<ReturnType<typeof messageRig>>) =>
    arrived.map(({ to, subject }) => [to, subject.split(' ')[0]]);

  test('given an outage of a thousand devices, then each person gets one mail, at the end of the window', async () => {
    const rig = await messageRig(undefined, both);
    for (let part = 0; part < 10; part++) {
      await rig.away(many(100, `d-${part}-`));
      await rig.pass(30_000);
    }
    await rig.pass(5 * minute);
    expect(sent(rig)).toEqual([]);
    await rig.pass(6 * minute);
    expect(sent(rig).toSorted()).toEqual([
      ['reed@northwind.example', '1000'],
      ['west@northwind.example', '1000'],
    ]);
    expect(rig.of('west').map(({ state }) => state)).toEqual(['unread']);
    await rig.pass(30 * minute);
    expect(rig.arrived).toHaveLength(2);
  });

  test('given quiet hours, then devices that go offline are mailed once, at their end', async () => {
    const night = { from: '00:00', to: '23:59', timeZone: 'UTC', critical: true };
    const rig = await messageRig(undefined, both, null, night);
    const now = rig.clock.now();
    const end = quietUntil(night, now + 10 * minute) ?? now;
    expect(end - now).toBeGreaterThan(60 * minute);
    await rig.away(['d-1']);
    await rig.pass(30 * minute);
    // The console shows it at once.
    expect(rig.of('reed')).toMatchObject([{ state: 'gathering', in_console: true, count: 1 }]);
    await rig.away(['d-2']);
    await rig.pass(end - rig.clock.now() - 5 * minute);
    expect(sent(rig)).toEqual([]);
    await rig.pass(10 * minute);
    expect(rig.of('reed')).toMatchObject([{ state: 'unread', count: 2 }]);
    expect(sent(rig).toSorted()).toEqual([
      ['reed@northwind.example', '2'],
      ['west@northwind.example', '2'],
    ]);
  });

  test('given a message that was read before the end of its window, then it is not mailed', async () => {
    const rig = await messageRig(undefined, both);
    await rig.share({ id: 'reed', name: 'Reed' });
    await rig.pass(5_000);
    const [message] = rig.of('reed');
    await rig.messages.read([message?.message_id ?? ''], { kind: 'account', id: 'reed', name: 'Reed' });
    await rig.pass(15 * minute);
    expect(sent(rig)).toEqual([]);
  });

  test('with mail-only preference, ends the message after mailing, without showing it in a console', async () => {
    const rig = await messageRig(undefined, ['mail']);
    await rig.share({ id: 'reed', name: 'Reed' });
    await rig.pass(15 * minute);
    expect(rig.of('reed')).toMatchObject([{ state: 'mailed', terminal: true, in_console: false }]);
    expect(rig.arrived).toHaveLength(1);
  });

  test('given a user who unsubscribed, or lost access, then no mail is sent, and the message stays', async () => {
    const rig = await messageRig(undefined, both);
    rig.tired.add('reed');
    await rig.share({ id: 'reed', name: 'Reed' });
    await rig.pass(15 * minute);
    expect(rig.arrived).toEqual([]);
    expect(rig.of('reed')).toMatchObject([{ state: 'unread', in_console: true }]);
  });

  test('given a process that ends before the mail is stored, then the next one sends it, once', async () => {
    const first = await messageRig(undefined, both);
    await first.share({ id: 'reed', name: 'Reed' });
    await first.pass(5_000);
    first.messages.stop();
    first.stop();
    const second = await messageRig(first.storage.disk, both);
    await second.pass(15 * minute);
    expect(sent(second)).toEqual([['reed@northwind.example', '1']]);
    second.messages.stop();
    second.stop();
    const third = await messageRig(second.storage.disk, both);
    await third.pass(15 * minute);
    expect(third.arrived).toEqual([]);
  });
});
