import { account, admit, choose, enter, expect, test } from './console.ts';
import { pingAndOpen } from './tasks.ts';

test('what was recorded is counted for the auditor, transition by transition', async ({ page }) => {
  await admit(page, account('support@northwind'));
  await pingAndOpen(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  // A support engineer has no page in the area System.
  await expect(menu.getByRole('link', { name: 'Cases' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'System' })).toHaveCount(0);

  await enter(page, account('auditor@northwind'));
  await menu.getByRole('button', { name: 'System' }).click();
  await menu.getByRole('link', { name: 'State machines' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'State machines' })).toBeVisible();
  await expect(page.getByText('No violations')).toBeVisible();
  const success = page.getByRole('row', { name: /^running task\.succeeded succeeded/ });
  // The server folds recorded events some seconds later, and the page polls every ten.
  await expect(success.getByRole('cell').last()).toHaveText(/\d$/, { timeout: 30_000 });
});

test('a machine whose streams are recorded says how often, one of the console says where it runs', async ({
  page,
}) => {
  await admit(page, account('auditor@northwind'));
  await page.goto('/machines?machine=case');
  await expect(
    page
      .getByRole('row', { name: /case\.opened/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(/never|\d$/);
  await page.getByRole('tab', { name: 'Sign-in', exact: true }).click();
  await expect(page.getByRole('row').nth(1).getByRole('cell').last()).toContainText('runs in the browser');
});

test('a requirement names what answers to it, and an event there leads to the paths with it', async ({
  page,
}) => {
  await admit(page, account('auditor@northwind'));
  await page.goto('/machines?machine=task');
  const rules = page.getByRole('table', { name: 'Requirements' });
  const reboot = rules.getByRole('row', { name: /TN-127\.\.TN-132/ });
  await expect(reboot).toContainText('bootConfirms');
  await rules.getByRole('link', { name: 'cancel.refused' }).click();
  await expect(page).toHaveURL(/event=cancel\.refused#paths$/);
  await expect(page.getByRole('combobox', { name: 'Paths with' })).toContainText('cancel.refused');
  await expect(page.getByRole('combobox', { name: 'Paths with' })).toBeInViewport();
});

test('a path is found by an event in it, and the address says so', async ({ page }) => {
  await admit(page, account('auditor@northwind'));
  await page.goto('/machines?machine=session');
  await expect(page.getByRole('tab', { name: 'Sign-in', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('combobox', { name: 'Paths with' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/machine=session&event=/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign-in', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('in Korean', async ({ page }) => {
  await choose(page, { language: 'ko' });
  await enter(page, account('auditor@northwind'));
  await page.goto('/machines');
  await expect(page.getByRole('heading', { level: 1, name: '상태 머신' })).toBeVisible();
  await expect(page.getByText('위반 없음')).toBeVisible();
});
