import type { Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { codeOf, setUpAuthenticator } from './authenticator.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { newestMail } from './outbox.ts';
import { expect, test } from './watched.ts';

/** A separate server, as the sign-in of its accounts is changed. */
let server: ServerProcess;
const address = (path: string) => `http://localhost:${server.port}${path}`;

test.beforeAll(async () => {
  server = await startDemo({ FLEET: '0' });
});
test.afterAll(async () => {
  await stopDemo(server);
});

const signIn = async (page: Page, role: string) => {
  const { user, password } = await server.account(role);
  await page.goto(address('/login'));
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return user;
};
const isInside = (page: Page) => expect(page).toHaveURL(/\/home$/);
const signOut = async (page: Page) => {
  await page.goto(address('/logout'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
};
const openSecurity = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Account security' }).click();
  await expect(page.getByRole('heading', { name: 'Account security', level: 1 })).toBeVisible();
};
test('an authenticator app is set up, asked for at the sign-in, and turned off', async ({ page }) => {
  const user = await signIn(page, 'OperatorStaff');
  await isInside(page);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  const { key, codes } = await setUpAuthenticator(page);
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  expect(await newestMail(server, `To: ${user}`)).toContain('Two-factor sign-in was turned on');

  await signOut(page);
  await signIn(page, 'OperatorStaff');
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  await page.getByRole('button', { name: 'Back' }).click();
  await signIn(page, 'OperatorStaff');
  await page.getByLabel('Code').fill(codeOf(key));
  await page.keyboard.press('Enter');
  await isInside(page);

  await signOut(page);
  await signIn(page, 'OperatorStaff');
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await isInside(page);
  await openSecurity(page);
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor sign-in is off', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a passkey is added, signs in without a password, and is removed', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, 'Viewer');
  await isInside(page);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Laptop' })).toContainText('Never');

  await signOut(page);
  const answered = page.waitForRequest(/auth\/v1\/token\/passkey$/);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await isInside(page);
  const replay = { data: (await answered).postDataJSON() };
  const again = await page.request.post(address('/auth/v1/token/passkey'), replay);
  expect(await again.json()).toMatchObject({ code: 'loginfail' });
  await page.reload();
  await isInside(page);
  await openSecurity(page);
  await expect(page.getByRole('row').filter({ hasText: 'Laptop' })).not.toContainText('Never');
  await page.getByRole('button', { name: 'Rename passkey Laptop' }).click();
  await dialog.getByLabel('Name').fill('Desk');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Remove passkey Desk' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Desk' })).toHaveCount(0);

  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/login/);
});

test('an organisation that requires two factors has them set up before any other page', async ({
  browser,
  page,
}) => {
  await signIn(page, 'OperatorAdmin');
  await isInside(page);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  await setUpAuthenticator(page);
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'Viewer');
  await isInside(other);
  await page.getByRole('checkbox', { name: 'Require two-factor sign-in' }).click();
  await expect(page.getByText('Policy saved', { exact: true })).toBeVisible();

  await signOut(other);
  await signIn(other, 'Viewer');
  await expect(other).toHaveURL(/setUpTwoFactor/);
  await other.goto(address('/tasks'));
  await expect(other).toHaveURL(/setUpTwoFactor/);
  await setUpAuthenticator(other);
  await isInside(other);
  await other.context().close();
});
