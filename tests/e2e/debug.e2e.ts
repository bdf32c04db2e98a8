import { admit, choose, expect, expectAccessible, openModel, test } from './console.ts';

test('any path of the data model is read from the device, and what it refuses is said (CL-016)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR2146', 'debug');
  const path = page.getByLabel('Path', { exact: true });
  await expectAccessible(page);
  await path.fill('IP.Interface.');
  await page.getByRole('button', { name: 'Refresh from device' }).click();
  await expect(path).toHaveAccessibleDescription(/begins with Device/);
  await path.fill('Device.IP.Interface.*.Status');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Device\.IP\.Interface\.2\.Status Up/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 values' })).toBeVisible();

  await path.fill('Device.IP.Interface.9.Status');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '7016' })).toBeVisible();
  await expect(page.getByText('No values for this path')).toBeVisible();

  await page.getByRole('button', { name: 'Device.DeviceInfo.' }).click();
  await page.getByLabel('Filter values').fill('uptime');
  await expect(page.getByRole('row', { name: /Device\.DeviceInfo\.UpTime \d+/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  // Secrets are masked.
  await path.fill('Device.WiFi.AccessPoint.*.Security.');
  await page.keyboard.press('Enter');
  await page.getByLabel('Filter values').fill('ModeEnabled');
  await expect(page.getByRole('row', { name: /ModeEnabled/ }).first()).toBeVisible();
  await page.getByLabel('Filter values').fill('KeyPassphrase');
  await expect(page.getByRole('row')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '0 values' })).toBeVisible();
});

test('the tab is in Korean and fits a phone', async ({ page }) => {
  await choose(page, { language: 'ko', theme: 'dark' });
  await admit(page);
  await openModel(page, 'AR2146', 'debug');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Device.LocalAgent.' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
