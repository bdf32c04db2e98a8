import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, expectAccessibleInBothThemes, test } from './console.ts';
import { intercept } from './intercept.ts';

/** The dashboard (RT-016, CL-278, RU-125, CO-091..CO-094). */
const open = async (page: Page, user: string) => {
  await admit(page, account(user));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(figure(page, 'Total')).toBeVisible();
};
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Counts' }).getByRole('link', { name: new RegExp(`^${name}\\s*[\\d,]+`) });
const numberOf = async (page: Page, name: string) =>
  Number(/[\d,]+/.exec((await figure(page, name).textContent()) ?? '')?.[0].replaceAll(',', ''));

const people = [
  { user: 'viewer@northwind', operator: 'Northwind Telecom', opensUsers: false },
  { user: 'admin@northwind', operator: 'Northwind Telecom', opensUsers: true },
  { user: 'school@hillside', operator: 'Hillside School', opensUsers: true },
];

for (const { user, operator, opensUsers } of people)
  test(`${user} sees the counts of ${operator} alone, and opens the lists of the role`, async ({
    page,
    baseURL,
  }) => {
    const api = new ApiClient(baseURL ?? '');
    await api.signIn(account(user));
    const { data } = await api.call('GET', '/api/v1/stats/dashboards/devices');
    await open(page, user);
    await expect(page.getByText(`${operator} and the organisations below it.`)).toBeVisible();
    expect(await numberOf(page, 'Total')).toBe(data.total);
    await expect(page.getByText(`Total ${data.total} = deployed ${data.deployed}`)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Users\s*\d/ })).toHaveCount(opensUsers ? 1 : 0);

    await figure(page, 'Inventory').click();
    await expect(page).toHaveURL(/deviceList\/1\?type=inven/);
    await expect(page.getByRole('tab', { name: /Inventory/ })).toHaveAttribute('aria-selected', 'true');
  });

test('each figure opens a list of exactly so many rows', async ({ page }) => {
  await open(page, 'admin@northwind');
  const links = page
    .getByRole('region', { name: 'Counts' })
    .getByRole('link')
    .or(page.getByRole('list', { name: 'Awaiting action' }).getByRole('link'));
  await expect(page.getByRole('link', { name: /^Users\s*\d/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Companies\s*\d/ })).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) {
    // The fleet goes on living: a figure is read just before its list.
    await expect(async () => {
      const link = page.locator(`a[href="${address}"]`).filter({ hasText: /\d/ }).first();
      const [digits = ''] = /[\d,]+/.exec((await link.textContent({ timeout: 2_000 })) ?? '') ?? [];
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname + url.search === address);
      const found =
        Number(digits.replaceAll(',', '')) === 0 ? /^No results$/ : new RegExp(`^${digits} results?$`);
      const count = page.getByRole('main').getByText(found);
      const isRight = await count.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
      await page.goBack();
      expect(isRight, `${digits} at ${address}`).toBe(true);
    }).toPass();
  }
});

test('shows a school its rooms and whom to call', async ({ page, baseURL }) => {
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('school@hillside'));
  const roomName = 'Music room of the home page';
  const room = { roomName, roomType: 'Classroom', opId: 'hillside-school' };
  const { data: made } = await api.call('POST', '/api/v1/rooms', room);
  await open(page, 'school@hillside');
  await expect(page.getByText('Riverside Education Office')).toBeVisible();
  await page.getByRole('link', { name: roomName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(roomName);
  await api.call('DELETE', `/api/v1/rooms/${made.roomId}`);
});

test('has no violation of accessibility rules in both themes', async ({ page }) => {
  await open(page, 'admin@northwind');
  // Trends and connections have no figures before the first midnight.
  for (const [tab, charts] of [
    ['Connections', 1],
    ['Models and places', 5],
    ['Activations, alarms and updates', 1],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect.poll(() => page.getByRole('figure').count()).toBeGreaterThanOrEqual(charts);
    await expectAccessibleInBothThemes(page);
  }
});

test('says that nothing needs attention only when everything was read', async ({ page, errors }) => {
  await admit(page, account('viewer@northwind'));
  const later = Promise.withResolvers<void>();
  let fails = true;
  await intercept(page, /stats\/resources\/alarms/, async (route) => {
    await later.promise;
    if (!fails) return route.continue();
    const json = { code: 'fail', message: 'The server could not do this.', data: [] };
    await route.fulfill({ status: 500, json });
  });
  await page.goto('/home');
  await expect(figure(page, 'Total')).toBeVisible();
  await expect(page.getByText('Nothing needs attention.')).toHaveCount(0);
  later.resolve();
  await expect(page.getByText(/^Could not be checked: .*open alarms/)).toBeVisible();
  await expect(page.getByText('Nothing needs attention.')).toHaveCount(0);
  fails = false;
  // The card of open alarms has its own button.
  const needs = page.getByRole('region', { name: 'Issues and pending work' });
  await needs.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Could not be checked/)).toHaveCount(0);
  // The browser reports the failed call.
  expect(errors.splice(0).every((error) => error.includes('status of 500'))).toBe(true);
});

test('an outage is wrong now, with its change since yesterday; what waits for a person is not', async ({
  page,
}) => {
  await admit(page, account('admin@northwind'));
  const outage = {
    outageId: 'o1',
    cause: 'model',
    value: 'AR2146',
    of: null,
    offline: 30,
    total: 50,
    organisation: 'Hillside School',
    asOf: new Date().toISOString(),
    since: new Date(Date.now() - 12.5 * 60_000).toISOString(),
  };
  await intercept(page, '**/stats/dashboards/devices', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const counts = { total: 50, deployed: 50, online: 20, offline: 30, requested: 1, outages: [outage] };
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, ...counts } } });
  });
  await intercept(page, '**/dashboards/devices/dailys', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const none = { inventory: 0, requested: 0, unregistered: 0, activated: 0, connections: 9 };
    const days = [21, 22, 23, 24, 25, 26, 27].map((day, at) => {
      return { ...none, day: `2026-11-${day}`, total: 50, deployed: 50, online: 46 - at };
    });
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, days } } });
  });
  const triggered = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const oldest = { alarmId: 'a1', endpointId: 'os::1', deviceName: null, triggered, assignee: null };
  const none = { total: 0, unassigned: 0, silenced: 0, oldest: null };
  const data = { critical: { total: 3, unassigned: 2, silenced: 0, oldest }, warning: none };
  await intercept(page, '**/stats/resources/alarms/summary', (route) =>
    route.fulfill({ json: { code: 'success', message: '', data } }),
  );
  await page.goto('/home');
  await expect(figure(page, 'Offline')).toHaveText('Offline30+20 since yesterday');
  await expect(figure(page, 'Total')).toHaveText('Total50Same as yesterday');
  const wrong = page.getByRole('list', { name: 'Active issues' });
  await expect(wrong).toContainText(
    /30 of 50 AR2146 devices are offline · for 12 min · Hillside School · Unassigned · counted at \S+ [\d:]+/,
  );
  await expect(wrong).toContainText('3 critical alarms are open · for 3 days · 2 of 3 unassigned');
  await expect(page.getByRole('list', { name: 'Awaiting action' })).toContainText('1 device awaiting');
  await expectAccessibleInBothThemes(page);
  await wrong.getByRole('link', { name: /30 of 50/ }).click();
  await expect(page).toHaveURL(/deviceList\/1\?outage=o1$/);
});

test('an installation without devices says what will appear', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await intercept(page, '**/stats/dashboards/devices', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const none = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, typeof value === 'number' ? 0 : value]),
    );
    await route.fulfill({ response: answer, json: { ...rest, data: { ...none, outages: [] } } });
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Upload devices' })).toBeVisible();
  await expect(page.getByText('Total 0 = deployed 0')).toBeVisible();
});

test('counts follow a device that is registered and removed, without a reload', async ({ page, baseURL }) => {
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  await open(page, 'admin@northwind');
  const before = await numberOf(page, 'Inventory');
  const device = { deviceSn: 'HOME-1', macAddr: '0A:52:A4:F1:00:01', modelName: 'AR2146' };
  await api.call('POST', '/api/v1/devices/action/create', { devices: [device] });
  await expect(figure(page, 'Inventory')).toHaveText(`Inventory${before + 1}`);
  await api.call('DELETE', '/api/v1/invdevices?endpointId=os%3A%3A0A52A4-HOME-1');
  await expect(figure(page, 'Inventory')).toHaveText(`Inventory${before}`);
});

test('a chart is read by the keyboard, as a table and in files', async ({ page }) => {
  await open(page, 'admin@northwind');
  await page.getByRole('tab', { name: 'Models and places' }).click();
  const chart = page.getByRole('figure', { name: 'Devices by model' });
  const plot = chart.getByRole('slider');
  await plot.focus();
  await page.keyboard.press('Home');
  const first = (await plot.getAttribute('aria-valuetext')) ?? '';
  expect(first).toMatch(/^\S+ · Devices \d+ · Online \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(plot).not.toHaveAttribute('aria-valuetext', first);
  await expect(chart.getByText((await plot.getAttribute('aria-valuetext')) ?? '')).toBeVisible();

  await chart.getByRole('button', { name: 'Show "Devices by model" as a table' }).click();
  const [model = ''] = first.split(' · ');
  await expect(chart.getByRole('row', { name: new RegExp(`^${model}`) })).toBeVisible();
  const saved = async (name: string) => {
    const coming = page.waitForEvent('download');
    await chart.getByRole('button', { name: 'Download "Devices by model"' }).click();
    await page.getByRole('menuitem', { name }).click();
    const file = await coming;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await saved('CSV');
  expect(csv.name).toBe('Devices-by-model.csv');
  expect(csv.bytes.toString('utf8')).toMatch(
    new RegExp(`^\\uFEFFModel,Devices,Online\\r\\n${model},\\d+,\\d+`),
  );
  expect((await saved('Excel (XLSX)')).bytes.subarray(0, 2).toString()).toBe('PK');
  await chart.getByRole('button', { name: 'Show "Devices by model" as a chart' }).click();
  const png = await saved('Picture (PNG)');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  // The background is opaque: the picture is readable in a dark program too.
  const alpha = await page.evaluate(async (data) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    return context?.getImageData(1, 1, 1, 1).data[3];
  }, png.bytes.toString('base64'));
  expect(alpha).toBe(255);

  await plot.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`deviceList/1\\?model=${model}`));
});
