import { choose, expect, signIn, support, test } from './console.ts';

test('the root leads to the sign-in page, and the sign-in to the device list (TR-145, TR-159)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle('Sign in | Remote Management System');
  await signIn(page);
  await expect(page).toHaveTitle('Devices | Remote Management System');
  await expect(page.getByRole('heading', { name: 'Devices', level: 1 })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  expect(stored).toContain('authToken');
});

test('a wrong password says so and stays (TR-146, ER-008)', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(support().user);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('E-mail or password incorrect');
  await expect(page).toHaveURL(/login/);
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
  await expect(page).toHaveURL(/deviceList/);
});

test('the language is chosen on the sign-in page and kept', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('an unknown address shows the page for it, with the way home (TR-160)', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/login/);
});

test('the theme stands before the first paint', async ({ page }) => {
  await choose(page, { theme: 'dark' });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
