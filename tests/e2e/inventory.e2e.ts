import { account, admit, devicesOf, expect, test } from './console.ts';

test('an installer activates a device with a pin that arrow keys move, on a phone (CL-047, RU-038, TN-187)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await admit(page, account('admin@northwind'));
  const [device] = await devicesOf(page, { deviceStatus: ['Requested'] });
  const endpointId = device?.endpointId ?? '';
  await page.goto('/management/inventory/inventoryActivePage');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  const sheet = page.getByRole('dialog', { name: /^Activate / });
  await sheet.getByRole('button', { name: 'Activate device' }).click();
  await expect(sheet.getByLabel('Customer ID')).toHaveAccessibleDescription('This value is required.');
  await sheet.getByLabel('Customer ID').fill('C-4711');
  await sheet.getByLabel('Address').fill('1 Long Street');
  await sheet.getByLabel('Zip code').fill('8001');
  await sheet.getByRole('button', { name: 'Set a pin' }).click();
  const pin = sheet.getByRole('application', { name: 'Pin at 36.4, 128' });
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(sheet.getByRole('application', { name: 'Pin at 36.41, 127.9' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Activate device' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Device activated' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('No activation is waiting')).toBeVisible();
  const [active] = await devicesOf(page, { deviceStatus: ['Deployed'] }).then((all) =>
    all.filter((each) => each.endpointId === endpointId),
  );
  expect(active).toMatchObject({
    customerId: 'C-4711',
    zipCode: '8001',
    markers: { lat: 36.41, lng: 127.9 },
  });
});

test('an operator retrieves several devices, moves one on and removes another (TN-183, TN-190, TN-191, RU-141)', async ({
  page,
}) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/management/device/deviceListPage?tab=active&model=AR2146');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Retrieve', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Retrieve \d devices from use\?$/ });
  await question.getByRole('button', { name: 'Retrieve' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /\d devices retrieved/ })).toBeVisible();
  await page.goto('/management/device/deviceListPage?tab=inven&model=AR2146');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 device removed' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Move to another operator' }).click();
  const sheet = page.getByRole('dialog', { name: /^Move / });
  await sheet.getByRole('combobox', { name: 'Operator or school' }).click();
  await page.getByRole('option', { name: /^Northwind South/ }).click();
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 device moved' })).toBeVisible();
});

test('a support engineer sees why a device cannot be removed', async ({ page }) => {
  await admit(page);
  await page.goto('/management/device/deviceListPage?tab=inven');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toContainText('Support engineer');
});
