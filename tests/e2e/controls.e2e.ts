import { collect } from './cases.ts';
import { account, enter, expect, test } from './console.ts';
import { intercept } from './intercept.ts';
import { openFinishedPing } from './tasks.ts';

test.beforeEach(async ({ page }) => enter(page));

test('a field with choices is used from the keyboard', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Connection' });
  await field.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toBeFocused();
  // Letters that arrive too slowly start a new word, as on a busy machine.
  await expect(async () => {
    await page.keyboard.type('off');
    await expect(list.getByRole('option', { name: 'Offline' })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/online=offline/);
  await expect(field).toContainText('Offline');
});

test('a menu takes the focus, leads to its end and gives the focus back', async ({ page }) => {
  const trigger = page.getByRole('button', { name: /^Account of/ });
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a menu of a sign that has words of its own is closed by Escape, and the words are said then', async ({
  page,
}) => {
  const trigger = page.getByRole('button', { name: /^Actions for/ }).first();
  await trigger.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(page.getByRole('tooltip', { name: /^Actions for/ })).toBeVisible();
});

test('a question begins at the answer that changes nothing, Escape gives it, and the focus goes back', async ({
  page,
}) => {
  const trigger = page.getByRole('button', { name: /^Actions for/ }).first();
  await trigger.click();
  await page.getByRole('menuitem', { name: 'Reboot' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a form begins at its first field, and its list takes the first Escape', async ({ page }) => {
  await openFinishedPing(page);
  const trigger = page.getByRole('button', { name: 'Add to a case' });
  await trigger.click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: 'Case' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('search gives the focus back', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Connection' });
  await field.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search devices, pages, actions and more' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('a second click on the trigger closes the menu, a click elsewhere too', async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'Columns' });
  await trigger.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await trigger.click();
  await expect(page.getByRole('menu')).toBeHidden();
  await trigger.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a sign says its name when pointed at, until Escape', async ({ page }) => {
  await page.getByRole('button', { name: 'Help' }).hover();
  const tip = page.getByRole('tooltip', { name: 'Help' });
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('choices that come while their list is open stand in it, and it stays open', async ({ page }) => {
  await openFinishedPing(page);
  await collect(page, 'A late answer');
  await openFinishedPing(page);
  const later = Promise.withResolvers<void>();
  await intercept(page, /\/api\/v1\/cases\?/, async (route) => {
    await later.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add to a case' }).click();
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Case' });
  await field.click();
  await expect(page.getByRole('option', { name: 'A new case' })).toBeVisible();
  later.resolve();
  await page.getByRole('option', { name: 'A late answer', exact: true }).first().click();
  await expect(field).toHaveText('A late answer');
});

test('choices opened while their sheet slides in end up at their field', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enter(page, account('admin@northwind'));
  await page.goto('/management/account/accountList');
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Invite people' });
  const field = sheet.getByRole('combobox', { name: 'Role' });
  await expect(sheet).toBeVisible();
  // The slide is paused in its last moment, when the field no longer moves, and ends when the list is open.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 0.001;
    }
  });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => {
        animation.play();
        return animation.finished;
      }),
    ).then(() => {}),
  );
  const leftOf = async (of: typeof list) => Math.round((await of.boundingBox())?.x ?? -1);
  await expect.poll(() => leftOf(list)).toBe(await leftOf(field));
});
