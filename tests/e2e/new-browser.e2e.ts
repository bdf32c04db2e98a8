import type { Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { byMenu } from './console.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { mailedLink } from './outbox.ts';
import { expect, test } from './watched.ts';

/** A separate server, because in the demo every browser is trusted. */
let server: ServerProcess;
let user: string;
let password: string;

test.beforeAll(async () => {
  server = await startDemo({ FLEET: '0', VERIFY_NEW_BROWSERS: '1' });
  ({ user, password } = await server.account('OperatorAdmin'));
});
test.afterAll(async () => {
  await stopDemo(server);
});

const submit = async (page: Page) => {
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('a new browser is registered by a mailed link, once (auth01: TN-148, TN-149, ER-001)', async ({
  page,
}) => {
  await page.goto(`http://localhost:${server.port}/login`);
  await submit(page);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('First login from this device');
  await expect(notice).toContainText(user);
  await expect(page).toHaveURL(/\/login$/);

  const link = `http://localhost:${server.port}${await mailedLink(server, 0, user)}`;
  await page.goto(link);
  await expect(page).toHaveTitle('Device registration | Remote Management System');
  await expect(page.getByRole('heading', { name: 'This device is registered' })).toBeVisible();
  await page.getByRole('link', { name: 'To the sign-in page' }).click();
  await submit(page);
  await expect(page).toHaveURL(/\/home$/);

  await byMenu(page, 'People', 'Notices and mail', 'Mails');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('New browser');
  await expect(row).toContainText('Sent');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Mail to ${user}`);
  await expect(page.getByText('Accepted by the mail server').first()).toBeVisible();
  await expect(page.getByText('registerdeviceToSign')).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This device could not be registered' })).toBeVisible();
});
