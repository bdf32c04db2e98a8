import type { Page } from '@playwright/test';

/** On the page for uploads: sends a CSV file of these lines, and waits for the page of its preview. */
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
  await page.waitForURL(/\/bulkUpload\/[\w-]+/);
}
