import { account, expect, forgetSettings, signIn } from './console.ts';
import { test } from './shared-server.ts';

/** Custom controls on a touch screen, without hover or a second button. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('a choice is opened, made and shown by taps alone', async ({ page }) => {
  await signIn(page);
  await page.goto('/tasks');
  const field = page.getByRole('combobox', { name: 'State' });
  await field.tap();
  await page.getByRole('option', { name: 'Succeeded' }).tap();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toContainText('Succeeded');
  await expect(page).toHaveURL(/state=/);
});

test('a menu opens by one tap, closes by a tap beside it, and its entries act', async ({ page }) => {
  await signIn(page);
  const trigger = page.getByRole('button', { name: /^Account of/ });
  await trigger.tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.touchscreen.tap(20, 700);
  await expect(page.getByRole('menu')).toBeHidden();
  await trigger.tap();
  await page.getByRole('menuitemradio', { name: '한국어' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '단말' })).toBeVisible();
  await forgetSettings(page);
});

test('what may not be done says why to a finger too', async ({ page }) => {
  await signIn(page, account('viewer@northwind'));
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .tap();
  const item = page.getByRole('menuitem', { name: /^Reboot/ });
  await expect(item).toContainText('Viewer, lacks the permission for this: Reboot');
  await page.keyboard.press('Escape');
  await page.getByRole('list', { name: 'Devices' }).getByRole('link').first().tap();
  await expect(page).toHaveURL(/deviceDetail/);
  // Playwright would wait until the disabled button is enabled.
  await page.getByRole('button', { name: 'Reboot', exact: true }).tap({ force: true });
  await expect(page.getByRole('tooltip')).toContainText('lacks the permission');
});

test('tabs and dialogs follow taps', async ({ page }) => {
  await signIn(page);
  await page.getByRole('list', { name: 'Devices' }).getByRole('link').first().tap();
  await page.getByRole('tab', { name: 'History' }).tap();
  await expect(page.getByRole('tab', { name: 'History', selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Lock', exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
});
