import type { Page } from '@playwright/test';
import { account, admit, expect, signIn, test } from './console.ts';
import { intercept } from './intercept.ts';
import { idOf, openFinishedPing, pingAndOpen } from './tasks.ts';

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const choose = async (page: Page, filter: string, choice: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};

test('filters live in the address and survive a reload', async ({ page }) => {
  await admit(page);
  const taskId = await pingAndOpen(page, 'nowhere.invalid');
  await page.goto('/tasks');
  await choose(page, 'Action', 'Ping test');
  await choose(page, 'State', 'Failed');
  await page.getByRole('searchbox', { name: 'Requested by' }).fill('porter');
  await expect(page).toHaveURL(/action=PingTest/);
  await expect(page).toHaveURL(/state=failed/);
  await expect(page).toHaveURL(/account=porter/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter State: Failed' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Action' })).toContainText('Ping test');
  await expect(page.getByRole('searchbox', { name: 'Requested by' })).toHaveValue('porter');
  for (const row of (await rows(page).all()).slice(1))
    await expect(row).toHaveText(/Ping test.*Failed.*Sam Porter/);
  const newest = rows(page).nth(1).getByRole('link').first();
  expect(idOf((await newest.getAttribute('href')) ?? '')).toBe(taskId);
  await page.getByRole('button', { name: 'Remove filter Requested by: porter' }).click();
  await expect(page).not.toHaveURL(/account=/);
  // A tab keeps a state that it contains, and drops any other.
  const failed = page.getByRole('tab', { name: /^Failed or unknown\s*[1-9]/ });
  await failed.click();
  await expect(page).toHaveURL(/tab=failed/);
  await expect(page).toHaveURL(/state=failed/);
  await page.getByRole('tab', { name: /^Done/ }).click();
  await expect(page).not.toHaveURL(/state=/);
  await expect(rows(page).filter({ hasText: 'Failed' })).toHaveCount(0);
});

test('days are whole days, both included; an empty result keeps the frame', async ({ page }) => {
  await admit(page);
  await openFinishedPing(page);
  await page.goto('/tasks');
  // Without a chosen time zone, the operator's applies.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format();
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('Until', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}.*to=${today}`));
  await expect(rows(page).nth(1)).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('Until', { exact: true }).fill('2020-01-02');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(rows(page).nth(1)).toBeVisible();
});

test('a row leads to the timeline and to the device', async ({ page }) => {
  await admit(page);
  const taskId = await pingAndOpen(page);
  await page.goto('/tasks');
  await rows(page).nth(1).getByRole('link', { name: 'Ping test' }).click();
  await expect(page).toHaveURL(new RegExp(`/tasks/${taskId}`));
  await page.goto('/tasks');
  await rows(page).nth(1).getByRole('link', { name: /^os::/ }).click();
  await expect(page).toHaveURL(/deviceDetail/);
});

test('an open list shows a task that another user starts, and its end', async ({
  page,
  browser,
  baseURL,
}) => {
  await admit(page);
  await page.goto('/tasks?action=PingTest');
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, account('admin@northwind'));
  await pingAndOpen(other);
  await expect(rows(page).nth(1)).toHaveText(/Ping test.*Succeeded.*Nora West/);
  await other.context().close();
});

test('the tasks of one command are found from any of them', async ({ page }) => {
  await admit(page);
  await page.goto('/device/deviceList/1?model=EVO3000GW&online=online');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Reboot', exact: true }).click();
  await page.getByRole('button', { name: /^Reboot \d+ devices$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /\[Reboot\]/ })).toBeVisible();
  await page.goto('/tasks?action=Reboot');
  await rows(page).nth(1).getByRole('link', { name: 'Reboot' }).click();
  await page.getByRole('link', { name: 'All tasks of the same command' }).click();
  await expect(page).toHaveURL(/\/tasks\?batch=/);
  await expect(rows(page).nth(2)).toHaveText(/Reboot/);
  await expect(page.getByRole('button', { name: /^Remove filter Command/ })).toBeVisible();
});

test('what cannot be read says so and can be asked for again', async ({ page }) => {
  await admit(page);
  // The list reloads whenever a task progresses, and would recover before the click: so the click ends the failure.
  await intercept(page, '**/api/v1/tasks?*', async (route) => {
    return (await page.locator('html[data-mended]').count()) > 0
      ? route.continue()
      : route.fulfill({ status: 400, json: { code: 'wsfail', message: 'broken on purpose' } });
  });
  await page.goto('/tasks');
  await expect(page.getByRole('alert')).toContainText('wsfail');
  await page.evaluate(() => {
    const mend = () => document.documentElement.setAttribute('data-mended', '');
    document.addEventListener('click', mend, true);
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a space after a word is kept when the word has been looked for, so that a name can be typed slowly', async ({
  page,
}) => {
  await admit(page);
  await page.goto('/tasks');
  const account = page.getByRole('searchbox', { name: 'Requested by' });
  await account.pressSequentially('Nora ');
  await expect(page).toHaveURL(/account=Nora$/);
  await account.pressSequentially('West');
  await expect(page).toHaveURL(/account=Nora(\+|%20)West/);
  await expect(account).toHaveValue('Nora West');
});
