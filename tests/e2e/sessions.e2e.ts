import type { Browser, Page } from '@playwright/test';
import { account, expect, expectAccessible, signIn } from './console.ts';
import { intercept } from './intercept.ts';
import { test } from './shared-server.ts';
import { tokenOf } from './stored-session.ts';
import { sharedServer } from './worker.ts';

/** No later test uses a stored sign-in of this account, so its sessions can be ended here. */
const person = () => account('school@hillside');
const rows = (page: Page) => page.getByRole('table', { name: 'Your sessions' }).getByRole('row');

/** Signs in in a separate browser context. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://localhost:${sharedServer().port}` });
  const page = await context.newPage();
  await signIn(page, person());
  return page;
}

async function openSessions(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Your sessions' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your sessions' })).toBeVisible();
}

test('a session elsewhere is seen and ended, by keyboard alone, and is signed out at once', async ({
  page,
  browser,
}) => {
  await signIn(page, person());
  // Another file of this process may have left sessions of the same account.
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  expect((await page.request.delete('/auth/v1/sessions', { headers })).ok()).toBe(true);
  await openSessions(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('Your account is signed in here and nowhere else.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const other = await elsewhere(browser);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: 'This session' })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'This session' }).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: /^End session: Chrome \d+ on/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^End the session on Chrome/ });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^End session:/ }).press('Enter');
  await dialog.getByRole('button', { name: 'End session' }).press('Enter');
  await expect(page.getByText('Session ended', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  // The page must not be reloaded: the login page gives the reason only once.
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByRole('alert')).toContainText('Your session has ended');
  await other.context().close();
});

test('all other sessions are ended together, on a phone too', async ({ page, browser }) => {
  const [one, two] = [await elsewhere(browser), await elsewhere(browser)];
  await signIn(page, person());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account/sessions');
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText(/^\d+ sessions ended$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  for (const over of [one, two]) {
    await over.reload();
    await expect(over).toHaveURL(/\/login/);
    await over.context().close();
  }
});

test('a password that the server wants again is asked for over the page, and the call goes on', async ({
  page,
  browser,
}) => {
  const other = await elsewhere(browser);
  await signIn(page, person());
  await page.goto('/account/sessions');
  // This is the server's answer when the sign-in is more than five minutes old.
  let asked = false;
  await intercept(page, '**/auth/v1/sessions', (route) => {
    if (asked || route.request().method() !== 'DELETE') return route.continue();
    asked = true;
    return route.fulfill({ status: 403, json: { code: 'passwordneeded', message: 'Again.', data: [] } });
  });
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all other sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your password again' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await dialog.getByLabel('Password').fill('Not-the-1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Password').fill(person().password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^\d+ sessions? ended$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
  await other.context().close();
});

test('a list that cannot be read says so, and is read again', async ({ page }) => {
  await signIn(page, person());
  await intercept(page, /\/auth\/v1\/sessions\?/, (route) =>
    route.fulfill({ status: 408, json: { code: 'timeout', message: 'Too late.', data: [] } }),
  );
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Your sessions' }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  await page.unroute(/\/auth\/v1\/sessions\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).filter({ hasText: 'This session' })).toHaveCount(1);
});
