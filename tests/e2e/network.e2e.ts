import type { Page } from '@playwright/test';
import { account, admit, choose, expect, expectAccessible, openModel, test } from './console.ts';
import { intercept } from './intercept.ts';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const shown = (page: Page, title: string, label: string) =>
  card(page, title)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });

test('the uplink is changed once it can work and is confirmed, and shows what the device then reports (TN-083, TN-084)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR2146', 'network');
  await expect(shown(page, 'WAN', 'Connection type')).toContainText('DHCP');
  await expectAccessible(page);
  await card(page, 'WAN').getByRole('button', { name: 'Edit WAN settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit WAN settings' });
  await sheet.getByRole('combobox', { name: 'Connection type' }).click();
  await page.getByRole('option', { name: 'Static address' }).click();
  const apply = sheet.getByRole('button', { name: 'Apply WAN settings' });

  // RU-092
  await sheet.getByLabel('Gateway', { exact: true }).fill('203.0.113.1');
  await apply.click();
  await expect(sheet.getByLabel('Gateway', { exact: true })).toHaveAccessibleDescription(
    /outside of the network/,
  );
  await sheet.getByLabel('Gateway', { exact: true }).fill('198.51.100.1');
  await sheet.getByLabel('IPv4 address').fill('198.51.100.44');
  await expectAccessible(page);
  await apply.click();
  const sure = page.getByRole('dialog', { name: 'The device tries the new settings' });
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByLabel('IPv4 address')).toHaveValue('198.51.100.44');
  await apply.click();
  await sure.getByRole('button', { name: 'Apply WAN settings' }).click();
  await expect(sheet).toBeHidden();

  // Another address ends the connection: the change stays because the device reconnects (docs/decisions/183).
  await expect(card(page, 'WAN')).toContainText(/Reverts in \d+ s/);
  await expectAccessible(page);
  await expect(card(page, 'WAN').getByRole('status')).toContainText('Succeeded', { timeout: 40_000 });
  const changed = card(page, 'WAN').getByRole('row', { name: /^Connection type/ });
  await expect(changed.getByRole('cell')).toContainText([
    'Connection type',
    'DHCP',
    'Static address',
    'Static address',
  ]);
  await expect(shown(page, 'WAN', 'Connection type')).toContainText('Static address');
  await expect(shown(page, 'WAN', 'IPv4 address')).toContainText('198.51.100.44');
  await expect(page.getByRole('listitem').filter({ hasText: '[WAN Configuration] Completed' })).toBeVisible();
});

test('a change on trial is shown to a user who opens the page in the middle, with the values before', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR1344M', 'network');
  await card(page, 'WAN').getByRole('button', { name: 'Edit WAN settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit WAN settings' });
  await sheet.getByRole('combobox', { name: 'Connection type' }).click();
  await page.getByRole('option', { name: 'Static address' }).click();
  // The line does not reach this network: the device stays offline until it reverts the change.
  await sheet.getByLabel('Gateway', { exact: true }).fill('192.0.2.1');
  await sheet.getByLabel('IPv4 address').fill('192.0.2.44');
  await sheet.getByRole('button', { name: 'Apply WAN settings' }).click();
  await page
    .getByRole('dialog', { name: 'The device tries the new settings' })
    .getByRole('button', { name: 'Apply WAN settings' })
    .click();
  await expect(card(page, 'WAN')).toContainText(/Reverts in \d+ s/);
  await page.reload();
  await expect(card(page, 'WAN')).toContainText(/Reverts in \d+ s/);
  const changed = card(page, 'WAN').getByRole('row', { name: /^Connection type/ });
  await expect(changed.getByRole('cell').nth(1)).toContainText('DHCP');
});

test('the password of PPPoE is set, and shown nowhere again (CL-074)', async ({ page }) => {
  await admit(page);
  await openModel(page, 'AR1031', 'network');
  await card(page, 'WAN').getByRole('button', { name: 'Edit WAN settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit WAN settings' });
  await sheet.getByRole('combobox', { name: 'Connection type' }).click();
  await page.getByRole('option', { name: 'PPPoE' }).click();
  await sheet.getByLabel('PPPoE user name').fill('line-7');
  const password = sheet.getByLabel('PPPoE password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('gull-on-the-pier');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Apply WAN settings' }).click();
  await page
    .getByRole('dialog', { name: 'The device tries the new settings' })
    .getByRole('button', { name: 'Apply WAN settings' })
    .click();
  await expect(card(page, 'WAN').getByRole('status')).toContainText('Succeeded', { timeout: 40_000 });
  await expect(shown(page, 'WAN', 'PPPoE session')).toContainText('Connected');
  await expect(card(page, 'WAN').getByRole('row', { name: /^PPPoE password/ })).toContainText('••••••');
  await expect(page.getByText('gull-on-the-pier')).toHaveCount(0);
});

test('the home network is changed, and its clients get addresses of the new pool', async ({ page }) => {
  await admit(page);
  await openModel(page, 'AR2144', 'network');
  await card(page, 'LAN').getByRole('button', { name: 'Edit LAN settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit LAN settings' });
  await sheet.getByLabel('IPv4 address').fill('10.20.0.1');
  await sheet.getByRole('button', { name: 'Apply LAN settings' }).click();
  await expect(sheet.getByLabel('First address')).toHaveAccessibleDescription(/outside of the network/);
  await sheet.getByLabel('First address').fill('10.20.0.40');
  await sheet.getByLabel('Last address').fill('10.20.0.90');
  await sheet.getByRole('button', { name: 'Apply LAN settings' }).click();
  await page
    .getByRole('dialog', { name: /clients get a new address/ })
    .getByRole('button', { name: 'Apply LAN settings' })
    .click();
  await expect(card(page, 'LAN').getByRole('status')).toContainText('Succeeded', { timeout: 40_000 });
  await page.getByRole('button', { name: 'Refresh from device' }).click();
  await expect(
    card(page, 'LAN')
      .getByRole('cell', { name: /^10\.20\.0\.4\d$/ })
      .first(),
  ).toBeVisible();
  await expect(
    card(page, 'Connected network')
      .getByRole('cell', { name: /^10\.20\.0\.4\d$/ })
      .first(),
  ).toBeVisible();
});

test('only what the user changed is judged, sent and asked about', async ({ page }) => {
  // The form would not accept this value, so only the device can have set it.
  await page.route('**/devices/ui/getLAN', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({
      response,
      json: { ...json, data: { ...json.data, lan: { ...json.data.lan, domain_name: 'home_lan' } } },
    });
  });
  await admit(page);
  await openModel(page, 'AR2144', 'network');
  await card(page, 'LAN').getByRole('button', { name: 'Edit LAN settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit LAN settings' });
  await expect(sheet.getByLabel('Domain')).toHaveValue('home_lan');
  await sheet.getByLabel('DNS servers').fill('192.0.2.53');
  const sent = page.waitForRequest(/\/devices\/ui\/setLan/);
  await sheet.getByRole('button', { name: 'Apply LAN settings' }).click();
  const { endpointId, ...change } = (await sent).postDataJSON();
  expect(endpointId).toContain('::');
  expect(change).toEqual({ dns_servers: '192.0.2.53' });
  await expect(sheet).toBeHidden();
});

test('traffic is measured until it is stopped', async ({ page }) => {
  await admit(page);
  await openModel(page, 'AR1031', 'network');
  const traffic = card(page, 'Traffic');
  await expect(traffic.getByRole('row', { name: /^WAN .*(TB|GB|MB)/ })).toBeVisible();
  // RU-093: its hardware only supports IPv4.
  await expect(shown(page, 'WAN', 'IPv6')).toContainText('Not supported by this device');
  await traffic.getByRole('button', { name: 'Measure now' }).click();
  await expect(traffic.getByRole('row', { name: /^WAN .*Mbit\/s/ })).toBeVisible({ timeout: 30_000 });
  await expect(traffic.getByRole('img', { name: /WAN traffic/ })).toBeVisible({ timeout: 30_000 });
  await traffic.getByRole('button', { name: 'Stop measuring' }).click();
  await expect(traffic.getByRole('button', { name: 'Measure now' })).toBeVisible();
});

test('filters are added and removed, each once (TN-085, ER-033)', async ({ page }) => {
  await admit(page);
  await openModel(page, 'AR1344', 'network');
  const filters = card(page, 'Filters');
  const add = async (kind: 'IP' | 'MAC', values: Record<string, string>) => {
    await filters.getByRole('button', { name: `Add ${kind} filter` }).click();
    const sheet = page.getByRole('dialog', { name: `Add ${kind} filter` });
    for (const [label, value] of Object.entries(values)) await sheet.getByLabel(label).fill(value);
    await sheet.getByRole('button', { name: `Add ${kind} filter` }).click();
    return sheet;
  };
  await expect(filters.getByText('No filters')).toHaveCount(2);
  const wrong = await add('IP', { 'From address': '192.168.0' });
  await expect(wrong.getByLabel('From address')).toHaveAccessibleDescription(/Enter an IPv4 address/);
  await wrong.getByLabel('From address').fill('192.168.0.44');
  await wrong.getByRole('combobox', { name: 'Protocol' }).click();
  await page.getByRole('option', { name: 'TCP' }).click();
  await wrong.getByLabel('To port').fill('443');
  await expectAccessible(page);
  await wrong.getByRole('button', { name: 'Add IP filter' }).click();
  await expect(filters.getByRole('row', { name: /192\.168\.0\.44 .*TCP 443/ })).toBeVisible({
    timeout: 40_000,
  });

  await add('MAC', { 'MAC address': '02-00-5e-00-00-07', Note: 'Neighbour' });
  await expect(filters.getByRole('row', { name: /02:00:5E:00:00:07 Neighbour/ })).toBeVisible({
    timeout: 40_000,
  });
  const again = await add('MAC', { 'MAC address': '02:00:5E:00:00:07' });
  await expect(again.getByRole('alert')).toContainText(/MAC/);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Discard changes' }).click();

  await filters.getByRole('button', { name: 'Remove the filter of 192.168.0.44' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(filters.getByRole('row', { name: /192\.168\.0\.44/ })).toHaveCount(0, { timeout: 40_000 });
  await expect(filters.getByRole('row', { name: /02:00:5E:00:00:07/ })).toBeVisible();
});

test('the pages of a device are opened for a while, with a reason, and closed again (CL-070, CL-071)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR3030W', 'network');
  const remote = card(page, 'Remote connection');
  await expect(remote.getByRole('status')).toHaveText('Closed');
  await remote.getByRole('button', { name: 'Open remote connection' }).click();
  const sheet = page.getByRole('dialog', { name: 'Open remote connection' });
  await sheet.getByRole('combobox', { name: 'Open for' }).click();
  await page.getByRole('option', { name: '15 minutes' }).click();
  await sheet.getByRole('button', { name: 'Open remote connection' }).click();
  await expect(sheet.getByLabel('Reason')).toHaveAccessibleDescription(/A ticket/);
  await sheet.getByLabel('Reason').fill('Ticket 4711');
  await sheet.getByLabel('Port').fill('9443');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Open remote connection' }).click();

  await expect(remote.getByRole('status')).toHaveText('Open', { timeout: 40_000 });
  await expect(remote).toContainText(/Closes in 1[45] min/);
  await expect(shown(page, 'Remote connection', 'Reason')).toContainText('Ticket 4711');
  await expect(shown(page, 'Remote connection', 'Address')).toContainText(/https:\/\/198\.51\.100\.\d+:9443/);
  await expect(remote).toContainText('also closes it by its own clock');
  await expectAccessible(page);

  await remote.getByRole('button', { name: 'Close now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close now' }).click();
  await expect(remote.getByRole('status')).toHaveText('Closed', { timeout: 40_000 });
  await expect(remote).not.toContainText('Ticket 4711');
});

test('the address of a client is reserved in one step, changed and given free again (CL-080, RU-092)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR1344M', 'network');
  const lan = card(page, 'LAN');
  await expect(lan).toContainText('No reserved addresses.');
  await lan
    .getByRole('button', { name: /^Reserve 192\.168\.0\.\d+ for this client$/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Reserve address' });
  await expect(sheet.getByLabel('MAC address')).toHaveValue(/^02:C1:D3/);
  await sheet.getByLabel('IPv4 address').fill('192.168.7.9');
  await sheet.getByRole('button', { name: 'Reserve address' }).click();
  await expect(sheet.getByLabel('IPv4 address')).toHaveAccessibleDescription(/outside of the network/);
  await sheet.getByLabel('IPv4 address').fill('192.168.0.199');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Reserve address' }).click();
  const change = lan.getByRole('button', { name: 'Change the reservation of 192.168.0.199' });
  await expect(change).toBeVisible({ timeout: 40_000 });

  await change.click();
  const again = page.getByRole('dialog', { name: 'Change reservation' });
  await again.getByLabel('IPv4 address').fill('192.168.0.198');
  await again.getByRole('button', { name: 'Change reservation' }).click();
  const remove = lan.getByRole('button', { name: 'Remove the reservation of 192.168.0.198' });
  await expect(remove).toBeVisible({ timeout: 40_000 });
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(lan).toContainText('No reserved addresses.', { timeout: 40_000 });
});

test('a viewer sees the network and why it cannot be changed (PE-030)', async ({ page }) => {
  await admit(page, account('viewer@northwind'));
  await openModel(page, 'AR2146', 'network');
  await expect(shown(page, 'WAN', 'IPv4 address')).toContainText('198.51.100.');
  const edit = card(page, 'WAN').getByRole('button', { name: 'Edit WAN settings' });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await edit.focus();
  await expect(page.getByRole('tooltip')).toContainText('Viewer');
});

test('the tab is in Korean and fits a phone; a set-top box has no LAN (RU-021)', async ({ page }) => {
  await choose(page, { language: 'ko', theme: 'dark' });
  await admit(page);
  await openModel(page, 'KSTB2020', 'network');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'WAN 설정 편집' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'LAN', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('of a device whose interfaces cannot be identified all are shown, and nothing can be changed', async ({
  page,
}) => {
  await admit(page);
  // The answer of an agent without references between its interfaces.
  await intercept(page, /getLAN/, async (route) => {
    const answer = await (await route.fetch()).json();
    const { lan, interfaces } = answer.data;
    for (const setting of Object.keys(lan)) lan[setting] = null;
    for (const one of interfaces) one.role = null;
    await route.fulfill({ json: answer });
  });
  await openModel(page, 'AR2144', 'network');
  await expect(card(page, 'LAN')).toContainText('does not report which interface is its home network');
  await expect(card(page, 'LAN').getByRole('row', { name: /^1 br-lan .*Unknown$/ })).toBeVisible();
  const edit = card(page, 'LAN').getByRole('button', { name: 'Edit LAN settings' });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await edit.focus();
  await expect(page.getByRole('tooltip')).toContainText('which interface these settings belong to');
  await expect(card(page, 'WAN')).not.toContainText('does not report');
  await expectAccessible(page);
});
