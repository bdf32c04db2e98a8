import { account, enter, expect, expectAccessible, test } from './console.ts';
import { uploadDevices } from './uploads.ts';

test('a file of devices is previewed, applied and undone, and the wrong row comes back (TN-278..TN-281)', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await page.getByRole('link', { name: 'Upload devices' }).click();
  await expectAccessible(page);
  await uploadDevices(page, [
    'Serial number,MAC address,Model,Carton',
    'E2E-1,02:00:5E:00:61:01,AR2146,7',
    'E2E-2,02-00-5e-00-61-02,ar2146,7',
    'E2E-3,1E+11,AR2146,7',
  ]);
  await expect(page.getByText('Ignored columns: Carton')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'MAC address not valid: 1E+11' })).toBeVisible();

  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Invalid rows' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await saved).suggestedFilename()).toBe('invalid-rows.csv');

  await page.getByRole('button', { name: 'Apply 2 valid rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply 2 valid rows' }).click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Summary')).toContainText('Added2');

  await page.getByRole('button', { name: 'Undo upload' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo upload' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Summary')).toContainText('Removed2');
});
