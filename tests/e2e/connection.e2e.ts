import type { BrowserContext, Page, WebSocket } from '@playwright/test';
import { recordTier } from '#tests/models/tiers.ts';
import { unreachableOn } from '#tests/models/unreachable.ts';
import { branchesOf, modelOf } from '#tests/models/walks.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { reconnectDelay } from '#web/live/link.ts';
import { diagnosisCard } from './console.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { intercept } from './intercept.ts';
import { Line } from './line.ts';
import { Inspector } from './models/inspect.ts';
import { keepMet, metOf } from './models/kept-met.ts';
import { signInTo } from './models/sign-in-to.ts';
import { expect } from './watched.ts';
import { test } from './worker.ts';

/**
 * The console during an outage of its server: the shell stays, shows the age of its data, and everything returns by
 * itself. Browser messages about failed calls are expected, so the console's errors are not watched here.
 */
let server: ServerProcess;
let line: Line;
let context: BrowserContext;
let inspector: Inspector;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = await startDemo();
  line = await Line.to(server.port, await freePort());
  context = await browser.newContext();
  inspector = await Inspector.of(context);
});
test.afterAll(async () => {
  await line.down();
  await stopDemo(server);
});
test.beforeEach(async () => {
  page = await context.newPage();
  await page.clock.install();
});

/** Signs in through the line, or directly at the server, which is then really ended. */
async function enter(by: { port: number }): Promise<void> {
  await signInTo({ port: by.port, account: (role) => server.account(role) }, page);
  await expect(live()).toBeVisible();
  await expect(rows().first()).toBeVisible();
}
test.afterEach(async () => {
  keepMet('connection', inspector.met('connection'));
  await page.close();
});

/** Milliseconds without a message after which the console treats its socket as lost. */
const silenceLimit = 50_000;
/** Milliseconds between two probes of a server that does not answer. */
const probeEvery = 5_000;

const live = () => page.getByText('Live', { exact: true });
const banner = () => page.getByRole('status', { name: 'Connection' });
const rows = () => page.getByRole('table').getByRole('link');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const at = (path: string) => `http://localhost:${line.port}${path}`;
const nextPage = () => page.getByRole('button', { name: 'Next page' });

const seesLoss = async () => {
  await expect(banner()).toContainText('The server could not be reached.');
  await expect(banner()).toContainText(/Connection lost (now|\d+ \w+ ago)/);
  await expect(live()).toBeHidden();
};
/** The console waits five seconds between two attempts (TR-167, CO-029); the test skips them. */
const seesReturn = async () => {
  await expect(async () => {
    await page.clock.fastForward(reconnectDelay);
    await expect(live()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(banner()).toBeEmpty();
};

test('a killed server: the page stays and says how old it is, and is current again when it is back', async () => {
  await enter(server);
  await server.kill();
  await seesLoss();
  await expect(rows().first()).toBeVisible();
  await page.getByRole('button', { name: 'Try now' }).click();
  await seesLoss();
  const read = page.waitForResponse(/getDevicePageList/);
  await server.run();
  // This part runs by the real clock.
  await expect(live()).toBeVisible();
  await seesReturn();
  expect((await read).ok()).toBe(true);
});

test('a server that is stopped in order: another one is looked for before the pause after a loss is over', async () => {
  await enter(server);
  const opened: WebSocket[] = [];
  page.on('websocket', (socket) => opened.push(socket));
  await page.reload();
  await expect(live()).toBeVisible();
  const lost = opened.length;
  await server.kill('SIGTERM');
  await seesLoss();
  // Half of the five seconds that a console waits after any other loss (TN-167).
  await page.clock.runFor(2_500);
  await expect.poll(() => opened.length).toBeGreaterThan(lost);
  await server.run();
  await seesReturn();
});

test('a server that answered once more before it went away is shown as away all the same', async () => {
  await enter(server);
  await intercept(page, '**/healthz', (route) => route.fulfill({ body: 'ok' }), { times: 1 });
  const probed = page.waitForResponse(/healthz/);
  await server.kill('SIGTERM');
  expect((await probed).ok()).toBe(true);
  await seesLoss();
  await server.run();
  await seesReturn();
});

test('a page that was never opened before stays in the shell, and is shown when the server is back', async () => {
  await enter(line);
  await line.down();
  await seesLoss();
  await page.getByRole('link', { name: 'Cases' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await line.up();
  await expect(heading('Cases')).toBeVisible();
  await seesReturn();
});

test('dialogs open without the server, and an action says that it was not sent', async () => {
  await enter(line);
  // Dialogs are preloaded when the page is idle.
  const dialogs = page.waitForResponse(/assets\/plain-action-dialog/);
  const loading = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) loading.add(request.url());
  });
  page.on('requestfinished', (request) => loading.delete(request.url()));
  await page.goto(at('/device/deviceList/1?model=KSTB2020&lock=unlocked'));
  await expect(live()).toBeVisible();
  await (await dialogs).finished();
  // The dialogs' imports may be loaded after them.
  await expect.poll(() => loading.size).toBe(0);
  await line.down();
  await seesLoss();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: /^Lock/ }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await line.up();
  await seesReturn();
});

test('a test that is started without the server was not started: no word of one that stopped', async () => {
  await enter(line);
  await rows().first().click();
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  const card = diagnosisCard(page, 'Ping test');
  await card.getByLabel('Host').fill('192.0.2.10');
  await line.down();
  await seesLoss();
  await card.getByRole('button', { name: 'Start' }).click();
  await expect(card.getByRole('alert')).toContainText('Not started: the server could not be reached.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Stopped' })).toHaveCount(0);
  await expect(card.getByLabel('Host')).toHaveValue('192.0.2.10');
  await line.up();
  await seesReturn();
});

test('a list reads within seconds or says why, and never shows the rows of another page', async () => {
  await enter(line);
  const first = await rows().first().textContent();
  await context.setOffline(true);
  await expect(banner()).toContainText('You are offline.');
  await expect(live()).toBeHidden();
  await nextPage().click();
  await expect(page).toHaveURL(/deviceList\/2/);
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await expect(page.getByText(first ?? '', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(rows().first()).toBeVisible();
  await expect(rows().first()).not.toHaveText(first ?? '');
  await seesReturn();
});

test('while the next page is read there are no rows under its number', async () => {
  await enter(line);
  const over = Promise.withResolvers<void>();
  await intercept(page, /getDevicePageList/, async (route) => {
    await over.promise;
    await route.continue();
  });
  await nextPage().click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(rows()).toHaveCount(0);
  over.resolve();
  await expect(rows().first()).toBeVisible();
});

test('a page number beyond the end leads to the last page, and back leads before it', async () => {
  await enter(line);
  await page.goto(at('/tasks'));
  await expect(heading('Tasks')).toBeVisible();
  await page.goto(at('/device/deviceList/99'));
  await expect(page).toHaveURL(/deviceList\/2/);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(rows().first()).toBeVisible();
  await page.goBack();
  await expect(heading('Tasks')).toBeVisible();
});

test('a device that cannot be read says so, and one that was read stays and tells its age', async () => {
  await enter(line);
  await rows().first().click();
  await expect(page).toHaveURL(/deviceDetail/);
  const known = page.url();
  // The address changes before the page.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Devices');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goBack();
  await expect(rows().first()).toBeVisible();
  await line.down();
  await seesLoss();
  await rows().nth(1).click();
  await expect(page).not.toHaveURL(known);
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await page.goBack();
  await rows().first().click();
  await expect(heading(name ?? '')).toBeVisible();
  await line.up();
  await seesReturn();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a list that had failed before the server came back is read by itself', async () => {
  await enter(line);
  await intercept(page, /listTasks|\/api\/v1\/tasks/, (route) => route.abort());
  const tried = page.waitForRequest(/listTasks|\/api\/v1\/tasks/);
  await page.getByRole('link', { name: 'Tasks' }).click();
  await tried;
  // The console retries twice, after pauses.
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.', { timeout: 500 });
  }).toPass();
  await line.down();
  await seesLoss();
  await page.unrouteAll();
  await line.up();
  await seesReturn();
  await expect(page.getByRole('status').filter({ hasText: /result/i })).toBeVisible();
});

test('a silent server is noticed, and shown differently from a lost network', async () => {
  await enter(line);
  // Neither calls nor the server itself answer, as behind a dead line.
  let silent = true;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    if (!silent) socket.connectToServer();
  });
  await intercept(page, /\/(api|healthz)/, () => {});
  const asked = page.waitForRequest(/getDevicePageList/);
  await page.getByRole('searchbox').fill('KSTB');
  await asked;
  // After four seconds without an answer the server itself is probed, and does not answer either.
  await page.clock.fastForward(4_000);
  await expect(banner()).toContainText('The server could not be reached.');
  const next = page.waitForRequest(/healthz/);
  await page.clock.fastForward(probeEvery);
  await next;
  await context.setOffline(true);
  await expect(banner()).toContainText('You are offline.');
  silent = false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await seesReturn();
  await expect(rows().first()).toBeVisible();
});

test('a browser that calls itself offline still reaches a server that answers', async () => {
  await enter(line);
  let open = false;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    if (open) socket.connectToServer();
    else void socket.close();
  });
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(banner()).toContainText('You are offline.');
  await page.clock.fastForward(probeEvery);
  await expect(banner()).toBeEmpty();
  open = true;
  await seesReturn();
});

test('a socket that opens again before the server has answered ends the loss', async () => {
  await enter(line);
  await intercept(page, /healthz/, () => {});
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  // The console reacts at once: the banner may disappear before it can be read.
  await expect.poll(() => inspector.met('connection').has('offline + socket.ready')).toBe(true);
  await seesReturn();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await intercept(page, /healthz/, (route) => route.abort());
  await line.down();
  await seesLoss();
  await line.up();
  await seesReturn();
  expect(inspector.met('connection').has('unreachable + socket.ready')).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a slow answer, a call that alone is lost, and a line that is lost while the page checks it', async () => {
  await enter(line);
  const asked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  await intercept(page, /healthz/, async (route) => {
    asked.resolve();
    await over.promise;
    await route.continue().catch(() => {});
  });
  await intercept(page, /getDevicePageList/, (route) => route.abort(), { times: 1 });
  await page.getByRole('searchbox').fill('KSTB');
  await asked.promise;
  await context.setOffline(true);
  await expect(banner()).toContainText('You are offline.');
  over.resolve();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await seesReturn();
});

test('a socket that is lost alone is no lost connection: the dot says so, no banner', async () => {
  await enter(line);
  let open = false;
  const sockets: { close(): Promise<void> }[] = [];
  let mayConnect = Promise.resolve();
  await page.routeWebSocket(/\/ws\//, async (socket) => {
    if (!open) return void socket.close();
    sockets.push(socket);
    await mayConnect;
    socket.connectToServer();
  });
  await page.reload();
  await expect(page.getByText(/^Reconnecting in/)).toBeVisible();
  await expect(banner()).toBeEmpty();
  open = true;
  await page.clock.fastForward(reconnectDelay);
  await expect(live()).toBeVisible();
  const held = Promise.withResolvers<void>();
  mayConnect = held.promise;
  // Wait for its answer too: a call that is lost during this check would count as a lost line.
  const answered = page.waitForResponse(/healthz/);
  await sockets[0]?.close();
  await (await answered).finished();
  await expect(live()).toBeHidden();
  await expect(banner()).toBeEmpty();
  // The socket itself may prove that only a call was lost.
  await intercept(page, /healthz/, () => {});
  await intercept(page, /getDevicePageList/, (route) => route.abort(), { times: 1 });
  const doubted = page.waitForRequest(/healthz/);
  await page.getByRole('searchbox').fill('KSTB');
  await doubted;
  held.resolve();
  await expect(live()).toBeVisible();
  await expect(banner()).toBeEmpty();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a socket on which nothing more is heard, as behind a network that is gone, is replaced', async () => {
  await enter(line);
  let sockets = 0;
  let silent = false;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    sockets += 1;
    const first = sockets === 1;
    socket.connectToServer().onMessage((message) => {
      if (!silent || !first) socket.send(message);
    });
  });
  await page.reload();
  await expect(live()).toBeVisible();
  silent = true;
  await page.clock.fastForward(silenceLimit);
  await expect.poll(() => sockets).toBe(2);
  await expect(live()).toBeVisible();
  await expect(banner()).toBeEmpty();
});

test('a code chunk of an older version is gone: the page reloads, once, and keeps what was typed', async () => {
  await enter(line);
  await rows().first().click();
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  const host = () => diagnosisCard(page, 'Ping test').getByLabel('Host');
  await host().fill('192.0.2.77');
  await intercept(page, /assets\/palette-/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await intercept(
    page,
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" crossorigin src="/assets/index-of-the-next-version.js"></script>',
      }),
  );
  const again = page.waitForEvent('load');
  await page.keyboard.press('Control+k');
  await again;
  await expect(host()).toHaveValue('192.0.2.77');
  // If that did not help, the part shows the failure in its own place.
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  // Some browsers request the file again, others only on a new page, which then still has the typed text.
  const field = page.getByRole('combobox', { name: 'Search devices, pages, actions and more' });
  await expect(async () => {
    if (await dialog.isHidden()) await page.keyboard.press('Control+k');
    await expect(field).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(host()).toHaveValue('192.0.2.77');
});

test('every transition of the connection was made that is not reviewed as unreachable', () => {
  const met = metOf('connection');
  recordTier('browser', 'connection', { part: 'stories', met });
  const open = branchesOf(modelOf('connection')).filter((branch) => !met.has(branch));
  expect(open).toEqual([...unreachableOn('browser', 'connection').keys()].sort());
});
