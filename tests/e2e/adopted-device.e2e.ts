import { account, admit, devicesOf, expect, test } from './console.ts';
import { intercept } from './intercept.ts';

const openRequested = async (page: Parameters<typeof devicesOf>[0]) => {
  const [device] = (await devicesOf(page, { deviceStatus: ['Requested'] })).filter(
    ({ endpointId }) => endpointId,
  );
  await page.goto(`/device/deviceDetail/${encodeURIComponent(device?.endpointId ?? '')}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  return page.getByRole('menuitem', { name: 'Move to another operator' });
};

test('a support engineer cannot move a device, and sees why', async ({ page }) => {
  await admit(page);
  const entry = await openRequested(page);
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText('Support engineer');
});

test('operators that cannot be read are an error in the form', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  const entry = await openRequested(page);
  await intercept(page, /op\/action\/allocate/, (route) =>
    route.fulfill({ json: { code: 'error', message: 'Default Fail', data: [] } }),
  );
  await entry.click();
  await expect(page.getByText('The operators could not be loaded. Close this and try again.')).toBeVisible();
});

test('an administrator moves a requested device on to a school (CL-159, TN-183, RU-141)', async ({
  page,
}) => {
  await admit(page, account('admin@northwind'));
  const read = page.waitForResponse(/op\/action\/allocate/);
  await (await openRequested(page)).click();
  await read;
  const sheet = page.getByRole('dialog', { name: /^Move .+ to another operator$/ });
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  const target = sheet.getByRole('combobox', { name: 'Operator or school' });
  await expect(target).toHaveAccessibleDescription('This value is required.');
  // The form sets the focus twice: a list that opened in between would lose it, and close.
  await expect(target).toBeFocused();
  await target.click();
  await page.getByRole('option', { name: /^Hillside School · / }).click();
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 device moved' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Hillside School', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Inventory', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('tab', { name: 'User actions' }).click();
  await expect(page.getByText('Move to another operator').first()).toBeVisible();
});
