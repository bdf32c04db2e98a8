import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ServerProcess } from '#tests/support/server-process.ts';
import { setUpAuthenticator } from './authenticator.ts';
import { invitationTo } from './outbox.ts';
import { expect, test } from './watched.ts';

// An installation without demo data: from nothing to an organisation with its own administrator, in the browser alone.

/** Password by the strict rules, which are the default of such an installation (docs/decisions/249). */
const password = '파란 등불 over the harbour';
const first = 'ada.first@waymark.example';
const second = 'erin.east@eastwind.example';

let dataDir: string;
let server: ServerProcess;
const startAs = async (email: string) => {
  server = await ServerProcess.start(dataDir, { DEMO: '0', ADMIN_EMAIL: email });
};
const at = (path: string) => `http://localhost:${server.port}${path}`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waymark-first-'));
});
test.afterAll(async () => {
  await server.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** Follows the link of an invitation, and signs in with the password set there. */
async function joins(page: Page, email: string, name: string): Promise<void> {
  await page.goto(at(await invitationTo(server, email)));
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('New password', { exact: true }).fill('Short#4728');
  await expect(page.getByText('12 to 128 characters: not yet')).toBeAttached();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await expect(page.getByText('12 to 128 characters: met')).toBeAttached();
  await expect(page.getByText(/Upper case, lower case/)).toHaveCount(0);
  await expect(page.getByText('Strength: strong', { exact: true })).toBeVisible();
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('checkbox', { name: /I use this account myself/ }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await page.goto(at('/login'));
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the first administrator is invited, and again where the address was wrong', async ({ page }) => {
  await startAs('ada.frist@waymark.example');
  const wrong = await invitationTo(server, 'ada.frist@waymark.example');
  await server.kill('SIGTERM');
  await startAs(first);
  await invitationTo(server, first);
  await page.goto(at(wrong));
  await expect(page.getByText(/The invitation was withdrawn/)).toBeVisible();
  await server.kill('SIGTERM');
  await startAs(first);
  expect(server.output).toContain('by a mail that was sent already');
});

test('and gets from there to an organisation with an administrator, each with a second factor', async ({
  page,
  browser,
}) => {
  await joins(page, first, 'Ada First');
  await setUpAuthenticator(page);
  await page.goto(at('/management/company/companyList'));
  await page.getByRole('button', { name: 'Create organisation' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create organisation' });
  await sheet.getByLabel('Name').fill('Eastwind Telecom');
  await sheet.getByRole('button', { name: 'Create organisation' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row', { name: /Eastwind Telecom/ })).toBeVisible();

  await page.goto(at('/management/account/accountList'));
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  const invite = page.getByRole('dialog', { name: 'Invite people' });
  await invite.getByLabel('E-mail addresses').fill(second);
  await invite.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Operator administrator' }).click();
  await invite.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByRole('option', { name: /Eastwind Telecom/ }).click();
  await invite.getByRole('button', { name: 'Send invitations' }).click();
  await expect(invite).toBeHidden();

  const context = await browser.newContext();
  const other = await context.newPage();
  await joins(other, second, 'Erin East');
  await setUpAuthenticator(other);
  await expect(other.getByRole('button', { name: /Eastwind Telecom/ })).toBeVisible();
  await context.close();
});

test('an administrator who has accepted is not invited again', async () => {
  await server.kill('SIGTERM');
  await startAs('somebody.else@waymark.example');
  expect(server.output).not.toContain('invited');
});
