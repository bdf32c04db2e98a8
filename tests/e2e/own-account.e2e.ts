import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { expect, test } from './watched.ts';

/** A separate server, as its accounts are reset and deleted. */
let server: ServerProcess;
const address = (path: string) => `http://localhost:${server.port}${path}`;

test.beforeAll(async () => {
  server = await startDemo({ FLEET: '0' });
});
test.afterAll(async () => {
  await stopDemo(server);
});

const fill = async (page: Page, role: string) => {
  const { user, password } = await server.account(role, 'northwind');
  await page.goto(address('/login'));
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return user;
};
const signIn = async (page: Page, role: string) => {
  const user = await fill(page, role);
  await expect(page).toHaveURL(/\/home$/);
  return user;
};

test('an administrator resets password and second factors of a user, and reads the record of that from the account', async ({
  page,
}) => {
  const { user } = await server.account('OperatorStaff', 'northwind');
  await signIn(page, 'OperatorAdmin');
  await page.goto(address(`/management/account/accountList?keyword=${user}`));
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove second factors' }).click();
  await expect(dialog).toContainText('all sessions end');
  await dialog.getByRole('button', { name: 'Remove second factors' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await expect(dialog).toContainText(user);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Password reset, the mail is on its way', { exact: true })).toBeVisible();

  await page.getByRole('row').filter({ hasText: user }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible();
  const resets = page.locator('dd').filter({ has: page.getByRole('link') });
  await resets.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password reset by an administrator');
  await expect(page.getByText('by an administrator, the old password is void').first()).toBeVisible();
  await expect(page.getByText('Mail stored').first()).toBeVisible();
  await page.getByRole('link', { name: 'Record of the account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Account of/);
});

test('a user downloads the data about themselves as a file (ASVS 8.3.2)', async ({ page }) => {
  const user = await signIn(page, 'Auditor');
  await page.goto(address('/account/information'));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^waymark-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email: user } });
});

test('a user deletes their own account, by typing its address, and is out for good', async ({ page }) => {
  const user = await signIn(page, 'Viewer');
  await page.goto(address('/account/information'));
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Type .* to confirm/).fill('somebody.else@northwind.example');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not the e-mail address of your account.')).toBeVisible();
  await dialog.getByLabel(/Type .* to confirm/).fill(user);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fill(page, 'Viewer');
  await expect(page.getByRole('alert')).toHaveText(/E-mail or password incorrect/);
});
