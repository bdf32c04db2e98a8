import { account, admit, byMenu, enter, expect, expectAccessible, test } from './console.ts';

test('a row of a reference table is made, found, changed and deleted, and nothing is sent where nothing was changed (RT-056, TN-286, TN-287, RU-117)', async ({
  page,
}) => {
  await enter(page, account('system.admin@'));
  await byMenu(page, 'System', 'Reference tables');
  await page.getByRole('link', { name: 'Regions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  // CO-016, plus the line with the column names.
  await expect(page.getByRole('row')).toHaveCount(1 + 15);

  await page.getByRole('button', { name: 'Add row' }).click();
  const added = page.getByRole('dialog', { name: 'Add row' });
  await added.getByLabel('Region code').fill('JP-13');
  await added.getByRole('combobox', { name: 'Country code' }).click();
  // CO-017: all countries are offered, not a page of them.
  await page.getByRole('option', { name: 'JP · Japan' }).click();
  await added.getByLabel('Region', { exact: true }).fill('Tokio');
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Add row' }).click();
  await expect(added).toBeHidden();

  await page.getByRole('main').getByLabel('Search').fill('tok');
  const row = page.getByRole('row').filter({ hasText: 'JP-13' });
  await expect(row).toContainText('Tokio');
  const openMenu = () => page.getByRole('button', { name: 'Actions of JP-13' }).first().click();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Edit row' }).click();
  const sheet = page.getByRole('dialog', { name: 'JP-13' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1;
  });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('patchData empty');
  expect(sent).toBe(0);
  await sheet.getByLabel('Region', { exact: true }).fill('Tokyo');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(row).toContainText('Tokyo');

  await openMenu();
  await page.getByRole('menuitem', { name: 'Delete row' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete row' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toBeHidden();
});

test('only a system administrator can open the reference tables; others see that they cannot', async ({
  page,
}) => {
  await admit(page, account('support@northwind'));
  await page.goto('/admin/tables/country');
  await expect(page.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add row' })).toBeHidden();
});

test('columns are filtered by their kind: in the address, as chips, together with the keyword, and into the file', async ({
  page,
}) => {
  await enter(page, account('system.admin@'));
  await page.goto('/admin/tables/region');
  await expect(page.getByRole('row')).toHaveCount(1 + 15);
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.focus();
  await page.keyboard.press('Enter');
  const columns = page.getByRole('region', { name: 'Filters of the columns' });
  await columns.getByRole('searchbox', { name: 'Region', exact: true }).fill('gyeong');
  await expect(page).toHaveURL(/regionName=gyeong/);
  await expect(page.getByRole('button', { name: 'Remove filter Region: gyeong' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Gyeonggi' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Busan' })).toBeHidden();
  await columns.getByRole('combobox', { name: 'Country code' }).click();
  await page.getByRole('option', { name: /^KR · / }).click();
  await expect(page).toHaveURL(/countryCode=KR/);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const text = (await (await (await download).createReadStream()).toArray()).join('');
  expect(text).toContain('Gyeonggi');
  expect(text).not.toContain('Busan');

  // A link has all filters, and each chip can be removed.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await page.getByRole('main').getByLabel('Search').fill('KR-41');
  await expect(page.getByRole('row')).toHaveCount(1 + 1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row')).toHaveCount(1 + 15);
  await expect(page).not.toHaveURL(/regionName|countryCode|keyword/);
});

test('the picture of a model is uploaded, is shown in its table and on its devices, and can be removed', async ({
  page,
}) => {
  await enter(page, account('system.admin@'));
  await page.goto('/admin/tables/device-model?modelName=AR2146');
  await page.getByRole('button', { name: 'Actions of AR2146', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Picture' }).click();
  const sheet = page.getByRole('dialog', { name: 'Picture of AR2146' });
  await expect(sheet.getByText('No picture was uploaded')).toBeVisible();
  const choose = sheet.getByLabel('Choose picture').first();
  await choose.setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(sheet.getByRole('alert')).toHaveText('The file is not a PNG, JPEG or WebP picture.');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  await choose.setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: picture });
  await expect(sheet.getByText('This picture was uploaded.')).toBeVisible();
  await expect(sheet.getByRole('alert')).toBeHidden();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(sheet).toBeHidden();
  const shown = page.locator('img[src^="/model-pictures/"]').first();
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/device/deviceList/1?keyword=AR2146');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header img[src^="/model-pictures/"]')).toBeVisible();

  await page.goto('/admin/tables/device-model?modelName=AR2146');
  await page.getByRole('button', { name: 'Actions of AR2146', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Picture' }).click();
  await sheet.getByRole('button', { name: 'Remove picture' }).click();
  await expect(sheet.getByText('No picture was uploaded')).toBeVisible();
});
