import type { BrowserContext, Page } from '@playwright/test';
import { demoDevice } from '#server/demo/devices.ts';
import { recordTier } from '#tests/models/tiers.ts';
import { unreachableOn } from '#tests/models/unreachable.ts';
import { branchesOf, modelOf } from '#tests/models/walks.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { Relay } from '#tests/support/relay.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { reconnectDelay } from '#web/live/link.ts';
import { startDemoWithout, stopDemo } from '../demo-image.ts';
import { expect, test } from '../watched.ts';
import { Inspector } from './inspect.ts';
import { keepMet, metOf } from './kept-met.ts';

/**
 * The browser tier of the live socket: a real socket of a real browser, on a network that the test can hold, cut and
 * garble. The user sees the dot of the top bar.
 */
let server: ServerProcess;
let relay: Relay;
let context: BrowserContext;
let inspector: Inspector;
let colleague: ApiClient;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = await startDemoWithout(6, { movable: true });
  relay = await Relay.start(() => server.port);
  colleague = new ApiClient(server.url);
  await colleague.signIn(await server.account('OperatorAdmin'));
  context = await browser.newContext();
  inspector = await Inspector.of(context);
});
test.afterAll(async () => {
  await relay.stop();
  await stopDemo(server);
});
test.beforeEach(async () => {
  relay.opening = 'through';
  relay.tells = () => 1;
  relay.says = (text) => text;
  page = await context.newPage();
  await page.clock.install();
});
test.afterEach(async () => {
  keepMet('live-socket', inspector.met('live-socket'));
  await page.close();
});

/** Lifetime of an access token in milliseconds (docs/decisions/033). */
const tokenLife = 1_800_000;

/** Waits for a text of the dot in the top bar. */
const sees = (words: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();
const live = /^Live/;
const reconnecting = /^Reconnecting in/;
const connecting = /^Connecting/;

const wait = () => page.clock.fastForward(reconnectDelay);
const isMessage = (text: string) => text.includes('"prev"');

/** Requests a ping of an offline device: a message to its operator, and none to others. */
async function askForPing(who: ApiClient, device: number): Promise<void> {
  const body = { endpointId: demoDevice(device).endpointId, host: '192.0.2.1', repetitions: 1 };
  await expect
    .poll(async () => (await who.call('POST', '/api/v1/devices/diagnostics/ip-ping', body)).code)
    .toBe('success');
}

let received = 0;
const poke = () => {
  received++;
  return askForPing(colleague, 0);
};

async function signIn(): Promise<void> {
  const { user, password } = await server.account('OperatorStaff');
  await page.goto(`${relay.url}/login?next=/device/deviceList/1`);
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/^[^?]*\/deviceList\/1$/);
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Signs in and opens the task list; the returned function waits for every requested task there. */
async function lookAtTasks(): Promise<() => Promise<void>> {
  await signIn();
  await page.getByRole('link', { name: 'Tasks' }).click();
  await sees(live);
  await poke();
  const rows = page.getByRole('table').getByRole('link', { name: 'Ping test' });
  const seesAll = () => expect(rows).toHaveCount(received);
  await seesAll();
  return seesAll;
}

test('opens with the session, tells what happens and that it is alive, and closes with the session', async () => {
  const seesAll = await lookAtTasks();
  await poke();
  await seesAll();
  // This tab gets no message about another operator's device, only a new position of the log.
  const other = new ApiClient(server.url);
  await other.signIn(await server.account('OperatorAdmin', 'brightline'));
  await askForPing(other, 5);
  await expect.poll(() => inspector.met('live-socket').has('open.ready + cursor.received')).toBe(true);
  await signOut();
});

test('is tried again after five seconds, as often as it takes (TN-165..TN-167)', async () => {
  relay.opening = 'refused';
  await signIn();
  await sees(reconnecting);
  await wait();
  await sees(reconnecting);
  relay.opening = 'through';
  await wait();
  await sees(live);
  relay.cut();
  await sees(reconnecting);
  await wait();
  await sees(live);
  relay.garble();
  await sees(reconnecting);
  await signOut();
});

test('is given up while it is being opened', async () => {
  relay.opening = 'held';
  await signIn();
  await sees(connecting);
  await signOut();
  relay.release();
});

for (const [name, end] of [
  ['is cut', () => relay.cut()],
  ['is garbled', () => relay.garble()],
] as const) {
  test(`${name} before the server has said that it is ready`, async () => {
    relay.tells = () => 0;
    await signIn();
    await sees(connecting);
    await expect.poll(() => inspector.met('live-socket').has('connecting + socket.opened')).toBe(true);
    end();
    await sees(reconnecting);
    relay.tells = () => 1;
    await wait();
    await sees(live);
  });
}

test('is given up before the server has said that it is ready', async () => {
  relay.tells = () => 0;
  await signIn();
  await sees(connecting);
  await signOut();
});

test('asks for a new token when the server refuses the one it has (4401, A-039)', async () => {
  relay.says = (text) => text.replace(/"token":"[^"]*"/, '"token":"of another"');
  await signIn();
  await sees(reconnecting);
  relay.says = (text) => text;
  await wait();
  await sees(live);
});

test('asks for a new token when the one it has ends (4401)', async () => {
  await signIn();
  await sees(live);
  relay.cut();
  await sees(reconnecting);
  const left = 4_000;
  await server.moveCalendar(tokenLife - left);
  await colleague.signIn(await server.account('OperatorAdmin'));
  await wait();
  await sees(live);
  await sees(reconnecting);
  await wait();
  await sees(live);
});

test('reads its lists again when the log is another one (epoch), also if that is all it hears', async () => {
  const seesAll = await lookAtTasks();
  relay.cut();
  await sees(reconnecting);
  await poke();
  relay.says = (text) => text.replace(/"epoch":"[^"]*"/, '"epoch":"of another log"');
  await wait();
  await sees(live);
  await seesAll();
  relay.cut();
  await sees(reconnecting);
  relay.tells = (text) => (text.includes('"ready"') ? 0 : 1);
  await wait();
  await sees(live);
});

test('misses nothing when a message is lost: it goes back, and reads its lists again if that is in vain', async () => {
  const seesAll = await lookAtTasks();
  let lost = 1;
  relay.tells = (text) => (isMessage(text) && lost-- > 0 ? 0 : 1);
  await poke();
  await seesAll();
  // The same message is lost whenever it is resent.
  let first: number | null = null;
  relay.tells = (text) => {
    if (!isMessage(text)) return 1;
    const { pos }: { pos: number } = JSON.parse(text);
    first ??= pos;
    return pos === first ? 0 : 1;
  };
  await poke();
  await seesAll();
  await sees(live);
});

test('takes nothing twice', async () => {
  relay.tells = () => 2;
  const seesAll = await lookAtTasks();
  await poke();
  await seesAll();
});

test('every transition was made that is not reviewed as unreachable', () => {
  const met = metOf('live-socket');
  recordTier('browser', 'live-socket', { part: 'stories', met });
  const open = branchesOf(modelOf('live-socket')).filter((branch) => !met.has(branch));
  expect(open).toEqual([...unreachableOn('browser', 'live-socket').keys()].sort());
});
