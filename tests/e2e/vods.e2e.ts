import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { account, byMenu, enter, expect, expectAccessible, test } from './console.ts';

/** Films as listed by a VOD server. */
const films = ['Harbour lights', 'Northern line', 'Paper boats'].map((title, at) => ({
  id: `film-${at + 1}`,
  title,
  vodSize: 900_000_000,
  duration: 5_400,
}));

// The test uses Brightline, whose content no other test needs: a VOD server can be replaced, but not removed.
test('an editor sets a VOD server, reads why it refuses, fetches its list and puts it into a metadata set (RT-051, CL-355..CL-358, ER-049)', async ({
  page,
}) => {
  const key = 'right-key';
  const upstream = createServer((request, response) => {
    response.statusCode = request.headers['auth-key'] === key ? 200 : 401;
    response.end(JSON.stringify({ vodApiResponseId: 'autumn-1', vods: films }));
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  try {
    await enter(page, account('admin@brightline'));
    await byMenu(page, 'Content', 'Metadata sets');
    await page.getByRole('tab', { name: 'VOD' }).click();
    await expect(page.getByText('No VOD list yet')).toBeVisible();

    await page.getByRole('button', { name: 'Set VOD server' }).click();
    const sheet = page.getByRole('dialog', { name: 'VOD server' });
    const save = sheet.getByRole('button', { name: 'Save' });
    await sheet.getByLabel('Address').fill('http://vods.example.net/list');
    await sheet.getByRole('textbox', { name: 'Auth key' }).fill('wrong-key');
    await save.click();
    await expect(sheet.getByText(/^The address must begin with https:\/\//)).toBeVisible();
    await expectAccessible(page);
    await sheet
      .getByLabel('Address')
      .fill(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}/vods`);
    await save.click();
    await expect(sheet).toBeHidden();

    await page.getByRole('button', { name: 'Fetch now' }).click();
    await expect(page.getByText('The server does not accept the auth key (401).')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'VOD server', exact: true }).click();
    await sheet.getByRole('textbox', { name: 'Auth key' }).fill(key);
    await save.click();
    await expect(sheet).toBeHidden();

    await page.getByRole('button', { name: 'Fetch now' }).click();
    const list = page.getByRole('table', { name: 'VOD list' });
    for (const { title } of films) await expect(list.getByText(title)).toBeVisible();
    await expect(page.getByText(/^3 titles, .* Version autumn-1, fetched /)).toBeVisible();
    await expect(page.getByText('The server does not accept the auth key (401).')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Sets', exact: true }).click();
    await page.getByRole('button', { name: 'Build set' }).first().click();
    const make = page.getByRole('dialog', { name: 'Build set' });
    await make.getByLabel('Name').fill('Autumn');
    await make.getByRole('button', { name: 'Build set' }).click();
    await expect(make).toBeHidden();
    await expect(page.getByText(/VOD list: 3$/)).toBeVisible();
    await expect(page.getByText('No changes since Autumn, version 1.')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Autumn, version 1' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No metadata sets yet')).toBeVisible();
  } finally {
    upstream.closeAllConnections();
    upstream.close();
  }
});
