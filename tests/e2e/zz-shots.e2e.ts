import { demoDevice } from '#server/demo/devices.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, switchLanguage, test } from './console.ts';

test('shots', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const ids = [0, 14].map((i) => demoDevice(i).endpointId);
  const { data: group } = await api.call('POST', '/api/v1/groups', {
    groupName: 'Riverside',
    city: 'Busan',
    province: 'Busan',
    desc: 'By the river',
  });
  await api.call('POST', '/api/v1/groups/actions/associate', { gid: group.gid, endpointIds: ids });
  const { data } = await api.call('POST', '/api/v1/groups/controls', {
    commandType: 'Unlock',
    gid: group.gid,
  });
  await admit(page, account('system.admin@waymark'));
  const pages: [string, string][] = [
    ['devices', '/management/device/deviceListPage'],
    ['inventory', '/management/inventory/inventoryListPage'],
    ['unregistered', '/management/unregistereddevice/unregisteredDeviceListPage'],
    ['outside', '/management/outsidesa/outsideSaDeviceListPage'],
    ['groups', '/management/group/groupListPage?tab=user'],
    ['locations', '/management/group/groupListPage'],
    ['group', `/management/group/devices/group/${group.gid}`],
    ['bulk', `/bulk-actions/${data.bulkActionIds[0]}`],
    ['map', '/management/device/deviceMapPage?lat=37.56&lng=126.97&zoom=14'],
  ];
  const add = async (name: string, button: string) => {
    await page.goto('/management/device/deviceListPage');
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/shots/${name}.png` });
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [name, path] of pages) {
    await page.goto(path);
    await page.waitForTimeout(1_200);
    await page.screenshot({ path: `/tmp/shots/${name}-en.png` });
  }
  await add('add-en', 'Add device');
  await page.keyboard.press('Escape');
  await page.goto('/management/device/deviceListPage?keyword=Lobby');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/shots/menu-en.png` });
  await page.keyboard.press('Escape');
  await page.goto('/management/device/deviceListPage');
  await switchLanguage(page, 'ko');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [name, path] of pages) {
    await page.goto(path);
    await page.waitForTimeout(1_200);
    await page.screenshot({ path: `/tmp/shots/${name}-ko.png` });
  }
  await add('add-ko', '단말 추가');
  await page.keyboard.press('Escape');
  expect(true).toBe(true);
});
