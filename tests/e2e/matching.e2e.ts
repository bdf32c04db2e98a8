import { account, admit, expect, expectAccessible, test } from './console.ts';

test('after a page is selected all that match can be selected, and a command confirms their number', async ({
  page,
}) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/device/deviceList/1');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const all = page.getByRole('button', { name: /^Select all \d+ that match$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(15);
  await expectAccessible(page);
  await all.click();
  await expect(page.getByText(`All ${count} that match selected`)).toBeVisible();

  // Rows of other pages are selected too, and another filter ends the selection of all.
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText(`${count} devices`);

  // The number has changed by the time of the confirmation.
  await page.route('**/groups/controls/unlock', async (route) => {
    const body = { ...route.request().postDataJSON(), matched: count + 3 };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await dialog.getByRole('button', { name: /^Unlock/ }).click();
  await expect(dialog.getByRole('alert')).toContainText(`${count} devices match now, and not ${count + 3}.`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: /^Connection/ }).click();
  await page.getByRole('option', { name: 'Online' }).click();
  await expect(page.getByText('that match selected')).toHaveCount(0);
});
