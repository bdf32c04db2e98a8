import {
  admit,
  devicesOf,
  diagnosisCard,
  expect,
  expectAccessible,
  openModel,
  openSetTopBox,
  runButton,
  test,
} from './console.ts';
import { intercept } from './intercept.ts';
import { tokenOf } from './stored-session.ts';

test.beforeEach(async ({ page }) => admit(page));

test('a tab is part of the address', async ({ page }) => {
  await openSetTopBox(page);
  await page.getByRole('tab', { name: 'Detailed Information' }).click();
  await expect(page).toHaveURL(/tab=detailed/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Detailed Information' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('Values as of').first()).toBeVisible();
});

test('tabs are chosen with the arrow keys', async ({ page }) => {
  await openSetTopBox(page);
  // The tabs are a rail beside the page, and a row above it on a narrow screen.
  await page.getByRole('tab', { name: 'General' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/tab=detailed/);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.getByRole('tab', { name: 'Detailed Information' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=diagnostics/);
});

test('a refresh from the device fills in what it never reported by itself', async ({ page }) => {
  await openSetTopBox(page);
  const shown = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  // These fields exist only on a set-top box (000 §3).
  await expect(shown('Application version')).toContainText(/5\.\d\.1/);
  await expect(shown('Google account')).toContainText(/igned in/);
  await expect(shown('Satellite LNB')).toContainText('Universal, 9750/10600');
  await page.getByRole('tab', { name: 'Detailed Information' }).click();
  await expect(shown('IP address')).not.toContainText('N/A');
  await expect(shown('Time zone')).toContainText(/\(UTC[+-]\d+\)/);
  await expect(shown('Storage')).toContainText('%');
});

test('a ping ticks its steps off, draws its echoes and ends with a success rate (TN-016..TN-020)', async ({
  page,
}) => {
  await openSetTopBox(page, 'diagnostics');
  const card = diagnosisCard(page, 'Ping test');
  // A host is filled in already, the name server is one click away.
  await expect(card.getByLabel('Host')).toHaveValue(/^192\./);
  await card.getByRole('list', { name: 'Suggestions' }).getByRole('button', { name: /^DNS/ }).click();
  await expect(card.getByLabel('Host')).toHaveValue(/^203\.0\.113\./);
  await card.getByLabel('Host').fill('not a host!');
  await runButton(card).click();
  await expect(card.getByText('Enter a host name or an IP address.')).toBeVisible();
  await card.getByLabel('Host').fill('192.0.2.10');
  await runButton(card).click();
  await expect(page.getByRole('listitem').filter({ hasText: '[Ping Test] Start' })).toBeVisible();
  await expect(card.getByRole('list', { name: 'Steps' })).toContainText(/Sent\s*\d\d:\d\d:\d\d/);
  await expect(card.getByText('Success rate')).toBeVisible({ timeout: 40_000 });
  await expect(card.getByRole('img', { name: /Response times/ })).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: '[Ping Test] Completed' });
  await expect(toast).toContainText(/set-top box.*: [\d.]+ ms, (nothing|\d+ of 15) lost/);
  await expect(toast.getByRole('link', { name: 'Open timeline' })).toHaveAttribute('href', /\/tasks\//);
  await expect(card.getByText('Succeeded').first()).toBeVisible();
});

test('the first look says how the device is, what runs on it and who started that', async ({ page }) => {
  await openSetTopBox(page, 'diagnostics');
  const card = diagnosisCard(page, 'Ping test');
  await card.getByLabel('Host').fill('192.0.2.12');
  await runButton(card).click();
  await expect(card.getByRole('list', { name: 'Steps' })).toContainText(/Sent\s*\d\d/);
  await page.getByRole('tab', { name: 'General' }).click();
  const now = page.getByRole('region', { name: 'Now' });
  await expect(now).toContainText(/Running and waitingPing test(Sent|Running)Sam Porter, /);
  const busy = await now.boundingBox();
  await expect(now).toContainText(/Running and waitingNone/, { timeout: 40_000 });
  // The content below keeps its position.
  expect((await now.boundingBox())?.height).toBe(busy?.height);
});

test('the overview names uplink, clients and bands, and the head of the device stays on screen', async ({
  page,
}) => {
  await openModel(page, 'EVO3000GW');
  const now = page.getByRole('region', { name: 'Now' });
  await expect(now).toContainText(/WAN address\d+\.\d+\.\d+\.\d+/);
  await expect(now).toContainText(/Clients(None|\d+) connected/);
  await expect(now).toContainText(/5 GHz channel \d+/);
  await expect(now).toContainText('Last change');
  await page.getByText('Modified by').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'History' })).toBeInViewport();
});

test('a result that came while another page was open is shown on return (TN-022, TN-055)', async ({
  page,
}) => {
  await openSetTopBox(page, 'diagnostics');
  const address = page.url();
  const card = diagnosisCard(page, 'Ping test');
  await card.getByLabel('Host').fill('192.0.2.11');
  await runButton(card).click();
  await expect(card.getByRole('list', { name: 'Steps' })).toContainText(/Queued\s*\d\d/);
  await page.getByRole('link', { name: 'Devices', exact: true }).first().click();
  await expect(page).toHaveURL(/deviceList/);
  const toast = page.getByRole('listitem').filter({ hasText: '[Ping Test]' });
  await expect(toast).toContainText('the test continues');
  await expect(toast).toContainText('[Ping Test] Completed', { timeout: 40_000 });
  await page.goto(address);
  await expect(diagnosisCard(page, 'Ping test').getByText('Success rate')).toBeVisible();
});

test('all tests start together, once each knows its target', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/tasks\?.*PingTest|setSpeedTestServer/, async (route) => {
    await released;
    await route.fallback();
  });
  await openSetTopBox(page, 'diagnostics');
  const runAll = page.getByRole('button', { name: 'Run all' });
  await expect(diagnosisCard(page, 'Trace route test').getByLabel('Host')).toHaveValue(/^192\./);
  await runAll.hover();
  await expect(page.getByRole('tooltip')).toContainText('Loading the test targets…');
  await expect(runAll).toBeDisabled();
  release();
  await expect(runAll).toBeEnabled();
  await runAll.click();
  for (const title of ['Ping test', 'Trace route test', 'Download speed test', 'Upload speed test'])
    await expect(diagnosisCard(page, title).getByRole('list', { name: 'Steps' })).toContainText(
      /Queued\s*\d\d/,
    );
});

test('no card of the diagnostics moves once it can be seen', async ({ page }) => {
  await openSetTopBox(page, 'diagnostics');
  const ping = diagnosisCard(page, 'Ping test');
  await runButton(ping).click();
  await expect(ping.getByText('Success rate')).toBeVisible({ timeout: 40_000 });
  // Each answer is later than the one before: the last runs of a kind, and the events of the newest.
  let late = 0;
  await intercept(page, /\/api\/v1\/tasks/, async (route) => {
    late += 60;
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue().catch(() => {});
  });
  await page.reload();
  const last = diagnosisCard(page, 'Upload speed test');
  await expect(runButton(last)).toBeVisible();
  const top = async () => (await last.boundingBox())?.y;
  const seen = await top();
  await expect(ping.getByText('Success rate')).toBeVisible();
  expect(await top()).toBe(seen);
});

test('a trace route shows three times for each hop (TN-023..TN-027)', async ({ page }) => {
  await openSetTopBox(page, 'diagnostics');
  const card = diagnosisCard(page, 'Trace route test');
  await card.getByLabel('Host').fill('192.0.2.10');
  await runButton(card).click();
  await expect(card.getByRole('columnheader', { name: 'Times, ms' })).toBeVisible({ timeout: 50_000 });
  // Time exceeded is the answer of a hop on the route, not an error.
  await expect(card.getByRole('cell', { name: 'Transit' }).first()).toBeVisible();
  await expect(card.getByRole('row').last()).toContainText('Destination');
  await expect(card.getByRole('row').last()).toContainText(/[\d.*]+ · [\d.*]+ · [\d.*]+/);
});

for (const [title, figure] of [
  ['Download speed test', 'Download'],
  ['Upload speed test', 'Upload'],
] as const) {
  test(`${title}: rate, latency, client (TN-031..TN-042)`, async ({ page }) => {
    await openSetTopBox(page, 'diagnostics');
    const card = diagnosisCard(page, title);
    await card.getByLabel('Test server').fill('http://192.0.2.10/file');
    await runButton(card).click();
    await expect(card.getByText(figure, { exact: true })).toBeVisible({ timeout: 40_000 });
    await expect(card.getByText('Mbit/s').first()).toBeVisible();
    // The requested size comes from a test server that supports it.
    await expect(card.getByText('10.0 MB')).toBeVisible();
    await expect(card.getByText('Latency')).toBeVisible();
  });
}

test('a signal test is followed live and can be cancelled (TN-045..TN-051)', async ({ page }) => {
  await openSetTopBox(page, 'diagnostics');
  const card = diagnosisCard(page, 'Wi-Fi signal strength');
  await runButton(card).click();
  await expect(card.getByText('dBm').first()).toBeVisible({ timeout: 30_000 });
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Cancelled').first()).toBeVisible({ timeout: 30_000 });
  await expect(runButton(card)).not.toHaveAttribute('aria-disabled', 'true');
});

test('leaving the page ends a signal test (TN-052)', async ({ page }) => {
  await openSetTopBox(page, 'diagnostics');
  const card = diagnosisCard(page, 'Wi-Fi signal strength');
  await runButton(card).click();
  await expect(card.getByText('dBm').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Wi-Fi signal strength' }).first()).toContainText(
    /Cancel/,
    {
      timeout: 30_000,
    },
  );
});

test('the history tells what was done and by whom', async ({ page }) => {
  await openSetTopBox(page, 'history');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('tab', { name: 'User actions' }).click();
  await expect(page).toHaveURL(/of=user/);
  const trace = page.getByRole('row').filter({ hasText: 'Trace route test' }).first();
  await expect(trace).toContainText('host: 192.0.2.10');
  await expect(trace).toContainText('Sam Porter');
  await expect(trace).toContainText('Success');
  await expect(trace.getByRole('link', { name: 'Open timeline' })).toHaveAttribute('href', /\/tasks\//);
  // A page beyond the end shows the last one.
  await page.goto(`${page.url()}&page=99`);
  await expect(page.getByRole('row').filter({ hasText: 'Sam Porter' }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=99/);
});

test('a reboot is requested, reported and confirmed by the device coming back, also to a reloaded page (TN-004..TN-006)', async ({
  page,
}) => {
  await openSetTopBox(page);
  await page.getByRole('button', { name: 'Reboot', exact: true }).click();
  await page.getByRole('button', { name: 'Reboot device' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '[Reboot]' })).toBeVisible();
  await page.goto('/cases');
  const end = page.getByRole('listitem').filter({ hasText: '[Reboot] Completed' });
  await expect(end).toBeVisible({ timeout: 50_000 });
  await expect(end).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem('followedTasks'))).toBeNull();
});

test('a device is renamed, but not as another one is (RU-083)', async ({ page }) => {
  await openModel(page, 'EVO3000GW');
  const name = page.getByRole('heading', { level: 1 });
  const before = (await name.textContent()) ?? '';
  const rename = async (next: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByLabel('Name')).toBeFocused();
    await sheet.getByLabel('Name').fill(next);
    await page.keyboard.press('Enter');
    return sheet;
  };
  await expect(await rename(`${before} upstairs`)).toBeHidden();
  await expect(name).toHaveText(`${before} upstairs`);
  const devices = await devicesOf(page);
  const here = devices.find(({ deviceName }) => deviceName === `${before} upstairs`);
  const other = devices.find((device) => device !== here && device.opId === here?.opId && device.deviceName);
  const refused = await rename(other?.deviceName ?? '');
  await expect(refused.getByRole('alert')).toBeVisible();
  await refused.getByLabel('Name').fill(before);
  await page.keyboard.press('Enter');
  await expect(name).toHaveText(before);
});

test('the short information leads to the device', async ({ page }) => {
  await openSetTopBox(page);
  await page.goto(page.url().replace('deviceDetail', 'deviceInfo'));
  await expect(page).toHaveTitle('Device information | Remote Management System');
  await page.getByRole('link', { name: 'Open device' }).click();
  await expect(page).toHaveURL(/deviceDetail/);
});

test('a device outside the scope is not there', async ({ page }) => {
  await page.goto('/device/deviceDetail/os::000000-NOSUCHDEVICE');
  await expect(page.getByText('Device not found')).toBeVisible();
});

test('two runs are compared side by side, and each leads to its timeline', async ({ page }) => {
  await openSetTopBox(page);
  const endpointId = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  // Two runs of one server and one of another are started by API calls, so that the test does not watch both.
  for (const host of ['http://192.0.2.20/file', 'http://192.0.2.10/file', 'http://192.0.2.10/file']) {
    const started = await page.request.post('/api/v1/devices/diagnostics/speeds/download', {
      headers,
      data: { endpointId, host },
    });
    const { taskId } = (await started.json()).data;
    await expect
      .poll(
        async () =>
          (await (await page.request.get(`/api/v1/tasks/${taskId}`, { headers })).json()).data.state,
        {
          timeout: 30_000,
        },
      )
      .toBe('succeeded');
  }
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  const card = diagnosisCard(page, 'Download speed test');
  const boxes = card.getByRole('checkbox', { name: /^Compare run of/ });
  await expect(card.getByText('Select two runs to compare them.')).toBeVisible();
  // Only runs of the same server can be compared: the other one has no box.
  await expect(boxes).toHaveCount(2);
  // With the suggestions the card has its final height: a box that moves between press and release is not ticked.
  await expect(card.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const table = card.getByRole('table', { name: 'Comparison of two runs' });
  // Addresses are no heads: long ones in capitals pushed the difference off the screen.
  await expect(table.getByRole('columnheader', { name: '192.0.2.10' })).toHaveCount(0);
  const hosts = table.getByRole('row', { name: /^Host/ }).getByRole('cell');
  await expect(hosts.nth(1)).toContainText('http://192.0.2.10/file');
  await expect(hosts.nth(2)).toContainText('http://192.0.2.10/file');
  await expect(table.getByRole('row', { name: /^Download/ })).toContainText(/better|worse|the same/);
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /\/tasks\//);
  await boxes.nth(0).uncheck();
  await expect(table).toBeHidden();
  // The newest result stays there for the next visitor of the page.
  await page.reload();
  await expect(card.getByText('Transferred')).toBeVisible();
});

test('time settings are edited, become a task, and show what the device then reports (TN-080..TN-082)', async ({
  page,
}) => {
  await openSetTopBox(page);
  await page.getByRole('tab', { name: 'Detailed Information' }).click();
  await page.getByRole('button', { name: 'Edit time settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit time settings' });
  await expect(sheet.getByRole('textbox', { name: /^NTP server/ })).toHaveCount(5);
  await sheet.getByLabel('NTP server 3').fill('not a name');
  await sheet.getByRole('button', { name: 'Apply time settings' }).click();
  await expect(sheet.getByLabel('NTP server 3')).toHaveAccessibleDescription(/format is not valid/);
  await sheet.getByLabel('NTP server 3').fill('three.example.net');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Apply time settings' }).click();
  await expect(sheet).toBeHidden();
  const change = diagnosisCard(page, 'Time').getByRole('status');
  await expect(change).toContainText('Succeeded', { timeout: 40_000 });
  const server = page.locator('dl > div').filter({ has: page.getByText('NTP server 3', { exact: true }) });
  await expect(server).toContainText('three.example.net');
  await page.setViewportSize({ width: 360, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await change.getByRole('link', { name: 'Open timeline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Time settings/ })).toBeVisible();
});
