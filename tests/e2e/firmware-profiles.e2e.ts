import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, devicesOf, expect, expectAccessible, test } from './console.ts';
import { putBack, uploadFirmware } from './firmware.ts';

/** RT-037, RT-038: from the plan to the last device of the last wave. */

const model = 'AR2146';
const version = '9.7.1';

/** Removes what the test has added, and restores the version of its devices. */
test.afterEach(async ({ baseURL }) => {
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  await api.call('PUT', '/api/v1/firmwares/rules', { fourEyes: true, fromDevices: 10 });
  const { data: profiles } = await api.call('POST', '/api/v1/firmwares/profiles/page', { keyword: version });
  for (const { fpId } of profiles) await api.call('DELETE', '/api/v1/firmwares/profiles', { fpId });
  const { data: files } = await api.call('POST', '/api/v1/firmwares/page', { keyword: version });
  for (const { FirmwareFileId } of files) await api.call('DELETE', `/api/v1/firmwares/${FirmwareFileId}`);
  await putBack(baseURL ?? '', model, version);
});

/** Adds a file that another person has approved. */
async function approvedFile(page: Page, baseURL: string): Promise<void> {
  await page.goto('/management/firmware/firmwareFileList');
  await uploadFirmware(page, model, version, 9_701);
  const approver = new ApiClient(baseURL);
  await approver.signIn(account('system.admin'));
  const { data } = await approver.call('POST', '/api/v1/firmwares/page', { keyword: version });
  await approver.call('POST', '/api/v1/firmwares/action/approve', {
    FirmwareFileId: data[0].FirmwareFileId,
  });
}

async function planProfile(page: Page): Promise<void> {
  await page.goto('/management/firmware/firmwareProfileList');
  await page.getByRole('button', { name: 'New profile' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'New firmware profile' });
  await sheet.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: model, exact: true }).click();
  await sheet.getByRole('combobox', { name: 'Firmware file' }).click();
  await page.getByRole('option', { name: `${version} (code 9701)` }).click();
  await expect(sheet.getByLabel('Name')).toHaveValue(`${model} to ${version}`);
  await sheet.getByText('Waves and limits').click();
  await sheet.getByLabel('First wave (canary), devices').fill('1');
  await sheet.getByRole('combobox', { name: 'Next wave' }).click();
  await page.getByRole('option', { name: 'Starts when someone continues' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** Opens the dialog of an action, and confirms with the button of the same name. */
async function confirm(page: Page, action: string, toast: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: toast })).toBeVisible();
}

test('approval rules that another administrator has changed meanwhile are not overwritten, and the form says so', async ({
  page,
  baseURL,
}) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/management/firmware/firmwareFileList');
  await page.getByRole('button', { name: 'Approval rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Approval rules for firmware' });
  await rules.getByLabel('Require approval from (devices)').fill('7');
  const second = new ApiClient(baseURL ?? '');
  await second.signIn(account('admin@northwind'));
  await second.call('PUT', '/api/v1/firmwares/rules', { fourEyes: true, fromDevices: 4 });
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await expect(rules.getByRole('alert')).toContainText('Another administrator changed the rules');
  const { data } = await second.call('GET', '/api/v1/firmwares/rules');
  expect(data.fromDevices).toBe(4);
});

test('a profile is planned, approved by another person, and reaches all devices by waves', async ({
  page,
  baseURL,
}) => {
  await admit(page, account('admin@northwind'));
  await approvedFile(page, baseURL ?? '');
  await page.getByRole('button', { name: 'Approval rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Approval rules for firmware' });
  await rules.getByLabel('Require approval from (devices)').fill('1');
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Approval rules saved' })).toBeVisible();

  const online = await devicesOf(page, { online: true, modelName: [model] });
  await planProfile(page);
  await expect(page).toHaveURL(/firmwareProfileList\/profile\/[\w-]+\?tab=plan/);
  const { pathname } = new URL(page.url());
  await expect(page.getByRole('heading', { name: 'What it does' })).toBeVisible();
  await expect(page.getByText('Nothing starts until it is submitted.')).toBeVisible();
  await expectAccessible(page);
  await confirm(page, 'Submit', 'Firmware profile submitted');
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Can be approved by')).toBeVisible();

  await admit(page, account('system.admin'));
  await page.goto(pathname);
  await confirm(page, 'Approve', 'Firmware profile approved');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('p');
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText(/^Paused by Sora Kim at /)).toBeVisible();
  await page.getByLabel('Comment', { exact: true }).fill('The canary is enough for today.');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('The canary is enough for today.');
  await expectAccessible(page);
  await confirm(page, 'Resume', 'Firmware profile resumed');
  await expect(page.getByText('Waiting to continue', { exact: true })).toBeVisible({ timeout: 30_000 });
  await confirm(page, 'Continue', 'The next wave starts');
  const count = online.length;
  await expect(page.getByText(`${count} of ${count} done.`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Succeeded' })).toHaveCount(count);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Roll back' }).click();
  const question = page.getByRole('dialog', { name: `Roll back ${model} to ${version}?` });
  await expect(question.getByText('Roll back now')).toBeVisible();
  await question.getByLabel('Reason').fill('No picture after the upgrade');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('heading', { name: `Rollback of ${model} to ${version}` })).toBeVisible();
  await expect(page.getByText(`${count} of ${count} are back.`)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page
    .getByRole('link', { name: `${model} to ${version}`, exact: true })
    .first()
    .click();
  await expect(page.getByText('Reason: No picture after the upgrade')).toBeVisible();

  await page.getByRole('link', { name: 'Timeline of wave 1' }).click();
  await expect(page.getByRole('heading', { name: 'Wave 1 of' })).toBeVisible();
  await expect(page.getByText('Observation ended').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Timeline', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Firmware profile: ${model} to ${version}` })).toBeVisible();
  await expect(page.getByText(/^Sora Kim approved plan [0-9a-f]{8}$/).first()).toBeVisible();
  await expect(page.getByText(/^Wave 1 of 2 passed$/).first()).toBeVisible();
  await expectAccessible(page);
});
