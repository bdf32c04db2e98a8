import { choose, expect, expectAccessible, openSetTopBox, signIn, test } from './console.ts';

for (const theme of ['light', 'dark'] as const) {
  test.describe(`WCAG 2.2 AA, ${theme}`, () => {
    test.beforeEach(async ({ page }) => choose(page, { theme }));

    test('pages without a sign-in', async ({ page }) => {
      for (const address of ['/login', '/404', '/errors/error500', '/dbcheck']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('the device list, its selection and its palette', async ({ page }) => {
      await signIn(page);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Model' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search devices and pages' })).toBeFocused();
      await expectAccessible(page);
    });

    test('the tabs of a device', async ({ page }) => {
      await signIn(page);
      await openSetTopBox(page);
      await expectAccessible(page);
      for (const tab of ['Detailed Information', 'Diagnostics', 'History']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      }
    });

    test('a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn(page);
      await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('no page of the console is wider than a phone', async ({ page }) => {
  await signIn(page);
  await openSetTopBox(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of ['General', 'Detailed Information', 'Diagnostics', 'History']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, tab).toBeLessThanOrEqual(0);
  }
});
