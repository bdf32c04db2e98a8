import type { Page } from '@playwright/test';

/**
 * Uploads a CSV file of these lines on the page for uploads, omits unknown columns, and waits for the page of its
 * preview.
 */
export async function uploadDevices(page: Page, lines: readonly string[], type = 'Add'): Promise<void> {
  await page.getByRole('radio', { name: type, exact: true }).check();
  await page
    .getByLabel('Choose file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'devices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
  const leaveOut = page.getByRole('button', { name: 'Leave out unknown columns' });
  const toDecide = leaveOut.waitFor().then(() => true);
  const preview = page.waitForURL(/\/bulkUpload\/[\w-]+/).then(() => false);
  if (await Promise.race([toDecide, preview])) {
    await leaveOut.click();
    await page.getByRole('button', { name: /^Preview \d+ rows?$/ }).click();
  }
  await preview;
  toDecide.catch(() => {});
}
