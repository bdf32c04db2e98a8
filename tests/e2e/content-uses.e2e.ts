import { ApiClient } from '../support/api-client.ts';
import { png } from '../support/media.ts';
import { account, admit, byMenu, enter, expect, expectAccessible, settled, test } from './console.ts';
import { intercept } from './intercept.ts';

async function upload(
  api: ApiClient,
  baseURL: string | undefined,
  path: string,
  fields: Record<string, string>,
  bytes: Uint8Array,
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'file.png');
  const made = await fetch(`${baseURL}/api/v1/cms${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${api.token}` },
  });
  return (await made.json()).data.id;
}

test('an editor who deletes a channel that is in use reads what uses it, and is led there (CL-338, CL-362)', async ({
  page,
  baseURL,
}) => {
  const editor = new ApiClient(baseURL ?? '');
  await editor.signIn(account('admin@northwind'));
  const fields = { name: 'Used', logicalChannelNumber: '61' };
  const channelId = await upload(editor, baseURL, '/channels', fields, png(106, 106));
  const link = { name: 'To used', type: 'Channel', linkId: channelId };
  const bannerId = await upload(editor, baseURL, '/banners', link, png(1280, 600));
  const landing = { commandType: 'LandingChannel' };
  const { data: chosen } = await editor.call('POST', '/api/v1/cms/bulks', { ...landing, channelId });
  // An earlier test of this process may have stopped it: a stopped choice uses nothing.
  if (!chosen.taskUseFlag)
    await editor.call('POST', '/api/v1/cms/bulks/starts', {
      ...landing,
      serviceTaskId: chosen.serviceTaskId,
    });

  await admit(page, account('admin@northwind'));
  await page.goto('/management/cms/landingChannel');
  const ask = async () => {
    await page.getByRole('button', { name: 'Actions for Used' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await ask();
  const dialog = page.getByRole('dialog', { name: 'Delete Used?' });
  await expect(dialog.getByText('It cannot be deleted while something uses it:')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Banner To used' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Bulk provisioning of Northwind Telecom' }).click();
  const card = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Landing channel' }),
  });
  await expect(card).toContainText('Used');
  await card.getByRole('button', { name: 'Stop' }).click();
  const stop = page.getByRole('dialog', { name: 'Stop Used?' });
  await expect(stop).toContainText(/^.*\d+ set-top boxes? keeps? what they have\./);
  await stop.getByRole('button', { name: 'Stop' }).click();
  await expect(card.getByRole('button', { name: 'Start' })).toBeVisible();

  await editor.call('DELETE', `/api/v1/cms/banners/${bannerId}`);
  // Boxes of the fleet may still be fetching it: the question is open until their tasks have ended.
  await page.goto('/management/cms/landingChannel');
  await ask();
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 });
  await confirm.click();
  await expect(page.getByRole('button', { name: 'Actions for Used' })).toHaveCount(0);

  await page.goto('/management/cms/BulkDeviceActions');
  await expect(card).toContainText('It was deleted. Choose another item.');
  await expect(card.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
});

test('what could not be done with an entry is named before the reason (ER-051)', async ({
  page,
  baseURL,
}) => {
  const editor = new ApiClient(baseURL ?? '');
  await editor.signIn(account('admin@northwind'));
  const id = await upload(
    editor,
    baseURL,
    '/radio-channels',
    { name: 'Waves', logicalChannelNumber: '962' },
    png(106, 106),
  );
  await enter(page, account('admin@northwind'));
  const away = { status: 400, json: { code: 'fail', message: 'Default Fail' } };
  await intercept(page, /\/api\/v1\/cms\/radio-channels\/(edits|[\w-]+)$/, (route, request) =>
    request.method() === 'GET' ? route.continue() : route.fulfill(away),
  );
  await byMenu(page, 'Content', 'Channels');
  await page.getByRole('tab', { name: 'Radio channels' }).click();
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for Waves' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Edit');
  const sheet = page.getByRole('dialog', { name: 'Edit' });
  await sheet.getByLabel('Name').fill('Waves 2');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toContainText('The radio channel could not be changed.');
  await sheet.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await choose('Delete');
  const question = page.getByRole('dialog', { name: 'Delete Waves?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('The radio channel could not be deleted.');
  await page.keyboard.press('Escape');
  await page.unroute(/\/api\/v1\/cms\/radio-channels\/(edits|[\w-]+)$/);

  await intercept(page, '**/api/v1/cms/banners', (route) => route.fulfill(away));
  await page.getByRole('link', { name: 'Metadata sets' }).click();
  await page.getByRole('tab', { name: 'Banners' }).click();
  await expect(page.getByText('Banners could not be loaded', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute('**/api/v1/cms/banners');
  await settled(page);
  await editor.call('DELETE', `/api/v1/cms/radio-channels/${id}`);
});
