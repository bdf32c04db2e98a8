import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { expectAccessible, switchLanguage } from './console.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { startFleet } from './fleet.ts';
import { expect, test } from './watched.ts';

/** A server with a connected device of an unknown model. */
let server: ServerProcess;
let fleet: ChildProcess;

test.beforeAll(async () => {
  server = await startDemo({ FLEET: '0' });
  fleet = startFleet(server, '--count', '1', '--first', '900', '--model', 'ZX-900', '--instant');
});
test.afterAll(async () => {
  fleet.kill('SIGTERM');
  await stopDemo(server);
});

type Role = Parameters<ServerProcess['account']>[0];

async function openDevice(page: Page, role: Role): Promise<void> {
  const account = await server.account(role);
  const api = new ApiClient(server.url);
  await api.signIn(account);
  const find = async () => {
    const filters = { modelName: ['ZX-900'] };
    const { data } = await api.call('POST', '/api/v1/devices/action/getDevicePageList', { filters });
    const [device] = data as { endpointId: string }[];
    return device?.endpointId ?? '';
  };
  await expect.poll(find).not.toBe('');
  await page.goto(`http://localhost:${server.port}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill(account.user);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`http://localhost:${server.port}/device/deviceDetail/${encodeURIComponent(await find())}`);
}

const note = /^The model is unknown\. These pages come from the device's own description/;

test('a device of an unknown model has the tabs of what it reports, and says so', async ({ page }) => {
  await openDevice(page, 'OperatorStaff');
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add model' })).toBeHidden();
  for (const name of ['Network', 'Wi-Fi management', 'Diagnostics', 'History'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  for (const name of ['App management', 'Android management', 'AV management'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'Wi-Fi management' }).click();
  await page.getByRole('button', { name: /^Refresh/ }).click();
  await expect(page.getByRole('button', { name: 'Edit 5 GHz radio' })).toBeEnabled();
});

test('in Korean and at the width of a phone it reads as well', async ({ page }) => {
  await openDevice(page, 'OperatorStaff');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessible(page);
  await switchLanguage(page, 'ko');
  await expect(
    page.getByText(/^등록되지 않은 모델입니다\. 단말이 보고한 정보로 화면을 구성하며/),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});

test('an administrator adds the model, whose name is filled in', async ({ page }) => {
  await openDevice(page, 'SystemAdmin');
  await page.getByRole('link', { name: 'Add model' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Model', { exact: true })).toHaveValue('ZX-900');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/add=/);
});
