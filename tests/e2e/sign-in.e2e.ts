import { choose, expect, forgetSettings, signIn, support } from './console.ts';
import { intercept } from './intercept.ts';
import { test } from './shared-server.ts';

test('the root leads to the sign-in page, and the sign-in to the device list (TN-145, TN-159, TN-162)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle('Sign in | Remote Management System');
  await expect(page.locator('#loading')).toBeHidden();
  await signIn(page);
  await expect(page).toHaveTitle('Devices | Remote Management System');
  await expect(page.getByRole('heading', { name: 'Devices', level: 1 })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  expect(stored).toContain('authToken');
});

test('a wrong password says so and stays (TN-146, ER-008)', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(support().user);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('E-mail or password incorrect');
  await expect(page).toHaveURL(/login/);
});

test('a server without the sign-in leads to its origin once, and no further (ER-037, A-033)', async ({
  page,
}) => {
  await page.goto('/login?next=/cases');
  await intercept(page, '**/auth/v1/token', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'notfound', message: 'There is nothing at this address.', data: [] },
    }),
  );
  const tryToSignIn = async () => {
    await page.getByLabel('E-mail', { exact: true }).fill(support().user);
    await page.getByLabel('Password', { exact: true }).fill(support().password);
    await page.keyboard.press('Enter');
  };
  await tryToSignIn();
  await expect(page).toHaveURL(/\/login$/);
  await tryToSignIn();
  await expect(page.getByRole('alert')).toContainText('There is nothing at this address.');
});

test('the sign-in says where an account comes from, and leads back (RT-002)', async ({ page }) => {
  await page.goto('/login');
  for (const [name, sentence] of [['Request account', 'An administrator reads the request']] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('link', { name: 'To the sign-in page' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  }
});

test('empty fields are pointed at before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
});

test('a guarded address comes back after the sign-in', async ({ page }) => {
  await page.goto('/device/deviceList/1?type=inven');
  await expect(page).toHaveURL(/login\?next=/);
  await page.getByLabel('E-mail', { exact: true }).fill(support().user);
  await page.getByLabel('Password', { exact: true }).fill(support().password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/deviceList\/1\?type=inven/);
});

test('the way back never leads to another site', async ({ page }) => {
  await page.goto('/login?next=//example.com/');
  await page.getByLabel('E-mail', { exact: true }).fill(support().user);
  await page.getByLabel('Password', { exact: true }).fill(support().password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

test('the language is chosen on the sign-in page and kept', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('an unknown address shows the page for it, with the way home (TN-160)', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('/no/such/page')).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/login/);
});

test('the theme is set before the first paint', async ({ page }) => {
  await choose(page, { theme: 'dark' });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('far from the operator', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('times are of the operator, or of this computer when chosen (RU-028, A-226)', async ({ page }) => {
    await signIn(page);
    await page.goto('/tasks?from=2026-03-04&to=2026-03-04');
    const menu = page.getByRole('button', { name: /^Account of/ });
    const days = async (choice: string) => {
      await menu.click();
      const asked = page.waitForRequest(/api\/v1\/tasks\?/);
      await page.getByRole('menuitemradio', { name: choice }).click();
      return new URL((await asked).url()).searchParams.get('from');
    };
    await menu.click();
    await expect(page.getByRole('menuitemradio', { name: 'Operator: Asia/Seoul' })).toBeChecked();
    await page.keyboard.press('Escape');
    expect(await days('This computer')).toBe('2026-03-04T05:00:00.000Z');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    expect(await days('Operator: Asia/Seoul')).toBe('2026-03-03T15:00:00.000Z');
    await forgetSettings(page);
  });
});
