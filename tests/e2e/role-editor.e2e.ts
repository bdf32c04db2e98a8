import type { Page } from '@playwright/test';
import { account, admit, enter, expect, expectAccessible, signIn, test } from './console.ts';

const address = '/admin/role/role_list';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('an operator makes a role from another one, changes what it permits, and deletes it (CL-152..CL-155)', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await menu(page).getByRole('button', { name: 'People' }).click();
  await menu(page).getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for Viewer' }).click();
  await page.getByRole('menuitem', { name: 'Copy role' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Viewer');
  await page.getByRole('textbox', { name: 'Name' }).fill('Night shift');
  await page.getByRole('searchbox', { name: 'Find a permission' }).fill('reboot');
  await page.getByRole('checkbox', { name: 'Reboot', exact: true }).click();
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(row(page, 'Night shift')).toContainText('Custom, of Northwind Telecom');

  await page.getByRole('button', { name: 'Night shift', exact: true }).click();
  await page.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: 'Compare with Viewer' }).click();
  await page.getByRole('checkbox', { name: 'Only differences' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(row(page, 'Reboot')).toContainText('Differs');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'All of Devices: control' }).click();
  await expect(page.getByText('No permission fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText(/^Role saved/).first()).toBeVisible();

  await page.getByRole('button', { name: 'All roles' }).click();
  await page.getByRole('button', { name: 'Actions for Night shift' }).click();
  await page.getByRole('menuitem', { name: 'Delete role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete role' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, 'Night shift')).toHaveCount(0);
});

test('a role that is not the organisation’s own can be viewed and not changed; permissions that the user lacks cannot be given', async ({
  page,
}) => {
  await admit(page, account('admin@northwind'));
  await page.goto(`${address}?role=Viewer`);
  await expect(page.getByText(/You can look at this role and not change it/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save role' })).toHaveCount(0);
  await expect(page.getByText('viewer@northwind.example')).toBeVisible();
  await page.goto(`${address}?role=new`);
  await page.getByRole('searchbox', { name: 'Find a permission' }).fill('download the log');
  await expect(row(page, 'Download the log').getByRole('checkbox')).toHaveCount(0);
});

test('a change of a role reaches the open console of who has it', async ({ page, browser, baseURL }) => {
  await enter(page, account('system.admin@'));
  await page.goto(`${address}?role=Viewer`);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const viewer = await context.newPage();
  await signIn(viewer, account('viewer@northwind'));
  await expect(menu(viewer).getByRole('link', { name: 'Cases' })).toBeVisible();

  const box = page.getByRole('checkbox', { name: 'Case list', exact: true });
  await box.click();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(viewer.getByText('Your permissions have changed', { exact: true })).toBeVisible();
  await expect(menu(viewer).getByRole('link', { name: 'Cases' })).toHaveCount(0);
  await expect(menu(viewer).getByRole('link', { name: 'Verify a file' })).toBeVisible();

  await expect(box).not.toBeChecked();
  await box.click();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(menu(viewer).getByRole('link', { name: 'Cases' })).toBeVisible();
  await context.close();
});

test('a preview shows the console as a role has it, changes nothing, and ends with one click', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await page.goto(address);
  await page.getByRole('button', { name: 'Actions for Support engineer' }).click();
  await page.getByRole('menuitem', { name: 'Preview as this role' }).click();
  const banner = page.getByText('Preview of the role Support engineer. Nothing can be changed.');
  await expect(banner).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Devices', exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Roles' })).toHaveCount(0);
  await page.goto('/device/deviceList/1?online=online');
  await page.getByRole('table').getByRole('link').first().click();
  const reboot = page.getByRole('button', { name: 'Reboot', exact: true });
  await expect(reboot).toHaveAttribute('aria-disabled', 'true');
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Roles' })).toBeVisible();
});
