import { admit, choose, diagnosisCard, expect, expectAccessible, openModel, test } from './console.ts';
import { intercept } from './intercept.ts';

/** Matches the extender, by its serial number or model if it has no name yet. */
const extenderName = /extender|EAP2244|MV\d{6}/;

test('the home network is a graph that the keyboard reaches, a list, and leads to the devices of the reader (CL-086)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR2146', 'topology');
  const tree = page.getByRole('tree', { name: 'Access points and clients' });
  const router = tree.getByRole('treeitem', { name: /router/ });
  await expect(router).toBeVisible({ timeout: 30_000 });
  await expect(router).toHaveAttribute('aria-level', '1');
  await expectAccessible(page);

  const extender = tree.getByRole('treeitem', { name: extenderName });
  await expect(extender).toBeVisible({ timeout: 30_000 });
  await router.focus();
  await page.keyboard.press('ArrowRight');
  await expect(extender).toBeFocused();
  await expect(extender).toHaveAccessibleName(/GHz · -\d+ dBm/);
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: extenderName });
  await expect(details.getByText('EAP2244').last()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(extender).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('tab', { name: 'List' }).click();
  const row = page.getByRole('row', { name: extenderName }).first();
  await expect(row).toContainText('Access point');
  await expectAccessible(page);
  await row.getByRole('link').click();
  // An extender shows the network that its router reports.
  await expect(page.getByRole('heading', { level: 1, name: extenderName })).toBeVisible();
  await page.getByRole('tab', { name: 'Topology' }).click();
  await expect(page.getByText(/As reported by .*router/)).toBeVisible({ timeout: 30_000 });
});

test('earlier moments are shown again with what has changed (CL-094, CL-095, TN-288)', async ({ page }) => {
  await admit(page);
  const node = (name: string, above: string | null, stations: object[] = []) => ({
    ...unknown,
    name,
    type: above === null ? 'Master' : 'station',
    mac_address: name,
    upper_access_point: above,
    stations,
  });
  const point = (name: string, above: string | null, ...stations: string[]) => ({
    ...node(
      name,
      above,
      stations.map((one) => node(one, name)),
    ),
    type: above === null ? 'Master' : 'Slave',
    endpointId: null,
    online: null,
  });
  const before = [point('Router', null, 'Phone', 'Lamp'), point('Hall', 'Router')];
  const after = [point('Router', null, 'Tablet'), point('Hall', 'Router', 'Phone')];
  const [earlier, later] = ['2026-01-01T08:00:00.000Z', '2026-01-01T09:00:00.000Z'];
  const answer = (data: unknown) => JSON.stringify({ code: 'success', message: '', data });
  await intercept(page, '**/devices/ui/getTopology*', async (route) => {
    const { createTime } = route.request().postDataJSON();
    const path = new URL(route.request().url()).pathname;
    const moments = [later, earlier].map((time) => ({ createTime: time, accessPoints: 2, clients: 2 }));
    const body = path.endsWith('Histories')
      ? moments
      : {
          accessPoints: createTime === earlier ? before : after,
          createTime: later,
          toldBy: 'x',
          isMesh: true,
          macAddress: 'Router',
        };
    await route.fulfill({ contentType: 'application/json', body: answer(body) });
  });
  await openModel(page, 'AR2146', 'topology');
  const history = diagnosisCard(page, 'History');
  await expect(history.getByRole('listitem')).toHaveText([
    'Lamp disconnected',
    'Tablet connected',
    'Phone moved from Router to Hall',
  ]);
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem', { name: /^Phone/ })).toHaveAccessibleName(/moved/);
  const slider = history.getByRole('slider', { name: 'Moment' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(tree.getByRole('treeitem', { name: /^Lamp/ })).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: /^Tablet/ })).toBeHidden();
  await history.getByRole('button', { name: 'Play' }).click();
  await expect(tree.getByRole('treeitem', { name: /^Tablet/ })).toBeVisible();
  await expectAccessible(page);
});

test('the tab is in Korean and fits a phone; a set-top box has none (RU-021)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, { language: 'ko', theme: 'dark' });
  await admit(page);
  await openModel(page, 'AR2146', 'topology');
  await expect(page.getByRole('row', { name: /공유기/ }).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('tab', { name: '구성도', exact: true }).click();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await openModel(page, 'KSTB2020', 'topology');
  await expect(page.getByRole('tab', { name: '일반' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '네트워크 구성도' })).toBeHidden();
});

const unknown = {
  idx: 1,
  channel_2: null,
  channel_5: null,
  channel_6: null,
  ip_address: null,
  mac_address_2: null,
  mac_address_5: null,
  mac_address_6: null,
  model_name: null,
  rssi: null,
  upper_connecting_frequency_band: '5GHz',
  host_name: null,
  active: true,
  downlink_rate: null,
  uplink_rate: null,
};
