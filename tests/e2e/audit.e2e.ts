import { account, byMenu, enter, expect, expectAccessible, test } from './console.ts';

test('a file is checked before it is imported, and each row and the audit trail show it (CL-389, docs/decisions/220, 222)', async ({
  page,
}) => {
  await enter(page, account('system.admin@'));
  await page.goto('/admin/tables/manufacturer');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Import rows' });
  const choose = (csv: string) =>
    sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const head = 'manufacturerId,manufacturerName,countryCode';

  await choose(`${head}\nlantern,Lantern Devices,ZZ`);
  await expect(sheet.getByText('Country code (countryCode): Names nothing that exists.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Import rows' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await choose(`${head}\nlantern,Lantern Devices,KR`);
  await expect(sheet.getByText('New, line 2')).toBeVisible();
  await sheet.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Lantern Devices' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions of lantern' }).first().click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of lantern' });
  await expect(history.getByText('Added by Sora Kim')).toBeVisible();
  await expect(history.getByText('manufacturerName: Lantern Devices')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await byMenu(page, 'System', 'Audit trail');
  await page.getByRole('searchbox', { name: 'Object' }).fill('lantern');
  await expect(page).toHaveURL(/object=lantern/);
  const entry = page.getByRole('row').filter({ hasText: 'Import rows of a table' });
  await entry.getByRole('button', { name: /:\d\d$/ }).click();
  const facts = page.getByRole('dialog', { name: /^Entry/ });
  await expect(facts.getByText('importTable')).toBeVisible();
  await expect(facts.getByRole('cell', { name: /Lantern Devices/ })).toBeVisible();
  await expectAccessible(page);
  // The file that proves the entry, and the page that checks it.
  const saved = page.waitForEvent('download');
  await facts.getByRole('button', { name: 'Save for verification' }).click();
  const file = await (await saved).path();
  await facts.getByRole('link', { name: 'Verify a file' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: /^Verified: unaltered/ })).toBeVisible();
});

test('support has no audit trail, and the address says so', async ({ page }) => {
  await enter(page, account('support@northwind'));
  await expect(page.getByRole('link', { name: 'Devices', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit trail' })).toBeHidden();
});

test('a focused row stays the same one, and keeps the focus, when the page is drawn again', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await byMenu(page, 'System', 'Audit trail');
  const time = page
    .getByRole('table')
    .getByRole('button', { name: /:\d\d$/ })
    .first();
  await time.focus();
  await time.evaluate((element) => element.setAttribute('data-marked', ''));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Entry/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-marked]')).toBeFocused();
});
