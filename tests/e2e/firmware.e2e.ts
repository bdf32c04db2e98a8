import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, expectAccessible, openModel, test } from './console.ts';
import { uploadFirmware } from './firmware.ts';

/** RT-036, TN-215..TN-220, ER-053: from the upload to the second person's approval. */

/** Deletes the files of these tests. */
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
  await expect(page.getByRole('menuitem', { name: 'Edit description' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an upload that is paused and a reloaded page go on where they stopped', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/management/firmware/firmwareFileList');
  await page.getByRole('button', { name: 'Upload firmware' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Upload firmware' });
  const file = {
    name: 'large.img',
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(9_000_000, 'x'),
  };
  /** The second part never arrives. */
  const cutLine = async () => {
    let parts = 0;
    await page.route('**/file-uploads/*', async (route) => {
      if (route.request().method() === 'PATCH' && ++parts > 1) return route.abort('internetdisconnected');
      return route.continue();
    });
  };
  await cutLine();
  await sheet.getByLabel('Firmware image').setInputFiles(file);
  await expect(sheet.getByText('Connection lost.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Pause' }).click();
  await expect(sheet.getByText('Paused at')).toBeVisible();
  await page.unroute('**/file-uploads/*');
  await page.reload();
  await page.getByRole('button', { name: 'Upload firmware' }).first().click();
  await expect(
    sheet.getByText('large.img is 46.6% uploaded. Choose the same file to continue.'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Discard' }).click();
  await expect(sheet.getByText('large.img')).toBeHidden();

  await cutLine();
  await sheet.getByLabel('Firmware image').setInputFiles(file);
  await expect(sheet.getByText('Connection lost.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Pause' }).click();
  await page.unroute('**/file-uploads/*');
  await sheet.getByRole('button', { name: 'Resume' }).click();
  await expect(sheet.getByText('Uploaded, checksum matches')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await sheet.getByRole('link', { name: 'Upload timeline' }).click();
  const record = await opened;
  await expect(record.getByRole('heading', { name: 'large.img' })).toBeVisible();
  const events = record.getByRole('listbox', { name: 'Events' });
  await expect(events.getByText('From 4 MB')).toBeVisible();
  await expect(events.getByText('Stored and hashed')).toBeVisible();
  await sheet.getByRole('button', { name: 'Remove file' }).click();
  // The open record updates.
  await expect(record.getByText('Discarded').first()).toBeVisible();
  await expectAccessible(record);
  await record.close();
});

test('a device is upgraded from its page, and shows its new version (CL-043, TN-142, TN-143)', async ({
  page,
  baseURL,
}) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/management/firmware/firmwareFileList');
  await uploadFirmware(page, 'KSTB6200', '9.8.3', 9_803);
  const approver = new ApiClient(baseURL ?? '');
  await approver.signIn(account('system.admin'));
  const { data } = await approver.call('POST', '/api/v1/firmwares/page', { keyword: '9.8.3' });
  const { FirmwareFileId } = data[0];
  await approver.call('POST', '/api/v1/firmwares/action/approve', { FirmwareFileId });

  await openModel(page, 'KSTB6200');
  await page.getByRole('tab', { name: 'Detailed' }).click();
  const card = page.locator('#firmware');
  await card.getByRole('button', { name: 'Upgrade firmware' }).click();
  const sheet = page.getByRole('dialog', { name: /^Upgrade firmware of/ });
  await sheet.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: '9.8.3 (code 9803)' }).click();
  await sheet.getByRole('button', { name: 'Start upgrade' }).click();
  await expect(sheet).toBeHidden();
  await expect(card.getByText('To 9.8.3')).toBeVisible();
  await expect(card.getByText('Succeeded')).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText('9.8.3', { exact: true })).toBeVisible();

  await card.getByRole('link', { name: 'Timeline' }).first().click();
  await expect(page.getByRole('heading', { name: /^Upgrade of .* to 9\.8\.3/ })).toBeVisible();
  await expect(page.getByText('It runs 9.8.3').first()).toBeVisible();
  await page.goBack();

  // The file is no longer newer: the sheet shows the reason.
  await card.getByRole('button', { name: 'Upgrade firmware' }).click();
  await sheet.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: '9.8.3 (code 9803)' }).click();
  await sheet.getByRole('button', { name: 'Start upgrade' }).click();
  await expect(sheet.getByRole('alert')).toContainText('The new firmware version must be higher');
  await expect(sheet.getByText(/has this version/)).toBeVisible();
  await approver.call('POST', '/api/v1/firmwares/action/disapprove', { FirmwareFileId });
});
