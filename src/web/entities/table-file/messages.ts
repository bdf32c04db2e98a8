import type { FileNote, FileRefusal } from '#domain/import-refusals.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

export const messages = defineMessages('tableFile', {
  tooLarge: {
    en: 'The file is larger than {megabytes, number} MB. Import it in parts.',
    ko: '파일이 {megabytes, number}MB보다 큽니다. 나누어 가져오세요.',
  },
});

/** Reasons why a file as a whole cannot be imported. */
export const fileRefusalTexts = defineMessages('tableFile.refusal', {
  empty: {
    en: 'The file is empty. Its first line must name the columns.',
    ko: '파일이 비어 있습니다. 첫 줄에 열 이름이 있어야 합니다.',
  },
  unknownColumns: {
    en: 'These columns are not known: {columns}. Choose what they mean, or leave them out.',
    ko: '알 수 없는 열입니다: {columns}. 어떤 항목인지 선택하거나 제외하세요.',
  },
  columnTwice: {
    en: 'Several columns mean the same: {columns}. Choose one.',
    ko: '같은 항목의 열이 여러 개입니다: {columns}. 하나를 선택하세요.',
  },
  noId: {
    en: 'The column {column} is missing. Choose the column that names the rows.',
    ko: '행을 식별하는 {column} 열이 없습니다. 해당하는 열을 선택하세요.',
  },
  tooManyRows: {
    en: 'The file has {rows, number} rows. At most {limit, number} can be imported at once.',
    ko: '파일의 행 수는 {rows, number}개입니다. 한 번에 최대 {limit, number}행까지 가져올 수 있습니다.',
  },
  openQuote: {
    en: 'The quotation mark in line {line, number} is not closed.',
    ko: '{line, number}번째 줄의 따옴표가 닫히지 않았습니다.',
  },
  notText: {
    en: 'The file is neither a text file (CSV) nor an Excel workbook (.xlsx).',
    ko: '텍스트 파일(CSV)이나 Excel 통합 문서(.xlsx)가 아닙니다.',
  },
  webPage: {
    en: 'The file is a web page, whatever its name says. Open it in Excel and save it as Excel Workbook (.xlsx).',
    ko: '이름과 달리 웹 페이지 파일입니다. Excel에서 열어 Excel 통합 문서(.xlsx)로 저장하세요.',
  },
  oldWorkbook: {
    en: 'The workbook is from Excel 2003 or older (.xls). Open it and save it as Excel Workbook (.xlsx).',
    ko: 'Excel 2003 이하의 통합 문서(.xls)입니다. 열어서 Excel 통합 문서(.xlsx)로 저장하세요.',
  },
  noWorkbook: {
    en: 'The file is not an Excel workbook (.xlsx), or it is too large. Save it as .xlsx or CSV.',
    ko: 'Excel 통합 문서(.xlsx)가 아니거나 너무 큽니다. .xlsx 또는 CSV로 저장하세요.',
  },
  noColumns: {
    en: 'Columns are missing: {columns}. Choose which columns they are.',
    ko: '파일에 없는 열이 있습니다: {columns}. 해당하는 열을 선택하세요.',
  },
  noRows: { en: 'There are no rows below the column names.', ko: '열 이름 아래에 행이 없습니다.' },
  tooLarge: {
    en: 'The file is larger than {limit, number} MB. Import it in parts.',
    ko: '파일이 {limit, number}MB보다 큽니다. 나누어 가져오세요.',
  },
  noCsv: { en: 'The file is not a CSV file: {detail}', ko: 'CSV 파일이 아닙니다: {detail}' },
  noSheet: { en: 'The workbook has no sheet “{sheet}”.', ko: '통합 문서에 “{sheet}” 시트가 없습니다.' },
  xmlWorkbook: {
    en: 'The file is an XML spreadsheet of Excel 2003. Open it in Excel and save it as Excel Workbook (.xlsx).',
    ko: 'Excel 2003 XML 스프레드시트입니다. Excel에서 열어 Excel 통합 문서(.xlsx)로 저장하세요.',
  },
  lockedWorkbook: {
    en: 'The workbook has a password. In Excel: File > Info > Protect Workbook > Encrypt with Password, and clear it.',
    ko: '암호가 있는 통합 문서입니다. Excel에서 파일 > 정보 > 통합 문서 보호 > 암호 설정을 열어 암호를 지우세요.',
  },
  binaryWorkbook: {
    en: 'The file is a binary workbook (.xlsb). In Excel: File > Save As > Excel Workbook (.xlsx).',
    ko: '바이너리 통합 문서(.xlsb)입니다. Excel에서 파일 > 다른 이름으로 저장 > Excel 통합 문서(.xlsx)를 선택하세요.',
  },
  numbersFile: {
    en: 'The file is from Apple Numbers. In Numbers: File > Export To > CSV.',
    ko: 'Apple Numbers 파일입니다. Numbers에서 파일 > 다음으로 내보내기 > CSV를 선택하세요.',
  },
  openDocument: {
    en: 'The file is an OpenDocument spreadsheet (.ods). In LibreOffice: File > Save As > Excel 2007–365 (.xlsx).',
    ko: 'OpenDocument 스프레드시트(.ods)입니다. LibreOffice에서 파일 > 다른 이름으로 저장 > Excel 2007–365(.xlsx)를 선택하세요.',
  },
  otherDocument: {
    en: 'The file is a text document or a presentation. Copy its table into a spreadsheet and save it as .xlsx.',
    ko: '문서나 프레젠테이션 파일입니다. 표를 스프레드시트에 복사해 .xlsx로 저장하세요.',
  },
  pdf: {
    en: 'The file is a PDF. Ask for the list as .xlsx or CSV, or copy its table into a spreadsheet.',
    ko: 'PDF 파일입니다. 목록을 .xlsx나 CSV로 받거나 표를 스프레드시트에 복사하세요.',
  },
  picture: {
    en: 'The file is a picture. Ask for the list as .xlsx or CSV.',
    ko: '이미지 파일입니다. 목록을 .xlsx나 CSV로 받으세요.',
  },
  packedFile: {
    en: 'The file is an archive. Unpack it and choose the file inside.',
    ko: '압축 파일입니다. 압축을 풀고 안에 있는 파일을 선택하세요.',
  },
  json: {
    en: 'The file is JSON. Save the list as .xlsx or CSV, or send it through the API.',
    ko: 'JSON 파일입니다. 목록을 .xlsx나 CSV로 저장하거나 API로 보내세요.',
  },
}) satisfies Messages<FileRefusal>;

/** Notes to the importer, which prevent nothing. */
export const fileNoteTexts = defineMessages('tableFile.note', {
  title: {
    en: 'Skipped above the column names (line {lines}): {text}',
    ko: '열 이름 위의 줄은 건너뜁니다({lines}번째 줄): {text}',
  },
  sheet: { en: 'Only the sheet “{sheet}” is imported.', ko: '“{sheet}” 시트만 가져옵니다.' },
  numbers: {
    en: '{column} contains numbers, which lose their leading zeros. Lines to check: {lines}',
    ko: '{column} 열에 숫자로 저장된 셀이 있습니다. 숫자는 앞의 0이 사라집니다. 확인할 줄: {lines}',
  },
  shorter: {
    en: '{column}: some numbers are shorter than the others and may have lost leading zeros. Lines to check: {lines}',
    ko: '{column} 열에 다른 값보다 짧은 숫자가 있습니다. 앞의 0이 사라지지 않았는지 확인하세요. 줄: {lines}',
  },
  rounded: {
    en: '{column}: long numbers end in zeros and may have been rounded. Lines to check: {lines}',
    ko: '{column} 열에 0으로 끝나는 긴 숫자가 있습니다. 스프레드시트가 반올림했을 수 있습니다. 줄: {lines}',
  },
  readAs: { en: 'Read as {encoding}.', ko: '{encoding}(으)로 읽었습니다.' },
  unsure: {
    en: 'The encoding is not certain. Read as {encoding}; possible too: {alternatives}',
    ko: '인코딩이 확실하지 않습니다. {encoding}(으)로 읽었으며 다른 후보는 {alternatives}입니다.',
  },
  mixed: {
    en: 'Lines in another encoding were read as {encoding}: {lines}',
    ko: '다른 인코딩으로 된 줄을 {encoding}(으)로 읽었습니다: {lines}',
  },
  ignored: { en: 'Ignored columns: {columns}', ko: '무시한 열: {columns}' },
  readOnly: {
    en: 'Columns of an export that are not imported: {columns}',
    ko: '내보내기에만 있고 가져오지 않는 열: {columns}',
  },
  chosen: { en: 'The column “{head}” is read as {column}.', ko: '“{head}” 열을 {column}(으)로 읽습니다.' },
  quotedLines: {
    en: 'Each line was in quotation marks and was read as a CSV line.',
    ko: '줄 전체가 따옴표로 묶여 있어 CSV 줄로 읽었습니다.',
  },
  hiddenRows: {
    en: 'Rows that the workbook hides or filters out are included: {lines}',
    ko: '통합 문서에서 숨겼거나 필터로 걸러진 행도 포함합니다: {lines}',
  },
  hiddenColumns: {
    en: 'Columns that the workbook hides are included: {columns}',
    ko: '통합 문서에서 숨긴 열도 포함합니다: {columns}',
  },
  merged: {
    en: '{column}: merged cells give each row their value. Lines: {lines}',
    ko: '{column}: 병합된 셀의 값을 각 행에 넣었습니다. 줄: {lines}',
  },
  uncalculated: {
    en: 'Formulas without a value are read as empty. Open the workbook in Excel and save it. Lines: {lines}',
    ko: '계산된 값이 없는 수식은 빈 셀로 읽었습니다. Excel에서 열어 저장하세요. 줄: {lines}',
  },
  headAgain: {
    en: 'Repeated column names are skipped. Lines: {lines}',
    ko: '반복된 열 이름은 건너뜁니다. 줄: {lines}',
  },
  totals: { en: 'Rows of totals are skipped. Lines: {lines}', ko: '합계 행은 건너뜁니다. 줄: {lines}' },
  secondTable: {
    en: 'Another table below is skipped (lines {lines}): {text}',
    ko: '아래에 있는 다른 표는 건너뜁니다({lines}번째 줄): {text}',
  },
  floats: {
    en: '{column}: a program added .0; it was removed. Check leading zeros. Lines: {lines}',
    ko: '{column}: 프로그램이 붙인 .0을 없앴습니다. 앞의 0이 사라지지 않았는지 확인하세요. 줄: {lines}',
  },
  thousands: {
    en: '{column}: a program grouped the digits; they were joined. Lines: {lines}',
    ko: '{column}: 프로그램이 넣은 자릿수 구분 기호를 없앴습니다. 줄: {lines}',
  },
  apostrophes: {
    en: '{column}: the apostrophe that marks text was removed. Lines: {lines}',
    ko: '{column}: 텍스트를 나타내는 작은따옴표를 없앴습니다. 줄: {lines}',
  },
  prefixes: {
    en: '{column}: a prefix such as SN: or MAC: was removed. Lines: {lines}',
    ko: '{column}: SN:, MAC: 같은 머리말을 없앴습니다. 줄: {lines}',
  },
  fullWidth: {
    en: '{column}: full-width characters were replaced. Lines: {lines}',
    ko: '{column}: 전각 문자를 반각으로 바꾸었습니다. 줄: {lines}',
  },
  lineBreaks: {
    en: '{column}: line breaks were replaced by spaces. Lines: {lines}',
    ko: '{column}: 줄 바꿈을 공백으로 바꾸었습니다. 줄: {lines}',
  },
  placeholders: {
    en: '{column}: values such as nan or N/A are read as empty. Lines: {lines}',
    ko: '{column}: nan, N/A 같은 값은 빈 셀로 읽었습니다. 줄: {lines}',
  },
}) satisfies Messages<FileNote>;
