import { ApiClient } from '#tests/support/api-client.ts';
import { png } from '#tests/support/media.ts';
import { account, admit, expect, expectAccessible, settled, test } from './console.ts';
import { intercept } from './intercept.ts';

/** RT-048: a choice of an organisation below, on hold since its author's role changed. */
test('an administrator finds why the boxes of an organisation below get nothing, and takes it over', async ({
  page,
  baseURL,
}) => {
  const author = new ApiClient(baseURL ?? '');
  await author.signIn(account('support@brightline'));
  const above = new ApiClient(baseURL ?? '');
  await above.signIn(account('admin@brightline'));
  const form = new FormData();
  form.set('name', 'Noon');
  form.set('logicalChannelNumber', '12');
  form.set('file', new Blob([new Uint8Array(png(106, 106))]), 'noon.png');
  const made = await fetch(`${baseURL}/api/v1/cms/channels`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${author.token}` },
  });
  const channelId = (await made.json()).data.id;
  const choice = { commandType: 'LandingChannel', channelId };
  expect(await author.call('POST', '/api/v1/cms/bulks', choice)).toMatchObject({ code: 'success' });
  const { data: people } = await above.call('GET', '/api/v1/users?keyword=support');
  const [{ userId }] = people;
  const becomes = async (roleGroupKey: string) => {
    const { data } = await above.call('GET', `/api/v1/users/${userId}/infos`);
    const answer = await above.call('PATCH', `/api/v1/users/${userId}/infos`, {
      version: data.version,
      roleGroupKey,
    });
    expect(answer).toMatchObject({ code: 'success' });
  };
  await becomes('Viewer');

  await admit(page, account('system.admin'));
  await page.goto('/management/cms/BulkDeviceActions');
  await page.getByRole('button', { name: /^Set-top boxes of / }).click();
  const picker = page.getByRole('dialog', { name: 'Organisation' });
  await picker.getByRole('searchbox').fill('bright');
  await expectAccessible(page);
  await picker.getByRole('button', { name: /^Brightline Cable/ }).click();
  const card = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Landing channel' }),
  });
  await expect(card).toContainText('Noon');
  await expect(async () => {
    await page.reload();
    await settled(page);
    await expect(card).toContainText("role can't change content any more", { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Take over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await expect(card.getByRole('button', { name: 'Take over' })).toHaveCount(0);
  await expect(card).toContainText('Sora Kim');

  await becomes('OperatorStaff');
  await card.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(card.getByRole('button', { name: 'Start' })).toBeVisible();
  await author.call('DELETE', `/api/v1/cms/channels/${channelId}`);
});

test('a change asks with the number of boxes; an organisation below names what it inherits, and a stop says what follows (RT-048, A-216)', async ({
  page,
  baseURL,
}) => {
  const editor = new ApiClient(baseURL ?? '');
  await editor.signIn(account('admin@northwind'));
  const added: string[] = [];
  const add = async (opId: string, name: string, logicalChannelNumber: string) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ opId, name, logicalChannelNumber })) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(png(106, 106))]), 'logo.png');
    const made = await fetch(`${baseURL}/api/v1/cms/channels`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${editor.token}` },
    });
    added.push((await made.json()).data.id);
  };
  await add('northwind', 'Harbour', '31');
  await add('northwind-south', 'South Bay', '32');
  const chosen = async (query = '') => {
    const { data } = await editor.call('GET', `/api/v1/cms/bulks${query}`);
    return data.cmsBulkChannel?.channelName ?? null;
  };

  await admit(page, account('admin@northwind'));
  await page.goto('/management/cms/BulkDeviceActions');
  const card = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Landing channel' }),
  });
  const sheet = page.getByRole('dialog', { name: 'Assign landing channel to all set-top boxes' });
  const pick = async (option: string) => {
    await card.getByRole('button', { name: /^(Choose|Change)$/ }).click();
    await sheet.getByRole('combobox').click();
    await page.getByRole('option', { name: option }).click();
    await sheet.getByRole('button', { name: 'Continue' }).click();
  };
  const before = await chosen();
  await pick('31: Harbour');
  const question = page.getByRole('dialog', { name: 'Assign 31 Harbour to all set-top boxes?' });
  await expect(question.getByText(/^\d+ set-top boxes get it\.$/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await chosen()).toBe(before);

  await intercept(page, '**/api/v1/cms/bulks', (route, request) =>
    request.method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'fail', message: 'Default Fail' } })
      : route.continue(),
  );
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await question.getByRole('button', { name: /^Send to \d+ set-top boxes$/ }).click();
  await expect(sheet.getByRole('alert')).toContainText('Bulk provisioning could not be changed.');
  await page.unroute('**/api/v1/cms/bulks');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await question.getByRole('button', { name: /^Send to \d+ set-top boxes$/ }).click();
  await expect(card).toContainText('Harbour');
  await expect(sheet).toBeHidden();
  // An earlier test may have stopped it: then the choice is only stored.
  const start = card.getByRole('button', { name: 'Start' });
  if (await start.isVisible()) {
    await start.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  }
  await expect(card.getByRole('button', { name: 'Stop' })).toBeVisible();

  await page.goto('/management/cms/BulkDeviceActions?opId=northwind-south');
  await expect(card).toContainText('Set-top boxes get Harbour from Northwind Telecom.');
  await expect(card).not.toContainText('Nothing chosen yet');
  await expectAccessible(page);
  await editor.call('POST', '/api/v1/cms/bulks', { commandType: 'LandingChannel', channelId: added[1] });
  await expect(card).toContainText('South Bay', { timeout: 30_000 });
  await expect(card).not.toContainText('Harbour');
  await card.getByRole('button', { name: 'Stop' }).click();
  const stop = page.getByRole('dialog', { name: 'Stop South Bay?' });
  // No set-top box of the demo is in this organisation.
  await expect(stop).toContainText('New ones get Harbour from Northwind Telecom.');
  await stop.getByRole('button', { name: 'Stop' }).click();
  await expect(card).toContainText('Set-top boxes get Harbour from Northwind Telecom.');

  const { data } = await editor.call('GET', '/api/v1/cms/bulks');
  const { serviceTaskId } = data.cmsBulkChannel;
  await editor.call('POST', '/api/v1/cms/bulks/stops', { commandType: 'LandingChannel', serviceTaskId });
  await expect(async () => {
    for (const id of added)
      expect((await editor.call('DELETE', `/api/v1/cms/channels/${id}`)).code).not.toBe('conflict');
  }).toPass({ timeout: 60_000 });
});
