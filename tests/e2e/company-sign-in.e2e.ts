import type { Page } from '@playwright/test';
import { DnsServer } from '#tests/support/dns-server.ts';
import { IdentityProvider } from '#tests/support/identity-provider.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { atNight } from './at-night.ts';
import { expectAccessible } from './console.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { changesUnderWay, expect, test } from './watched.ts';

/** A separate server, as the sign-in of its accounts is changed. */
let server: ServerProcess;
let provider: IdentityProvider;
let dns: DnsServer;
const address = (path: string) => `http://localhost:${server.port}${path}`;
const mina = {
  sub: 'mina',
  email: 'mina.lee@people.northwind.example',
  email_verified: true,
  name: 'Mina Lee',
  groups: ['noc'],
};
const omar = { ...mina, sub: 'omar', email: 'omar@people.northwind.example', groups: ['sales'] };

// The tests run in order: the first sets up the others.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  dns = await DnsServer.start();
  server = await startDemo({ FLEET: '0', IDENTITY_PROVIDER_HOSTS: '127.0.0.1', DNS_SERVERS: dns.address });
  provider = await IdentityProvider.start(address('/company-sign-in'), { asks: true, people: [mina, omar] });
});
test.afterAll(async () => {
  await provider.close();
  await dns.close();
  await stopDemo(server);
});

const signIn = async (page: Page, role: string) => {
  const { user, password } = await server.account(role);
  await page.goto(address('/login'));
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);
};
const signOut = async (page: Page) => {
  await page.goto(address('/logout'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
};
const chooseCompany = async (page: Page, email: string) => {
  await page.goto(address('/login'));
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Use your company account' }).click();
};
/** Signs in on the provider's own page. */
const signInThere = async (page: Page, who: string) => {
  await page.getByLabel('Name').fill(who);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('an administrator sets the provider of their organisation, and checks it', async ({ page }) => {
  await signIn(page, 'OperatorAdmin');
  await page.goto(address('/management/company-sign-in'));
  await expect(page.getByText('People sign in with their passwords')).toBeVisible();
  await expect(page.getByText(address('/company-sign-in'))).toBeVisible();
  await page.getByRole('button', { name: 'Set up' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Issuer').fill(`${provider.issuer}/nothing`);
  await sheet.getByRole('button', { name: 'Check' }).click();
  await expect(sheet.getByText(/no OpenID Connect configuration/)).toBeVisible();
  await sheet.getByLabel('Issuer').fill(provider.issuer);
  await sheet.getByRole('button', { name: 'Check' }).click();
  await expect(sheet.getByText(/The provider answers/)).toBeVisible();
  await sheet.getByLabel('Client ID').fill(provider.clientId);
  await sheet.getByLabel('Client secret', { exact: true }).fill(provider.clientSecret);
  await sheet.getByLabel('E-mail domains').fill('people.northwind.example');
  await sheet.getByLabel('Value 1', { exact: true }).fill('noc');
  await sheet.getByLabel('Role 1').click();
  await page.getByRole('option', { name: 'Support engineer' }).click();
  await sheet.getByLabel(/Create accounts on first sign-in/).click();
  await sheet.getByRole('button', { name: 'Add a value' }).click();
  await sheet.getByRole('button', { name: 'Save identity provider' }).click();
  await expect(sheet.getByLabel('Value 2', { exact: true })).toHaveAccessibleDescription(/./);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Remove value 2' }).click();
  await sheet.getByRole('button', { name: 'Save identity provider' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('noc: Support engineer')).toBeVisible();
  await expect(page.getByText('Are given one')).toBeVisible();
  await expectAccessible(page);
});

test(
  'the second of two edits is refused, also after the page has shown the first change',
  atNight('tests/contract/company-sign-in.test.ts', 'given another administrator was faster'),
  async ({ page, browser }) => {
    const edit = async (whose: Page, scopes: string) => {
      await whose.goto(address('/management/company-sign-in'));
      await whose.getByRole('button', { name: 'Edit' }).click();
      const sheet = whose.getByRole('dialog');
      await sheet.getByLabel('Scopes').fill(scopes);
      return sheet;
    };
    await signIn(page, 'OperatorAdmin');
    const sheet = await edit(page, 'openid email profile phone');
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'OperatorAdmin');
    const hers = await edit(other, 'openid email profile groups');
    await hers.getByRole('button', { name: 'Save identity provider' }).click();
    await expect(hers).toBeHidden();
    for (const _ of ['first', 'again: it is still what was opened']) {
      const read = page.waitForResponse(/iam\/identity-provider/);
      await sheet.getByRole('button', { name: 'Save identity provider' }).click();
      await read;
      await expect(sheet.getByRole('alert')).toContainText('Someone has changed this');
      await expect.poll(() => changesUnderWay(page)).toBe(0);
    }
    const back = await edit(other, 'openid email profile');
    await back.getByRole('button', { name: 'Save identity provider' }).click();
    await expect(back).toBeHidden();
    await other.context().close();
  },
);

test('the administrator verifies its domain by a record in DNS, and sees what is missing until then', async ({
  page,
}) => {
  await signIn(page, 'OperatorAdmin');
  await page.goto(address('/management/company-sign-in'));
  const check = page.getByRole('button', { name: 'Check record of people.northwind.example' });
  await check.click();
  await expect(page.getByText('DNS has no TXT record of this name yet.')).toBeVisible();
  const name = '_waymark-challenge.people.northwind.example';
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  const value = (await page.getByText(/^waymark-domain=/).textContent()) ?? '';
  dns.records.set(name, { TXT: ['waymark-domain=of-another'] });
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The TXT record has another value.')).toBeVisible();
  await expectAccessible(page);
  dns.records.set(name, { TXT: [value] });
  await check.click();
  await expect(page.getByText('Proved', { exact: true })).toBeVisible();
  await expect(check).toBeHidden();
  await expectAccessible(page);
});

test('a person without an account signs in with it, works, and confirms there who they are', async ({
  page,
}) => {
  await page.goto(address('/login'));
  await page.getByRole('button', { name: 'Use your company account' }).click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await chooseCompany(page, 'mina@nowhere.example');
  await expect(page.getByRole('alert')).toHaveText(/no company sign-in for this address/);
  await chooseCompany(page, mina.email);
  await signInThere(page, 'mina');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Account of Mina Lee' })).toBeVisible();

  await page.goto(address('/account/security'));
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Confirm with your company' }).click();
  await signInThere(page, 'mina');
  await expect(page.getByText('Confirmed. You can make the change now.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(address('/account/security'));
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await signOut(page);
});

test('a person without a role sees why on the sign-in page, and its address does not say it', async ({
  page,
}) => {
  await chooseCompany(page, omar.email);
  await signInThere(page, 'omar');
  await expect(page.getByRole('alert')).toHaveText(/gives you no role here/);
  expect(page.url()).toBe(address('/login?next=%2Fhome'));
});

test(
  'the provider is removed: who signed in by it is asked to sign in again',
  atNight('tests/contract/company-sign-in.test.ts', 'given it is removed, then its sessions end at once'),
  async ({ page, browser }) => {
    const hers = await browser.newPage();
    await chooseCompany(hers, mina.email);
    await signInThere(hers, 'mina');
    await expect(hers).toHaveURL(/\/home$/);

    await signIn(page, 'OperatorAdmin');
    await page.goto(address('/management/company-sign-in'));
    await page.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/is signed out now/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('People sign in with their passwords')).toBeVisible();

    await hers.reload();
    await expect(hers.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await hers.close();
  },
);
