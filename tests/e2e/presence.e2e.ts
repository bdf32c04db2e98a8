import type { Browser, Page } from '@playwright/test';
import { account, admit, devicesOf, expect, expectAccessible, signIn, test } from './console.ts';
import { sharedServer } from './worker.ts';

const here = (page: Page) => page.getByRole('region', { name: 'Also on this page' });

/** Signs in a second engineer in a separate browser context. */
async function another(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${sharedServer().port}`,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, account(user));
  return page;
}

test('two engineers on one device see each other, and one hands it over to the other (issue 12)', async ({
  page,
  browser,
}) => {
  await admit(page);
  await page.goto('/device/deviceList/1');
  const device = async () =>
    (await devicesOf(page, { online: true, modelName: ['AR2146'] }))[0]?.endpointId ?? '';
  await expect.poll(device).not.toBe('');
  const address = `/device/deviceDetail/${encodeURIComponent(await device())}?tab=wifi`;
  await page.goto(address);
  await expect(page.getByRole('tab', { name: 'Wi-Fi management' })).toBeVisible();
  await expect(here(page)).toBeHidden();

  const nora = await another(browser, 'admin@northwind');
  await nora.goto(address);
  await expect(here(nora)).toContainText('Sam Porter');
  await expect(here(page)).toContainText('Nora West', { timeout: 1_000 });
  await expectAccessible(page);

  // The open form is shown, never its content.
  await nora.getByRole('button', { name: 'Edit 2.4 GHz radio' }).click();
  await expect(here(page)).toContainText('editing: Wi-Fi configuration');
  await nora.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(here(page)).not.toContainText('editing');

  await here(page).getByRole('button', { name: 'Hand over…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Hand over to Nora West' });
  await sheet.getByLabel('Note').fill('Channel 6 is noisy, customer calls back at four.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Ask to take over' }).click();
  await expect(page.getByText('Nora West was asked to take over and has not answered yet.')).toBeVisible();
  const asked = nora.getByRole('alert').filter({ hasText: 'Sam Porter asks you to take over' });
  await expect(asked).toContainText('Channel 6 is noisy, customer calls back at four.');
  await expectAccessible(nora);
  await asked.getByRole('button', { name: 'Take over' }).click();
  await expect(nora.getByText(/^You took over this device/)).toBeVisible();
  await expect(page.getByText(/^Nora West took over this device/)).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('tab', { name: 'User actions' }).click();
  await expect(page.getByRole('row', { name: /Ask to take over/ })).toContainText('Channel 6 is noisy');

  await nora.context().close();
  await expect(here(page)).toBeHidden();
});

test('a user of another operator sees neither the device nor who is there', async ({ page, browser }) => {
  await admit(page);
  await page.goto('/device/deviceList/1');
  const device = async () =>
    (await devicesOf(page, { online: true, modelName: ['AR2146'] }))[0]?.endpointId ?? '';
  await expect.poll(device).not.toBe('');
  const address = `/device/deviceDetail/${encodeURIComponent(await device())}`;
  await page.goto(address);
  const other = await another(browser, 'support@brightline');
  await other.goto(address);
  await expect(other.getByText('Device not found')).toBeVisible();
  await expect(here(page)).toBeHidden();
  await other.context().close();
});
