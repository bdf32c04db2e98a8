import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoDevice } from '#server/demo/devices.ts';
import { appendTask, longTask } from '#tests/bench/support/long-task.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { signIn } from './console.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { timeline } from './tasks.ts';
import { test as base, expect } from './watched.ts';

const count = 50_000;
const taskId = randomUUID();

/** A server of its own: the task is appended through its log while it is not running. */
const test = base.extend<object, { server: ServerProcess }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startDemo({ FLEET: '2' });
      await server.kill('SIGTERM');
      const place = { dataDir: server.dataDir, environment: {}, remove: async () => {} };
      await appendTask(place, taskId, longTask(demoDevice(0).endpointId, count));
      await server.run();
      await use(server);
      await stopDemo(server);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

const signInAs = async (page: Page, server: ServerProcess, role: string) =>
  signIn(page, { role, ...(await server.account(role)) });

test('fifty thousand events: few rows exist, and every event is a step away', async ({ page, server }) => {
  await signInAs(page, server, 'OperatorStaff');
  await page.goto(`/tasks/${taskId}`);
  await expect(timeline.scrubber(page)).toHaveAttribute('max', String(count), { timeout: 50_000 });
  await expect(timeline.lit(page, 'Succeeded')).toBeVisible();
  await expect(timeline.selected(page)).toContainText(String(count));
  expect(await timeline.events(page).getByRole('option').count()).toBeLessThan(100);

  await timeline.scrubber(page).fill('25000');
  await expect(timeline.selected(page)).toContainText('25000');
  await expect(timeline.selected(page)).toBeInViewport();
  await expect(timeline.lit(page, 'Running')).toBeVisible();
  await expect(page).toHaveURL(/at=25000/);
  await page.locator('body').press('ArrowLeft');
  await expect(timeline.selected(page)).toContainText('24999');
  await page.locator('body').press('Home');
  await expect(timeline.selected(page)).toContainText('Requested');
  await expect(timeline.selected(page)).toBeInViewport();
  await page.locator('body').press('End');
  await expect(timeline.selected(page)).toContainText('Succeeded');
  expect(await timeline.events(page).getByRole('option').count()).toBeLessThan(100);
});

test('a link into the middle of it waits for its event and shows exactly that one', async ({
  page,
  server,
}) => {
  await signInAs(page, server, 'Auditor');
  await page.goto(`/tasks/${taskId}?at=31234`);
  await expect(timeline.selected(page)).toContainText('31234', { timeout: 50_000 });
  await expect(timeline.scrubber(page)).toHaveValue('31234');
  await expect(page).toHaveURL(/at=31234/);
});
