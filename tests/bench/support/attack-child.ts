// Runs all attacks at once, from separate addresses, until it is killed: `{uspUrl, url, liveUrl, token, epoch}`.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import WebSocket from 'ws';
import { waymarkControllerId } from '#usp/endpoint-id.ts';
import { encodeMsg, type Msg } from '#usp/msg.ts';
import { encodeRecord } from '#usp/record.ts';
import { sleep } from '../harness.ts';

export interface AttackOrder {
  uspUrl: string;
  url: string;
  liveUrl: string;
  /** Stolen token of an honest viewer. */
  token: string;
  epoch: string;
}

const order: AttackOrder = JSON.parse(process.argv[2] ?? '{}');
const counts = { frames: 0, values: 0, devices: 0, guesses: 0, anonymous: 0, resumes: 0 };
process.on('message', () => process.send?.(counts));
const agents = ['127.0.0.2', '127.0.0.3'].map(
  (localAddress) => new Agent({ keepAlive: true, maxSockets: 64, localAddress }),
);

for (let at = 0; at < 4; at++) void forEver(() => hostileFrames(at));
for (let at = 0; at < 2; at++) void forEver(() => longValues(at));
for (let at = 0; at < 16; at++) void forEver(inventedDevice);
for (let at = 0; at < 64; at++) void forEver(() => guess(at));
for (let at = 0; at < 32; at++) void forEver(() => anonymousCall(at));
for (let at = 0; at < 10; at++) void forEver(resumeFarBehind);

async function forEver(attack: () => Promise<void>): Promise<never> {
  for (;;) {
    await attack().catch(() => {});
    await sleep(5);
  }
}

function peer(endpointId: string): Promise<WebSocket> {
  const socket = new WebSocket(`${order.uspUrl}?eid=${endpointId}`, 'v1.usp', { localAddress: '127.0.0.4' });
  socket.on('error', () => {});
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('close', reject);
    socket.once('unexpected-response', (asked) => {
      asked.destroy();
      reject(new Error('turned away'));
    });
  });
}

async function hostileFrames(at: number): Promise<void> {
  const socket = await peer(`os::0A57B0-F${at}`);
  while (socket.readyState === WebSocket.OPEN) {
    socket.send(randomBytes(200));
    counts.frames += 1;
    // The server's close has to arrive, or this would be an endless loop.
    await new Promise(setImmediate);
  }
}

async function longValues(at: number): Promise<void> {
  const endpointId = `os::0A57B0-V${at}`;
  const socket = await peer(endpointId);
  const paramValue = 'x'.repeat(3_900_000);
  while (socket.readyState === WebSocket.OPEN) {
    const notification = {
      type: 'valueChange' as const,
      body: { paramPath: 'Device.DeviceInfo.FriendlyName', paramValue },
    };
    const msg: Msg = {
      msgId: `${counts.values}`,
      type: 'Notify',
      body: { subscriptionId: 's', sendResp: true, notification },
    };
    const payload = encodeMsg(msg);
    const answered = new Promise((resolve) => socket.once('message', resolve));
    socket.send(
      encodeRecord({
        toId: waymarkControllerId,
        fromId: endpointId,
        content: { type: 'noSession', body: { payload } },
      }),
    );
    await Promise.race([answered, sleep(1_000)]);
    counts.values += 1;
  }
}

async function inventedDevice(): Promise<void> {
  counts.devices += 1;
  const socket = await peer(`os::0A57B0-I${randomBytes(6).toString('hex')}`);
  await sleep(2_000);
  socket.terminate();
}

async function guess(at: number): Promise<void> {
  counts.guesses += 1;
  const user = at % 2 === 0 ? 'admin@northwind.example' : `nobody-${at}@example.net`;
  await post(
    '/auth/v1/token',
    { user, password: randomBytes(9).toString('hex'), clientKey: 'Attack0001' },
    at,
  );
}

async function anonymousCall(at: number): Promise<void> {
  counts.anonymous += 1;
  await post('/api/v1/devices/actions/reboot', { endpointIds: ['os::0A57B0-1'] }, at);
}

async function resumeFarBehind(): Promise<void> {
  counts.resumes += 1;
  const socket = new WebSocket(order.liveUrl);
  socket.on('error', () => {});
  socket.once('open', () =>
    socket.send(JSON.stringify({ event: 'auth', token: order.token, after: 0, epoch: order.epoch })),
  );
  await sleep(1_500);
  socket.terminate();
}

function post(path: string, body: object, at: number): Promise<void> {
  return new Promise((resolve) => {
    const agent = agents[at % agents.length];
    const headers = { 'content-type': 'application/json' };
    const call = request(
      `${order.url}${path}`,
      { method: 'POST', headers, ...(agent && { agent }) },
      (answer) => {
        answer.resume().once('end', resolve);
      },
    );
    call.once('error', () => resolve());
    call.end(JSON.stringify(body));
  });
}
