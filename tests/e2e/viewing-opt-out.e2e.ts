import { admit, expect, expectAccessible, openModel, test } from './console.ts';

test('a customer opts out of viewing statistics and in again', async ({ page }) => {
  await admit(page);
  await openModel(page, 'KSTB2020', 'av');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Viewing statistics', exact: true, level: 2 }) });
  await expect(card).toContainText('Counted');
  await card.getByRole('button', { name: 'Exclude' }).click();
  const dialog = page.getByRole('dialog', { name: /^Exclude .* from viewing statistics$/ });
  await dialog.getByRole('checkbox', { name: /^Also erase/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Exclude' }).click();
  await expect(card).toContainText('Excluded');
  await expect(card).toContainText('No viewing is stored since');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Count again' }).click();
  await page
    .getByRole('dialog', { name: /^Count the viewing/ })
    .getByRole('button', { name: 'Count again' })
    .click();
  await expect(card).toContainText('Counted');
});
