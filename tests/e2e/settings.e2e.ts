import { account, admit, expect, expectAccessible, forgetSettings, test } from './console.ts';

// The account's settings do not matter to any other test.
const person = () => account('auditor@northwind');

test('personal settings apply at once, in another browser without a reload, and at the next sign-in (CL-137, CL-138)', async ({
  page,
  browser,
  baseURL,
}) => {
  await admit(page, person());
  await page.goto('/account/settings');
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await admit(other, person());
  await other.goto('/account/settings');
  await expect(other.getByRole('combobox', { name: 'Time zone' })).toBeVisible();

  // Another tab of the same browser updates too, even while signed out.
  const tab = await page.context().newPage();
  await tab.goto('/login');

  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Theme', 'Dark');
  await choose('Rows of tables', 'Dense');
  await choose('Time zone', 'Pacific/Kiritimati');
  await choose('Date format', 'DD/MM/YYYY');
  await choose('Rows on a page', '30');
  await page.getByRole('checkbox', { name: /^A task that you requested.*: In the console/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText(/^Now: \d\d\/\d\d\/20\d\d /)).toBeVisible();
  await expectAccessible(page);

  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-density', 'dense');
  await expect(other.getByRole('combobox', { name: 'Time zone' })).toHaveText('Pacific/Kiritimati');
  await expect(other.getByRole('combobox', { name: 'Rows on a page' })).toHaveText('30');
  await expect(
    other.getByRole('checkbox', { name: /^A task that you requested.*: In the console/ }),
  ).toBeChecked();
  // Two users who change different settings both keep theirs.
  await other.getByRole('combobox', { name: 'Language' }).click();
  await other.getByRole('option', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '개인 설정' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'ko');

  const third = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await admit(third, person());
  await third.goto('/account/settings');
  await expect(third.getByRole('heading', { level: 1, name: '개인 설정' })).toBeVisible();
  await expect(third.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(third.getByText(/^현재: \d\d\/\d\d\/20\d\d /)).toBeVisible();
  await forgetSettings(page);
});
