import { migrate } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { storeTraffic } from '#server/devices/settings/queries/traffic.ts';
import { admit, choose, expect, expectAccessible, test } from './console.ts';
import { startDemo } from './demo-image.ts';

const fleet = 12;
const { endpointId } =
  Array.from({ length: fleet }, (_, at) => demoDevice(at)).find(
    ({ registration: { modelName, opId } }) => modelName.startsWith('AR') && opId === 'northwind',
  ) ?? demoDevice(0);

const minute = 60_000;
const day = 24 * 60 * minute;

/** Stores a week of samples, with half a day offline, and none of its LAN. */
async function measured(dataDir: string): Promise<void> {
  const database = await openDatabase({ directory: dataDir });
  await migrate(database);
  const now = Date.now();
  let received = 0;
  const samples = Array.from({ length: (7 * day) / (5 * minute) }, (_, at) => {
    const time = now - 7 * day + at * 5 * minute;
    // Megabits per second: more in the evening than at night.
    received += (6 + 5 * Math.sin((time / day) * 2 * Math.PI)) * 1e6 * (300 / 8);
    const counters = { wan: [Math.round(received), Math.round(received / 9)] as const };
    return { endpointId, at: time, upTime: null, counters, hourly: time % (60 * minute) < 5 * minute };
  });
  const away = (at: number) => at > now - 16 * 60 * minute && at < now - 10 * 60 * minute;
  const kept = samples.filter(({ at, hourly }) => !away(at) && (hourly || at > now - 2 * day));
  await storeTraffic(database, kept);
  await database.close();
}

test.use({ demo: { start: () => startDemo({ FLEET: String(fleet) }, { before: measured }) } });

test('traffic over a day and a week is a line with its gap, and figures (CL-084)', async ({ page }) => {
  await admit(page);
  await page.goto(`/device/deviceDetail/${encodeURIComponent(endpointId)}?tab=network`);
  const traffic = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Traffic over time', exact: true }) });
  await expect(traffic.getByRole('img', { name: 'WAN, 24 hours' })).toBeVisible();
  await expect(traffic).toContainText('Gaps:');
  await traffic.getByText('Show all figures').click();
  const figures = traffic.getByRole('row', { name: /\d\d:\d\d.*Mbit\/s/ });
  await expect(figures.first()).toBeVisible();
  expect(await figures.count()).toBeGreaterThan(60);
  expect(await figures.count()).toBeLessThan(80);
  await expectAccessible(page);

  await traffic.getByRole('combobox', { name: 'Time range' }).click();
  await page.getByRole('option', { name: '7 days' }).click();
  await expect(traffic.getByRole('img', { name: 'WAN, 7 days' })).toBeVisible();
  await expect(figures.first()).toBeVisible();
  expect(await figures.count()).toBeGreaterThan(60);
});

test('a device that was never measured says so, in Korean, dark and on a phone', async ({ page }) => {
  await choose(page, { language: 'ko', theme: 'dark' });
  await admit(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const other = Array.from({ length: fleet }, (_, at) => demoDevice(at)).find(
    (device) => device.registration.opId === 'northwind' && device.endpointId !== endpointId,
  );
  await page.goto(`/device/deviceDetail/${encodeURIComponent(other?.endpointId ?? '')}?tab=network`);
  await expect(page.getByText('이 기간에 측정된 값이 없습니다')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
