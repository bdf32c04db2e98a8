import { expect, runButton, signIn } from './console.ts';
import { test } from './shared-server.ts';

/** Counts the user's actions since the sign-in, in the browser and over all pages of the tab. */
test('a new user comes from the sign-in to the first result in three clicks, with nothing typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(
        type,
        (event) =>
          setTimeout(() => {
            // If another element was under the pointer at that moment, Playwright cancels the press and repeats it.
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
  // The host is the device's gateway, which the console has read.
  await expect(ping.getByRole('textbox', { name: 'Host' })).not.toHaveValue('');
  await runButton(ping).click();

  await expect(ping.getByText('Succeeded').first()).toBeVisible({ timeout: 40_000 });
  await expect(ping.getByText('Average', { exact: true })).toBeVisible();
  const done = ['pointerdown', 'keydown'].map((type) =>
    page.evaluate((name) => Number(sessionStorage.getItem(name) ?? 0), type),
  );
  expect(await Promise.all(done)).toEqual([3, 0]);
});
