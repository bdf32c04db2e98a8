import { account, admit, enter, expect, expectAccessible, openSetTopBox, test } from './console.ts';

/** docs/decisions/148. */
test('an administrator gives out a secret, sees it once, and forgets it again', async ({ page }) => {
  await enter(page, account('admin@northwind'));
  await openSetTopBox(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Device identity' }).click();
  const sheet = page.getByRole('dialog', { name: /^Identity of/ });
  await expect(sheet.getByText('None issued')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Forget identity' })).toBeHidden();
  await sheet.getByRole('button', { name: 'Issue a secret' }).click();
  const question = page.getByRole('dialog', { name: 'Issue a new secret?' });
  await question.getByRole('button', { name: 'Issue a secret' }).click();
  await expect(sheet.getByRole('status')).toContainText(/[\w-]{43}/);
  await expect(sheet.getByText(/^Issued /)).toBeVisible();
  await expectAccessible(page);

  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Device identity' }).click();
  await expect(sheet.getByText(/^Issued /)).toBeVisible();
  await expect(sheet.getByRole('status')).toBeHidden();
  await sheet.getByRole('button', { name: 'Forget identity' }).click();
  await page
    .getByRole('dialog', { name: /^Forget the identity/ })
    .getByRole('button', { name: 'Forget identity' })
    .click();
  await expect(sheet.getByText('None issued')).toBeVisible();
});

test('support sees why it may not', async ({ page }) => {
  await admit(page);
  await openSetTopBox(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Device identity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
