import type { Page } from '@playwright/test';
import { demoDevice } from '#server/demo/devices.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { account, byMenu, enter, expect, expectAccessible, test } from './console.ts';
import { intercept } from './intercept.ts';

const menu = async (page: Page, name: string, item: string) => {
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a group gets devices by hand and by a file, shows what a command would do, and is deleted (RT-023, TN-289)', async ({
  page,
}) => {
  const { registration } = demoDevice(0);
  await enter(page, account('admin@northwind'));
  await byMenu(page, 'Fleet', 'Groups');
  await page.getByRole('tab', { name: 'User Defined' }).click();
  await page.getByRole('button', { name: 'Create group' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create group' });
  await sheet.getByLabel('Group', { exact: true }).fill('Lobby routers');
  await sheet.getByRole('button', { name: 'Create group' }).click();
  await expect(sheet).toBeHidden();

  await menu(page, 'Lobby routers', 'Reboot …');
  const command = page.getByRole('dialog', { name: 'Reboot: Lobby routers' });
  await expect(command.getByText('No devices in group.')).toBeVisible();
  await expect(command.getByRole('button', { name: /^Reboot \d/ })).toHaveAttribute('aria-disabled', 'true');
  await command.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Lobby routers' }).click();
  await page.getByRole('button', { name: 'Assign devices' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign devices' });
  await assign.getByRole('checkbox').nth(1).click();
  await assign.getByRole('checkbox').nth(2).click();
  await expectAccessible(page);
  await assign.getByRole('button', { name: 'Assign 2 devices' }).click();
  await expect(assign).toBeHidden();
  await expect(page.getByText('2 results')).toBeVisible();

  await page.getByRole('button', { name: 'Assign by file' }).click();
  const file = page.getByRole('dialog', { name: 'Assign by file' });
  await file.getByLabel('Choose file').setInputFiles({
    name: 'boxes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`deviceSn\n${registration.deviceSn}\nNOBODY1\n`),
  });
  await expect(file.getByText('No such device')).toBeVisible();
  await expectAccessible(page);
  await file.getByRole('button', { name: /^Assign/ }).click();
  await expect(file).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All groups' }).click();
  await menu(page, 'Lobby routers', 'Unlock …');
  const unlock = page.getByRole('dialog', { name: 'Unlock: Lobby routers' });
  await expect(unlock.getByText(/can be operated/)).toBeVisible();
  await expectAccessible(page);
  await unlock.getByRole('button', { name: /^Unlock \d/ }).click();
  await expect(page.getByText('[Unlock] Start', { exact: true })).toBeVisible();

  // between two hours of each device's zone; a scheduled command can be cancelled.
  await menu(page, 'Lobby routers', 'Reboot …');
  await command.getByRole('combobox', { name: 'Run' }).click();
  await page.getByRole('option', { name: 'Between two hours' }).click();
  // Hours from now by the clocks of the devices, which are in Korea.
  const hour = (later: number) =>
    `${String((new Date().getUTCHours() + 9 + later) % 24).padStart(2, '0')}:00`;
  await command.getByRole('combobox', { name: 'From' }).click();
  await page.getByRole('option', { name: hour(5) }).click();
  await command.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: hour(7) }).click();
  await expect(command.getByRole('list', { name: 'Starts, in your time zone' })).toContainText('3 devices');
  await expectAccessible(page);
  await command.getByRole('button', { name: 'Reboot 3 devices' }).click();
  const scheduled = page.getByText('[Reboot] Scheduled', { exact: true });
  await expect(scheduled).toBeVisible();
  await byMenu(page, 'Tasks', 'Bulk actions');
  await page.getByRole('link', { name: 'Reboot' }).first().click();
  await expect(page.getByText(/^Starts at /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel bulk action' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel bulk action' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await byMenu(page, 'Fleet', 'Groups');
  await page.getByRole('tab', { name: 'User Defined' }).click();

  await menu(page, 'Lobby routers', 'Delete group');
  const confirm = page.getByRole('dialog', { name: 'Delete Lobby routers?' });
  await expect(confirm.getByText(/devices leave the group/)).toBeVisible();
  await confirm.getByRole('button', { name: 'Delete group' }).click();
  await expect(confirm).toBeHidden();
  await expect(page.getByRole('link', { name: 'Lobby routers' })).toHaveCount(0);
});

test("a school's administrator places devices in a room, which the device's page names (RT-024)", async ({
  page,
}) => {
  await enter(page, account('school@hillside'));
  await byMenu(page, 'Fleet', 'Groups', 'Rooms');
  await page.getByRole('button', { name: 'Create room' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create room' });
  await sheet.getByLabel('Room', { exact: true }).fill('Room 12');
  await sheet.getByRole('button', { name: 'Create room' }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('link', { name: 'Room 12' }).click();
  await page.getByRole('button', { name: 'Assign devices' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign devices' });
  await assign.getByRole('checkbox').first().click();
  await assign.getByRole('button', { name: 'Assign 1 device' }).click();
  await expect(assign).toBeHidden();
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Room 12' })).toBeVisible();

  await page.getByRole('link', { name: 'Room 12' }).click();
  await page.getByRole('checkbox').nth(1).click();
  await page.getByRole('button', { name: 'Remove from room' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from room' }).click();
  await expect(page.getByText('No devices in this room')).toBeVisible();
  await page.getByRole('link', { name: 'All rooms' }).click();
  await menu(page, 'Room 12', 'Delete room');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete room' }).click();
  await expect(page.getByText('No rooms yet')).toBeVisible();
});

test('a filter of the device list is kept under a name, and a command tells what it finds now', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await page.goto('/device/deviceList/1?model=KSTB2020');
  await page.getByRole('button', { name: 'Save filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Save filter' });
  await sheet.getByLabel('Filter', { exact: true }).fill('Older boxes');
  await sheet.getByRole('button', { name: 'Save filter' }).click();
  await expect(sheet).toBeHidden();
  await page.goto('/management/group/groupListPage?tab=filters');
  await expect(page.getByRole('row').filter({ hasText: 'Older boxes' })).toContainText('KSTB2020');
  await menu(page, 'Older boxes', 'Reboot …');
  const command = page.getByRole('dialog', { name: 'Reboot: Older boxes' });
  await expect(command.getByText(/can be operated\. As of/)).toBeVisible();
  await expectAccessible(page);
  await command.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Older boxes' }).click();
  await expect(page).toHaveURL(/model=KSTB2020/);
});

test('a divided command that could not be read is not said to be missing', async ({ page, errors }) => {
  await enter(page, account('admin@northwind'));
  await intercept(page, '**/api/v1/bulk-commands/some', (route) =>
    route.fulfill({ status: 500, json: { code: 'error', message: 'Out of order', data: [] } }),
  );
  await page.goto('/bulk-actions/commands/some');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await expect(page.getByText('Command not found')).toBeHidden();
  await page.unroute('**/api/v1/bulk-commands/some');
  // The browser reports the failures that this test has caused.
  expect(errors.splice(0).filter((error) => !error.includes('status of 500'))).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Command not found' })).toBeVisible();
});

test('on a phone each list of groups names its order, or has none to choose', async ({ page }) => {
  await enter(page, account('admin@northwind'));
  await page.setViewportSize({ width: 360, height: 740 });
  const order = page.getByRole('combobox', { name: 'Order' });
  await page.goto('/management/group/groupListPage?tab=user');
  await expect(order).toHaveText('Group');
  for (const tab of ['', '?tab=filters']) {
    await page.goto(`/management/group/groupListPage${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(order).toHaveCount(0);
  }
});

test('a support engineer, who sees no organisations, chooses the school of a new room', async ({ page }) => {
  await enter(page);
  await page.goto('/management/group/roomListPage');
  await page.getByRole('button', { name: 'Create room' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create room' });
  await sheet.getByRole('combobox', { name: 'School' }).click();
  await expect(page.getByRole('option', { name: 'Hillside School' })).toBeVisible();
});

test('a bulk action names its group and lists its devices; the group shows what its boxes hold (RT-023)', async ({
  page,
  baseURL,
}) => {
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const [first = '', second = ''] = [0, 14].map((index) => demoDevice(index).endpointId);
  const { data: group } = await api.call('POST', '/api/v1/groups', {
    groupName: 'Riverside',
    city: 'Busan',
    province: 'Busan',
  });
  const members = { gid: group.gid, endpointIds: [first, second] };
  await api.call('POST', '/api/v1/groups/actions/associate', members);
  await enter(page, account('admin@northwind'));
  await page.goto(`/management/group/devices/group/${group.gid}`);
  await expect(page.getByText('Northwind Telecom · Busan, Busan')).toBeVisible();
  await expect(page.getByText('2 results')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /of 2 set-top boxes$/ })).toHaveCount(2);
  // Nothing changes: the devices are unlocked already.
  const { data } = await api.call('POST', '/api/v1/groups/controls', {
    commandType: 'Unlock',
    gid: group.gid,
  });
  await page.goto('/bulk-actions');
  await expect(page.getByRole('row').filter({ hasText: 'Riverside' })).toHaveCount(1);
  await page.goto(`/bulk-actions/${data.bulkActionIds[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock: Riverside' })).toBeVisible();
  const devices = page.getByRole('table', { name: 'Devices' });
  await expect(devices.getByRole('link', { name: 'Open task' })).toHaveCount(2);
  await expectAccessible(page);
  await api.call('DELETE', `/api/v1/groups/${group.gid}`);
});
