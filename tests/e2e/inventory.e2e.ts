import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, devicesOf, expect, test } from './console.ts';
import { endpointOf, enterStock, leaveStock } from './stock.ts';

const serials = ['LIFE-1', 'LIFE-2', 'LIFE-3'] as const;
let api: ApiClient;

test.beforeEach(async ({ page, baseURL }) => {
  await admit(page, account('admin@northwind'));
  api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const devices = serials.map((deviceSn, index) => ({
    deviceSn,
    macAddr: `0A:52:A4:F0:00:0${index}`,
    modelName: 'AR2146',
    deviceName: `Life ${index + 1}`,
  }));
  await enterStock(api, devices);
});
test.afterEach(() => leaveStock(api, serials));

const deploy = async (endpointId: string) =>
  api.call('POST', '/api/v1/devices/actions/activate', {
    endpointId,
    customerId: 'C-1',
    address: '1 Long Street',
  });

test('an installer activates a device with a pin that arrow keys move, on a phone (CL-047, RU-038, TN-187)', async ({
  page,
}) => {
  const endpointId = endpointOf('LIFE-1');
  await api.call('POST', '/api/v1/devices/actions/request-activation', { endpointId });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/management/inventory/inventoryActivePage?keyword=LIFE-1');
  await page.getByRole('button', { name: 'Actions for Life 1' }).click();
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  const sheet = page.getByRole('dialog', { name: 'Activate Life 1' });
  await sheet.getByRole('button', { name: 'Activate device' }).click();
  await expect(sheet.getByLabel('Customer ID')).toHaveAccessibleDescription('This value is required.');
  await sheet.getByLabel('Customer ID').fill('C-4711');
  await sheet.getByLabel('Address').fill('1 Long Street');
  await sheet.getByLabel('Zip code').fill('8001');
  await sheet.getByRole('button', { name: 'Set a pin' }).click();
  await sheet.getByRole('application', { name: 'Pin at 36.4, 128' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(sheet.getByRole('application', { name: 'Pin at 36.41, 127.9' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Activate device' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Device activated' })).toBeVisible();
  await expect(sheet).toBeHidden();
  const deployed = await devicesOf(page, { deviceStatus: ['Deployed'], modelName: ['AR2146'] });
  expect(deployed.find((device) => device.endpointId === endpointId)).toMatchObject({
    customerId: 'C-4711',
    zipCode: '8001',
    markers: { lat: 36.41, lng: 127.9 },
  });
});

test('an operator retrieves several devices, moves one on and removes another (TN-183, TN-190, TN-191, RU-141)', async ({
  page,
}) => {
  for (const serial of serials) await deploy(endpointOf(serial));
  await page.goto('/management/device/deviceListPage?tab=active&keyword=LIFE-');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Retrieve', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Retrieve 3 devices from use?' });
  await question.getByRole('button', { name: 'Retrieve' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '3 devices retrieved' })).toBeVisible();
  await page.goto('/management/device/deviceListPage?tab=inven&keyword=LIFE-');
  await page.getByRole('checkbox', { name: 'Select Life 2' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 device removed' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Life 3' }).click();
  await page.getByRole('menuitem', { name: 'Move to another operator' }).click();
  const sheet = page.getByRole('dialog', { name: /^Move / });
  await sheet.getByRole('combobox', { name: 'Operator or school' }).click();
  await page.getByRole('option', { name: /^Northwind South/ }).click();
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 device moved' })).toBeVisible();
});

test('a support engineer sees why a device cannot be removed', async ({ page }) => {
  await admit(page);
  await page.goto('/management/device/deviceListPage?tab=inven&keyword=LIFE-1');
  await page.getByRole('button', { name: 'Actions for Life 1' }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toContainText('Support engineer');
});

test('menu and tabs mark the open page alone, also where addresses begin with each other', async ({
  page,
}) => {
  const marked = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current=page]');
  const tab = page.getByRole('navigation', { name: 'Inventory' }).locator('[aria-current=page]');
  for (const [address, entry, tabs] of [
    ['inventoryListPage', 'Inventory', ['Inventory']],
    ['inventoryList', 'Inventory', ['Own stock']],
    ['bulkUpload', 'Upload devices', []],
    ['bulkUploadHistory', 'Inventory', []],
  ] as const) {
    await page.goto(`/management/inventory/${address}`);
    await expect(marked).toHaveText([entry]);
    await expect(tab).toHaveText(tabs);
  }
});

test('a viewer gets no link to a page that they may not open', async ({ page }) => {
  const upload = page.getByRole('main').getByRole('link', { name: 'Upload devices' });
  await page.goto('/management/inventory/inventoryListPage');
  await expect(upload).toBeVisible();
  await admit(page, account('viewer@northwind'));
  await page.goto('/management/inventory/inventoryListPage');
  await expect(page.getByRole('tab', { name: 'Deployed' })).toBeVisible();
  await expect(upload).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Bulk Upload History' })).toHaveCount(0);
  // A role that sees rooms may lack access to organisations: their list is not requested, which would be refused.
  await page.goto('/management/group/roomListPage');
  await expect(page.getByText('No rooms yet')).toBeVisible();
  await expect(page.getByText('Role Error')).toHaveCount(0);
});

test('the own stock is filtered and sorted', async ({ page }) => {
  const cards = page.getByRole('row').filter({ hasText: 'Life ' });
  await page.goto('/management/inventory/inventoryList?keyword=LIFE-&sort=deviceName&desc=true');
  await expect(cards).toHaveText([/Life 3/, /Life 2/, /Life 1/]);
  await page.goto('/management/inventory/inventoryList?keyword=LIFE-&online=online');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});
