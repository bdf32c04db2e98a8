import type { Page } from '@playwright/test';
import { account, admit, expect, expectAccessible, signIn, test } from './console.ts';
import { intercept } from './intercept.ts';

/** The wall view: Home's active issues and figures for a screen that is read from afar. */
const notLive = (page: Page) => page.getByRole('alert').filter({ hasText: 'NOT LIVE' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Northwind Telecom' });
const open = async (page: Page) => {
  await admit(page, account('viewer@northwind'));
  await page.goto('/wall');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/^Live · updated/)).toBeVisible();
};

test('is opened from Home, shows its figures without controls, and Escape leaves it', async ({ page }) => {
  await admit(page, account('viewer@northwind'));
  await page.goto('/home');
  const total = page.getByRole('region', { name: 'Counts' }).getByRole('link', { name: /^Total/ });
  const [count = ''] = /[\d,]+/.exec((await total.textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page).toHaveURL(/\/wall$/);
  await expect(page.getByText(/^Live · updated/)).toBeVisible();
  await expect(page.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd[1]')).toHaveText(
    count,
  );
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  // In full screen the browser itself takes the key.
  await page.evaluate(() => (document.fullscreenElement ? document.exitFullscreen() : null));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/home$/);
});

test('says loudly that the network is gone, and is live again when it returns', async ({
  page,
  context,
  errors,
}) => {
  await open(page);
  await context.setOffline(true);
  await expect(notLive(page)).toContainText('This screen has no network.');
  await expect(page.getByText(/^Last data .*ago$/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(notLive(page)).toHaveCount(0);
  await expect(page.getByText(/^Live · updated/)).toBeVisible();
  // The browser reports the calls that failed meanwhile.
  errors.splice(0);
});

test('says that its counts are old where the server fails to count', async ({ page, errors }) => {
  await page.clock.install();
  await open(page);
  await intercept(page, '**/stats/dashboards/devices', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'fail', message: 'The server could not do this.', data: [] },
    }),
  );
  await page.clock.runFor(61_000);
  await expect(notLive(page)).toHaveCount(0);
  await page.clock.runFor(31_000);
  await expect(notLive(page)).toContainText('The counts are not updated any more.');
  errors.splice(0);
});

test('says loudly that its session ended, and goes on after a sign-in in another tab', async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await other.goto('/logout');
  const signedOut = page.getByRole('alert').filter({ hasText: 'Signed out' });
  await expect(signedOut).toContainText('NOT LIVE');
  await expect(signedOut).toContainText(/Nothing on this screen is live since .*\d/);
  await expectAccessible(page);
  await signIn(other, account('viewer@northwind'));
  await expect(page.getByText(/^Live · updated/)).toBeVisible();
  await other.close();
});
