import type { Page } from '@playwright/test';
import {
  account,
  admit,
  choose,
  devicesOf,
  enter,
  expect,
  expectAccessible,
  openModel,
  test,
} from './console.ts';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });
const shown = (page: Page, title: string, label: string) =>
  card(page, title)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });
const toastWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('the television is shown, CEC and sound are switched, and a message is shown on the screen (TN-120..TN-126)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'KSTB2020', 'av');
  await expect(shown(page, 'HDMI', 'Name')).toContainText('SAMSUNG');
  await expect(shown(page, 'HDMI', 'Manufacturer')).toContainText('Samsung (SAM)');
  await expect(card(page, 'HDMI').getByText('3840 × 2160p 60 Hz · preferred')).toBeVisible();
  await expectAccessible(page);

  await card(page, 'HDMI').getByRole('button', { name: 'Turn CEC on' }).click();
  await card(page, 'Audio').getByRole('button', { name: 'Turn audio off' }).click();
  await expect(card(page, 'HDMI').getByRole('status')).toContainText('Succeeded', { timeout: 30_000 });
  await expect(shown(page, 'HDMI', 'HDMI-CEC')).toContainText('On');
  await expect(shown(page, 'Audio', 'Audio output')).toContainText('Off', { timeout: 30_000 });
  await expect(card(page, 'Audio').getByRole('button', { name: 'Turn audio on' })).toBeEnabled();

  await card(page, 'Screen message').getByRole('button', { name: 'Send screen message' }).click();
  const dialog = page.getByRole('dialog', { name: /^Message on the screen of/ });
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toHaveAccessibleDescription('Enter a message.');
  await message.fill(`Please ${'!'.repeat(200)}`);
  await expect(message).toHaveAccessibleDescription(/Shorten it to 200 characters; it has 207/);
  await message.fill('<b>Please</b>\ncall us.');
  await expect(dialog.getByRole('figure', { name: 'Preview' })).toContainText('<b>Please</b> call us.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(card(page, 'Screen message').getByText('<b>Please</b> call us.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(toastWith(page, '[Screen message] Completed')).toBeVisible();
});

test('settings that fit the dish find channels, each setting once; the remote control is upgraded meanwhile (TN-136..TN-141, RU-105)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'KSTB2020', 'av');
  await expect(shown(page, 'Tuner', 'Signal')).toContainText('No signal');
  const tuner = card(page, 'Tuner');
  await tuner.getByRole('button', { name: 'LNB settings' }).click();
  const dialog = page.getByRole('dialog', { name: /^LNB settings of/ });
  await dialog.getByRole('button', { name: 'Apply LNB settings' }).click();
  await expect(dialog.getByRole('alert')).toContainText('already applied');
  await dialog.getByRole('combobox', { name: 'LNB type' }).click();
  await page.getByRole('option', { name: 'Single band' }).click();
  await dialog.getByLabel('Local oscillator (MHz)').fill('12');
  await dialog.getByRole('button', { name: 'Apply LNB settings' }).click();
  await expect(dialog.getByLabel('Local oscillator (MHz)')).toHaveAccessibleDescription(/from 5150 to/);
  await dialog.getByLabel('Local oscillator (MHz)').fill('10750');
  await dialog.getByRole('button', { name: 'Apply LNB settings' }).click();
  await expect(shown(page, 'Tuner', 'Signal')).toContainText('Locked', { timeout: 30_000 });

  await expect(shown(page, 'Tuner', 'Satellite LNB')).toContainText('Single 10750');
  await tuner.getByRole('button', { name: 'Scan channels' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scan channels' }).click();
  await expect(shown(page, 'Tuner', 'Channels found')).toContainText(/[1-9]\d/, { timeout: 40_000 });
  await expect(toastWith(page, '[Tuner channel scan] Completed')).toContainText(/\d+ channels found/);

  const remote = card(page, 'Remote control');
  await remote.getByRole('button', { name: 'Upgrade remote control' }).click();
  await expect(remote.getByRole('status')).toContainText('The remote control now has version 1.1.0.', {
    timeout: 40_000,
  });
  await expect(remote.getByRole('button', { name: 'Upgrade remote control' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a television without CEC makes it fail, and its HDMI is read again (TN-122)', async ({ page }) => {
  await admit(page);
  const boxes = await devicesOf(page, { modelName: ['KSTB2020'] });
  const { endpointId = '' } = boxes.find(({ deviceName }) => deviceName === 'Lounge set-top box 15') ?? {};
  await page.goto(`/device/deviceDetail/${encodeURIComponent(endpointId)}?tab=av`);
  await expect(shown(page, 'HDMI', 'CEC support of TV')).toContainText('Not supported');
  const readAgain = page.waitForResponse((answer) => answer.url().endsWith('/devices/avs/hdmi'));
  await card(page, 'HDMI').getByRole('button', { name: 'Turn CEC on' }).click();
  await expect(card(page, 'HDMI').getByRole('status')).toContainText('Failed', { timeout: 30_000 });
  expect((await readAgain).status()).toBe(200);
  await expect(card(page, 'HDMI').getByRole('button', { name: 'Turn CEC on' })).toBeEnabled();
});

test('a message goes to several set-top boxes of one model, not to one without a screen (A-073, RU-118)', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/device/deviceList/1?model=KSTB2020');
  await expect(page.getByRole('row', { name: /KSTB2020/ })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Set-top box', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Send screen message' }).click();
  const dialog = page.getByRole('dialog', { name: /^Message on \d screens/ });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Maintenance tonight');
  await dialog.getByRole('button', { name: /^Send to \d devices/ }).click();
  // Sometimes the simulated boxes finish before the toast of the start is drawn.
  await expect(toastWith(page, '[Screen message] Completed')).toContainText('2 of 2 completed');

  await openModel(page, 'KSTB6200');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: /Send screen message/ })).toContainText(
    'KSTB6200 does not support this',
  );
  await expect(page.getByRole('menuitem', { name: 'Reset PIN' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await openModel(page, 'KSTB6200', 'detailed');
  await expect(page.getByRole('tab', { name: 'AV management' })).toHaveCount(0);
  await expect(shown(page, 'Remote control', 'Name')).toContainText('WM-RCU-20');
  await expect(card(page, 'HDMI')).toHaveCount(0);
  await openModel(page, 'AR2146');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Reset PIN' })).toHaveCount(0);
});

test('a viewer sees everything and why nothing can be changed, in Korean on a phone (PE-031)', async ({
  page,
}) => {
  await choose(page, { language: 'ko', theme: 'dark' });
  await admit(page, account('viewer@northwind'));
  await page.setViewportSize({ width: 360, height: 740 });
  await openModel(page, 'KSTB2020', 'av');
  const turnOn = page.getByRole('button', { name: /^CEC (켜기|끄기)$/ });
  await expect(turnOn).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: '화면 메시지 보내기' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
