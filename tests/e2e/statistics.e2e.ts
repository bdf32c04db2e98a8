import { ApiClient } from '#tests/support/api-client.ts';
import { account, devicesOf, enter, expect, expectAccessibleInBothThemes, test } from './console.ts';

/** The three pages of statistics, as seen by an administrator, a support engineer and a viewer. */
test('an administrator compares devices by model, reads them as a table, and goes from an action to its tasks (RT-031, CO-103)', async ({
  page,
  baseURL,
}) => {
  await enter(page, account('admin@northwind'));
  const [device] = await devicesOf(page, { online: true });
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const body = { endpointId: device?.endpointId, host: 'example.net', repetitions: 2 };
  const started = await api.call('POST', '/api/v1/devices/diagnostics/ip-ping', body);
  expect(started.code).toBe('success');
  await page.goto('/management/statistics/statisticsPage');
  const tabs = page.getByRole('tablist', { name: 'Statistics by subject' });
  await tabs.getByRole('tab', { name: 'Overall' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Retention' })).toBeFocused();
  await expect(page).toHaveURL(/tab=retention/);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Devices', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('combobox', { name: 'Devices by' }).click();
  await page.getByRole('option', { name: 'Model' }).click();
  await expect(page).toHaveURL(/by=model/);
  await page.getByRole('button', { name: /table/i }).first().click();
  // A row, or a column after the first midnight of the counts.
  const head = page.getByRole('cell', { name: 'AR2146' }).or(page.getByRole('rowheader', { name: 'AR2146' }));
  await expect(head.or(page.getByRole('columnheader', { name: 'AR2146' })).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('tab', { name: 'Actions' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Ping test' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Ping test' }).click();
  await expect(page).toHaveURL(/\/tasks\?action=PingTest/);
});

test('a viewer sees which apps devices have, and the versions of one (CL-301, CL-304)', async ({ page }) => {
  await enter(page, account('viewer@northwind'));
  // Devices are read some seconds after they have connected.
  await expect(async () => {
    await page.goto('/management/statistics/statisticsPage?tab=apps');
    await expect(page.getByRole('link', { name: 'Live TV' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Live TV' }).click();
  await expect(page).toHaveURL(/app=com\.example\.livetv/);
  await expect(page.getByRole('heading', { name: 'Devices by version' })).toBeVisible();
  await page.getByRole('link', { name: 'All apps' }).click();
  await expect(page.getByRole('heading', { name: 'Devices by app' })).toBeVisible();
});

test('an administrator sees what thresholds would have raised, saves them for a model, and removes them (RT-066, A-126, A-219)', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await page.goto('/totalStatistics/resourceStatistics');
  await expect(page.getByRole('heading', { name: 'CPU temperature' })).toBeVisible();
  await page.getByRole('link', { name: 'View alarms' }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Alarm thresholds' }).click();
  const sheet = page.getByRole('dialog', { name: 'Alarm thresholds' });
  await sheet.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'EAP2244' }).click();
  await sheet.getByLabel('Warning').fill('96');
  await sheet.getByRole('button', { name: 'Save thresholds' }).click();
  await expect(
    sheet.getByText('The warning level must not be above the critical level.').first(),
  ).toBeVisible();
  await sheet.getByLabel('Warning').fill('90');
  await expect(sheet.getByText(/These thresholds would have raised/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(sheet.getByRole('row', { name: /EAP2244/ })).toContainText('90 %');
  await sheet.getByRole('button', { name: 'Remove own thresholds' }).click();
  await expect(sheet.getByRole('row', { name: /EAP2244/ })).toHaveCount(0);
});

test('a viewer reads resources and alarms, and cannot set thresholds', async ({ page }) => {
  await enter(page, account('viewer@northwind'));
  await page.goto('/totalStatistics/resourceStatistics?state=ended&from=2020-01-01&to=2020-01-01');
  await expect(page.getByRole('heading', { name: 'Alarms' })).toBeVisible();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('button', { name: 'Alarm thresholds' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Create rule' }).first()).toBeDisabled();
  await expectAccessibleInBothThemes(page);
});

test('a support engineer finds an action by MAC address and opens its timeline (RT-075, CO-095, CO-096)', async ({
  page,
  baseURL,
}) => {
  await enter(page);
  const [device] = await devicesOf(page, { online: true });
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('support@northwind'));
  const body = { endpointId: device?.endpointId, host: 'example.net', repetitions: 2 };
  expect((await api.call('POST', '/api/v1/devices/diagnostics/ip-ping', body)).code).toBe('success');
  await page.goto('/totalStatistics/actionLogs/page/1/mac/all');
  const { data } = await api.call('POST', '/api/v1/devices/action/getDevice', {
    endpointId: device?.endpointId,
  });
  const mac = String(data.device.macAddr).replaceAll(':', '-').toLowerCase();
  await page.getByRole('searchbox', { name: 'MAC address' }).fill(mac);
  await expect(page).toHaveURL(new RegExp(`/actionLogs/page/1/mac/${mac}`));
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Ping test' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Ping test' }).first().click();
  await expect(page).toHaveURL(/\/tasks\//);
});

test('a period is zoomed by keys and by dragging, a day opens its hours, and the period before is compared', async ({
  page,
  baseURL,
}) => {
  await enter(page, account('admin@northwind'));
  const [device] = await devicesOf(page, { online: true });
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const body = { endpointId: device?.endpointId, host: 'example.net', repetitions: 1 };
  expect((await api.call('POST', '/api/v1/devices/diagnostics/ip-ping', body)).code).toBe('success');
  const period = () => {
    const { searchParams } = new URL(page.url());
    return [searchParams.get('from'), searchParams.get('to')];
  };
  const plot = page.getByRole('figure', { name: 'Completed actions' }).getByRole('slider');
  await expect(async () => {
    await page.goto('/management/statistics/statisticsPage?tab=actions');
    await expect(plot).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  // Days are written as YY-MM-DD, the default of a user.
  const read = async () => `20${((await plot.getAttribute('aria-valuetext')) ?? '').split(' · ')[0]}`;
  const today = await read();

  await plot.focus();
  await page.keyboard.press('Home');
  const first = await read();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const third = await read();
  await page.keyboard.press('Enter');
  await expect.poll(period).toEqual([first, third]);
  await page.goBack();
  await expect.poll(period).toEqual([null, null]);

  await expect(plot).toBeVisible();
  const box = await plot.boundingBox();
  if (!box) throw new Error('the chart is not drawn');
  const drag = async (from: number, to: number) => {
    await page.mouse.move(box.x + box.width * from, box.y + 80);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to, box.y + 80, { steps: 4 });
    await page.mouse.up();
  };
  await drag(0.5, 0.99);
  await expect.poll(period).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), today]);
  expect((period()[0] ?? '') < today).toBe(true);
  await page.getByRole('button', { name: 'Reset period' }).click();
  await expect.poll(period).toEqual([null, null]);

  await expect(plot).toBeVisible();
  await plot.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(period).toEqual([today, today]);
  await expect(plot).toHaveAttribute('aria-valuetext', /^\d\d-\d\d \d\d:00 · /);
  await page.getByRole('checkbox', { name: 'Compare with the period before' }).check();
  await expect(page).toHaveURL(/before=shown/);
  // The demo of the tests has no day before this one.
  await expect(page.getByText(/Period before: no data$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
