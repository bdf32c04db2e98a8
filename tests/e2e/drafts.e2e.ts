import type { Dialog } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, test } from './console.ts';

/** ADR 141: an unsent form survives a reload, and is removed when it is closed, sent or its page is left. */
const endpointId = 'os::0A52A4-DRAFT-1';
let api: ApiClient;
/** Accepts the browser's question if the page may be left. */
const leave = (dialog: Dialog) => void dialog.accept();

test.beforeEach(async ({ page, baseURL }) => {
  await admit(page, account('admin@northwind'));
  api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const device = {
    deviceSn: 'DRAFT-1',
    macAddr: '0A:52:A4:F0:02:01',
    modelName: 'AR2146',
    deviceName: 'Draft 1',
  };
  const { data } = await api.call('POST', '/api/v1/devices/action/create', { devices: [device] });
  expect(data.errors).toEqual([]);
  page.on('dialog', leave);
});
test.afterEach(async ({ page }) => {
  page.off('dialog', leave);
  await api.call('POST', '/api/v1/devices/actions/deactivate', { endpointIds: [endpointId] });
  await api.call('DELETE', `/api/v1/invdevices?endpointId=${encodeURIComponent(endpointId)}`);
});

test('a half-filled activation is there again after a reload, until it is sent', async ({ page }) => {
  await page.goto('/management/device/deviceListPage?keyword=DRAFT-1');
  await page.getByRole('button', { name: 'Actions for Draft 1' }).click();
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  const sheet = page.getByRole('dialog', { name: 'Activate Draft 1' });
  await sheet.getByLabel('Customer ID').fill('C-4711');
  await sheet.getByLabel('Address').fill('1 Long Street');
  await page.reload();
  await expect(sheet.getByLabel('Customer ID')).toHaveValue('C-4711');
  await expect(sheet.getByLabel('Address')).toHaveValue('1 Long Street');
  await expect(sheet.getByRole('status')).toHaveText(
    'What you typed before was restored. It is not saved yet.',
  );
  await sheet.getByRole('button', { name: 'Activate device' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Device activated' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Draft 1' })).toHaveCount(1);
  await expect(sheet).toHaveCount(0);
});

test('a form that is closed, or whose page is left, does not come back, and is not readable in the browser', async ({
  page,
}) => {
  await page.goto('/management/device/deviceListPage');
  const open = () => page.getByRole('button', { name: 'Add device' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add device' });
  await open();
  await sheet.getByLabel('Serial number').fill('TYPED-1');
  await page.reload();
  await expect(sheet.getByLabel('Serial number')).toHaveValue('TYPED-1');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add device' })).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await open();
  await sheet.getByLabel('Serial number').fill('TYPED-2');
  await page.reload();
  await expect(sheet.getByLabel('Serial number')).toHaveValue('TYPED-2');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await stored()).not.toContain('TYPED');
  await page.goto('/management/inventory/inventoryListPage');
  await page.goto('/management/device/deviceListPage');
  await expect(page.getByRole('button', { name: 'Add device' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});
