import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, test } from './console.ts';
import { uploadFirmware } from './firmware.ts';

/** RT-036, TN-215..TN-220, ER-053: from the upload to the second person's approval. */

/** Files of the tests alone, which are deleted again. */
test.afterEach(async ({ baseURL }) => {
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const { data } = await api.call('POST', '/api/v1/firmwares/page', { keyword: '9.8.', limit: 100 });
  for (const { FirmwareFileId } of data) await api.call('DELETE', `/api/v1/firmwares/${FirmwareFileId}`);
});

test('a file is uploaded, approved by another person, and not edited afterwards', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/management/firmware/firmwareFileList');
  await uploadFirmware(page, 'KSTB2020', '9.8.1', 9_801);
  await page.getByRole('link', { name: '9.8.1' }).click();
  const approve = page.getByRole('button', { name: 'Approve file' });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Waiting for approval by another person than Nora West.')).toBeVisible();

  const { pathname } = new URL(page.url());
  await admit(page, account('system.admin'));
  await page.goto(pathname);
  await approve.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve file' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'File approved' })).toBeVisible();
  await expect(page.getByText('Approved by Sora Kim.')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for 9.8.1' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit description' })).toHaveAttribute('aria-disabled', 'true');
});

test('an upload that is paused and a reloaded page go on where they stopped', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/management/firmware/firmwareFileList');
  await page.getByRole('button', { name: 'Upload firmware' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Upload firmware' });
  const file = { name: 'large.img', mimeType: 'application/octet-stream', buffer: Buffer.alloc(9_000_000, 'x') };
  let parts = 0;
  // The second part never arrives: the line is cut.
  await page.route('**/file-uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && ++parts > 1) return route.abort('internetdisconnected');
    return route.continue();
  });
  await sheet.locator('input[type=file]').setInputFiles(file);
  await expect(sheet.getByText('Connection lost.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Pause' }).click();
  await expect(sheet.getByText('Paused at')).toBeVisible();
  await page.unroute('**/file-uploads/*');
  await page.reload();
  await page.getByRole('button', { name: 'Upload firmware' }).first().click();
  await expect(sheet.getByText('large.img is 46.6% uploaded. Choose the same file to continue.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Discard' }).click();
  await expect(sheet.getByText('large.img')).toBeHidden();
});
