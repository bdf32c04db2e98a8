import { expect, runButton, signIn } from './console.ts';
import { test } from './house.ts';

/** What the reader did since the sign-in, as the browser saw it: over all pages of the tab. */
test('a new user comes from the sign-in to the first result in three clicks, with nothing typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(
        type,
        (event) =>
          setTimeout(() => {
            // Where something else came under the pointer in that moment, Playwright takes the press back and makes it again.
            if (event.defaultPrevented) return;
            sessionStorage.setItem(type, String(Number(sessionStorage.getItem(type) ?? 0) + 1));
          }),
        true,
      );
  });
  await signIn(page);
  const device = page
    .getByRole('row')
    .filter({ has: page.getByText('Online', { exact: true }) })
    .getByRole('link')
    .first();
  await expect(device).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.removeItem('pointerdown');
    sessionStorage.removeItem('keydown');
  });

  await device.click();
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  const ping = page.locator('section').filter({ has: page.getByRole('heading', { name: /ping/i }) });
  // The device's gateway, which the console asks it for.
  await expect(ping.getByRole('textbox', { name: 'Host' })).not.toHaveValue('');
  await runButton(ping).click();

  await expect(ping.getByText('Succeeded').first()).toBeVisible({ timeout: 40_000 });
  await expect(ping.getByText('Average', { exact: true })).toBeVisible();
  const done = ['pointerdown', 'keydown'].map((type) =>
    page.evaluate((name) => Number(sessionStorage.getItem(name) ?? 0), type),
  );
  expect(await Promise.all(done)).toEqual([3, 0]);
});
