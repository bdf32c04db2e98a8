import { ApiClient } from '../support/api-client.ts';
import { mp4, png } from '../support/media.ts';
import { account, choose, expect, settled, signIn, test } from './console.ts';

test('look', async ({ page, baseURL }) => {
  test.setTimeout(280_000);
  const editor = new ApiClient(baseURL ?? '');
  await editor.signIn(account('admin@northwind'));
  const add = async (path: string, fields: Record<string, string>, bytes: Uint8Array) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), 'file.png');
    const made = await fetch(`${baseURL}/api/v1/cms${path}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${editor.token}` },
    });
    return (await made.json()).data.id as string;
  };
  const harbour = await add('/channels', { name: 'Harbour News', logicalChannelNumber: '31' }, png(106, 106));
  await add('/banners', { name: 'Summer of sport', type: 'Channel', linkId: harbour }, png(1280, 600));
  const south = await add(
    '/channels',
    { name: 'South Bay', logicalChannelNumber: '32', opId: 'northwind-south' },
    png(106, 106),
  );
  const ad = await add('/boot-ads', { adName: 'Winter sale', version: '1.0' }, await mp4(1280, 720, 5));
  await editor.call('POST', '/api/v1/cms/metadatas', { name: 'Main' });
  await editor.call('POST', '/api/v1/cms/bulks', { commandType: 'LandingChannel', channelId: harbour });
  await editor.call('POST', '/api/v1/cms/bulks', { commandType: 'BootingAd', adFileId: ad });
  await editor.call('POST', '/api/v1/cms/bulks', { commandType: 'LandingChannel', channelId: south });
  const southTask = (await editor.call('GET', '/api/v1/cms/bulks?opId=northwind-south')).data.cmsBulkChannel
    .serviceTaskId;
  for (const look of [
    { language: 'en', theme: 'light', width: 1440, height: 900 },
    { language: 'ko', theme: 'dark', width: 360, height: 780 },
  ] as const) {
    const en = look.language === 'en';
    const shot = async (name: string) => {
      await settled(page);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/look/${look.language}-${name}.png` });
    };
    await page.goto('/favicon.svg');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
    await page.setViewportSize({ width: look.width, height: look.height });
    await choose(page, { language: look.language, theme: look.theme });
    await page.goto('/login');
    await signIn(page, account('admin@northwind'));
    await page.goto('/management/cms/BulkDeviceActions');
    await expect(page.getByText('Harbour News')).toBeVisible();
    await shot('1-upper');
    await page
      .getByRole('button', { name: en ? 'Stop' : '중지' })
      .nth(1)
      .click();
    await shot('2-stop-upper');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: en ? /^(Choose)$/ : /^선택$/ })
      .last()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox').first().click();
    await page.getByRole('option', { name: 'Main' }).click();
    await sheet.getByRole('combobox').nth(1).click();
    await page.getByRole('option', { name: /^1/ }).click();
    await shot('3-sheet');
    await sheet.getByRole('button', { name: en ? 'Continue' : '계속' }).click();
    await shot('4-count');
    await page.keyboard.press('Escape');
    await page.goto('/management/cms/BulkDeviceActions?opId=northwind-south');
    await shot('5-lower-on');
    await page
      .getByRole('button', { name: en ? 'Stop' : '중지' })
      .first()
      .click();
    await shot('6-stop-lower');
    await page.keyboard.press('Escape');
    await editor.call('POST', '/api/v1/cms/bulks/stops', {
      commandType: 'LandingChannel',
      serviceTaskId: southTask,
    });
    await page.goto('/management/cms/BulkDeviceActions?opId=northwind-south');
    await shot('7-lower-stopped');
    await editor.call('POST', '/api/v1/cms/bulks/starts', {
      commandType: 'LandingChannel',
      serviceTaskId: southTask,
    });
    await page.goto('/management/cms/landingChannel');
    await page.getByRole('button', { name: en ? 'Actions for Harbour News' : 'Harbour News 작업' }).click();
    await page.getByRole('menuitem', { name: en ? 'Delete' : '삭제' }).click();
    await shot('8-delete');
    await page.keyboard.press('Escape');
  }
});
