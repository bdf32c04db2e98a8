import type { Page } from '@playwright/test';
import { demoDevice } from '#server/demo/devices.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { TaskDevice } from '#tests/support/task-device.ts';
import { startDemoWithout, stopDemo } from './demo-image.ts';
import { intercept } from './intercept.ts';
import { signInTo } from './models/sign-in-to.ts';
import { expect, test } from './watched.ts';

/**
 * A page that is being opened while its device reconnects shows it online, whichever is slower: the answer, the page
 * around it, or the live socket (docs/live-socket.md, reads beside the socket).
 */
let server: ServerProcess;
let colleague: ApiClient;

test.beforeAll(async () => {
  server = await startDemoWithout(1);
  colleague = new ApiClient(server.url);
  await colleague.signIn(await server.account('OperatorStaff'));
});
test.afterAll(async () => {
  await stopDemo(server);
});

const { endpointId } = demoDevice(0);
const path = `/device/deviceDetail/${encodeURIComponent(endpointId)}`;

async function online(): Promise<boolean> {
  const { data } = await colleague.call('POST', '/api/v1/devices/action/getDeviceInfo', { endpointId });
  return JSON.stringify(data).includes('"online":true');
}

const sees = (state: 'Online' | 'Offline', page: Page) =>
  expect(page.getByText(state, { exact: true }).first()).toBeVisible();
const openDevice = (page: Page, search = '') => page.goto(`http://localhost:${server.port}${path}${search}`);

test('the answer is slower, and was made before', async ({ page }) => {
  await signInTo(server, page);
  const made = Promise.withResolvers<void>();
  const later = Promise.withResolvers<void>();
  await intercept(page, /getDeviceInfo/, async (route) => {
    const response = await route.fetch();
    made.resolve();
    await later.promise;
    await route.fulfill({ response });
  });
  await openDevice(page);
  await made.promise;
  await withDevice(async () => {
    later.resolve();
    await sees('Online', page);
  });
});

for (const [tab, search] of [
  ['General', ''],
  ['Diagnostics, which listens for itself', '?tab=diagnostics'],
] as const)
  test(`the page around it is slower: ${tab}`, async ({ page }) => {
    await signInTo(server, page);
    // If the socket of the previous page opened only now, it would be mistaken for that of the device's page.
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const later = Promise.withResolvers<void>();
    await intercept(page, /assets\/shell-/, async (route) => {
      await later.promise;
      await route.continue();
    });
    const read = page.waitForResponse(/getDeviceInfo/);
    // The listener is set in the same turn: a second wait would miss a frame that arrives with the socket.
    const opened = new Promise((resolve) => {
      page.once('websocket', (socket) => socket.once('framereceived', resolve));
    });
    await openDevice(page, search);
    await Promise.all([read, opened]);
    await withDevice(async () => {
      later.resolve();
      await sees('Online', page);
    });
  });

test('the live socket is slower', async ({ page }) => {
  await signInTo(server, page);
  const later = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/ws\//, async (socket) => {
    await later.promise;
    socket.connectToServer();
  });
  await openDevice(page);
  await sees('Offline', page);
  await withDevice(async () => {
    later.resolve();
    await sees('Online', page);
  });
});

test('the list of tasks is read before its page is there, and a task is asked for meanwhile', async ({
  page,
}) => {
  let isReported = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      isReported ||= payload.includes('task.requested');
    }),
  );
  await signInTo(server, page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const later = Promise.withResolvers<void>();
  await intercept(page, /assets\/_console\.tasks\.index-/, async (route) => {
    await later.promise;
    await route.continue();
  });
  const read = page.waitForResponse(/\/api\/v1\/tasks\?/);
  await page.getByRole('link', { name: 'Tasks' }).click();
  await read;
  const body = { endpointId, host: '192.0.2.1', repetitions: 1 };
  expect((await colleague.call('POST', '/api/v1/devices/diagnostics/ip-ping', body)).code).toBe('success');
  await expect.poll(() => isReported).toBe(true);
  later.resolve();
  await expect(page.getByRole('table').getByRole('link', { name: 'Ping test' })).toHaveCount(1);
});

async function withDevice(seen: () => Promise<void>): Promise<void> {
  const device = new TaskDevice(server.uspPort, endpointId, () => expect.poll(online).toBe(true));
  await device.connect();
  await seen();
  await device.drop();
  await expect.poll(online).toBe(false);
}
