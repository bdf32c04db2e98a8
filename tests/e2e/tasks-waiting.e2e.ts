import type { Page } from '@playwright/test';
import { admit, expect, openSetTopBox, test } from './console.ts';
import { timeline } from './tasks.ts';

/** Restarts a set-top box and requests a lock while it is down; the page then shows that task's timeline. */
async function lockWhileDown(page: Page): Promise<void> {
  await admit(page);
  await openSetTopBox(page);
  await page.getByRole('button', { name: 'Reboot', exact: true }).click();
  await page.getByRole('button', { name: 'Reboot device' }).click();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByRole('button', { name: 'Lock device' }).click();
  await expect(page.getByRole('button', { name: 'Lock device' })).toHaveCount(0);
  await page.goto('/tasks?action=Lock');
  await page.getByRole('table').getByRole('link', { name: 'Lock' }).first().click();
  await expect(page.getByRole('region', { name: 'Why is it waiting?' })).toContainText(
    /^Lock on .+, requested by .+: The device is offline\./,
  );
  const lanes = page.getByRole('img', { name: /^3 events from .* to now,/ });
  await expect(lanes.locator('text').filter({ hasText: /^Queued$/ })).toBeVisible();
  await expect(lanes.locator('text').filter({ hasText: /of 10 min$/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Deadlines' })).toContainText(/Wait in queue\s*.* of 10 min/);
}

test('a task that waits for its device says so, and can be cancelled before it is sent', async ({ page }) => {
  await lockWhileDown(page);
  await page.getByRole('button', { name: 'Cancel task' }).click();
  await expect(timeline.lit(page, 'Cancelled')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/Cancelled by .+/);
  await expect(timeline.event(page, 'task.dispatched')).toHaveCount(0);
});

test('a task that waits for its device is sent when it comes back', async ({ page }) => {
  await lockWhileDown(page);
  await expect(timeline.lit(page, 'Succeeded')).toBeVisible({ timeout: 40_000 });
  await expect(timeline.event(page, 'task.dispatched')).toBeVisible();
  // The test restores the initial state.
  await page.getByRole('link', { name: /^os::/ }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await page.getByRole('button', { name: 'Unlock device' }).click();
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
});
