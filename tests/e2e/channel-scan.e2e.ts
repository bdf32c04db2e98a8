import { admit, diagnosisCard, expect, expectAccessible, openModel, runButton, test } from './console.ts';

test('a scan shows the networks of each band, says which channel to choose and why, and opens the radio with it (TR-056..TR-058)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR2146', 'wifi');
  const card = diagnosisCard(page, 'Wi-Fi channel scan');
  await runButton(card).click();
  await expect(page.getByRole('listitem').filter({ hasText: '[Wi-Fi Channel Scan] Completed' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(card.getByText(/^As of /)).toBeVisible();
  await expect(card.getByRole('img', { name: /Networks at 2\.4 GHz/ })).toBeVisible();
  await expect(card.getByRole('row', { name: /dBm/ }).first()).toBeVisible();
  await expect(card.getByText(/^Channel \d+: /).first()).toBeVisible();
  await expectAccessible(page);

  const bands = card.getByRole('tab');
  const better = card.getByRole('button', { name: /^Use channel \d+$/ });
  await bands.first().focus();
  for (let band = 0; band < (await bands.count()) && !(await better.isVisible()); band += 1)
    await page.keyboard.press('ArrowRight');
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
