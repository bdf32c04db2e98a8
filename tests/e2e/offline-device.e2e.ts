import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { diagnosisCard, runButton } from './console.ts';
import { knownDevices, startDemoWithout, stopDemo } from './demo-image.ts';
import { startFleet } from './fleet.ts';
import { expect, test } from './watched.ts';

/** A server with devices from an earlier run that are offline now. */
let server: ServerProcess;
let fleet: ChildProcess | null = null;

test.beforeAll(async () => {
  server = await startDemoWithout(knownDevices);
});
test.afterAll(async () => {
  fleet?.kill('SIGTERM');
  await stopDemo(server);
});

async function enter(page: Page): Promise<void> {
  const { user, password } = await server.account('OperatorStaff');
  await page.goto(`http://localhost:${server.port}/login?next=/device/deviceList/1`);
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('table')).toBeVisible();
}

async function openDevice(page: Page): Promise<void> {
  await enter(page);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('Never connected', { exact: true }).first()).toBeVisible();
}

test('an action on a device that is away is asked about, not forbidden (ER-054)', async ({ page }) => {
  await openDevice(page);
  await page.getByRole('button', { name: 'Reboot', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('not connected');
  await expect(page.getByRole('button', { name: 'Reboot device' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('a bulk action of devices that are away is cancelled as a whole, and says how its tasks ended (TN-012)', async ({
  page,
}) => {
  const api = new ApiClient(server.url);
  await api.signIn(await server.account('OperatorStaff'));
  const listed = await api.call('POST', '/api/v1/devices/action/getDevicePageList', {
    filters: { modelName: ['KSTB2020'] },
  });
  const endpointIds = (listed.data as { endpointId: string }[]).map(({ endpointId }) => endpointId);
  await api.call('POST', '/api/v1/devices/actions/multi/lock', { endpointIds });
  await enter(page);
  await page.goto(`http://localhost:${server.port}/bulk-actions`);
  await page.getByRole('table').getByRole('link', { name: 'Lock' }).first().click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText(`0 of ${endpointIds.length}`);
  await page.getByRole('button', { name: 'Cancel bulk action' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this bulk action?' });
  await dialog.getByRole('button', { name: 'Cancel bulk action' }).click();
  await expect(progress).toContainText(`Cancelled${endpointIds.length}`);
  const button = page.getByRole('button', { name: 'Cancel bulk action' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a diagnosis waits for its device and begins when it connects (ER-054)', async ({ page }) => {
  await openDevice(page);
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  const card = diagnosisCard(page, 'Ping test');
  await card.getByLabel('Host').fill('192.0.2.10');
  await runButton(card).click();
  const dialog = page.getByRole('dialog', { name: /^Start Ping test on/ });
  await expect(dialog).toContainText('Continue anyway?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('list', { name: 'Steps' })).toBeHidden();

  await runButton(card).click();
  await dialog.getByRole('button', { name: 'Start test anyway' }).click();
  const steps = card.getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText(/Queued\s*\d\d:\d\d:\d\d\s*waiting for the device/);
  await expect(card.getByText('Starts when the device connects')).toBeVisible();
  await expect(runButton(card)).toHaveAttribute('aria-disabled', 'true');

  fleet = startFleet(server, '--count', String(knownDevices), '--instant');
  await expect(card.getByText('Success rate')).toBeVisible({ timeout: 40_000 });
  await expect(steps).toContainText(/Succeeded\s*\d\d:\d\d:\d\d/);
});

test('a radio of a device that is away is changed when it connects, and until then the page says so (TN-064)', async ({
  page,
}) => {
  await enter(page);
  if (!fleet) fleet = startFleet(server, '--count', String(knownDevices), '--instant');
  // A fleet that has just started is not listed yet.
  await expect(async () => {
    await page.goto(`http://localhost:${server.port}/device/deviceList/1?model=AR1031`);
    await expect(page.getByRole('table')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('Online', { exact: true }).first()).toBeVisible();
  // Its radios are read when they are first opened.
  await page.getByRole('tab', { name: 'Wi-Fi Management' }).click();
  const edit = page.getByRole('button', { name: 'Edit 5 GHz radio' });
  await expect(edit).toBeVisible();
  fleet?.kill('SIGTERM');
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh from device' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await edit.click();
  await page.getByRole('combobox', { name: 'Transmit power' }).click();
  await page.getByRole('option', { name: '25 %' }).click();
  await page.getByRole('button', { name: 'Apply radio settings' }).click();
  const question = page.getByRole('dialog', { name: 'Clients will be disconnected' });
  await question.getByRole('button', { name: 'Apply radio settings' }).click();
  const change = diagnosisCard(page, '5 GHz').getByRole('status');
  await expect(change).toContainText('The device is offline. The change is applied when it connects');
  await expect(change).toContainText('Queued');
  await expect(page.getByRole('row', { name: /^Transmit power/ }).getByRole('cell')).toContainText([
    'Transmit power',
    '25 %',
    '100 %',
  ]);
  fleet = startFleet(server, '--count', String(knownDevices), '--instant');
  await expect(change).toContainText('Succeeded', { timeout: 40_000 });
  await expect(page.getByRole('row', { name: /^Transmit power/ }).getByRole('cell')).toContainText([
    'Transmit power',
    '25 %',
    '25 %',
  ]);
});
