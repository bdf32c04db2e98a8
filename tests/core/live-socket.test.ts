import { beforeEach, expect, test } from 'vitest';
import { farBehind, mostSockets } from '#server/core/live/hub.ts';
import { connected, liveRig, Socket } from './live-rig.ts';

let rig: ReturnType<typeof liveRig>;
beforeEach(async () => {
  rig = liveRig();
  await rig.happens('one', connected, connected, connected);
  await rig.hub.start();
});

const ready = (pos: number) => ({ event: 'ready', pos, epoch: 'first' });

test('given a valid token, then the socket gets messages from the head on', async () => {
  const socket = await rig.connect();
  expect(socket.received).toEqual([ready(3)]);
  expect(rig.hub.clientCount).toBe(1);
  await rig.happens('one', connected);
  expect(socket.messages).toMatchObject([
    { event: 'Online', endpoint_id: 'one', pos: 4, prev: 3, version: 4 },
  ]);
  await rig.pass(10_000);
  expect(socket.closes).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['no object', '7'],
  ['another message', '{"event":"hello","token":"kim@/root/"}'],
  ['no token', '{"event":"auth"}'],
  ['a token that is no text', '{"event":"auth","token":7}'],
  ['a bad token', '{"event":"auth","token":"kim"}'],
  ['a cursor that is no number', '{"event":"auth","token":"kim@/root/","after":"3"}'],
  ['a cursor before the log', '{"event":"auth","token":"kim@/root/","after":-1}'],
  ['a cursor between two events', '{"event":"auth","token":"kim@/root/","after":1.5}'],
  ['an epoch that is no text', '{"event":"auth","token":"kim@/root/","epoch":1}'],
])('given %s, then the socket is closed and hears nothing', async (_what, text) => {
  const socket = new Socket();
  rig.hub.accept(socket).message(text);
  await rig.pass();
  expect(socket.closes).toEqual(['4401 not authenticated']);
  await rig.happens('one', connected);
  await rig.pass(10_000);
  expect(socket.received).toEqual([]);
  expect(socket.closes).toHaveLength(1);
  expect(rig.hub.clientCount).toBe(0);
  expect(rig.faults).toEqual([]);
});

test('given a socket that sends nothing, then it is closed after five seconds; one that has closed, not again', async () => {
  const [silent, gone] = [new Socket(), new Socket()];
  rig.hub.accept(silent);
  rig.hub.accept(gone).closed();
  await rig.pass(4_999);
  expect(silent.closes).toEqual([]);
  await rig.pass(1);
  expect(silent.closes).toEqual(['4401 no token in time']);
  expect(gone.closes).toEqual([]);
});

test('given a second token, then it is ignored', async () => {
  const socket = await rig.connect();
  socket.connection.message('{"event":"auth","token":"lee@/root/south/"}');
  await rig.pass();
  expect(socket.received).toEqual([ready(3)]);
  expect(rig.hub.clientCount).toBe(1);
  await rig.happens('far', connected);
  expect(socket.messages).toEqual([]);
});

test('given a cursor, then the socket gets exactly what followed, from the log if memory does not reach back', async () => {
  const socket = await rig.connect({ after: 1, epoch: 'first' });
  expect(socket.controls).toEqual([ready(1)]);
  expect(socket.positions).toEqual([2, 3]);
  expect(socket.messages.map(({ prev }) => prev)).toEqual([1, 2]);
  const beginning = await rig.connect({ after: 0 });
  expect(beginning.controls).toEqual([ready(0)]);
  expect(beginning.positions).toEqual([1, 2, 3]);
  const head = await rig.connect({ after: 3 });
  expect(head.received).toEqual([ready(3)]);
});

test('given a cursor of another log, then the socket must reload its lists', async () => {
  const reset = { event: 'reset', pos: 3, epoch: 'first', reason: 'epoch' };
  expect((await rig.connect({ after: 1, epoch: 'older' })).received).toEqual([ready(3), reset]);
  expect((await rig.connect({ after: 4 })).received).toEqual([ready(3), reset]);
  const socket = await rig.connect({ epoch: 'older' });
  expect(socket.received).toEqual([ready(3), reset]);
  await rig.happens('one', connected);
  expect(socket.messages).toMatchObject([{ pos: 4, prev: 3 }]);
});

test('given a cursor that is 10,000 behind, then everything is sent; one more, and it must reload', async () => {
  await rig.happens('one', ...Array.from({ length: farBehind + 4 }, () => connected));
  const head = farBehind + 7;
  expect((await rig.connect({ after: 7 })).received[0]).toEqual(ready(7));
  expect((await rig.connect({ after: 6 })).received).toEqual([
    ready(head),
    { event: 'reset', pos: head, epoch: 'first', reason: 'tooFarBehind' },
  ]);
});

test('given a commit while a token is checked, then the socket receives it once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sessionOf } = rig.port;
  rig.port.sessionOf = async (token) => {
    await promise;
    return sessionOf(token);
  };
  const socket = await rig.connect({ after: 3 });
  await rig.happens('one', connected);
  resolve();
  await rig.pass();
  await rig.happens('one', connected);
  expect(socket.positions).toEqual([4, 5]);
});

test('given a running read while a socket joins, then the socket waits for it and misses nothing', async () => {
  const release = rig.storage.hold('read');
  await rig.happensElsewhere('one', connected);
  await rig.pass(1_000);
  const socket = await rig.connect();
  expect(socket.received).toEqual([]);
  release();
  await rig.pass();
  await rig.happens('one', connected);
  expect(socket.controls).toEqual([ready(4)]);
  expect(socket.positions).toEqual([5]);
});

test('given another process that writes, then its events are sent within a second, without a gap', async () => {
  const socket = await rig.connect();
  await rig.happensElsewhere('one', connected, connected);
  expect(socket.positions).toEqual([]);
  await rig.pass(1_000);
  expect(socket.positions).toEqual([4, 5]);
  await rig.happensElsewhere('one', connected);
  await rig.happens('two', connected);
  expect(socket.positions).toEqual([4, 5, 6, 7]);
  expect(socket.messages.map(({ prev }) => prev)).toEqual([3, 4, 5, 6]);
});

test('given a log without changes, then the poll reads its head only', async () => {
  await rig.connect();
  const before = rig.storage.called.length;
  await rig.pass(3_000);
  expect(rig.storage.called.slice(before)).toEqual(['head', 'head', 'head']);
});

test('given a storage that fails, then the fault is reported and the next poll sends the missed events', async () => {
  const socket = await rig.connect();
  await rig.happensElsewhere('one', connected);
  rig.storage.next('head', 'fails');
  await rig.pass(1_000);
  expect(rig.faults).toEqual(['live log: head failed']);
  expect(socket.positions).toEqual([]);
  await rig.pass(1_000);
  expect(socket.positions).toEqual([4]);
});

test('given a list of devices that fails, then the fault is reported and the next poll sends the event', async () => {
  const socket = await rig.connect();
  const { opPathsOf } = rig.port;
  rig.port.opPathsOf = () => Promise.reject(new Error('away'));
  await rig.happens('one', connected);
  expect(rig.faults).toEqual(['live socket: away']);
  rig.port.opPathsOf = opPathsOf;
  await rig.pass(1_000);
  expect(socket.positions).toEqual([4]);
});

test('given an authentication that fails, then the socket is closed and may reconnect', async () => {
  rig.port.sessionOf = () => Promise.reject(new Error('away'));
  const socket = await rig.connect();
  expect(socket.closes).toEqual(['1011 internal error']);
  expect(rig.faults).toEqual(['live socket: away']);
});

test('given a token that expires, then the socket is closed and gets no more; a renewed one stays open', async () => {
  const socket = await rig.connect();
  await rig.pass(1_799_998);
  expect(socket.closes).toEqual([]);
  await rig.pass(10);
  expect(socket.closes).toEqual(['4401 token expired']);
  await rig.happens('one', connected);
  expect(socket.messages).toEqual([]);
  const renewed = await rig.connect();
  await rig.happens('one', connected);
  expect(renewed.positions).toEqual([5]);
});

test('given a token of years, then its timer stays within the limit of timers', async () => {
  rig.port.sessionOf = async () => ({
    accountId: '',
    name: '',
    clientId: '',
    opPath: '/',
    permissions: [],
    expiresAt: 1e15,
  });
  await rig.connect();
  expect(rig.timers.filter((ms) => ms > 60_000)).toEqual([2 ** 31 - 1]);
});

test('given a socket that has closed, then nothing is sent, and its token does not close it again', async () => {
  const socket = await rig.connect();
  socket.connection.closed();
  expect(rig.hub.clientCount).toBe(0);
  await rig.happens('one', connected);
  await rig.pass(2_000_000);
  expect(socket.received).toEqual([ready(3)]);
  expect(socket.closes).toEqual([]);
});

test('given a socket that closes while its token is checked, then it is not kept', async () => {
  const socket = new Socket();
  const connection = rig.hub.accept(socket);
  connection.message('{"event":"auth","token":"kim@/root/north/"}');
  connection.closed();
  await rig.pass();
  expect(rig.hub.clientCount).toBe(0);
  await rig.pass(2_000_000);
  await rig.happens('one', connected);
  expect(socket.messages).toEqual([]);
  expect(socket.closes).toEqual([]);
});

test('given a quiet socket, then it gets a changed head every five seconds, and in any case every 20 s', async () => {
  const socket = await rig.connect();
  await rig.pass(19_000);
  expect(socket.received).toEqual([ready(3)]);
  await rig.pass(1_000);
  expect(socket.received.splice(1)).toEqual([{ event: 'cursor', pos: 3 }]);
  await rig.happens('far', connected);
  await rig.pass(10_000);
  expect(socket.received.slice(1)).toEqual([{ event: 'cursor', pos: 4 }]);
  await rig.happens('one', connected);
  await rig.pass(10_000);
  expect(socket.received.slice(2)).toMatchObject([{ pos: 5, prev: 3 }]);
});

test('given a server that stops, then its sockets are closed and nothing more is checked', async () => {
  const socket = await rig.connect();
  rig.hub.stop();
  expect(socket.closes).toEqual(['1001 server stops']);
  expect(rig.hub.clientCount).toBe(0);
  const before = rig.storage.called.length;
  await rig.pass(10_000);
  expect(rig.storage.called).toHaveLength(before);
  const later = await rig.connect();
  await rig.happens('one', connected);
  await rig.pass(2_000);
  expect(later.messages).toEqual([]);
  expect(socket.messages).toEqual([]);
});

test('given a socket that reads slowly, then the server waits, and then sends the rest in order', async () => {
  await rig.happens('one', ...Array(600).fill(connected));
  const socket = new Socket();
  socket.bufferedAmount = (1 << 20) + 1;
  await rig.connect({ after: 0 }, socket);
  expect(socket.positions).toHaveLength(500);
  await rig.pass(200);
  expect(socket.positions).toHaveLength(500);
  socket.bufferedAmount = 1 << 20;
  await rig.pass(20);
  expect(socket.positions).toEqual(Array.from({ length: 603 }, (_, index) => index + 1));
});

test('given a slow socket that closes, then no other waits for it', async () => {
  await rig.happens('one', ...Array(600).fill(connected));
  const socket = new Socket();
  socket.bufferedAmount = 2 << 20;
  const { connection } = await rig.connect({ after: 0 }, socket);
  connection.closed();
  socket.bufferedAmount = 0;
  rig.timers.length = 0;
  await rig.pass(100);
  expect(socket.positions).toHaveLength(500);
  expect(rig.timers.filter((ms) => ms === 20)).toEqual([]);
});

test('given a socket that closes in the middle of a page, then it receives no more', async () => {
  const socket = new Socket();
  const connection = rig.hub.accept(socket);
  socket.heard = () => {
    if (socket.messages.length === 2) connection.closed();
  };
  connection.message('{"event":"auth","token":"kim@/root/north/","after":0}');
  await rig.pass();
  expect(socket.positions).toEqual([1, 2]);
});

test('given events while a socket is being served, then it receives those too, once and in order', async () => {
  const socket = new Socket();
  const { opPathsOf } = rig.port;
  const { promise, resolve } = Promise.withResolvers<void>();
  await rig.connect({}, socket);
  rig.port.opPathsOf = async (ids) => {
    await promise;
    return opPathsOf(ids);
  };
  await rig.happens('one', connected);
  await rig.happens('two', connected);
  await rig.happens('one', connected);
  expect(socket.positions).toEqual([]);
  resolve();
  await rig.pass();
  expect(socket.positions).toEqual([4, 5, 6]);
  expect(rig.faults).toEqual([]);
});

test('given 130 sockets of an account at once, then only the permitted number connects', async () => {
  const sockets = Array.from({ length: 130 }, () => new Socket());
  for (const socket of sockets)
    rig.hub.accept(socket).message(JSON.stringify({ event: 'auth', token: 'ann@/root/' }));
  await rig.pass(0);
  const refused = sockets.filter(({ closes }) => closes.length > 0);
  expect(refused.map(({ closes }) => closes)).toEqual(
    Array(130 - mostSockets.ofAccount).fill(['1013 too many sockets of this account']),
  );
});

test('given more sockets of an account than allowed, then the next is asked to retry later, and others connect', async () => {
  const open = async (token: string) => {
    const socket = new Socket();
    const peer = rig.hub.accept(socket);
    peer.message(JSON.stringify({ event: 'auth', token }));
    await rig.pass(0);
    return { socket, peer };
  };
  const mine = [];
  for (let at = 0; at < mostSockets.ofAccount; at++) mine.push(await open('ann@/root/'));
  const { socket: tooMany } = await open('ann@/root/');
  expect(tooMany.closes).toEqual(['1013 too many sockets of this account']);
  expect((await open('bob@/root/')).socket.closes).toEqual([]);
  mine[0]?.peer.closed();
  expect((await open('ann@/root/')).socket.closes).toEqual([]);
});

test('given many unauthenticated sockets, then their network gets no more, and others do', async () => {
  const { ofNetwork } = mostSockets.strangers;
  const silent = Array.from({ length: ofNetwork }, () => rig.hub.accept(new Socket(), '192.0.2.1'));
  const open = (address: string) => {
    const socket = new Socket();
    rig.hub.accept(socket, address);
    return socket.closes;
  };
  expect(open('192.0.2.1')).toEqual(['1013 too many sockets']);
  expect(open('192.0.2.2')).toEqual([]);
  silent[0]?.closed();
  silent[0]?.closed();
  expect([open('192.0.2.1'), open('192.0.2.1')]).toEqual([[], ['1013 too many sockets']]);
  // Silent sockets count only until their timeout.
  await rig.pass(5_000);
  expect(open('192.0.2.1')).toEqual([]);
});

test('given a socket that reads nothing for half a minute, then it is closed', async () => {
  const socket = new Socket();
  rig.hub.accept(socket).message(JSON.stringify({ event: 'auth', token: 'ann@/root/' }));
  await rig.pass(0);
  socket.bufferedAmount = 2 << 20;
  await rig.happens('one', connected);
  await rig.pass(20_000);
  // A slow socket is not stuck.
  socket.bufferedAmount -= 1;
  await rig.pass(20_000);
  expect(socket.closes).toEqual([]);
  await rig.pass(15_000);
  expect(socket.closes).toEqual(['1013 nothing is read']);
});
