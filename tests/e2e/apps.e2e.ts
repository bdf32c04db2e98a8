import type { Page } from '@playwright/test';
import { account, admit, expect, expectAccessible, openModel, test } from './console.ts';
import { intercept } from './intercept.ts';

const ends = { timeout: 40_000 };
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toastWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const count = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const act = async (page: Page, app: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${app}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const install = async (page: Page, app: string) => {
  await page.getByRole('button', { name: 'Install app' }).click();
  const dialog = page.getByRole('dialog', { name: /^Install an app on/ });
  await dialog.getByRole('combobox', { name: 'App and version' }).click();
  await page.getByRole('option', { name: new RegExp(`^${app} `) }).click();
  await dialog.getByRole('button', { name: 'Install app' }).click();
  await expect(dialog).toBeHidden();
};

test('an Android app is installed, started, stopped and removed (TN-086, TN-087, TN-089, TN-090, TN-098..TN-101)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'KSTB6200', 'android');
  await expect(row(page, 'Live TV')).toContainText('Factory', ends);
  await expect(row(page, 'Karaoke Night')).toContainText('User');
  await expectAccessible(page);

  await install(page, 'News Now');
  await expect(row(page, 'News Now').getByText('Stopped')).toBeVisible(ends);
  await expect(row(page, 'News Now')).toContainText('2.1.0');
  await act(page, 'News Now', 'Start');
  await expect(row(page, 'News Now').getByText('Running', { exact: true })).toBeVisible(ends);
  await act(page, 'News Now', 'Stop');
  await expect(row(page, 'News Now').getByText('Stopped')).toBeVisible(ends);

  await act(page, 'News Now', 'Remove');
  const dialog = page.getByRole('dialog', { name: 'Remove News Now?' });
  await dialog.getByRole('button', { name: 'Remove app' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'News Now')).toHaveCount(0, ends);
  await page.getByRole('button', { name: 'Actions for Live TV' }).click();
  await expect(page.getByRole('menuitem', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true');
});

test('an Android app is updated, and then there is one update less; use is drawn by what is counted (TN-091, TN-092, RU-070)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'KSTB6200', 'android');
  await expect(count(page, 'Updates available')).toHaveText('2', ends);
  await page.getByRole('button', { name: 'Update Video Box' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Video Box' });
  await expect(dialog.getByRole('combobox', { name: 'New version' })).toContainText('3.2.1');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(row(page, 'Video Box').getByText('3.2.1')).toBeVisible(ends);
  await expect(count(page, 'Updates available')).toHaveText('1', ends);

  await expect(page.getByRole('img', { name: 'Apps by Time, per day' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Measure' }).click();
  await page.getByRole('option', { name: 'Storage' }).click();
  await expect(page.getByRole('img', { name: /^Apps by Storage: top five/ })).toBeVisible();
  await page.getByText('Daily figures').click();
  await expect(page.getByRole('table', { name: 'Apps by Storage, per day' })).toContainText('MB');
});

test('a refusal is shown as ERROR, a failure with the reason of the device (TN-088, TN-097, RU-069, ER-045)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'KSTB6200', 'android');
  await expect(row(page, 'Live TV')).toBeVisible(ends);
  const refusal = { code: 'custom', message: 'Not today.', data: [] };
  await intercept(page, '**/appStartStop', (route) => route.fulfill({ status: 400, json: refusal }));
  await act(page, 'Kids World', 'Start');
  await expect(toastWith(page, '[Android] App Action')).toContainText('ERROR: Not today.');
  await expect(row(page, 'Kids World').getByText('Stopped')).toBeVisible();

  await install(page, 'Cinema Archive');
  await expect(toastWith(page, '[App install] Stopped')).toContainText('too little disk or memory', ends);
  // The page keeps the message after the toast has disappeared.
  await expect(page.getByRole('alert').filter({ hasText: 'App install' })).toContainText(
    'too little disk or memory',
  );
  await expect(row(page, 'Cinema Archive')).toHaveCount(0, ends);
});

test('a container is installed and started, and its resources are shown (TN-093..TN-096)', async ({
  page,
}) => {
  await admit(page, account('support@brightline.example'));
  await openModel(page, 'EVO5000AP', 'apps');
  await expect(row(page, 'IoT Hub')).toContainText('Evolane', ends);
  await expect(page.getByRole('meter', { name: 'Memory' })).toBeAttached();
  await expectAccessible(page);
  await install(page, 'Ad Shield');
  await expect(row(page, 'Ad Shield').getByText('Stopped')).toBeVisible(ends);
  await act(page, 'Ad Shield', 'Start');
  await expect(row(page, 'Ad Shield').getByText('Running', { exact: true })).toBeVisible(ends);
  await expect(row(page, 'Ad Shield')).toContainText('MB');
});
