import { readFile } from 'node:fs/promises';
import { admit, diagnosisCard, expect, openSetTopBox, test } from './console.ts';
import { openFinishedPing, pingAndOpen, setDetails, startSignalTest, timeline } from './tasks.ts';

test.beforeEach(async ({ page }) => admit(page));

test('the card of a ping leads to its timeline, with every event and the state after each', async ({
  page,
}) => {
  await pingAndOpen(page);
  await expect(page.getByRole('heading', { name: 'Ping test', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toHaveText(
    /^Ping to 192\.0\.2\.10 on .+, requested by Sam Porter: [\d.]+ ms, /,
  );
  await expect(timeline.events(page).getByRole('option')).toHaveText([
    /Requested.*Requested/,
    /Authorised.*Authorised/,
    /Queued.*Queued/,
    /Sent to the device.*Sent/,
    /Accepted by the device.*Running/,
    /Sample.*Running/,
    /Sample.*Running/,
    /Sample.*Running/,
    /Succeeded.*Succeeded/,
  ]);
  await expect(timeline.lit(page, 'Succeeded')).toBeVisible();
  await expect(page.getByRole('list', { name: 'States so far' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('list', { name: 'Deadlines' })).toContainText(/Delivery\s*done (in|at)/);
  const lanes = page.getByRole('img', { name: /^9 events from/ });
  // The lanes show the final state too, like the badge.
  await expect(lanes.locator('text').filter({ hasText: /^Succeeded$/ })).toBeVisible();
  const chosen = page.getByRole('region', { name: 'Event 9' });
  // The selected event is shown beside the list, and the replay bar covers neither.
  const [list, details, bar] = await Promise.all(
    [timeline.events(page), chosen, timeline.replay(page)].map((part) => part.boundingBox()),
  );
  expect(details?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  for (const part of [list, details])
    expect((part?.y ?? 0) + (part?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(timeline.event(page, 'task.progressed').first()).toHaveText(/Sample([\d.]+ ms|No answer)/);
  await expect(chosen).toContainText('result.success_count');
  // Statechart and raw events are asked for once, and stay for every timeline.
  await expect(page.getByRole('img', { name: /^Active state/ })).toHaveCount(0);
  await expect(chosen.getByRole('tab', { name: 'Raw' })).toHaveCount(0);
  await setDetails(page, true);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Active state: Succeeded' })).toBeVisible();
  await chosen.getByRole('tab', { name: 'Raw' }).click();
  await expect(chosen).toContainText('"version": 9');
  await setDetails(page, false);
});

test('keys move through the events wherever the focus is, and chart and address follow', async ({ page }) => {
  await openFinishedPing(page);
  await page.locator('body').press('Home');
  await expect(timeline.lit(page, 'Requested')).toBeVisible();
  await expect(page).toHaveURL(/at=1(&|$)/);
  await expect(timeline.replay(page)).toContainText('Viewing event 1 of 9, now Succeeded');
  await timeline.events(page).focus();
  for (const state of ['Authorised', 'Queued', 'Sent', 'Running']) {
    await page.keyboard.press('ArrowRight');
    await expect(timeline.lit(page, state)).toBeVisible();
  }
  await expect(page).toHaveURL(/at=5/);
  await page.keyboard.press('ArrowUp');
  await expect(timeline.selected(page)).toContainText('Sent to the device');
  await timeline.replay(page).getByRole('button', { name: 'Step back' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(timeline.selected(page)).toContainText('Authorised');
  await timeline.replay(page).getByRole('button', { name: 'Go to now' }).click();
  await expect(timeline.lit(page, 'Succeeded')).toBeVisible();
  await expect(page).not.toHaveURL(/at=/);
});

test('keys stay with the controls that use them themselves', async ({ page }) => {
  await openFinishedPing(page);
  await setDetails(page, true);
  await page.getByRole('tab', { name: 'Decoded' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Raw' })).toHaveAttribute('aria-selected', 'true');
  await expect(timeline.lit(page, 'Succeeded')).toBeVisible();
  await setDetails(page, false);
});

test('a link to one event shows exactly that event, also after a reload', async ({ page }) => {
  await openFinishedPing(page);
  await timeline.event(page, 'task.dispatched').click();
  await expect(page).toHaveURL(/at=4/);
  const address = page.url();
  await page.goto('/tasks');
  await page.goto(address);
  await expect(timeline.selected(page)).toContainText('Sent to the device');
  await expect(timeline.lit(page, 'Sent')).toBeVisible();
  await expect(timeline.scrubber(page)).toHaveValue('4');
  await page.reload();
  await expect(timeline.selected(page)).toContainText('Sent to the device');
  await expect(page.getByRole('region', { name: 'Event 4' })).toContainText(
    'Sends the command to the device',
  );
});

test('rows are grouped and filtered, and the address remembers it', async ({ page }) => {
  await openFinishedPing(page);
  await page.getByRole('combobox', { name: 'Rows' }).click();
  await page.getByRole('option', { name: 'Grouped' }).click();
  await expect(timeline.events(page).getByRole('option').filter({ hasText: 'Sample × 3' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'From people' }).click();
  await expect(timeline.events(page).getByRole('option')).toHaveCount(1);
  await expect(page).toHaveURL(/show=account/);
  await page.reload();
  await expect(timeline.events(page).getByRole('option')).toHaveCount(1);
});

test('playing goes from the first event to the last', async ({ page }) => {
  await openFinishedPing(page);
  await timeline.replay(page).getByRole('combobox', { name: 'Speed' }).click();
  // Slow enough to be observable on a busy machine.
  await page.getByRole('option', { name: '1/s', exact: true }).click();
  await timeline.replay(page).getByRole('button', { name: 'Play' }).click();
  await expect(timeline.replay(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(timeline.replay(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(timeline.lit(page, 'Succeeded')).toBeVisible();
});

test('a running task grows while one looks, and a look back is not pulled along', async ({
  page,
  context,
}) => {
  const address = await startSignalTest(page);
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByRole('region', { name: 'Why is it waiting?' })).toContainText(
    'The device is running it',
  );
  await expect(timeline.replay(second)).toContainText('following');
  const count = async () => Number(await timeline.scrubber(second).getAttribute('max'));
  const before = await count();
  await expect.poll(count).toBeGreaterThan(before + 1);
  await expect(timeline.selected(second)).toContainText(String(await count()));
  await second.keyboard.press('Home');
  const later = await count();
  await expect.poll(count).toBeGreaterThan(later);
  await expect(timeline.lit(second, 'Requested')).toBeVisible();
  await expect(timeline.replay(second)).toContainText(/Viewing event 1 of \d+, now Running/);

  await second.getByRole('button', { name: 'Cancel task' }).click();
  await expect(second.getByRole('region', { name: 'Result', exact: true })).toContainText(/Cancelled by .+/);
  await expect(timeline.replay(second)).toContainText('now Cancelled');
  await expect(second.getByRole('button', { name: 'Cancel task' })).toHaveAttribute('aria-disabled', 'true');
});

test('the device’s own clock is shown beside the server’s where it was reported', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  const address = await startSignalTest(page);
  await second.goto(address);
  await expect(second.getByText('Device clock', { exact: true }).first()).toBeVisible();
  await expect(timeline.event(second, 'task.progressed').first()).toHaveText(
    /(\d\d:\d\d:\d\d\.\d{3}).*\d\d:\d\d:\d\d\.\d{3}/,
  );
  await diagnosisCard(page, 'Wi-Fi signal strength').getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByRole('region', { name: 'Result', exact: true })).toBeVisible();
});

test('a failure says what the device said', async ({ page }) => {
  await pingAndOpen(page, 'nowhere.invalid');
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText(
    'could not resolve this host name',
  );
  await expect(timeline.lit(page, 'Failed')).toBeVisible();
});

test('a task for a device that is down says what it waits for, and ends when the device is back', async ({
  page,
}) => {
  await openSetTopBox(page);
  await page.getByRole('button', { name: 'Reboot', exact: true }).click();
  await page.getByRole('button', { name: 'Reboot device' }).click();
  const rebooting = page.getByRole('listitem').filter({ hasText: '[Reboot]' }).first();
  const reboot = await rebooting.getByRole('link', { name: 'Open timeline' }).getAttribute('href');
  await page.goto(reboot ?? '');
  await expect(page.getByRole('button', { name: 'Cancel task' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('region', { name: 'Why is it waiting?' })).toContainText(
    'Its restart confirms the task.',
  );
  await expect(timeline.lit(page, 'Succeeded')).toBeVisible({ timeout: 40_000 });
  await expect(timeline.event(page, 'device.disconnected')).toBeVisible();
  await expect(timeline.event(page, 'device.booted')).toContainText('Succeeded');
  const lanes = page.getByRole('img', { name: /, 1 folded gap/ });
  await expect(lanes.locator('text').filter({ hasText: /s without events/ })).toBeVisible();
});

test('an export is a file with every event, what its hashes are made of, and without what is redacted', async ({
  page,
}) => {
  const taskId = await openFinishedPing(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('checkbox', { name: 'Parameters, such as hosts' }).click();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`task-${taskId}.json`);
  const { format, statement, events } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(format).toMatch(/^waymark-task-export\//);
  expect(events).toHaveLength(9);
  expect(events[0]).toMatchObject({ version: 1, type: 'task.requested' });
  expect(events[0].data).not.toHaveProperty('params');
  expect(statement.redacted).toEqual([{ version: 1, fields: ['params'] }]);
  await expect(dialog).toBeHidden();
  expect(events[8].leaf).toMatch(/^[0-9a-f]{64}$/);
});

test('an id that is not there says so and leads back to the list', async ({ page }) => {
  await page.goto('/tasks/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Task not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the task list' }).click();
  await expect(page).toHaveURL(/\/tasks$/);
});
