import { expect, expectAccessible, test } from './console.ts';

test('the API reference is accessible in both themes, names each document, and fits a phone', async ({
  page,
}) => {
  await page.goto('/docs/api');
  await expect(page.getByRole('heading', { level: 1, name: 'Waymark API reference' })).toBeVisible();
  for (const name of ['main', 'auth', 'admin'])
    expect((await page.request.get(`/docs/api/${name}.json`)).ok()).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
