import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { ServerProcess } from '#tests/support/server-process.ts';
import { setUpAuthenticator } from './authenticator.ts';
import { invitationTo } from './outbox.ts';
import { expect, test } from './watched.ts';

// An installation without demo data: from nothing to an organisation with its own administrator, in the browser alone.

/** Password by the strict rules, which are the default of such an installation (docs/decisions/249). */
const password = '파란 등불 over the harbour';
const first = 'ada.first@waymark.example';
const firstDevice = 'os::00D09E-FIRST';
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

/** Connects a device that the console shows as refused, lets it in there, and connects it again. */
async function admitsFirstDevice(page: Page): Promise<void> {
  await page.goto(at('/home'));
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(page.getByText(`ws://localhost:${server.uspPort}/usp`)).toBeVisible();
  await page.getByRole('button', { name: 'Check the device port' }).click();
  await expect(page.getByText(/^Waymark answered this browser in/)).toBeVisible();
  await page.getByRole('link', { name: 'Refused devices' }).click();
  await expect(page.getByText('No refused devices')).toBeVisible();
  expect(await connectAs(firstDevice)).toBe(403);
  const row = page.getByRole('table', { name: 'Refused devices' }).getByRole('row', { name: firstDevice });
  await expect(row).toContainText('Not registered');
  await row.getByRole('button', { name: `Admit ${firstDevice}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Admit' }).click();
  await expect(row).toContainText('Admitted, not back yet');
  expect(await connectAs(firstDevice)).toBe(101);
  await expect(row).toContainText('Connected later');
  await expect(row).not.toContainText('Admit it');
  await page.goto(at('/home'));
  // The way is not over: the address of the device port stays, and the next step is to register.
  await expect(page.getByText(`ws://localhost:${server.uspPort}/usp`)).toBeVisible();
  await expect(page.getByText('Register the first device')).toBeVisible();
  await page.goto(at('/device/deviceList/1'));
  await expect(page.getByText('1 device is connected but not registered.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Unregistered devices' }).click();
  await expect(page.getByRole('row', { name: firstDevice })).toBeVisible();
  await page.getByRole('button', { name: /^Register / }).click();
  const sheet = page.getByRole('dialog', { name: 'Register this device' });
  await expect(sheet.getByText('There is no organisation yet')).toBeVisible();
  await sheet.getByRole('link', { name: 'Create an organisation' }).click();
}

/** Opens a session as an agent would. Returns the HTTP status: 101 is a session. */
const connectAs = (endpointId: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://localhost:${server.uspPort}/usp?eid=${endpointId}`, 'v1.usp');
    socket.on('error', () => {});
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
  });

test('and gets from there to an organisation with an administrator, each with a second factor', async ({
  page,
  browser,
}) => {
  await joins(page, first, 'Ada First');
  await setUpAuthenticator(page);
  await admitsFirstDevice(page);
  await expect(page).toHaveURL(/companyList/);
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
