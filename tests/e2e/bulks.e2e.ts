import { ApiClient } from '#tests/support/api-client.ts';
import { png } from '#tests/support/media.ts';
import { account, admit, expect, expectAccessible, settled, test } from './console.ts';

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
    ...{ method: 'POST', body: form },
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
      ...{ version: data.version, roleGroupKey },
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
