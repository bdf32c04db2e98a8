import { account, byMenu, enter, expect, expectAccessible, test } from './console.ts';
import { uploadDevices } from './uploads.ts';

test('a file of devices is previewed, applied and undone, and the wrong row comes back (TN-278..TN-281)', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await byMenu(page, 'Fleet', 'Upload devices');
  await expectAccessible(page);
  await uploadDevices(page, [
    'Serial number,MAC address,Model,Carton',
    'E2E-1,02:00:5E:00:61:01,AR2146,7',
    'E2E-2,02-00-5e-00-61-02,ar2146,7',
    'E2E-3,1E+11,AR2146,7',
  ]);
  await expect(page.getByText('Ignored columns: Carton')).toBeVisible();
  await expect(page.getByRole('cell', { name: /MAC address: 1E\+11 lost digits/ })).toBeVisible();

  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Invalid rows' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await saved).suggestedFilename()).toBe('invalid-rows.csv');

  await page.getByRole('button', { name: 'Apply 2 valid rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply 2 valid rows' }).click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Summary')).toContainText('Added2');

  await page.getByRole('button', { name: 'Undo upload' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo upload' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Summary')).toContainText('Removed2');
});

test('a column that is not known and an encoding that is not certain are chosen by hand', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  await byMenu(page, 'Fleet', 'Upload devices');
  const [head, row] = ['Barcode,MAC,Model,Name', 'E2E-20,02:00:5E:00:62:01,AR2146,'].map((line) =>
    Buffer.from(line),
  );
  // One word in GBK, which is valid in CP949 and Big5 too.
  const name = Buffer.from([0xc6, 0xcf, 0xcc, 0xd1, 0xd1, 0xc0]);
  await page
    .getByLabel('Choose file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'supplier.csv',
      mimeType: 'text/csv',
      buffer: Buffer.concat(
        [head ?? '', Buffer.from('\n'), row ?? '', name].map((part) => Buffer.from(part)),
      ),
    });
  const reading = page.getByRole('region', { name: 'How the file is read' });
  await expect(reading.getByText('Missing: Serial number')).toBeVisible();
  await expectAccessible(page);
  const preview = reading.getByRole('button', { name: 'Preview 1 row' });
  await expect(preview).toHaveAttribute('aria-disabled', 'true');
  await reading.getByRole('combobox', { name: 'Barcode is read as' }).click();
  await page.getByRole('option', { name: 'Serial number' }).click();
  await expect(reading.getByText('Missing: Serial number')).toBeHidden();
  await reading.getByRole('combobox', { name: 'Encoding' }).click();
  await page.getByRole('option', { name: 'Chinese, simplified (GBK, GB18030)' }).click();
  await expect(reading.getByText('葡萄牙')).toBeVisible();
  await preview.click();
  await page.waitForURL(/\/bulkUpload\/[\w-]+/);
  await expect(page.getByText('The column “Barcode” is read as Serial number.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Rows of the file' });
  await expect(table.getByRole('cell', { name: 'Northwind Telecom' })).toBeVisible();
  await expect(table.getByText('Device name: 葡萄牙')).toBeVisible();
});

test('a file of another program is named, with the way out', async ({ page }) => {
  await enter(page, account('admin@northwind'));
  await byMenu(page, 'Fleet', 'Upload devices');
  await page
    .getByLabel('Choose file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles('tests/fixtures/sheets/devices/b3-libre.ods');
  await expect(page.getByRole('alert')).toContainText('In LibreOffice: File > Save As');
});
