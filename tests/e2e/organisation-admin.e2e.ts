import { account, admit, expect, expectAccessible, test } from './console.ts';

test('an organisation is created with its first administrator in one step, or not at all (CL-156, PE-024)', async ({
  page,
}) => {
  await admit(page, account('admin@brightline'));
  await page.goto('/management/company/companyList');
  await page.getByRole('button', { name: 'Create organisation' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create organisation' });
  await sheet.getByLabel('Name', { exact: true }).fill('Brightline Harbour');
  await sheet.getByRole('checkbox', { name: 'Invite its first administrator' }).click();
  await sheet.getByRole('button', { name: 'Create organisation' }).click();
  await expect(sheet.getByLabel('E-mail of the administrator')).toHaveAccessibleDescription(
    'This value is required.',
  );
  await expectAccessible(page);
  await sheet.getByLabel('E-mail of the administrator').fill(account('support@brightline').user);
  await sheet.getByLabel('Name of the administrator').fill('Harper Lane');
  await sheet.getByRole('combobox', { name: 'Role of the administrator' }).click();
  await page.getByRole('option', { name: 'Viewer' }).click();
  await sheet.getByRole('button', { name: 'Create organisation' }).click();
  // The address is taken: the organisation is not created either.
  await expect(sheet.getByRole('alert')).toBeVisible();
  await sheet.getByLabel('E-mail of the administrator').fill('harper.lane@brightline.example');
  await sheet.getByRole('button', { name: 'Create organisation' }).click();
  await expect(sheet).toBeHidden();
  await expect(
    page.getByText('Organisation created, and harper.lane@brightline.example invited', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Brightline Harbour' })).toHaveCount(1);
  await page.goto('/management/account/accountList');
  await expect(page.getByRole('row').filter({ hasText: 'Harper Lane' })).toContainText('Invited');
});

test('a notice is for chosen organisations and roles (CL-214)', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/management/notice/noticeList');
  await page.getByRole('button', { name: 'Create notice' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create notice' });
  await sheet.getByLabel('Title').fill('For the south only');
  await sheet.getByRole('textbox', { name: 'Contents' }).click();
  await page.keyboard.type('Visit on Monday.');
  await sheet.getByRole('checkbox', { name: 'Northwind South' }).click();
  await sheet.getByRole('checkbox', { name: 'School administrator' }).click();
  await sheet.getByRole('checkbox', { name: 'Draft' }).click();
  await expect(sheet.getByText('1 chosen')).toHaveCount(2);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Create notice' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Actions for For the south only' }).click();
  await page.getByRole('menuitem', { name: 'Edit notice' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit notice' });
  await expect(edit.getByRole('checkbox', { name: 'Northwind South' })).toBeChecked();
  await expect(edit.getByRole('checkbox', { name: 'Hillside School' })).not.toBeChecked();
  await expect(edit.getByRole('checkbox', { name: 'School administrator' })).toBeChecked();
});
