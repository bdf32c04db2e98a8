import { beforeEach, expect, test } from 'vitest';
import type { LivePresence } from '#domain/live-presence.ts';
import { liveRig, type Socket } from './live-rig.ts';

let rig: ReturnType<typeof liveRig>;
beforeEach(async () => {
  rig = liveRig();
  await rig.hub.start();
});

const kim = { token: 'kim@/root/north/' };
const lee = { token: 'lee@/root/north/' };
const above = { token: 'max@/root/' };
const strange = { token: 'sue@/root/south/' };

const isPresence = (message: object): message is LivePresence =>
  'event' in message && message.event === 'presence';
const lastReported = (socket: Socket) => (socket.received as object[]).filter(isPresence).at(-1)?.people;
const says = async (
  { connection }: { connection: { message(text: string): void } },
  endpointId: string | null,
  doing: string | null = null,
) => {
  connection.message(JSON.stringify({ event: 'place', endpointId, doing }));
  await rig.pass();
};

test('given two users on the page of a device, then each sees the other at once, with the open form', async () => {
  const one = await rig.connect(kim);
  const other = await rig.connect(lee);
  await says(one, 'one');
  expect(lastReported(one)).toEqual([]);
  await says(other, 'one', 'RadioSettings');
  expect(lastReported(one)).toMatchObject([{ accountId: 'lee', name: 'lee', doing: 'RadioSettings' }]);
  expect(lastReported(other)).toMatchObject([{ accountId: 'kim', doing: null }]);
  await says(other, 'one');
  expect(lastReported(one)).toMatchObject([{ accountId: 'lee', doing: null }]);
});

test('given a user with two tabs, then they are present once, until the last tab closes', async () => {
  const one = await rig.connect(kim);
  const first = await rig.connect(lee);
  const second = await rig.connect(lee);
  await says(one, 'one');
  await says(first, 'one');
  await says(second, 'one');
  expect(lastReported(one)).toHaveLength(1);
  expect(lastReported(second)).toMatchObject([{ accountId: 'kim' }]);
  first.connection.closed();
  await rig.pass();
  expect(lastReported(one)).toHaveLength(1);
  await says(second, 'two');
  expect(lastReported(one)).toEqual([]);
});

test('given a device of another operator, then its users are not visible, and see no other users', async () => {
  const own = await rig.connect(kim);
  const stranger = await rig.connect(strange);
  await says(own, 'one');
  await says(stranger, 'one');
  expect(lastReported(own)).toEqual([]);
  expect(lastReported(stranger)).toBeUndefined();
  expect(rig.hub.nameOnPage('one', 'sue', '/root/')).toBeNull();
});

test('given a user of the operator above, then they see the names below, and those below see a user without a name', async () => {
  const own = await rig.connect(kim);
  const boss = await rig.connect(above);
  await says(own, 'one');
  await says(boss, 'one');
  expect(lastReported(boss)).toMatchObject([{ accountId: 'kim', name: 'kim' }]);
  expect(lastReported(own)).toMatchObject([{ accountId: null, name: null }]);
  expect(rig.hub.nameOnPage('one', 'max', '/root/north/')).toBeNull();
  expect(rig.hub.nameOnPage('one', 'kim', '/root/')).toBe('kim');
});

test('given a device that was moved to another operator, then users who lost access get no presence', async () => {
  const one = await rig.connect(kim);
  const boss = await rig.connect(above);
  await says(one, 'one');
  await rig.happens('one', { type: 'device.registered', data: { opId: 'south' } });
  await says(boss, 'one');
  expect(lastReported(one)).toEqual([]);
});

test('given a role without permission, an unknown word, or a device that does not exist, then nothing is sent', async () => {
  const one = await rig.connect(kim);
  const other = await rig.connect(lee);
  await says(one, 'one');
  for (const text of [
    '',
    'null',
    '[1]',
    '{"event":"place"}',
    '{"event":"place","endpointId":7}',
    '{"event":"auth"}',
  ])
    other.connection.message(text);
  await says(other, 'nobody');
  expect(lastReported(one)).toEqual([]);
  expect(rig.faults).toEqual([]);
});

test('given a socket that sends too much, then it is closed and may reconnect', async () => {
  const one = await rig.connect(kim);
  for (let times = 0; times < 60; times++) await says(one, times % 2 ? 'one' : 'two');
  expect(one.closes).toContain('1013 too many messages');
});

test('given a user with read access only, then they are visible by name and cannot be asked to take over', async () => {
  const { sessionOf } = rig.port;
  rig.port.sessionOf = async (token) => {
    const session = await sessionOf(token);
    return session && token.startsWith('lee') ? { ...session, permissions: ['/devices/presence'] } : session;
  };
  const one = await rig.connect(kim);
  const viewer = await rig.connect(lee);
  await says(one, 'one');
  await says(viewer, 'one');
  expect(lastReported(one)).toMatchObject([{ accountId: null, name: 'lee' }]);
  expect(rig.hub.nameOnPage('one', 'lee', '/root/north/')).toBeNull();
});
