import { account, admit, expect, expectAccessible, test } from './console.ts';

test('a notice is written with a little structure, shown to people at once, and counted when they open it (RT-032, TN-271..TN-276)', async ({
  page,
  browser,
}) => {
  // The notice belongs to an operator whose pages no other test opens: a banner is shown above all of them.
  await admit(page, account('admin@brightline'));
  await page.goto('/management/notice/noticeList');
  await page.getByRole('button', { name: 'Create notice' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create notice' });
  await sheet.getByRole('button', { name: 'Create notice' }).click();
  await expect(sheet.getByLabel('Title')).toHaveAccessibleDescription(/./);
  await sheet.getByLabel('Title').fill('Speed tests fail tonight');
  await sheet.getByRole('textbox', { name: 'Contents' }).click();
  await page.keyboard.type('From 02:00. ');
  await sheet.getByRole('button', { name: 'Bold' }).click();
  // The focus returns to the text a frame later.
  await expect(sheet.getByRole('textbox', { name: 'Contents' })).toBeFocused();
  await page.keyboard.type('Tell customers before.');
  await sheet.getByRole('checkbox', { name: 'Show above every page until it is read' }).click();
  await expectAccessible(page);

  const reader = await (await browser.newContext()).newPage();
  await admit(reader, account('support@brightline'));
  await reader.goto('/tasks');
  // Messages about other tests' actions on her operator's devices are counted too.
  const bell = reader.getByRole('button', { name: /unread notice/ });
  await expect(bell).toBeVisible();
  await sheet.getByRole('button', { name: 'Create notice' }).click();
  await expect(sheet).toBeHidden();
  // The socket sends it without an action of the reader.
  const banner = reader.getByRole('status', { name: 'Pinned notice' });
  await expect(banner).toContainText('Speed tests fail tonight', { timeout: 30_000 });
  await expectAccessible(reader);
  await expect(bell).not.toHaveAccessibleName(/^No/);
  await bell.click();
  await reader.getByRole('menuitem', { name: /Speed tests fail tonight/ }).click();
  const dialog = reader.getByRole('dialog', { name: 'Speed tests fail tonight' });
  await expect(dialog.getByText('Tell customers before.')).toHaveCSS('font-weight', '500');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(banner).toBeEmpty();

  await page.getByRole('link', { name: 'Speed tests fail tonight' }).click();
  await expect(page.getByRole('table', { name: 'Read by' }).getByRole('row')).toHaveCount(2);
  await page.goto('/management/notice/noticeList');
  await page.getByRole('button', { name: 'Actions for Speed tests fail tonight' }).click();
  await expect(page.getByRole('menuitem', { name: /Delete notice/ })).toContainText('posting period');
  // Its end is set to the past: then it ends, and can be deleted. No other test sees it.
  await page.getByRole('menuitem', { name: 'Edit notice' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit notice' });
  await edit.getByLabel('Posted from', { exact: true }).fill('2020-01-01T00:00');
  await edit.getByLabel('Posted until', { exact: true }).fill('2020-01-02T00:00');
  await edit.getByRole('button', { name: 'Save notice' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('row', { name: /Speed tests fail tonight/ })).toContainText('Ended', {
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Actions for Speed tests fail tonight' }).click();
  await page.getByRole('menuitem', { name: 'Delete notice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete notice' }).click();
  await expect(page.getByText('Notice deleted').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Speed tests fail tonight' })).toBeHidden();
  await reader.context().close();
});
