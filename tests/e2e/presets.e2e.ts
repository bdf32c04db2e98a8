import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, expectAccessible, test } from './console.ts';

/** RT-034, CL-161..CL-165, TN-290: from the form of a preset to the page of its device. */

/** Removes the presets of these tests; the devices keep their values. */
test.afterEach(async ({ baseURL }) => {
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const { data } = await api.call('GET', '/api/v1/presets?keyword=Office%20time&limit=100');
  for (const { presetId } of data) await api.call('DELETE', `/api/v1/presets/${presetId}`);
});

test('a preset is drafted for several models, approved by another person, and its devices show where a value is from', async ({
  page,
}) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/management/preset/presetListPage');
  await page.getByRole('button', { name: 'Create preset' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create preset' });
  await sheet.getByLabel('Name', { exact: true }).fill('Office time');
  await sheet.getByRole('combobox', { name: 'Devices' }).click();
  await page.getByRole('option', { name: 'Models' }).click();
  // No model is chosen yet: an empty choice is never all devices.
  const save = sheet.getByRole('button', { name: 'Save draft' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const models = sheet.getByRole('group', { name: 'Models' });
  await models.getByRole('checkbox', { name: 'AR2146' }).check();
  await models.getByRole('checkbox', { name: 'AR2140' }).check();
  await sheet.getByRole('combobox', { name: 'Add a setting' }).click();
  await page.getByRole('option', { name: 'Time zone' }).click();
  await sheet.getByRole('textbox', { name: 'Time zone' }).fill('CET-1');
  await expect(sheet.getByText(/devices?: \d+ would change/)).toBeVisible();
  await expectAccessible(page);
  await save.click();

  await expect(page.getByRole('heading', { name: 'Office time' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Awaiting approval')).toBeVisible();
  const { pathname } = new URL(page.url());
  await admit(page, account('system.admin'));
  await page.goto(pathname);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  // The page follows its devices without a reload.
  const compliant = page.getByRole('row', { name: /Compliant/ }).first();
  await expect(compliant).toBeVisible({ timeout: 60_000 });
  await compliant.getByRole('link').first().click();
  await expect(page.getByText('Office time').first()).toBeVisible();
});
