import { admit, expect, expectAccessible, openModel, test } from './console.ts';
import { intercept } from './intercept.ts';

/** One transparent pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('without a map service the place of a device is shown in the outline of its country, and no other host is contacted (issue 12)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR2144');
  const elsewhere: string[] = [];
  const own = new URL(page.url()).host;
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) elsewhere.push(request.url());
  });
  await page.reload();
  await expect(page.locator('#place').getByRole('img', { name: /^Map: / })).toBeVisible();
  expect(elsewhere).toEqual([]);
  await expectAccessible(page);
});

test('with a map service the place is shown on its pictures, with the attribution of the map as text (issue 12)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR2144');
  const asked: string[] = [];
  await intercept(page, '**/map-of-the-test/**', (route, request) => {
    asked.push(new URL(request.url()).pathname);
    return route.fulfill({ contentType: 'image/png', body: picture });
  });
  await intercept(page, '**/auth/v1/profile', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const url = '/map-of-the-test/{z}/{x}/{y}.png';
    body.data.mapTiles = { url, attribution: 'Map data: <b>Example</b>' };
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  const map = page.getByRole('region', { name: /^Map: / });
  await expect(map.getByText('Map data: <b>Example</b>')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  // South Korea at zoom 15: the tile of a position there, by the formula of slippy maps.
  expect(asked[0]).toMatch(/^\/map-of-the-test\/15\/279\d\d\/12\d\d\d\.png$/);
  await expectAccessible(page);
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => asked.some((path) => path.startsWith('/map-of-the-test/14/'))).toBe(true);
});
