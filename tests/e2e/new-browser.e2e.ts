import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { expect, test } from './watched.ts';

/** A server of its own, because in the demo every browser is trusted. */
let server: ServerProcess;
let user: string;
let password: string;

test.beforeAll(async () => {
  server = await startDemo({ FLEET: '0', VERIFY_NEW_BROWSERS: '1' });
  ({ user, password } = await server.account('OperatorStaff'));
});
test.afterAll(async () => {
  await stopDemo(server);
});

const submit = async (page: Page) => {
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

function mailedLink(): string {
  const outbox = join(server.dataDir, 'outbox');
  const [last] = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
  const mail = readFileSync(join(outbox, last ?? ''), 'utf8');
  expect(mail).toContain(`To: ${user}`);
  return /\/registerdeviceToSign\/\S+/.exec(mail)?.[0] ?? '';
}

test('a new browser is registered by a mailed link, once (auth01: TR-148, TR-149, ER-001)', async ({
  page,
}) => {
  await page.goto(`http://localhost:${server.port}/login`);
  await submit(page);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('First login from this device');
  await expect(notice).toContainText(user);
  await expect(page).toHaveURL(/\/login$/);

  const link = `http://localhost:${server.port}${mailedLink()}`;
  await page.goto(link);
  await expect(page).toHaveTitle('Device registration | Remote Management System');
  await expect(page.getByRole('heading', { name: 'This device is registered' })).toBeVisible();
  await page.getByRole('link', { name: 'To the sign-in page' }).click();
  await submit(page);
  await expect(page).toHaveURL(/deviceList/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This device could not be registered' })).toBeVisible();
});
