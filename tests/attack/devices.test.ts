import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { systemClock } from '#server/core/clock.ts';
import { DeviceAdmission } from '#server/devices/gateway/device-admission.ts';
import { createGateway, type Gateway } from '#server/devices/gateway/gateway.ts';
import { recordBytes, recordingSink } from '#server/devices/gateway/testing.ts';
import { eventually } from '#tests/support/eventually.ts';
import { encodeMsg, type Msg } from '#usp/msg.ts';

/** Hostile peers on a real listener. `NIGHTLY=1` sends as many as the issue requires. */
const nightly = process.env.NIGHTLY === '1';
const eid = 'os::0A57B0-1';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function open(options: Partial<Parameters<typeof createGateway>[0]> = {}) {
  const recorded = recordingSink();
  const gateway = await createGateway({ port: 0, host: '127.0.0.1', sink: recorded.sink, ...options });
  closers.push(() => gateway.close());
  return { gateway, ...recorded };
}

/** Connects a peer with its own address; settles when its connection is answered. */
async function peer({ port }: Gateway, endpointId: string, localAddress = '127.0.0.1'): Promise<Peer> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/usp?eid=${endpointId}`, 'v1.usp', { localAddress });
  closers.push(() => socket.terminate());
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.once('error', () => resolve(0));
  });
  socket.on('error', () => {});
  return { socket, status };
}
interface Peer {
  socket: WebSocket;
  status: number;
}

test('blocks a peer for a while that repeatedly breaks the protocol, but not others at its address', async () => {
  const { gateway } = await open();
  const statuses: number[] = [];
  for (let at = 0; at < 8; at++) {
    const { socket, status } = await peer(gateway, 'os::0A57B0-666');
    statuses.push(status);
    if (status !== 101) continue;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send(Buffer.from([0xff, 0xff]));
    await closed;
  }
  expect(statuses).toEqual([101, 101, 101, 101, 101, 503, 503, 503]);
  expect((await peer(gateway, eid)).status).toBe(101);
});

test('a flood of values that are too long is refused value by value, and reported once', async () => {
  // Unlimited: the tests of the gateway's limits cover its read rate.
  const bytes = { burst: 2 ** 40, perSecond: 2 ** 40 };
  const { gateway, reports } = await open({ limits: { bytes } });
  const { socket } = await peer(gateway, eid);
  const floods = nightly ? 280 : 20;
  let refused = 0;
  socket.on('message', () => {
    refused += 1;
  });
  const paramValue = 'x'.repeat(3_900_000);
  for (let at = 0; at < floods; at++) {
    const msg: Msg = {
      msgId: `flood-${at}`,
      type: 'Notify',
      body: {
        subscriptionId: 's',
        sendResp: true,
        notification: {
          type: 'valueChange',
          body: { paramPath: 'Device.DeviceInfo.FriendlyName', paramValue },
        },
      },
    };
    await new Promise((resolve) => {
      socket.send(recordBytes(eid, { type: 'noSession', body: { payload: encodeMsg(msg) } }), resolve);
    });
  }
  await eventually(() => expect(refused).toBeGreaterThanOrEqual(floods));
  expect(reports.filter(({ kind }) => kind === 'valueChanged')).toEqual([]);
  expect(reports.filter(({ kind }) => kind === 'agentNoticed')).toHaveLength(1);
});

test('refuses invented devices beyond the limit of their address', async () => {
  const allowed = 20;
  const admission = new DeviceAdmission({
    policy: 'claimed',
    adoptionsPerHour: allowed,
    isAdmitted: async () => false,
    clock: systemClock,
    identities: {
      none: true,
      known: async () => null,
      pin: async () => true,
      isRegistered: async (endpointId) => endpointId === eid,
      isBlocked: async () => false,
      isAnyBlocked: async () => false,
      askedOf: async () => 'claimed',
      isAnythingAsked: async () => false,
    },
  });
  const { gateway } = await open({ admission });
  const invented = nightly ? 4_000 : 400;
  const all = await Promise.all(
    Array.from({ length: invented }, (_, at) => peer(gateway, `os::0A57B0-INV${at}`)),
  );
  expect(all.filter(({ status }) => status === 101)).toHaveLength(allowed);
  expect(all.filter(({ status }) => status === 403)).toHaveLength(invented - allowed);
  // A registered device connects from the same address.
  expect((await peer(gateway, eid)).status).toBe(101);
});

test('sets devices up despite silent peers at one address', async () => {
  const { gateway } = await open({ setupConcurrency: 4 });
  const silent = nightly ? 1_000 : 200;
  await Promise.all(
    Array.from({ length: silent }, (_, at) => peer(gateway, `os::0A57B0-S${at}`, '127.0.0.2')),
  );
  const { socket } = await peer(gateway, eid);
  await new Promise((resolve) => socket.once('message', resolve));
  expect(gateway.stats().waitingForSetup).toBeGreaterThan(silent / 2);
});

test('does not let a second connection from elsewhere replace a device that answers', async () => {
  const { gateway, reports } = await open({ manageSubscriptions: false });
  const first = await peer(gateway, eid);
  expect((await peer(gateway, eid, '127.0.0.2')).status).toBe(409);
  expect(first.socket.readyState).toBe(WebSocket.OPEN);
  expect(reports).toMatchObject([
    { kind: 'connected' },
    {
      kind: 'agentNoticed',
      notice: { notice: 'identityRefused', detail: expect.stringContaining('127.0.0.2') },
    },
  ]);
  // From the same address the newest connection wins: a device often reconnects before its old socket is known dead.
  expect((await peer(gateway, eid)).status).toBe(101);
  await eventually(() => expect(first.socket.readyState).toBe(WebSocket.CLOSED));
});
