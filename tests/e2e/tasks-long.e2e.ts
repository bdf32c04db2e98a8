import { randomUUID } from 'node:crypto';
import { demoDevice } from '#server/demo/devices.ts';
import { appendTask, longTask } from '#tests/bench/support/long-task.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { atNight } from './at-night.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { signInTo } from './models/sign-in-to.ts';
import { timeline } from './tasks.ts';
import { expect, test } from './watched.ts';

const count = 50_000;
const taskId = randomUUID();

/** A separate server: the task is in its log before it starts. */
let server: ServerProcess;
test.beforeAll(async () => {
  const before = (dataDir: string) => appendTask(dataDir, taskId, longTask(demoDevice(0).endpointId, count));
  server = await startDemo({ FLEET: '2' }, { before });
});
test.afterAll(() => stopDemo(server));

test('fifty thousand events: few rows exist, and every event is a step away', async ({ page }) => {
  await signInTo(server, page, 'OperatorStaff');
  await page.goto(`http://localhost:${server.port}/tasks/${taskId}`);
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

test(
  'a link into the middle of a long task waits for that event and shows exactly that one',
  atNight('tests/e2e/tasks-timeline.e2e.ts', 'a link to one event shows exactly that event'),
  async ({ page }) => {
    await signInTo(server, page, 'Auditor');
    await page.goto(`http://localhost:${server.port}/tasks/${taskId}?at=31234`);
    await expect(timeline.selected(page)).toContainText('31234', { timeout: 50_000 });
    await expect(timeline.scrubber(page)).toHaveValue('31234');
    await expect(page).toHaveURL(/at=31234/);
  },
);
