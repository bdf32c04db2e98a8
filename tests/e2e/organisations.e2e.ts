import type { Page } from '@playwright/test';
import { account, admit, byMenu, enter, expect, expectAccessible, test } from './console.ts';

const address = '/management/company/companyList';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, entry: string, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a company is created below another one, found with its place, edited and deleted (RT-020)', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await byMenu(page, 'People', 'Users', 'Companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await page.getByRole('button', { name: 'Show organisations below Northwind South' }).click();
  await expect(row(page, 'Riverside Education Office')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'One level up' }).click();
  await expect(row(page, 'Northwind South')).toBeVisible();

  await page.getByRole('button', { name: 'Create organisation' }).click();
  const sheet = page.getByRole('dialog', { name: 'Create organisation' });
  await expect(sheet.getByText('Directly below Northwind Telecom')).toBeVisible();
  await sheet.getByLabel('Name').fill('northwind SOUTH');
  await sheet.getByLabel('Address', { exact: true }).focus();
  await expect(sheet.getByLabel('Name')).toHaveAccessibleDescription(
    /Another organisation below this parent/,
  );
  await sheet.getByLabel('Name').fill('Northwind Harbour');
  await sheet.getByLabel('Address', { exact: true }).focus();
  await expect(sheet.getByText('this company name is available')).toBeVisible();
  await sheet.getByLabel('Start-up app').fill('com.harbour.home');
  await sheet.getByLabel('Name').press('Control+Enter');
  await expect(sheet).toBeHidden();
  await expect(row(page, 'Northwind Harbour')).toContainText('Sub operator');

  await page.getByRole('searchbox', { name: 'Name or address' }).fill('harbour');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Northwind Harbour')).toContainText('Northwind Telecom');
  await choose(page, 'Edit organisation', 'Northwind Harbour');
  const edit = page.getByRole('dialog', { name: 'Edit organisation' });
  await expect(edit.getByLabel('Start-up app')).toHaveValue('com.harbour.home');
  await edit.getByRole('checkbox', { name: /In use/ }).click();
  await edit.getByRole('button', { name: 'Save organisation' }).click();
  await expect(edit).toBeHidden();
  await expect(row(page, 'Northwind Harbour')).toContainText('Not in use');

  await choose(page, 'Delete organisation', 'Northwind Harbour');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete organisation' }).click();
  await expect(page.getByText('Organisation deleted', { exact: true })).toBeVisible();
});

test('one that holds something is not deleted, and says what', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto(address);
  await choose(page, 'Delete organisation', 'Northwind South');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete organisation' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 organisation below it, 4 devices');
});

test('the console shows one organisation alone, on every page, until all are shown again', async ({
  page,
}) => {
  await admit(page, account('support@northwind'));
  await page.goto('/device/deviceList/1');
  const devices = async () => {
    const here = page.url();
    // An answer to the previous page is dropped with it.
    await page.goto('about:blank');
    const answer = page.waitForResponse(/getDevicePageList/);
    await page.goto(here);
    return (await (await answer).json()).pagination.totalRecords;
  };
  const all = await devices();
  const asked = page.waitForResponse(/getDevicePageList/);
  await page.getByRole('button', { name: 'Organisation: Northwind Telecom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose organisation' });
  await dialog.getByRole('combobox').fill('hillside');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await dialog.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/operator=hillside-school/);
  const { data } = await (await asked).json();
  expect(new Set(data.map(({ opId }: { opId: string }) => opId))).toEqual(new Set(['hillside-school']));
  await expect(
    page.getByText('Only Hillside School and the organisations below it are shown.'),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await devices()).toBeLessThan(all);

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tasks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await expect(page).toHaveURL(/operator=hillside-school/);

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('show all org');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Only Hillside School/)).toHaveCount(0);
  await expect(page).not.toHaveURL(/operator=/);
  // Data of another organisation must not stay on the page: going back reloads it.
  await page.goBack();
  await expect(
    page.getByText('Only Hillside School and the organisations below it are shown.'),
  ).toBeVisible();
});

test('a foreign organisation in the address shows none of its data, and leads back', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto(`${address}?operator=brightline`);
  await expect(page.getByText(/is not among those you can see/)).toBeVisible();
  await expect(page.getByText('Brightline Cable')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all of Northwind Telecom' }).click();
  await expect(row(page, 'Northwind South')).toBeVisible();
});

test('a user who creates a school for the whole system chooses the operator first (RU-022)', async ({
  page,
}) => {
  await admit(page, account('system.admin@'));
  await page.goto('/management/school/schoolList');
  const create = page.getByRole('button', { name: 'Create school' });
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/management/school/schoolList?operator=northwind');
  await expect(create).not.toHaveAttribute('aria-disabled', 'true');
});
