import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, byMenu, enter, expect, expectAccessible, test } from './console.ts';

const address = '/management/school/schoolList';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openRowMenu(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
}

test('a school is created, found, edited and deleted (RT-021)', async ({ page }) => {
  await enter(page, account('admin@northwind'));
  await byMenu(page, 'People', 'Users', 'Schools');
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create school' }).click();
  const sheet = page.getByRole('dialog', { name: 'Create school' });
  await sheet.getByRole('button', { name: 'Create school' }).click();
  await expect(sheet.getByRole('alert')).toContainText('One field needs your attention');
  await expect(sheet.getByLabel('Name')).toHaveAccessibleDescription('This value is required.');
  await expectAccessible(page);
  await sheet.getByLabel('Name').fill('Harbour School');
  await sheet.getByRole('combobox', { name: 'Office of education' }).click();
  await page.getByRole('option', { name: /Busan/ }).click();
  await sheet.getByLabel('Main phone').fill('what');
  await sheet.getByLabel('Main phone').press('Control+Enter');
  await expect(sheet.getByLabel('Main phone')).toHaveAccessibleDescription(
    'The phone number format is incorrect.',
  );
  await sheet.getByLabel('Main phone').fill('+82511234567');
  await sheet.getByLabel('Main phone').press('Control+Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('School created', { exact: true })).toBeVisible();
  await expect(row(page, 'Harbour School')).toContainText('Busan');

  await page.getByRole('searchbox', { name: 'Name or address' }).fill('harbour');
  await expect(page).toHaveURL(/keyword=harbour/);
  await expect(page.getByRole('button', { name: 'Remove filter Name or address: harbour' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  await openRowMenu(page, 'Harbour School');
  await page.getByRole('menuitem', { name: 'Edit school' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit school' });
  await expect(edit.getByLabel('Main phone')).toHaveValue('+82511234567');
  await edit.getByLabel('Name').fill('Harbour Middle School');
  await edit.getByRole('button', { name: 'Save school' }).click();
  await expect(edit).toBeHidden();
  await expect(row(page, 'Harbour Middle School')).toBeVisible();

  await openRowMenu(page, 'Harbour Middle School');
  await page.getByRole('menuitem', { name: 'Delete school' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete school' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, 'Harbour Middle School')).toHaveCount(0);
});

test('what the server refuses is shown where it was asked for, and nowhere twice', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto(address);
  await openRowMenu(page, 'Hillside School');
  await page.getByRole('menuitem', { name: 'Delete school' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete school' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openRowMenu(page, 'Hillside School');
  await page.getByRole('menuitem', { name: 'Delete school' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Create school' }).click();
  const sheet = page.getByRole('dialog', { name: 'Create school' });
  for (const outcome of ['created', 'refused']) {
    if (outcome === 'refused') await page.getByRole('button', { name: 'Create school' }).click();
    await sheet.getByLabel('Name').fill('Twin School');
    await sheet.getByRole('button', { name: 'Create school' }).click();
    if (outcome === 'refused') continue;
    await expect(sheet).toBeHidden();
    // A toast that appeared after the next sheet would receive the Escape below.
    await expect(page.getByText('School created', { exact: true })).toBeVisible();
  }
  await expect(sheet.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(sheet.getByLabel('Name')).toHaveValue('Twin School');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(sheet).toBeHidden();
});

test('the list is read again by its refresh button and at each visit', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto(address);
  await expect(row(page, 'Hillside School')).toBeVisible();
  const another = new ApiClient(new URL(page.url()).origin);
  await another.signIn(account('admin@northwind'));
  const create = (companyName: string) =>
    another.call('POST', '/api/v1/ops', { opType: 'School', companyName });

  await create('Lakeside School');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(row(page, 'Lakeside School')).toBeVisible();

  await byMenu(page, 'People', 'Users', 'Companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await create('Parkside School');
  // Data that was read within the last half second is not read again.
  await expect(async () => {
    await byMenu(page, 'Companies');
    await byMenu(page, 'Schools');
    await expect(row(page, 'Parkside School')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a page that the role does not permit is not offered, and says so by its address', async ({ page }) => {
  await enter(page, account('support@northwind'));
  await expect(page.getByRole('link', { name: 'Devices', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'People' })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'You can’t open this page' })).toBeVisible();
  await expectAccessible(page);
});
