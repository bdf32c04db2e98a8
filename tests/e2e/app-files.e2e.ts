import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, expectAccessible, test } from './console.ts';

/** RT-039, RT-041, RT-042, TN-250..TN-253: from the upload of an app to a version signed by another key. */

/** Deletes the apps of these tests. */
test.afterEach(async ({ baseURL }) => {
  const api = new ApiClient(baseURL ?? '');
  await api.signIn(account('admin@northwind'));
  const { data } = await api.call('POST', '/api/v1/application/page', { keyword: 'com.example.weather' });
  for (const appId of new Set(data.map((file: { appId: string }) => file.appId)))
    await api.call('DELETE', `/api/v1/application/${appId}`);
});

const list = '/management/app/components/appFileListPage';

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Upload app' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Upload app' });
  const buffer = readFileSync(`tests/fixtures/apps/${name}`);
  await sheet
    .getByLabel('APK or container archive')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  return sheet;
}

test('an app is uploaded, approved by another person, and a version of another signer needs a reason', async ({
  page,
}) => {
  await admit(page, account('admin@northwind'));
  await page.goto(list);
  const first = await choose(page, 'weather-2.0.0.apk');
  // The file's statements are shown before it is saved.
  await expect(first.getByText('com.example.weather')).toBeVisible();
  await expect(first.getByText('Verified (scheme 2)')).toBeVisible();
  await first.getByLabel('App name').fill('Weather_TV');
  await first.getByRole('button', { name: 'Upload app' }).click();
  await expect(first.getByText('The app name must not contain underscores.').first()).toBeVisible();
  await first.getByLabel('App name').fill('Weather TV');
  await first.getByRole('button', { name: 'Upload app' }).click();
  await expect(first).toBeHidden();
  await page.getByRole('link', { name: 'Weather TV' }).click();
  const approve = page.getByRole('button', { name: 'Approve file' });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Waiting for approval by another person than Nora West.')).toBeVisible();
  await expectAccessible(page);

  const { pathname } = new URL(page.url());
  await admit(page, account('system.admin'));
  await page.goto(pathname);
  await approve.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve file' }).click();
  await expect(page.getByText('Approved by Sora Kim.')).toBeVisible();

  await admit(page, account('admin@northwind'));
  await page.goto(list);
  const next = await choose(page, 'weather-2.1.0.apk');
  await expect(next.getByText('New version of Weather TV; the last one is 2.0.0.')).toBeVisible();
  await expect(next.getByText('Another key than before signed it')).toBeVisible();
  await next.getByRole('button', { name: 'Upload app' }).click();
  await expect(next.getByText('State why another key signed it.').first()).toBeVisible();
  await next.getByLabel('Reason for the new signer').fill('Songbird signs itself now');
  await expectAccessible(page);
  await next.getByRole('button', { name: 'Upload app' }).click();
  await expect(next).toBeHidden();
  await page.goto(`${list}?keyword=com.example.weather&approval=Not%20Approved`);
  await page.getByRole('link', { name: 'Weather TV' }).click();
  await expect(page.getByText('Songbird signs itself now').first()).toBeVisible();
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByText('Another signer than before: Songbird signs itself now').first()).toBeVisible();
});

test('a file that is no app is refused in words, and the tabs show one platform each', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto(list);
  const sheet = await choose(page, 'icon.png');
  await expect(
    sheet.getByText('The file is neither an APK nor a container archive (tar, tar.gz).'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Containers' }).click();
  await expect(page).toHaveURL(/upgradefile\/lcmApplication/);
  await expect(page.getByRole('link', { name: 'Ad Shield' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'News Now' })).toHaveCount(0);
  await page.goto('/management/upgradefile/application?keyword=news');
  await expect(page.getByRole('link', { name: 'News Now' })).toBeVisible();
});

test('support engineers see app files, and cannot change them', async ({ page }) => {
  await admit(page, account('support@northwind'));
  await page.goto(list);
  await expect(page.getByRole('link', { name: 'News Now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload app' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
