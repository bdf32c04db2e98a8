import type { Page } from '@playwright/test';
import { simulatedImage } from '#simulator/firmware-image.ts';
import { expect } from './console.ts';

/** On the page of firmware files: uploads an image of this version by the sheet. */
export async function uploadFirmware(page: Page, model: string, version: string, code: number): Promise<void> {
  await page.getByRole('button', { name: 'Upload firmware' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Upload firmware' });
  await sheet
    .locator('input[type=file]')
    .setInputFiles({
      name: `${model.toLowerCase()}-${version}.img`,
      mimeType: 'application/octet-stream',
      buffer: simulatedImage({ model, version }),
    });
  await expect(sheet.getByText('Uploaded and verified')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: model, exact: true }).click();
  await sheet.getByLabel('Version', { exact: true }).fill(version);
  await sheet.getByLabel('Version code').fill(String(code));
  await sheet.getByRole('button', { name: 'Upload firmware' }).click();
  await expect(sheet).toBeHidden();
}
