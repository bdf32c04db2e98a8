import { admit, expect, forgetSettings, test } from './console.ts';

test('a marked list keeps its filters, is listed in menu and palette, and is renamed, moved and removed', async ({
  page,
}) => {
  await admit(page);
  await page.goto('/device/deviceList/1?online=online');
  const menu = page.getByRole('navigation', { name: 'Favourites' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu).toHaveCount(0);

  await page.getByRole('button', { name: 'Mark as favourite' }).press('Enter');
  await expect(menu.getByRole('link')).toHaveText(['Devices']);
  // Other filters are another page.
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Mark as favourite' }).press('Enter');
  await expect(menu.getByRole('link')).toHaveText(['Devices', 'Tasks']);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('deviceList/1?online');

  await menu.getByRole('button', { name: 'Edit favourites' }).click();
  const dialog = page.getByRole('dialog', { name: 'Favourites' });
  await dialog.getByRole('textbox', { name: 'Name of Devices' }).fill('Online now');
  await dialog.getByRole('button', { name: 'Move Tasks up' }).click();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link')).toHaveText(['Tasks', 'Online now']);

  await page.keyboard.press('/');
  await page.getByRole('option', { name: 'Online now' }).click();
  await expect(page).toHaveURL(/deviceList\/1\?online=online/);
  await page.getByRole('button', { name: 'Unmark as favourite' }).click();
  await expect(menu.getByRole('link')).toHaveText(['Tasks']);

  // The title of a page follows the language, a name of the user's own does not.
  await page.goto('/account/settings');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: '한국어' }).click();
  await expect(page.getByRole('navigation', { name: '즐겨찾기' }).getByRole('link')).toHaveText(['작업']);
  await forgetSettings(page);
});
