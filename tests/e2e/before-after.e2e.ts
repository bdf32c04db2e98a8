import type { Page } from '@playwright/test';
import { admit, diagnosisCard, expect, expectAccessible, openModel, runButton, test } from './console.ts';

async function ping(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  const card = diagnosisCard(page, 'Ping test');
  await card.getByLabel('Host').fill('192.0.2.10');
  await card.getByLabel('Repetitions').fill('3');
  await runButton(card).click();
  const toast = page.getByRole('listitem').filter({ hasText: '[Ping Test] Completed' });
  await expect(toast).toBeVisible({ timeout: 40_000 });
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
}

test('after a change the first tab shows what it changed, and the same measurement before and after it (issue 12)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'EAP2244');
  await ping(page);

  await page.getByRole('tab', { name: 'Detailed Information' }).click();
  await page.getByRole('button', { name: 'Edit time settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit time settings' });
  await sheet.getByLabel('NTP server 1').fill('ntp.before-after.example');
  await sheet.getByRole('button', { name: 'Apply time settings' }).click();
  await expect(page.getByText('ntp.before-after.example').first()).toBeVisible({ timeout: 40_000 });

  await page.getByRole('tab', { name: 'General' }).click();
  const card = page.locator('#remedy');
  await expect(card.getByRole('link', { name: 'Time settings' })).toBeVisible({ timeout: 30_000 });
  await expect(card.getByRole('row', { name: /^NTP server \(1\)/ }).getByRole('cell')).toContainText([
    'NTP server (1)',
    '',
    'ntp.before-after.example',
  ]);
  await expect(card).toContainText('Measured before the change, not since.');
  await expectAccessible(page);

  await card.getByRole('link', { name: 'Measure again' }).click();
  await expect(page).toHaveURL(/tab=diagnostics/);
  await ping(page);
  await page.getByRole('tab', { name: 'General' }).click();
  const comparison = card.getByRole('region', { name: 'Ping test' });
  await expect(comparison.getByRole('row', { name: /^Average/ })).toContainText('ms');
  await expect(comparison.getByRole('row', { name: /^Success rate/ })).toContainText('%');
});
