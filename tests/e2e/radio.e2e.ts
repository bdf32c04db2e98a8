import type { Page } from '@playwright/test';
import { account, admit, choose, expect, expectAccessible, openModel, test } from './console.ts';

/** Opens Wi-Fi Management of a device of this model. */
const openRadios = (page: Page, model: string): Promise<void> => openModel(page, model, 'wifi');

const card = (page: Page, band: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: band, exact: true }) });
const shown = (page: Page, band: string, label: string) =>
  card(page, band)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Applies, and confirms that clients lose their connection. */
async function apply(page: Page): Promise<void> {
  const verb = { name: 'Apply radio settings' };
  await page.getByRole('button', verb).click();
  await page.getByRole('dialog', { name: 'Clients will be disconnected' }).getByRole('button', verb).click();
}

test('a radio is changed with what its other settings allow, and shows what was asked and what is reported (TN-061..TN-065)', async ({
  page,
}) => {
  await admit(page);
  await openRadios(page, 'AR2146');
  await expect(shown(page, '5 GHz', 'Channel')).toContainText(/Auto, now \d+/);
  await expectAccessible(page);
  await card(page, '2.4 GHz').getByRole('button', { name: 'Edit 2.4 GHz radio' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit 2.4 GHz radio' });

  // RU-055, RU-043: no 160 MHz at 2.4 GHz, no channel 14, and none above 9 below an extension channel.
  await sheet.getByRole('combobox', { name: 'Bandwidth' }).click();
  await expect(page.getByRole('option')).toHaveText(['20 MHz', '40 MHz']);
  await page.keyboard.press('Escape');
  await sheet.getByRole('combobox', { name: 'Channel', exact: true }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Auto',
    ...Array.from({ length: 13 }, (_, at) => `${at + 1}`),
  ]);
  await page.getByRole('option', { name: '12' }).click();
  await pick(page, 'Bandwidth', '40 MHz');
  // RU-049
  await expect(sheet.getByRole('combobox', { name: 'Channel', exact: true })).toContainText('Auto');
  await pick(page, 'Extension channel', 'Below');
  await pick(page, 'Channel', '9');
  await pick(page, 'Extension channel', 'Above');
  await pick(page, 'Channel', '13');
  await pick(page, 'Extension channel', 'Below');
  await sheet.getByRole('button', { name: 'Apply radio settings' }).click();
  await expect(sheet.getByRole('combobox', { name: 'Channel', exact: true })).toHaveAccessibleDescription(
    /Not possible with the other choices/,
  );
  await pick(page, 'Channel', '9');
  await pick(page, 'Transmit power', '75 %');
  await expectAccessible(page);
  await apply(page);
  await expect(sheet).toBeHidden();

  const change = card(page, '2.4 GHz').getByRole('status');
  await expect(change).toContainText('Succeeded', { timeout: 40_000 });
  const row = card(page, '2.4 GHz').getByRole('row', { name: /^Transmit power/ });
  await expect(row.getByRole('cell')).toContainText(['Transmit power', '75 %', '75 %']);
  await expect(shown(page, '2.4 GHz', 'Channel')).toContainText('9');
  await expect(
    page.getByRole('listitem').filter({ hasText: '[Wi-Fi Configuration] Completed' }),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await change.getByRole('link', { name: 'Open timeline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Wi-Fi configuration/ })).toBeVisible();
});

test('a device that refuses one part of a change applies none and says which, and the values are kept for another try (TN-066)', async ({
  page,
}) => {
  await admit(page);
  // Its hardware has no 160 MHz, which only the device itself reports.
  await openRadios(page, 'AR1031');
  const edit = card(page, '5 GHz').getByRole('button', { name: 'Edit 5 GHz radio' });
  await edit.click();
  await pick(page, 'Bandwidth', '160 MHz');
  await pick(page, 'Security', 'WPA3-Personal-Transition');
  await apply(page);
  const change = card(page, '5 GHz').getByRole('status');
  await expect(change).toContainText('The device refused: Bandwidth.', { timeout: 40_000 });
  await expect(shown(page, '5 GHz', 'Security')).toContainText('WPA2-Personal');
  await expect(shown(page, '5 GHz', 'Bandwidth')).toContainText('80 MHz');
  await edit.click();
  await expect(page.getByRole('combobox', { name: 'Bandwidth' })).toContainText('160 MHz');
  // TN-063
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('combobox', { name: 'Bandwidth' })).toContainText('80 MHz');
});

test('the clients of the Wi-Fi are shown with their signal, once the device has reported them (CL-085)', async ({
  page,
}) => {
  await admit(page);
  await openRadios(page, 'AR1344');
  const clients = card(page, 'Wi-Fi clients');
  await expect(
    clients.getByRole('row', { name: /· (2\.4|5) GHz -\d+ dBm .* Mbit\/s 192\.168\./ }).first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a viewer sees the radios and why they cannot be changed (PE-030)', async ({ page }) => {
  await admit(page, account('viewer@northwind'));
  await openRadios(page, 'AR2146');
  const edit = card(page, '5 GHz').getByRole('button', { name: 'Edit 5 GHz radio' });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await edit.focus();
  await expect(page.getByRole('tooltip')).toContainText('Viewer');
});

test('the tab is in Korean and fits a phone; a set-top box has none (RU-021)', async ({ page }) => {
  await choose(page, { language: 'ko', theme: 'dark' });
  await admit(page);
  await openRadios(page, 'AR2146');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('tab', { name: 'Wi-Fi 관리' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: '5 GHz 무선 설정 편집' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRadios(page, 'KSTB2020');
  await expect(page.getByRole('tab', { name: '진단' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Wi-Fi 관리' })).toHaveCount(0);
});
