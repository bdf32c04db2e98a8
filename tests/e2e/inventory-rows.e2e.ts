import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, expectAccessible, test } from './console.ts';
import { endpointOf, enterStock, leaveStock } from './stock.ts';

const serials = ['ROWS-1', 'ROWS-2', 'ROWS-9'] as const;
const macOf = (index: number) => `0A:52:A4:F0:01:0${index}`;
let api: ApiClient;

test.beforeEach(async ({ page, baseURL }) => {
  await admit(page, account('admin@northwind'));
  api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const devices = ['ROWS-1', 'ROWS-2'].map((deviceSn, index) => ({
    deviceSn,
    macAddr: macOf(index),
    modelName: 'AR2146',
    deviceName: `Rows ${index + 1}`,
  }));
  await enterStock(api, devices);
});
test.afterEach(() => leaveStock(api, serials));

test('one device is added by a form, which says at its fields what is wrong (RT-025, CL-024, ER-033..ER-036)', async ({
  page,
}) => {
  await page.goto('/management/device/deviceListPage');
  await page.getByRole('button', { name: 'Add device' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add device' });
  const add = sheet.getByRole('button', { name: 'Add device' });
  await add.click();
  await expect(sheet.getByLabel('Serial number')).toHaveAccessibleDescription('This value is required.');
  await sheet.getByLabel('Serial number').fill('rows-1');
  await sheet.getByLabel('MAC address').fill('no address');
  await sheet.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'AR2146', exact: true }).click();
  await add.click();
  await expect(sheet.getByLabel('Serial number')).toHaveAccessibleDescription(
    'Serial number already belongs to another device',
  );
  await expect(sheet.getByLabel('MAC address')).toHaveAccessibleDescription(
    'MAC address not valid: no address',
  );
  await expectAccessible(page);
  await sheet.getByLabel('Serial number').fill('ROWS-9');
  await sheet.getByLabel('MAC address').fill(macOf(9));
  await add.click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 device registered' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goto('/management/device/deviceListPage?keyword=ROWS-9');
  await expect(page.getByRole('row').filter({ hasText: 'ROWS-9' })).toHaveCount(1);
});

test('a file is imported for what was chosen (RT-025)', async ({ page }) => {
  await page.goto('/management/device/deviceListPage');
  for (const [entry, type] of [
    ['Deploy devices', 'Deploy'],
    ['Edit devices', 'Edit'],
  ] as const) {
    await page.goto('/management/device/deviceListPage');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(page.getByRole('radio', { name: type, exact: true })).toBeChecked();
  }
});

test('the row of a device changes its name, its customer and its groups (RT-025, RT-028)', async ({
  page,
}) => {
  await api.call('POST', '/api/v1/devices/actions/activate', {
    endpointId: endpointOf('ROWS-1'),
    customerId: 'C-1',
    address: '1 Long Street',
  });
  const { data: group } = await api.call('POST', '/api/v1/groups', { groupName: 'Rows of a test' });
  await page.goto('/management/device/deviceListPage?keyword=ROWS-');
  const choose = async (device: string, entry: string) => {
    await page.getByRole('button', { name: `Actions for ${device}` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Rows 2', 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename Rows 2' });
  await rename.getByLabel('Name').fill('Rows two');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Rows two' })).toHaveCount(1);
  await choose('Rows 1', 'Change customer');
  const customer = page.getByRole('dialog', { name: 'Customer of Rows 1' });
  await customer.getByLabel('Customer ID').fill('C-815');
  await customer.getByLabel('Retailer').fill('Corner Store');
  await customer.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'C-815' })).toHaveCount(1);

  await page.goto('/management/inventory/inventoryListPage?keyword=ROWS-');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Add to group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to group' });
  await dialog.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Rows of a test' }).click();
  await dialog.getByRole('button', { name: 'Add to group' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '2 devices assigned' })).toBeVisible();
  const { data } = await api.call('GET', `/api/v1/groups/${group.gid}`);
  expect(data.deviceCnt).toBe(2);
  await api.call('DELETE', `/api/v1/groups/${group.gid}`);
});

test('a device outside of the service area is shown on the map (RT-026)', async ({ page }) => {
  await api.call('POST', '/api/v1/devices/actions/activate', {
    endpointId: endpointOf('ROWS-1'),
    customerId: 'C-1',
    address: '1 Ilchul-ro',
    lat: 33.46,
    lng: 126.94,
  });
  await page.goto('/management/outsidesa/outsideSaDeviceListPage?keyword=ROWS-1');
  await page.getByRole('link', { name: 'Show Rows 1 on the map' }).click();
  await expect(page).toHaveURL(/deviceMapPage\?lat=33\.46&lng=126\.94&zoom=15/);
  await expect(page.getByRole('row').filter({ hasText: 'Rows 1' })).toHaveCount(1);
});

test('unregistered devices are exported as they are listed (RT-027, CL-058)', async ({ page }) => {
  await admit(page, account('system.admin@waymark'));
  await page.goto('/management/unregistereddevice/unregisteredDeviceListPage');
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  expect((await coming).suggestedFilename()).toBe('unregistered-devices.csv');
});
