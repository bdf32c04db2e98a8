import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { ApiClient } from '#tests/support/api-client.ts';
import { demoByUrl } from '#tests/support/demo-directory.ts';
import { nightly } from '#tests/support/nightly.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

/** The shipped product, and peers that retry as soon as they are refused. */
let directory: string;
let server: ServerProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-refusals-'));
  const env = await demoByUrl(directory);
  server = await ServerProcess.start(directory, { ...env, FLEET: '0', ADOPT_PER_HOUR: '0' });
}, 60_000);
afterAll(async () => {
  await server.kill();
  await rm(directory, { recursive: true });
});

const many = 150;

/** Sends many requests at once, and counts the answers. */
function flood(ask: () => Promise<unknown>) {
  const flooded = { answered: 0, all: Promise.resolve<unknown>(null) };
  flooded.all = Promise.all(
    Array.from({ length: many }, async () => {
      await ask();
      flooded.answered += 1;
    }),
  );
  return flooded;
}

/** Signs in and reads like an honest user from the same address. */
async function signInAndRead(): Promise<void> {
  const api = new ApiClient(server.url);
  await api.signIn(await server.account('OperatorStaff'));
  expect((await api.call('GET', '/auth/v1/profile')).code).toBe('success');
}

const floods: [what: string, ask: () => Promise<number>][] = [
  ['calls without a login', async () => (await fetch(`${server.url}/api/v1/cases`)).status],
  ['addresses that are not there', async () => (await fetch(`${server.url}/api/v1/nothing`)).status],
  ['devices that nobody registered', () => connect('os::0A57B0-1')],
];
/** The daily run has only the last flood, whose server is then stopped. */
const chosen = nightly ? floods : floods.slice(-1);
test.each(chosen)(
  '%s are refused at growing intervals, and an honest user does not wait',
  async (_what, ask) => {
    const flooded = flood(async () => expect(await ask()).toBeGreaterThanOrEqual(401));
    await signInAndRead();
    expect(flooded.answered).toBeLessThan(many);
    await flooded.all;
  },
);

test('stops without waiting for refused peers, or for a console that does not answer', async () => {
  await silentConsole();
  const flooded = flood(() => fetch(`${server.url}/api/v1/cases`).catch(() => null));
  await signInAndRead();
  expect(flooded.answered).toBeLessThan(many);
  expect(await server.kill('SIGTERM')).toBe(0);
  await flooded.all;
});

/** Signs in on a separate socket and then reads nothing, like a suspended computer. */
async function silentConsole(): Promise<void> {
  const api = new ApiClient(server.url);
  await api.signIn(await server.account('OperatorStaff'));
  const socket = new WebSocket(server.liveUrl);
  socket.on('error', () => {});
  socket.once('open', () => socket.send(JSON.stringify({ event: 'auth', token: api.token })));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.pause();
}

/** Returns the status of a device's connection. */
function connect(endpointId: string): Promise<number> {
  const socket = new WebSocket(`${server.uspUrl}?eid=${endpointId}`, 'v1.usp');
  socket.on('error', () => {});
  return new Promise((resolve, reject) => {
    socket.once('open', () => reject(new Error('it was let in')));
    socket.once('unexpected-response', (asked, { statusCode }) => {
      asked.destroy();
      resolve(statusCode ?? 0);
    });
  });
}
