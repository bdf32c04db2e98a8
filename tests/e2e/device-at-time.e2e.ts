import type { Page } from '@playwright/test';
import { account, admit, expect, expectAccessible, openModel, test } from './console.ts';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const name = (page: Page) =>
  card(page, '2.4 GHz')
    .locator('dl > div')
    .filter({ has: page.getByText('Network name', { exact: true }) });
const band = (page: Page) => page.getByRole('region', { name: /^Past state at/ });

/** Renames the 2.4 GHz network of the open page, and waits until the device reports it. */
async function rename(page: Page, to: string): Promise<void> {
  await card(page, '2.4 GHz').getByRole('button', { name: 'Edit 2.4 GHz radio' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit 2.4 GHz radio' });
  await sheet.getByLabel('Network name', { exact: true }).fill(to);
  const verb = { name: 'Apply radio settings' };
  await sheet.getByRole('button', verb).click();
  await page.getByRole('dialog', { name: 'Clients will be disconnected' }).getByRole('button', verb).click();
  await expect(name(page)).toContainText(to, { timeout: 40_000 });
}

test('the page shows the device as it was before a change, says so, changes nothing meanwhile, and goes back (issue 12)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR2146', 'wifi');
  await expect(name(page)).toBeVisible();
  // The first opening of a device reads all its values: those that arrive after the new name would be the last change.
  await expect(page.getByRole('button', { name: 'Refresh from device' })).not.toHaveAttribute('aria-busy');
  const before = (await name(page).locator('dd').textContent())?.trim() ?? '';
  await rename(page, 'Renamed-1');

  await page.getByRole('button', { name: 'View past state' }).click();
  await expect(band(page)).toBeVisible();
  await expect(page).toHaveURL(/[?&]at=/);
  await expectAccessible(page);
  // The last change is one step away, and the state before it one second.
  await band(page).getByRole('button', { name: 'Previous change' }).click();
  await expect(name(page)).toContainText('Renamed-1');
  const moment = new URL(page.url()).searchParams.get('at') ?? '';
  const earlier = new Date(Date.parse(moment.replaceAll('"', '')) - 1).toISOString();
  await page.goto(page.url().replace(/at=[^&]*/, `at=${encodeURIComponent(earlier)}`));
  await expect(name(page)).toContainText(before);
  await expect(band(page)).toContainText(/values? (has|have) changed since/);
  await expect(
    card(page, '2.4 GHz')
      .getByRole('row', { name: /^Network name/ })
      .getByRole('cell'),
  ).toContainText(['Network name', before, 'Renamed-1']);

  // Nothing can be changed meanwhile, and a reload keeps the time.
  await expect(card(page, '2.4 GHz').getByRole('button', { name: 'Edit 2.4 GHz radio' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Reboot' })).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(name(page)).toContainText(before);

  // The first tab lists the changes since, with their authors; a tab that measures states that it shows the present.
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(card(page, 'What changed since').getByRole('row', { name: /Renamed-1/ })).toContainText(
    'Sam Porter',
  );
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  await expect(page.getByText('This tab has no past state')).toBeVisible();

  await page.getByRole('tab', { name: 'Wi-Fi management' }).click();
  await band(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(band(page)).toBeHidden();
  await expect(name(page)).toContainText('Renamed-1');
});

test('before its registration a device has no data, and an auditor may view the past', async ({ page }) => {
  await admit(page, account('auditor@northwind'));
  await openModel(page, 'AR2146', 'network');
  await page.goto(`${page.url()}&at=2020-01-01T00:00:00.000Z`);
  await expect(page.getByText('No record at that time')).toBeVisible();
  await expect(band(page)).toContainText('Records of this device begin at');
  await expectAccessible(page);
});
