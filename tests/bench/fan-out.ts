import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { systemClock } from '#server/core/clock.ts';
import { LiveHub } from '#server/core/live/hub.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { streamKinds } from '#tests/support/stream-kinds.ts';
import { type Bench, type BenchContext, type Figure, median, seconds } from './harness.ts';
import { openBenchDatabase } from './support/database.ts';

const sockets = 1_000;
/** An account may hold a hundred sockets; a person has a few tabs. */
const socketsPerAccount = 10;

/** Messages per second that a thousand live sockets receive, against the same texts sent by bare `ws`. */
export const fanOut: Bench = {
  name: 'fan-out',
  run: async ({ quick, say }: BenchContext): Promise<Figure[]> => {
    const { database, remove } = await openBenchDatabase();
    const log = new SqlEventLog({ database });
    await log.open();
    const hub = new LiveHub({
      log,
      kinds: streamKinds,
      clock: systemClock,
      authenticate: async (token) => ({
        accountId: token,
        name: token,
        clientId: token,
        opPath: '/north/',
        permissions: [],
        expiresAt: systemClock.now() + 3_600_000,
      }),
      opPathsOf: async (endpointIds) => new Map(endpointIds.map((endpointId) => [endpointId, '/north/'])),
      pathOfOperator: async (opId) => `/${opId}/`,
      watchDevice: async () => {},
      onFault: (where, error) => say(`${where}: ${error}`),
    });
    await hub.start();
    let accepted = 0;
    const live = await openPeers((socket) => {
      // Consoles are in many networks: one network may hold two hundred unauthenticated sockets.
      const peer = hub.accept(socket, `198.18.${accepted++ >> 6}.1`);
      socket.on('message', (data) => peer.message(data.toString()));
    });
    for (const [index, { socket }] of live.peers.entries()) {
      const token = `bench-${Math.floor(index / socketsPerAccount)}`;
      socket.send(JSON.stringify({ event: 'auth', token }));
    }
    await live.received(1);
    const bare = await openPeers(() => {});
    const received: number[] = [];
    const plain: number[] = [];
    const events = quick ? 50 : 200;
    for (let round = 0; round < (quick ? 3 : 7); round++) {
      // Each event is a separate append, as single changes of a fleet arrive.
      received.push(
        await live.perSecond(events, async () => {
          for (let at = 0; at < events; at++) await log.append([connected(at)]);
        }),
      );
      const text = live.lastText();
      plain.push(
        await bare.perSecond(events, async () => {
          for (let at = 0; at < events; at++) {
            for (const socket of bare.server.clients) socket.send(text);
            await new Promise(setImmediate);
          }
        }),
      );
      say(`live ${Math.round(received.at(-1) ?? 0)}/s, bare ws ${Math.round(plain.at(-1) ?? 0)}/s`);
    }
    hub.stop();
    await live.close();
    await bare.close();
    await log.idle();
    await remove();
    return [
      {
        what: `messages received by ${sockets} live sockets against bare ws, median of rounds`,
        value: median(received.map((value, index) => value / (plain[index] ?? 1))),
        unit: '',
        target: { atLeast: 0.5 },
      },
    ];
  },
};

const connected = (index: number) => ({
  streamId: `device:os::00D09E-${index}`,
  kind: 'device',
  machineVersion: '1',
  events: [
    {
      type: 'device.connected',
      data: { address: '192.0.2.1', subscribedTo: 'websocket' },
      actor: { kind: 'server', id: 'gateway', name: 'gateway' } as const,
    },
  ],
});

async function openPeers(accept: (socket: WebSocket) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', accept);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let lastText = '';
  const peers = await Promise.all(
    Array.from({ length: sockets }, async () => {
      const peer = { socket: new WebSocket(`ws://127.0.0.1:${port}`), count: 0 };
      peer.socket.on('message', (data) => {
        peer.count++;
        if (peer === peers[0]) lastText = data.toString();
      });
      await once(peer.socket, 'open');
      return peer;
    }),
  );
  /** Settles when each has received `count` messages in all. Throws when one was closed, which would never settle. */
  const received = async (count: number) => {
    while (peers.some((peer) => peer.count < count)) {
      const closed = peers.filter(({ socket }) => socket.readyState !== WebSocket.OPEN).length;
      if (closed > 0) throw new Error(`${closed} of ${sockets} sockets were closed`);
      await new Promise(setImmediate);
    }
  };
  return {
    server,
    peers,
    received,
    lastText: () => lastText,
    perSecond: async (events: number, send: () => Promise<void>): Promise<number> => {
      for (const peer of peers) peer.count = 0;
      const began = performance.now();
      await send();
      await received(events);
      return (events * sockets) / seconds(began);
    },
    close: async () => {
      for (const { socket } of peers) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
