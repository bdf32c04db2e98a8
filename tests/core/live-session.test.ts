import { beforeEach, expect, test } from 'vitest';
import { connected, liveRig } from './live-rig.ts';

let rig: ReturnType<typeof liveRig>;
beforeEach(async () => {
  rig = liveRig();
  await rig.hub.start();
});
const others = { token: 'lee@/root/north/' };

test('given an account that is stopped, then its socket is closed within half a minute, and no other', async () => {
  const stopped = await rig.connect();
  const other = await rig.connect(others);
  const { sessionOf } = rig.port;
  rig.port.sessionOf = async (token) => (token.startsWith('kim') ? null : sessionOf(token));
  await rig.pass(29_000);
  expect(stopped.closes).toEqual([]);
  await rig.pass(2_000);
  expect(stopped.closes).toEqual(['4401 no longer authenticated']);
  await rig.happens('one', connected);
  expect(stopped.positions).toEqual([]);
  await rig.pass(60_000);
  expect(other.closes).toEqual([]);
  expect(other.positions).toEqual([1]);
});

test('given a login that has ended, then its socket is closed at once, and other accounts are not checked', async () => {
  const ended = await rig.connect();
  const other = await rig.connect(others);
  const asked: string[] = [];
  rig.port.sessionOf = async (token) => {
    asked.push(token);
    return null;
  };
  rig.hub.askAgain('kim');
  await rig.pass(1);
  expect(ended.closes).toEqual(['4401 no longer authenticated']);
  expect(other.closes).toEqual([]);
  expect(asked.every((token) => token.startsWith('kim'))).toBe(true);
});

test('given an account that moved to another operator, then its socket is closed, and reconnects as that', async () => {
  const socket = await rig.connect();
  const { sessionOf } = rig.port;
  rig.port.sessionOf = async (token) => {
    const session = await sessionOf(token);
    return session && { ...session, opPath: '/root/south/' };
  };
  await rig.pass(31_000);
  expect(socket.closes).toEqual(['4401 no longer authenticated']);
});

test('given a database that does not answer, then the socket stays and the fault is reported', async () => {
  const socket = await rig.connect();
  rig.port.sessionOf = () => Promise.reject(new Error('away'));
  await rig.pass(31_000);
  expect(socket.closes).toEqual([]);
  expect(rig.faults).toEqual(['live session: away']);
});

test('given a socket that has closed, then its session is not checked', async () => {
  const socket = await rig.connect();
  let asked = 0;
  rig.port.sessionOf = async () => {
    asked++;
    return null;
  };
  socket.connection.closed();
  await rig.pass(100_000);
  expect(asked).toBe(0);
});
