import type { Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { newestMail } from './outbox.ts';
import { expect, test } from './watched.ts';

/** A separate server, as the passwords of its accounts are changed. */
let server: ServerProcess;
const address = (path: string) => `http://localhost:${server.port}${path}`;

test.beforeAll(async () => {
  server = await startDemo({ FLEET: '0' });
});
test.afterAll(async () => {
  await stopDemo(server);
});

const signIn = async (page: Page, user: string, password: string) => {
  await page.goto(address('/login'));
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
const typeNew = async (page: Page, password: string, again = password) => {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(again);
};
const forget = async (page: Page, user: string) => {
  await page.goto(address('/login'));
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
};

test('a forgotten password is reset by the mailed link, and the new one signs in (RT-005, RT-009, TN-209, TN-212, RU-008, RU-010, RU-086)', async ({
  page,
}) => {
  const { user } = await server.account('Viewer');
  await page.goto(address('/forget-password'));
  await page.getByLabel('E-mail', { exact: true }).fill('no address');
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByText('The email format is incorrect.')).toBeVisible();
  await forget(page, user);

  const mail = await newestMail(server, 'New password for your account');
  const link = /\/changePassword\/[\w-]+/.exec(mail)?.[0] ?? '';
  await page.goto(address(link));
  await typeNew(page, 'Lantern#4728', 'Lantern#4729');
  await expect(page.getByText('Strength: fair', { exact: true })).toBeVisible();
  await expect(page.getByText('Password Not matched.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '8 to 20 characters: met' })).toBeVisible();
  await typeNew(page, 'Password#1');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Many people use this password')).toBeVisible();
  await typeNew(page, 'Lantern#4728');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your password has been changed successfully.' }),
  ).toBeVisible();

  await page.goto(address(link));
  await typeNew(page, 'Lantern#4729');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
  await signIn(page, user, 'Lantern#4728');
  await expect(page).toHaveURL(/\/home$/);
});

test('a temporary password leads to a new one before any other page (RT-006, TN-210, TN-211, RU-011)', async ({
  page,
}) => {
  const { user } = await server.account('OperatorStaff');
  await forget(page, user);
  const mail = await newestMail(server, `To: ${user}`);
  const temporary = /: (\S{16})\s/.exec(mail)?.[1] ?? '';
  await signIn(page, user, temporary);
  await expect(page).toHaveURL(/\/resetPassword$/);
  await page.goto(address('/cases'));
  await expect(page).toHaveURL(/\/resetPassword$/);
  await expect(page.getByText('You signed in with a temporary password.')).toBeVisible();
  await typeNew(page, 'Harbour#5839');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(address('/resetPassword'));
  await expect(page).toHaveURL(/\/home$/);
});

test('the address of an account changes when the mailed link was followed', async ({ page }) => {
  const { user, password } = await server.account('SchoolAdmin');
  await signIn(page, user, password);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(address('/account/security'));
  await page.getByLabel('New e-mail address').fill('new.address@hillside.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('A link was mailed to new.address@hillside.example.')).toBeVisible();
  const mail = await newestMail(server, 'To: new.address@hillside.example');
  await page.goto(address(/\/confirm-email\/[\w-]+/.exec(mail)?.[0] ?? ''));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail address was changed' })).toBeVisible();
  expect(await newestMail(server, `To: ${user}`)).toContain('was changed');
  await page.goto(address('/logout'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, 'new.address@hillside.example', password);
  await expect(page).toHaveURL(/\/home$/);
});
