import { choose, enter, expect, expectAccessible, test } from './console.ts';

/** What opens over a page; the pages themselves are in routes.e2e.ts. */
for (const theme of ['light', 'dark'] as const) {
  test(`WCAG 2.2 AA, ${theme}: the menus, selection and palette of the device list`, async ({ page }) => {
    await choose(page, { theme });
    await enter(page);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Model' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('combobox', { name: 'Search devices, tasks, cases and actions' }),
    ).toBeFocused();
    await expectAccessible(page);
  });
}
