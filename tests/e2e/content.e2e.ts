import type { Locator } from '@playwright/test';
import { ApiClient } from '../support/api-client.ts';
import { mp4, png } from '../support/media.ts';
import { account, byMenu, enter, expect, expectAccessible, settled, test } from './console.ts';
import { intercept } from './intercept.ts';

const picture = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });

test('an editor adds channels, sorts them by keys, and sees what is wrong with a picture (RT-049, RU-101)', async ({
  page,
  baseURL,
}) => {
  await enter(page, account('admin@northwind'));
  await byMenu(page, 'Content', 'Channels');
  await page.getByRole('tab', { name: 'Radio channels' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add radio channel' });
  for (const [name, number] of [
    ['Radio One', '901'],
    ['Radio Two', '902'],
  ] as const) {
    await page.getByRole('button', { name: 'Add radio channel' }).first().click();
    await sheet.getByLabel('Name').fill(name);
    await sheet.getByLabel('Channel number').fill(number);
    await sheet.getByRole('button', { name: 'Add radio channel' }).click();
    await expect(sheet.getByText('Choose a file.')).toBeVisible();
    await sheet.locator('input[type=file]').setInputFiles(picture('wide.png', png(200, 106)));
    await expect(sheet.getByText('Unsupported resolution: 200×106. It must be 106×106.')).toBeVisible();
    await sheet
      .locator('input[type=file]')
      .setInputFiles(picture('logo.png', png(106, 106, { shade: Number(number) % 200 })));
    await expect(sheet.getByText('SHA-256')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Add radio channel' }).click();
    await expect(sheet).toBeHidden();
  }
  const rows = page.getByRole('list', { name: 'Radio channels' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Radio One');
  await expectAccessible(page);

  const handle = page.getByRole('button', { name: 'Drag Radio Two' });
  await handle.focus();
  await handle.press('Space');
  // From then on arrow keys work.
  await expect(page.getByText('Radio Two is over position 2 of 2')).toBeAttached();
  // A key that arrives while the rows are measured is lost; at the top another one changes nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Radio Two is over position 1 of 2')).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(rows.first()).toContainText('Radio Two');
  const colleague = new ApiClient(baseURL ?? '');
  await colleague.signIn(account('admin@northwind'));
  const { data: list } = await colleague.call('GET', '/api/v1/cms/radio-channels');
  const ids: string[] = list.items.map(({ id }: { id: string }) => id);
  await colleague.call('PUT', '/api/v1/cms/radio-channels/sort', {
    ids: ids.toReversed(),
    version: list.version,
  });
  await page.getByRole('button', { name: 'Actions for Radio Two' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(page.getByRole('alert')).toContainText('sorted this list meanwhile.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load the new order' }).click();
  await expect(rows.first()).toContainText('Radio One');
  await expect(page.getByRole('alert')).toHaveCount(0);

  for (const name of ['Radio One', 'Radio Two']) {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0);
    // The lists above move when they are reloaded, and an open menu with them.
    await settled(page);
  }
  await expect(page.getByText('No radio channels yet')).toBeVisible();
});

test('two live ads at one place are named as a clash, and a boot ad is played (RT-050, RT-051, TN-291)', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await byMenu(page, 'Content', 'Metadata sets');
  await page.getByRole('tab', { name: 'Live ads' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add live ad' });
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add live ad' }).first().click();
    await sheet.getByLabel('Name').fill(name);
    await sheet.getByLabel('Channel numbers').fill('7, 9');
    await sheet
      .locator('input[type=file]')
      .setInputFiles(picture('ad.png', png(300, 80, { shade: name.length * 20 })));
    await expect(sheet.getByText('SHA-256')).toBeVisible();
    await sheet.getByRole('button', { name: 'Add live ad' }).click();
  };
  await add('Coffee');
  await expect(sheet).toBeHidden();
  await add('Green tea');
  await expect(
    sheet.getByText('Shown with Coffee on channel 7, 9 at the same time and place.'),
  ).toBeVisible();
  await sheet.getByLabel(/Keep both/).click();
  await sheet.getByRole('button', { name: 'Add live ad' }).click();
  await expect(sheet).toBeHidden();
  await expect(
    page.getByRole('cell', { name: /At the same place: Coffee, Green tea/ }).first(),
  ).toBeAttached();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Sets', exact: true }).click();
  const next = page.getByRole('region', { name: 'The next set' });
  await expect(next).toContainText('Live ads: 2');
  await page.getByRole('button', { name: 'Build set' }).first().click();
  const make = page.getByRole('dialog', { name: 'Build set' });
  await make.getByLabel('Name').fill('Winter');
  await make.getByRole('button', { name: 'Build set' }).click();
  await expect(next).toContainText('No changes since Winter, version 1.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for Winter, version 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Winter, version 1' })).toHaveCount(0);

  const away = { status: 400, json: { code: 'custom', message: 'Not now.' } };
  await intercept(page, '**/api/v1/cms/boot-ads', (route) => route.fulfill(away));
  await page.getByRole('link', { name: 'Boot ads' }).click();
  // A toast and the page show the failure (TN-291, ER-051).
  const failed = (place: Locator) => place.getByText('Boot ads could not be loaded', { exact: true });
  await expect(failed(page.getByRole('region', { name: /^Notifications/ }))).toBeVisible({ timeout: 30_000 });
  await expect(failed(page.getByRole('main'))).toBeVisible();
  await page.unroute('**/api/v1/cms/boot-ads');
  await page.reload();
  await page.getByRole('button', { name: 'Add boot ad' }).first().click();
  const bootAd = page.getByRole('dialog', { name: 'Add boot ad' });
  await bootAd.getByLabel('Name').fill('Winter sale');
  const video = { name: 'winter.mp4', mimeType: 'video/mp4', buffer: await mp4(1280, 720, 5) };
  await bootAd.locator('input[type=file]').setInputFiles(video);
  await expect(bootAd.getByText('SHA-256')).toBeVisible();
  await bootAd.getByRole('button', { name: 'Add boot ad' }).click();
  await expect(page.getByRole('cell', { name: 'Winter sale', exact: true })).toBeVisible();
  await expectAccessible(page);

  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0);
    // The lists above move when they are reloaded, and an open menu with them.
    await settled(page);
  };
  await remove('Winter sale');
  await page.getByRole('link', { name: 'Metadata sets' }).click();
  await page.getByRole('tab', { name: 'Live ads' }).click();
  await remove('Coffee');
  await remove('Green tea');
});

test('an editor publishes a channel change, a banner and a boot ad, and sees which boxes lack them (RT-049..RT-052, CL-193, CL-195, CL-359)', async ({
  page,
  baseURL,
}) => {
  const admin = new ApiClient(baseURL ?? '');
  await admin.signIn(account('admin@northwind'));
  const filters = { prodClass: ['STB'], online: true, opId: 'northwind' };
  let endpointId = '';
  await expect(async () => {
    const found = await admin.call('POST', '/api/v1/devices/action/getDevicePageList', { filters });
    ({ endpointId } = found.data[0]);
  }).toPass();
  const { data: group } = await admin.call('POST', '/api/v1/groups', { groupName: 'One box' });
  await admin.call('POST', '/api/v1/groups/actions/associate', { gid: group.gid, endpointIds: [endpointId] });
  await enter(page, account('admin@northwind'));

  const add = async (button: string, fields: Record<string, string>, file: Parameters<typeof picture>) => {
    await page.getByRole('button', { name: button }).first().click();
    const sheet = page.getByRole('dialog', { name: button });
    for (const [label, value] of Object.entries(fields)) await sheet.getByLabel(label).fill(value);
    await sheet.locator('input[type=file]').setInputFiles(picture(...file));
    await expect(sheet.getByText('SHA-256')).toBeVisible();
    await sheet.getByRole('button', { name: button }).click();
    await expect(sheet).toBeHidden();
  };
  const choose = async (row: string, item: string) => {
    await page.getByRole('button', { name: `Actions for ${row}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await byMenu(page, 'Content', 'Channels');
  await add('Add TV channel', { Name: 'News', 'Channel number': '7' }, ['news.png', png(106, 106)]);
  await choose('News', 'Edit');
  const channel = page.getByRole('dialog', { name: 'Edit' });
  await channel.getByLabel('Name').fill('News 24');
  await channel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Actions for News 24' })).toBeVisible();

  await page.getByRole('link', { name: 'Metadata sets' }).click();
  await page.getByRole('tab', { name: 'Banners' }).click();
  await add('Add banner', { Name: 'Summer sale' }, ['summer.png', png(1280, 600)]);
  await page.getByRole('tab', { name: 'Sets', exact: true }).click();
  await page.getByRole('button', { name: 'Build set' }).first().click();
  const make = page.getByRole('dialog', { name: 'Build set' });
  await make.getByLabel('Name').fill('Evening');
  await make.getByRole('button', { name: 'Build set' }).click();
  await expect(make).toBeHidden();

  await page.getByRole('link', { name: 'Boot ads' }).click();
  const video = await mp4(1280, 720, 5);
  await add('Add boot ad', { Name: 'Summer start' }, ['summer.mp4', video, 'video/mp4']);

  for (const { command, item, name } of [
    { command: 'Send metadata set', item: 'Metadata set', name: /Evening/ },
    { command: 'Set boot ad', item: 'Boot ad', name: /Summer start/ },
  ]) {
    await page.goto('/management/group/groupListPage?tab=user');
    await page.getByRole('tab', { name: 'User Defined' }).click();
    await choose('One box', command);
    const dialog = page.getByRole('dialog', { name: /One box/ });
    await dialog.getByRole('combobox', { name: item }).click();
    await page.getByRole('option', { name }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `${command} 1 device` }).click();
    await expect(dialog).toBeHidden();
  }

  await page.goto('/management/cms/metadataSetsApiLogs');
  for (const name of [/Evening/, /Summer start/])
    await expect(page.getByRole('row', { name })).toContainText('200', { timeout: 30_000 });

  await page.goto('/management/cms/metadataSets');
  await expect(page.getByText(/^1 of \d+ set-top boxes have Evening, version 1/)).toBeVisible();
  await page.getByRole('link', { name: /^Missing on: \d+/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Set-top boxes by content: Evening, version 1' }),
  ).toBeVisible();
  await expect(page.getByRole('row').getByText('None yet').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to content' }).click();
  await choose('Evening, version 1', 'Preview');
  await expect(page.getByText('News 24').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Live TV on / })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Back to the sets' }).click();

  const lacking = async (name: string) => {
    await choose(name, 'Show set-top boxes');
    await expect(page.getByRole('tab', { name: /^Has it/ })).toContainText('1');
    await expect(page.getByRole('row').getByText('None yet').first()).toBeVisible();
    await page.goBack();
  };
  const remove = async (name: string) => {
    await choose(name, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0);
    // The lists above move when they are reloaded, and an open menu with them.
    await settled(page);
  };
  await page.getByRole('tab', { name: 'Banners' }).click();
  await lacking('Summer sale');
  await remove('Summer sale');
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await lacking('News 24');
  await remove('News 24');
  await page.getByRole('link', { name: 'Boot ads' }).click();
  await lacking('Summer start');
  await remove('Summer start');
  await page.getByRole('link', { name: 'Metadata sets' }).click();
  await remove('Evening, version 1');
  await expect(page.getByText('No metadata sets yet')).toBeVisible();
  await admin.call('DELETE', `/api/v1/groups/${group.gid}`);
});

test('a long list mounts only the rows in view, and is sorted by keys and by number all the same (RU-101)', async ({
  page,
}) => {
  const count = 400;
  let items = Array.from({ length: count }, (_, index) => ({
    id: `c${index + 1}`,
    name: `Long ${index + 1}`,
    image: '/favicon.svg',
    logicalChannelNumber: index + 1,
    channelFileSize: 1_024,
    updater: 'Nora West',
    updateTime: '2026-11-27T09:00:00Z',
  }));
  const version = () => items.findIndex(({ id }) => id === 'c1');
  const sorted: string[][] = [];
  let isAway = false;
  await enter(page, account('admin@northwind'));
  await intercept(page, /\/api\/v1\/cms\/channels(\/sort)?$/, async (route, request) => {
    if (isAway) return route.abort('internetdisconnected');
    if (request.method() === 'PUT') {
      const { ids } = request.postDataJSON() as { ids: string[] };
      sorted.push(ids);
      items = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
    }
    const list = { opId: 'northwind', version: version(), totalSize: count * 1_024, items };
    const data = request.method() === 'PUT' ? { id: 'northwind', version: version() } : list;
    await route.fulfill({ json: { code: 'success', message: 'Success', data } });
  });
  await byMenu(page, 'Content', 'Channels');
  const rows = page.getByRole('list', { name: 'TV channels' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Long 1');
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(count));
  expect(await rows.count()).toBeLessThan(60);
  await expectAccessible(page);

  const handle = page.getByRole('button', { name: 'Drag Long 1', exact: true });
  await handle.focus();
  await handle.press('Space');
  await expect(page.getByText(`Long 1 is over position 1 of ${count}`)).toBeAttached();
  // The position is beyond the rows that were mounted at first.
  for (let step = 2; step <= 26; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Long 1 is over position ${step} of ${count}`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect.poll(() => sorted[0]?.indexOf('c1')).toBe(25);
  await expect(page.getByRole('button', { name: 'Drag Long 1', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Actions for Long 30', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Position').fill(String(count));
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(() => sorted[1]?.indexOf('c30')).toBe(count - 1);
  const menu = page.getByRole('button', { name: 'Actions for Long 30', exact: true });
  const moved = rows.filter({ has: menu });
  await expect(moved).toHaveAttribute('aria-posinset', String(count));
  await expect(menu).toBeFocused();
  await expect(moved).toBeInViewport();

  // This is not a conflict: there is no other order to load.
  isAway = true;
  await menu.click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(page.getByText('The order was not saved.')).toBeVisible();
  isAway = false;
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The order was not saved.')).toHaveCount(0);
  await expect(moved).toHaveAttribute('aria-posinset', String(count - 1));
});
