import { admit, devicesOf, enter, expect, openSetTopBox, signIn, signOut, test } from './console.ts';
import { intercept } from './intercept.ts';
import { tokenOf, unsealed } from './stored-session.ts';

/** TN-292: data read before a reload is shown at once, and reloaded in the background. */
test('a reloaded list is shown at once, and read again in the background', async ({ page }) => {
  await enter(page);
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.first()).toBeVisible();
  const later = Promise.withResolvers<void>();
  await intercept(page, /getDevicePageList/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await later.promise;
    const data = answer.data.map((device: object) => ({ ...device, deviceName: 'As it is now' }));
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasText: 'As it is now' })).toHaveCount(0);
  later.resolve();
  await expect(rows.first()).toHaveText('As it is now');
});

test('what cannot be read again says how old it is, also where one of its values is new', async ({
  page,
}) => {
  await admit(page);
  const [device] = await devicesOf(page, { online: true, modelName: ['AR2146'] });
  if (!device) throw new Error('the demo fleet has no such device online');
  await page.goto('/device/deviceList/1?model=AR2146');
  const row = page.getByRole('row').filter({
    has: page.locator(`a[href*="${encodeURIComponent(device.endpointId)}"]`),
  });
  await expect(row).toContainText('Unlocked');
  await intercept(page, /getDevicePageList/, (route) =>
    route.fulfill({ status: 200, json: { code: 'error', message: 'Default Fail', data: [] } }),
  );
  await page.reload();
  await expect(row).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'Not updated since' });
  await expect(note).toBeVisible();
  const command = async (action: 'lock' | 'unlock', state: RegExp) => {
    const token = await tokenOf(page);
    const answer = await page.request.post(`/api/v1/devices/actions/multi/${action}`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { endpointIds: [device.endpointId] },
    });
    expect(answer.ok()).toBe(true);
    await expect(row.getByText(state)).toBeVisible();
  };
  await command('lock', /^Locked$/);
  await expect(note).toBeVisible();
  await command('unlock', /^Unlocked$/);
});

test('a reloaded device is shown at once', async ({ page }) => {
  await enter(page);
  await openSetTopBox(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await intercept(page, /getDeviceInfo/, () => {});
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('what was read holds no token, and goes with the session (RU-017)', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const token = await tokenOf(page);
  await page.goto('/favicon.svg');
  const kept = () => page.evaluate(() => sessionStorage.getItem('answers'));
  expect(await kept()).not.toBeNull();
  expect(await kept()).not.toContain('endpointId');
  expect(await unsealed(page, 'answers')).toContain('endpointId');
  expect(await unsealed(page, 'answers')).not.toContain(token);
  await signOut(page);
  expect(await kept()).toBeNull();
  await page.goto('/favicon.svg');
  expect(await kept()).toBeNull();
});
