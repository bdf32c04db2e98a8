import type { Page } from '@playwright/test';
import { account, admit, expect, expectAccessibleInBothThemes, forgetSettings, test } from './console.ts';

/** The tour of the console: six steps by role, offered once for an account. */
const step = (page: Page) => page.getByRole('dialog').filter({ hasText: /Step \d of \d/ });
const invitation = (page: Page) => page.getByRole('region', { name: 'Tour' });
const open = async (page: Page, user: string) => {
  await admit(page, account(user));
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Counts' })).toBeVisible();
};

for (const [user, titles] of [
  [
    'support@northwind',
    [
      'Find a customer’s device',
      'What is wrong now',
      'Help on the phone',
      'Every action is a task',
      'Hand over with a case',
      'Pages update themselves',
    ],
  ],
  [
    'auditor@northwind',
    [
      'What is wrong now',
      'Numbers lead to their lists',
      'Every action is a task',
      'Who changed what',
      'See how it developed',
      'More help',
    ],
  ],
  [
    'admin@northwind',
    [
      'What is wrong now',
      'Numbers lead to their lists',
      'Add and sort devices',
      'Update firmware safely',
      'Invite your team',
      'Put it on a wall',
    ],
  ],
] as const)
  test(`${user} takes the tour of the role by keyboard, and it is not offered again`, async ({ page }) => {
    await open(page, user);
    await invitation(page).getByRole('button', { name: 'Take the tour' }).click();
    for (const [at, title] of titles.entries()) {
      await expect(page.getByRole('dialog', { name: title })).toContainText(`Step ${at + 1} of 6`);
      const isLast = at === titles.length - 1;
      await expect(step(page).getByRole('button', { name: isLast ? 'Finish' : 'Next' })).toBeFocused();
      if (at === 0 && user.startsWith('support')) await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Enter');
    }
    await expect(step(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Counts' })).toBeVisible();
    await expect(invitation(page)).toHaveCount(0);
    await forgetSettings(page);
  });

test('a tour that is declined stays away, and starts again from the help menu', async ({ page }) => {
  await open(page, 'viewer@northwind');
  await invitation(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(invitation(page)).toHaveCount(0);
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Tour of the console' }).click();
  await expect(step(page)).toContainText('Step 1 of');
  // The address has it: a page that is loaded with it shows it as well.
  await page.reload();
  await expect(step(page)).toContainText('Step 1 of');
  await page.keyboard.press('Escape');
  await expect(step(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);
  await expect(invitation(page)).toHaveCount(0);
  await forgetSettings(page);
});
