import { account, admit, expect, expectAccessible, test } from './console.ts';

test('a list is scheduled as it is shown, run at once, downloaded, edited, paused and deleted', async ({
  page,
}) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/cases?state=open');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Schedule by email' }).click();
  const sheet = page.getByRole('dialog', { name: 'Schedule export' });
  await sheet.getByLabel('Name').fill('Open cases');
  await sheet.getByRole('combobox', { name: 'Repeat' }).click();
  await page.getByRole('option', { name: 'Every week' }).click();
  await sheet.getByRole('combobox', { name: 'Day of the week' }).click();
  await page.getByRole('option', { name: 'Friday' }).click();
  await expectAccessible(page);

  // An address outside the organisation is refused at its field, and what was entered stays.
  const recipients = sheet.getByLabel('Recipients');
  const own = await recipients.inputValue();
  await recipients.fill(`${own}\nsomebody@elsewhere.example`);
  await sheet.getByRole('button', { name: 'Schedule export' }).click();
  await expect(sheet.getByText('somebody@elsewhere.example').last()).toBeVisible();
  await recipients.fill(own);
  await sheet.getByRole('button', { name: 'Schedule export' }).click();
  await expect(sheet).toHaveCount(0);

  await page.goto('/account/exports');
  const row = page.getByRole('row').filter({ hasText: 'Open cases' });
  await expect(row).toContainText('Every Friday at 07:00');
  await expect(row).toContainText('Not run yet');
  await expectAccessible(page);
  const choose = async (name: string) => {
    await row.getByRole('button', { name: 'Actions for Open cases' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Run now');
  await expect(row).toContainText('Sent');
  await choose('View runs');
  const runs = page.getByRole('dialog', { name: 'Runs of Open cases' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    runs.getByRole('button', { name: /^Download the run/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Open cases.csv');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await choose('Edit');
  const edit = page.getByRole('dialog', { name: 'Edit scheduled export' });
  await expect(edit.getByLabel('Recipients')).toHaveValue(own);
  await edit.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: '18:30' }).click();
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Every Friday at 18:30');

  await choose('Pause');
  await expect(row).toContainText('Paused');
  await choose('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('No scheduled exports yet')).toBeVisible();
});
