import type { Page } from '@playwright/test';
import { simulatedImage } from '#simulator/firmware-image.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { account, expect } from './console.ts';

/** Uploads an image of this version with the sheet on the page of firmware files. */
export async function uploadFirmware(
  page: Page,
  model: string,
  version: string,
  code: number,
): Promise<void> {
  await page.getByRole('button', { name: 'Upload firmware' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Upload firmware' });
  await sheet.getByLabel('Firmware image').setInputFiles({
    name: `${model.toLowerCase()}-${version}.img`,
    mimeType: 'application/octet-stream',
    buffer: simulatedImage({ model, version }),
  });
  await expect(sheet.getByText('Uploaded, checksum matches')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: model, exact: true }).click();
  await sheet.getByLabel('Version', { exact: true }).fill(version);
  await sheet.getByLabel('Version code').fill(String(code));
  await sheet.getByRole('button', { name: 'Upload firmware' }).click();
  await expect(sheet).toBeHidden();
}

/** Restores the previous version of devices that a test has upgraded, with a file that is deleted again. */
export async function putBack(baseURL: string, model: string, version: string): Promise<void> {
  const [api, approver] = [new ApiClient(baseURL), new ApiClient(baseURL)];
  await api.signIn(account('admin@northwind'));
  await approver.signIn(account('system.admin'));
  const firmwareOf = async (endpointId: string) =>
    (await api.call('GET', `/api/v1/devices/firmware?endpointId=${encodeURIComponent(endpointId)}`)).data;
  const { data: devices } = await api.call('POST', '/api/v1/devices/action/getDevicePageList', {
    page: 1,
    limit: 50,
    activeType: 'all',
    filters: { modelName: [model], online: true },
  });
  const changed = new Map<string, string[]>();
  for (const { endpointId } of devices) {
    const { installed, history } = await firmwareOf(endpointId);
    const { fromVersion } =
      history.find(({ toVersion }: { toVersion: string }) => toVersion === version) ?? {};
    if (installed !== version) continue;
    expect(fromVersion, endpointId).toBeTruthy();
    changed.set(fromVersion, [...(changed.get(fromVersion) ?? []), endpointId]);
  }
  let fwCode = 9_600;
  for (const [former, endpointIds] of changed) {
    const body = new FormData();
    const fields = { mid: model.toLowerCase(), fwCode: String(++fwCode), versionName: former };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', new Blob([simulatedImage({ model, version: former })]), `${former}.img`);
    const headers = { authorization: `Bearer ${api.token}` };
    const added = await fetch(`${baseURL}/api/v1/firmwares`, { method: 'POST', headers, body });
    const { FirmwareFileId } = (await added.json()).data;
    await approver.call('POST', '/api/v1/firmwares/action/approve', { FirmwareFileId });
    const order = { endpointIds, FirmwareFileId, updateMode: 'FI1' };
    await api.call('POST', '/api/v1/devices/actions/multi/firmware-update', order);
    for (const endpointId of endpointIds) {
      const isBack = async () => {
        const { installed, current } = await firmwareOf(endpointId);
        return installed === former && current === null;
      };
      await expect.poll(isBack, { timeout: 40_000 }).toBe(true);
    }
    await api.call('DELETE', `/api/v1/firmwares/${FirmwareFileId}`);
  }
}
