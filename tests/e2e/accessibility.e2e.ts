import { enter, expect, expectAccessibleInBothThemes, test } from './console.ts';

/** Overlays of pages; routes.e2e.ts covers the pages themselves. */
test('WCAG 2.2 AA in both themes: the menus, selection and palette of the device list', async ({ page }) => {
  await enter(page);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Model' }).click();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search devices, pages, actions and more' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
});
