import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createGateway } from '#server/devices/gateway/gateway.ts';
import { recordingSink } from '#server/devices/gateway/testing.ts';
import { Random } from '#tests/simulation/random.ts';
import { hostileFrame } from '#tests/support/hostile-frames.ts';
import { ScriptedAgent } from '#tests/support/scripted-agent.ts';

/** Hostile frames over many connections at once, on a real listener. `NIGHTLY=1` sends 100,000. */
const nightly = process.env.NIGHTLY === '1';
const frames = nightly ? 100_000 : 2_000;
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);
const peers = 20;
const eid = 'os::0A57B0-1';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

test(`${frames} hostile frames of ${peers} peers (seed ${seed}): reports nothing of another device, and serves an honest one all the time`, async () => {
  const { sink, reports } = recordingSink();
  const gateway = await createGateway({ port: 0, host: '127.0.0.1', sink });
  closers.push(() => gateway.close());
  const agent = await ScriptedAgent.connect(gateway.port, eid);
  const served = async (commandKey: string) => {
    const asked = gateway.operate(eid, { command: 'Device.Reboot()', commandKey, inputArgs: {} });
    agent.complete(await agent.next('Operate'), {});
    expect(await asked).toMatchObject({ kind: 'completed' });
  };
  let opened = 0;
  const attack = async (nth: number) => {
    const random = new Random(seed + nth);
    let name = '';
    let socket: WebSocket | null = null;
    for (let sent = 0; sent < frames / peers; sent++) {
      if (socket?.readyState !== WebSocket.OPEN) {
        // A new name each time: a peer that repeatedly breaks the protocol has to wait.
        name = `os::0A57B0-H${nth}-${opened++}`;
        socket = await opening(gateway.port, name, `127.0.1.${1 + nth}`);
      }
      await answered(socket, hostileFrame(random, name, eid));
      if (nth === 0 && sent % 50 === 0) await served(`k${sent}`);
    }
    socket?.terminate();
  };
  await Promise.all(Array.from({ length: peers }, (_, nth) => attack(nth)));
  await served('last');
  const honest = ['connected', 'disconnected', 'agentNoticed'];
  // A peer may report anything about itself: a complete frame is its own report, and of no other device.
  const others = reports.filter(({ kind }) => !honest.includes(kind));
  for (const { notice } of others) expect(JSON.stringify(notice)).not.toContain(`"${eid}"`);
  expect(opened).toBeGreaterThan(peers);
  if (nightly) process.stdout.write(`connections: ${opened}, reports of the peers: ${others.length}\n`);
}, 1_800_000);

/** Settles when the frame was processed: the session answers, or has ended and reads no more. */
async function answered(socket: WebSocket, frame: Uint8Array): Promise<void> {
  const over = new Promise<void>((resolve) => {
    socket.once('pong', () => resolve());
    socket.once('close', () => resolve());
  });
  socket.send(frame);
  socket.ping();
  await over;
  socket.removeAllListeners('pong').removeAllListeners('close');
}

async function opening(port: number, name: string, localAddress: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/usp?eid=${name}`, 'v1.usp', { localAddress });
  socket.on('error', () => {});
  await new Promise((resolve) => {
    socket.once('open', resolve);
    socket.once('error', resolve);
  });
  return socket;
}
