import { strToU8, zipSync } from 'fflate';
import {
  account,
  admit,
  chooseAnew,
  enter,
  expect,
  expectAccessible,
  forgetSettings,
  test,
} from './console.ts';

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** Returns a workbook with one sheet, as other programs write it. */
const workbook = (rows: string[][]) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          'xl/workbook.xml':
            '<workbook xmlns:r="urn:r"><sheets><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
          'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows
            .map((cells) => `<row>${cells.map(cell).join('')}</row>`)
            .join('')}</sheetData></worksheet>`,
        }).map(([name, text]) => [name, strToU8(text)]),
      ),
    ),
  );

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('a workbook is previewed row by row, and imported once no row is refused', async ({ page }) => {
  await enter(page, account('system.admin@'));
  await page.goto('/admin/tables/manufacturer');
  await page.getByRole('button', { name: 'Import' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import rows' });
  const choose = (rows: string[][]) =>
    sheet
      .getByLabel('Choose file')
      .setInputFiles({ name: 'rows.xlsx', mimeType: excel, buffer: workbook(rows) });
  const head = ['manufacturerId', 'manufacturerName', 'countryCode'];
  await choose([head, ['hanbit', 'Hanbit 한빛', 'KR'], ['lost', 'Lost', 'ZZ']]);
  const preview = sheet.getByRole('region', { name: 'Preview of changes' });
  await expect(preview.getByText('Country code (countryCode): Names nothing that exists.')).toBeVisible();
  await expectAccessible(page);
  await choose([head, ['hanbit', 'Hanbit 한빛', 'KR']]);
  await sheet.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Hanbit 한빛' })).toBeVisible();
});

test('the detected encoding of a file is shown, and the preview follows another choice', async ({ page }) => {
  await enter(page, account('system.admin@'));
  await page.goto('/admin/tables/manufacturer');
  await page.getByRole('button', { name: 'Import' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import rows' });
  // Half-width katakana in Shift_JIS are Korean syllables in CP949 and Chinese characters in GBK: only a person can
  // decide.
  const name = Buffer.from('b6c0b6c5', 'hex');
  const text = (before: string) => Buffer.from(before, 'latin1');
  await sheet.getByLabel('Choose file').setInputFiles({
    name: 'rows.csv',
    mimeType: 'text/csv',
    buffer: Buffer.concat([
      text('Suppliers\r\nmanufacturerId;manufacturerName\r\nkana;'),
      name,
      text('\r\n'),
    ]),
  });
  const preview = sheet.getByRole('region', { name: 'Preview of changes' });
  await expect(sheet.getByText('CSV, separated by semicolons')).toBeVisible();
  await expect(sheet.getByText('Skipped above the column names (line 1): Suppliers')).toBeVisible();
  await expect(preview.getByText('Manufacturer: 独杜')).toBeVisible();
  const encoding = sheet.getByRole('combobox', { name: 'Encoding' });
  await expect(encoding).toHaveText('Chinese, simplified (GBK, GB18030)');
  await expect(sheet.getByText('Not certain. Check the sample values below')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Import 1 row' })).toHaveAttribute('aria-disabled', 'true');
  await encoding.click();
  await page.getByRole('option', { name: 'Japanese (Shift_JIS)' }).click();
  await expect(preview.getByText('Manufacturer: ｶﾀｶﾅ')).toBeVisible();
  await expect(sheet.getByText('Chosen by you.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'ｶﾀｶﾅ' })).toBeVisible();
});

test('why a file or its rows are refused is explained in Korean too', async ({ page }) => {
  await admit(page, account('system.admin@'));
  await chooseAnew(page, { language: 'ko' });
  await page.goto('/admin/tables/role');
  await page.getByRole('button', { name: '가져오기' }).click();
  const sheet = page.getByRole('dialog', { name: '행 가져오기' });
  const choose = (name: string, text: string) =>
    sheet.getByLabel('파일 선택').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('rows.csv', 'roleKey,colour\na,b');
  await expect(sheet.getByRole('alert')).toHaveText(
    '알 수 없는 열입니다: colour. 어떤 항목인지 선택하거나 제외하세요.',
  );
  await choose('rows.xls', 'a\0b');
  await expect(sheet.getByRole('alert')).toContainText('Excel 통합 문서');
  await choose(
    'rows.csv',
    'roleKey,roleName,description,level,menus,permissions\nA,,,12,home,/none\nB,B,,4,home,/none',
  );
  await expect(sheet.getByText('9 이하여야 합니다.')).toBeVisible();
  await expect(sheet.getByText('/none 권한은 존재하지 않습니다.')).toBeVisible();
  await expectAccessible(page);
  await forgetSettings(page);
});
