import type { Browser, Page } from '@playwright/test';
import { atNight } from './at-night.ts';
import { account, admit, expect, expectAccessible, test } from './console.ts';
import { invitationTo } from './outbox.ts';
import { sharedServer } from './worker.ts';

const list = '/management/account/accountList';
const password = 'Orchard-4-lamps';
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function openRowMenu(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
}

async function invite(page: Page, addresses: string, role = 'Viewer'): Promise<void> {
  await page.goto(list);
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Invite people' });
  await sheet.getByLabel('E-mail addresses').fill(addresses);
  await sheet.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
  await sheet.getByRole('button', { name: 'Send invitations' }).click();
}

/** Opens a page in a separate browser context: an invitee has no session here. */
async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://localhost:${sharedServer().port}` });
  return context.newPage();
}

async function acceptAt(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('checkbox', { name: /I use this account myself/ }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
}

async function signInAs(page: Page, user: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a person is invited, accepts with a password, signs in, and is out at once when deactivated (RT-008, RT-022)', async ({
  page,
  browser,
}) => {
  const email = 'jin.park@northwind.example';
  await admit(page, account('admin@northwind'));
  await invite(page, `${email}, ${email}`);
  const sheet = page.getByRole('dialog', { name: 'Invite people' });
  await expect(sheet.getByLabel('E-mail addresses')).toHaveAccessibleDescription(
    /There are duplicate emails/,
  );
  await expectAccessible(page);
  await sheet.getByLabel('E-mail addresses').fill(`${email}\nviewer@northwind.example`);
  await sheet.getByRole('button', { name: 'Send invitations' }).click();
  await expect(sheet.getByRole('alert').last()).toContainText(
    'viewer@northwind.example: This email already exists.',
  );
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, email)).toContainText('Invited');

  const person = await visitor(browser);
  const link = await invitationTo(sharedServer(), email);
  await person.goto(link);
  await expect(person.getByText('Nora West has invited you to Northwind Telecom as Viewer.')).toBeVisible();
  await expect(person.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await person.getByRole('button', { name: 'Create account' }).click();
  await expect(person.getByText('Agree to go on.')).toBeVisible();
  await expectAccessible(person);
  await acceptAt(person, link, 'Jin Park');
  await signInAs(person, email);
  await expect(person).toHaveURL(/\/home$/);

  // The list updates by itself.
  await expect(row(page, 'Jin Park')).toContainText('Running');
  await openRowMenu(page, 'Jin Park');
  await page.getByRole('menuitem', { name: 'Deactivate account' }).click();
  await page.getByRole('dialog').getByLabel('Reason (optional)').fill('on leave');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate account' }).click();
  await expect(row(page, 'Jin Park')).toContainText('Deactivated');
  await person.reload();
  await expect(person).toHaveURL(/\/login/);

  await page.getByRole('link', { name: 'Jin Park' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account of Jin Park');
  await expect(page.getByText('“on leave”').first()).toBeVisible();
  await person.goto(link);
  await expect(person.getByText(/accepted already/)).toBeVisible();
  await person.context().close();
});

test(
  'a withdrawn link, an older one and one that is none say what to do (RT-008)',
  atNight('tests/contract/accounts.test.ts', 'given a newer link, then the older is void'),
  async ({ page, browser }) => {
    await admit(page, account('admin@northwind'));
    const email = 'mina.choi@northwind.example';
    await invite(page, email);
    const first = await invitationTo(sharedServer(), email);
    await expect(row(page, email)).toBeVisible();
    await openRowMenu(page, email);
    await page.getByRole('menuitem', { name: 'Invite again' }).click();
    const second = await invitationTo(sharedServer(), email, 2);
    const person = await visitor(browser);
    await person.goto(first);
    await expect(person.getByText(/A newer invitation was sent/)).toBeVisible();
    await openRowMenu(page, email);
    await page.getByRole('menuitem', { name: 'Withdraw invitation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click();
    // While a dialog is open, no row has a role, so a missing row would prove nothing.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row(page, email)).toHaveCount(0);
    await person.goto(second);
    await expect(person.getByText(/The invitation was withdrawn/)).toBeVisible();
    await expectAccessible(person);
    await person.goto('/invite/not-one-of-ours');
    await expect(person.getByText(/invalid or incomplete/)).toBeVisible();
    await person.context().close();
  },
);

test('a user with read access sees accounts but cannot change them, and a role without accounts has no such page (PE-006)', async ({
  page,
}) => {
  await admit(page, account('auditor@northwind'));
  await page.goto(list);
  await expect(row(page, 'Vera Look')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite people' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await openRowMenu(page, 'Vera Look');
  await expect(page.getByRole('menuitem', { name: 'Delete account' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await admit(page, account('viewer@northwind'));
  await page.goto(list);
  await expect(page.getByRole('heading', { name: 'You can’t open this page' })).toBeAttached();
});

test(
  'the second of two edits of one account is refused, and nothing is overwritten',
  atNight('tests/e2e/conflicts.e2e.ts', 'or of an account on its own page, is refused'),
  async ({ page, browser }) => {
    await admit(page, account('admin@northwind'));
    await page.goto(list);
    await openRowMenu(page, 'Sam Porter');
    await page.getByRole('menuitem', { name: 'Edit account' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit account' });
    await sheet.getByLabel('Telephone').fill('+82212345678');

    const other = await visitor(browser);
    await admit(other, account('admin@northwind'));
    await other.goto(list);
    await openRowMenu(other, 'Sam Porter');
    await other.getByRole('menuitem', { name: 'Edit account' }).click();
    await other.getByLabel('Telephone').fill('+82298765432');
    await other.getByRole('button', { name: 'Save account' }).click();
    await expect(other.getByText('Account saved', { exact: true })).toBeVisible();
    await other.context().close();

    await sheet.getByRole('button', { name: 'Save account' }).click();
    await expect(sheet.getByRole('alert')).toContainText('Someone has changed this account');
    await expectAccessible(page);
  },
);

test('a person requests an account, and an administrator of the installation invites them (RT-003, RT-004, CL-409)', async ({
  page,
  browser,
}) => {
  const person = await visitor(browser);
  const email = 'hana.lee@harbour.example';
  await person.goto('/register');
  await person.getByRole('button', { name: 'Request account' }).click();
  await expect(person.getByLabel('E-mail')).toHaveAccessibleDescription('This value is required.');
  await person.getByLabel('E-mail').fill(email);
  await person.getByLabel('Name').fill('Hana Lee');
  await person.getByLabel('Company').fill('Harbour Cable');
  await person.getByRole('checkbox').click();
  await person.getByRole('button', { name: 'Request account' }).click();
  await expect(person.getByRole('heading', { name: 'Your request was received' })).toBeVisible();

  await admit(page, account('system.admin'));
  await page.goto(list);
  await page.getByRole('button', { name: 'Invite Hana Lee' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite Hana Lee' });
  await sheet.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Viewer', exact: true }).click();
  await sheet.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByRole('option', { name: /Northwind Telecom/ }).click();
  await sheet.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('button', { name: 'Invite Hana Lee' })).toHaveCount(0);
  await acceptAt(person, await invitationTo(sharedServer(), email), 'Hana Lee');
  await person.context().close();
});
