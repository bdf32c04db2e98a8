import {
  account,
  admit,
  choose,
  diagnosisCard,
  expect,
  expectAccessible,
  openModel,
  runButton,
  test,
} from './console.ts';
import { intercept } from './intercept.ts';

test('a scan shows the networks of each band, says which channel to choose and why, and opens the radio with it (TN-056..TN-058, CO-056, CO-057)', async ({
  page,
}) => {
  await admit(page);
  const card = diagnosisCard(page, 'Wi-Fi channel scan');
  const better = card.getByRole('button', { name: /^Use channel \d+$/ });
  const scan = async (model: string) => {
    await openModel(page, model, 'wifi');
    await runButton(card).click();
    await expect(card.getByText(/^As of /)).toBeVisible({ timeout: 30_000 });
  };
  /** Selects a band in which another channel is worth a change. */
  const chooseBand = async (): Promise<boolean> => {
    const bands = card.getByRole('tab');
    await bands.first().focus();
    await expect(bands.first()).toBeFocused();
    for (let band = 0; band < (await bands.count()); band += 1) {
      if (band > 0) await page.keyboard.press('ArrowRight');
      // The panel of a band follows its tab: wait for it before reading its recommendation.
      await expect(bands.nth(band)).toHaveAttribute('aria-selected', 'true');
      await expect(card.getByText(/^Channel \d+: /).first()).toBeVisible();
      if (await better.isVisible()) return true;
    }
    return false;
  };
  await scan('AR2146');
  await expect(page.getByRole('listitem').filter({ hasText: '[Wi-Fi Channel Scan] Completed' })).toBeVisible({
    timeout: 30_000,
  });
  const chart = card.getByRole('img', { name: /Networks at 2\.4 GHz/ });
  await expect(chart).toBeVisible();
  for (const dbm of ['−100', '−75', '−50', '−25', '0'])
    await expect(chart.getByText(dbm, { exact: true })).toHaveCount(1);
  await expect(card.getByRole('row', { name: /dBm/ }).first()).toBeVisible();
  await expect(card.getByText(/^Channel \d+: /).first()).toBeVisible();
  await expectAccessible(page);

  // Radios choose their channels by themselves every few hours: those of one device may all be the best ones.
  for (const model of ['AR3030W', 'AR2144', 'EVO3000GW']) {
    if (await chooseBand()) break;
    await scan(model);
  }
  await chooseBand();
  const [channel = ''] = String(await better.textContent()).match(/\d+/) ?? [];
  await better.click();
  const sheet = page.getByRole('dialog', { name: /^Edit .* radio$/ });
  await expect(sheet.getByRole('combobox', { name: 'Channel', exact: true })).toContainText(channel);
});

test('the last scan stays, is shown again, and a next one can be cancelled', async ({ page }) => {
  await admit(page);
  await openModel(page, 'AR3030W', 'wifi');
  const card = diagnosisCard(page, 'Wi-Fi channel scan');
  await runButton(card).click();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Cancelled', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await card.getByRole('button', { name: 'Run again' }).click();
  await expect(card.getByText(/^As of /)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(card.getByRole('tab', { name: /6 GHz/ })).toBeVisible();
});

test('a scan that is refused or cut off is not begun, and says so (TN-060)', async ({ page }) => {
  await admit(page);
  await openModel(page, 'AR1031', 'wifi');
  const card = diagnosisCard(page, 'Wi-Fi channel scan');
  await expect(card.getByText(/Finds Wi-Fi networks/)).toBeVisible();
  await intercept(page, '**/neighboringWifiDiagnostic', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'wsfail', message: 'The device refused it.', data: null }),
    }),
  );
  await runButton(card).click();
  const alert = card.getByRole('alert');
  await expect(alert).toContainText('Not started');
  // The code is one click away, and is copied with its sentence.
  const copied = await alert.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
    return window.getSelection()?.toString();
  });
  expect(copied).toMatch(/Not started.*wsfail/s);
  await alert.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(alert.getByRole('code')).toHaveText('wsfail');
  await expectAccessible(page);
  await expect(runButton(card)).toBeEnabled();
});

test('a viewer sees why no scan can be begun, in Korean on a phone (PE-030)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, { language: 'ko', theme: 'dark' });
  await admit(page, account('viewer@northwind'));
  await openModel(page, 'AR2146', 'wifi');
  const card = diagnosisCard(page, 'Wi-Fi 채널 스캔');
  const start = card.getByRole('button', { name: /^(시작|다시 실행)$/ });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
