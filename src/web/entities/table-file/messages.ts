import type { FileNote, FileRefusal } from '#domain/import-refusals.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  tooLarge: {
    id: 'tableFile.tooLargeToSend',
    defaultMessage: 'The file is larger than {megabytes, number} MB. Import it in parts.',
  },
});

/** Why a file as a whole cannot be imported. */
export const fileRefusalTexts = defineMessages({
  empty: {
    id: 'tableFile.refusal.empty',
    defaultMessage: 'The file is empty. Its first line must name the columns.',
  },
  unknownColumns: {
    id: 'tableFile.refusal.unknownColumns',
    defaultMessage: 'These columns are not known: {columns}. Choose what they mean, or leave them out.',
  },
  columnTwice: {
    id: 'tableFile.refusal.columnTwice',
    defaultMessage: 'Several columns mean the same: {columns}. Choose one.',
  },
  noId: {
    id: 'tableFile.refusal.noId',
    defaultMessage: 'The column {column} is missing. Choose the column that names the rows.',
  },
  tooManyRows: {
    id: 'tableFile.refusal.tooManyRows',
    defaultMessage: 'The file has {rows, number} rows. At most {limit, number} can be imported at once.',
  },
  openQuote: {
    id: 'tableFile.refusal.openQuote',
    defaultMessage: 'The quotation mark in line {line, number} is not closed.',
  },
  notText: {
    id: 'tableFile.refusal.notText',
    defaultMessage: 'The file is neither a text file (CSV) nor an Excel workbook (.xlsx).',
  },
  webPage: {
    id: 'tableFile.refusal.webPage',
    defaultMessage:
      'The file is a web page, whatever its name says. Open it in Excel and save it as Excel Workbook (.xlsx).',
  },
  oldWorkbook: {
    id: 'tableFile.refusal.oldWorkbook',
    defaultMessage:
      'The workbook is from Excel 2003 or older (.xls). Open it and save it as Excel Workbook (.xlsx).',
  },
  noWorkbook: {
    id: 'tableFile.refusal.noWorkbook',
    defaultMessage: 'The file is not an Excel workbook (.xlsx), or it is too large. Save it as .xlsx or CSV.',
  },
  noColumns: {
    id: 'tableFile.refusal.noColumns',
    defaultMessage: 'Columns are missing: {columns}. Choose which columns they are.',
  },
  noRows: {
    id: 'tableFile.refusal.noRows',
    defaultMessage: 'There are no rows below the column names.',
  },
  tooLarge: {
    id: 'tableFile.refusal.tooLarge',
    defaultMessage: 'The file is larger than {limit, number} MB. Import it in parts.',
  },
  noCsv: { id: 'tableFile.refusal.noCsv', defaultMessage: 'The file is not a CSV file: {detail}' },
  noSheet: {
    id: 'tableFile.refusal.noSheet',
    defaultMessage: 'The workbook has no sheet “{sheet}”.',
  },
  xmlWorkbook: {
    id: 'tableFile.refusal.xmlWorkbook',
    defaultMessage:
      'The file is an XML spreadsheet of Excel 2003. Open it in Excel and save it as Excel Workbook (.xlsx).',
  },
  lockedWorkbook: {
    id: 'tableFile.refusal.lockedWorkbook',
    defaultMessage:
      'The workbook has a password. In Excel: File > Info > Protect Workbook > Encrypt with Password, and clear it.',
  },
  binaryWorkbook: {
    id: 'tableFile.refusal.binaryWorkbook',
    defaultMessage:
      'The file is a binary workbook (.xlsb). In Excel: File > Save As > Excel Workbook (.xlsx).',
  },
  numbersFile: {
    id: 'tableFile.refusal.numbersFile',
    defaultMessage: 'The file is from Apple Numbers. In Numbers: File > Export To > CSV.',
  },
  openDocument: {
    id: 'tableFile.refusal.openDocument',
    defaultMessage:
      'The file is an OpenDocument spreadsheet (.ods). In LibreOffice: File > Save As > Excel 2007–365 (.xlsx).',
  },
  otherDocument: {
    id: 'tableFile.refusal.otherDocument',
    defaultMessage:
      'The file is a text document or a presentation. Copy its table into a spreadsheet and save it as .xlsx.',
  },
  pdf: {
    id: 'tableFile.refusal.pdf',
    defaultMessage:
      'The file is a PDF. Ask for the list as .xlsx or CSV, or copy its table into a spreadsheet.',
  },
  picture: {
    id: 'tableFile.refusal.picture',
    defaultMessage: 'The file is a picture. Ask for the list as .xlsx or CSV.',
  },
  packedFile: {
    id: 'tableFile.refusal.packedFile',
    defaultMessage: 'The file is an archive. Unpack it and choose the file inside.',
  },
  json: {
    id: 'tableFile.refusal.json',
    defaultMessage: 'The file is JSON. Save the list as .xlsx or CSV, or send it through the API.',
  },
}) satisfies Messages<FileRefusal>;

/** What the importer should know; it prevents nothing. */
export const fileNoteTexts = defineMessages({
  title: {
    id: 'tableFile.note.title',
    defaultMessage: 'Skipped above the column names (line {lines}): {text}',
  },
  sheet: { id: 'tableFile.note.sheet', defaultMessage: 'Only the sheet “{sheet}” is imported.' },
  numbers: {
    id: 'tableFile.note.numbers',
    defaultMessage: '{column} contains numbers, which lose their leading zeros. Lines to check: {lines}',
  },
  shorter: {
    id: 'tableFile.note.shorter',
    defaultMessage:
      '{column}: some numbers are shorter than the others and may have lost leading zeros. Lines to check: {lines}',
  },
  rounded: {
    id: 'tableFile.note.rounded',
    defaultMessage: '{column}: long numbers end in zeros and may have been rounded. Lines to check: {lines}',
  },
  readAs: {
    id: 'tableFile.note.readAs',
    defaultMessage: 'Read as {encoding}.',
  },
  unsure: {
    id: 'tableFile.note.unsure',
    defaultMessage: 'The encoding is not certain. Read as {encoding}; possible too: {alternatives}',
  },
  mixed: {
    id: 'tableFile.note.mixed',
    defaultMessage: 'Lines in another encoding were read as {encoding}: {lines}',
  },
  ignored: {
    id: 'tableFile.note.ignored',
    defaultMessage: 'Ignored columns: {columns}',
  },
  readOnly: {
    id: 'tableFile.note.readOnly',
    defaultMessage: 'Columns of an export that are not imported: {columns}',
  },
  chosen: {
    id: 'tableFile.note.chosen',
    defaultMessage: 'The column “{head}” is read as {column}.',
  },
  quotedLines: {
    id: 'tableFile.note.quotedLines',
    defaultMessage: 'Each line was in quotation marks and was read as a CSV line.',
  },
  hiddenRows: {
    id: 'tableFile.note.hiddenRows',
    defaultMessage: 'Rows that the workbook hides or filters out are included: {lines}',
  },
  hiddenColumns: {
    id: 'tableFile.note.hiddenColumns',
    defaultMessage: 'Columns that the workbook hides are included: {columns}',
  },
  merged: {
    id: 'tableFile.note.merged',
    defaultMessage: '{column}: merged cells give each row their value. Lines: {lines}',
  },
  uncalculated: {
    id: 'tableFile.note.uncalculated',
    defaultMessage:
      'Formulas without a value are read as empty. Open the workbook in Excel and save it. Lines: {lines}',
  },
  headAgain: {
    id: 'tableFile.note.headAgain',
    defaultMessage: 'Repeated column names are skipped. Lines: {lines}',
  },
  totals: {
    id: 'tableFile.note.totals',
    defaultMessage: 'Rows of totals are skipped. Lines: {lines}',
  },
  secondTable: {
    id: 'tableFile.note.secondTable',
    defaultMessage: 'Another table below is skipped (lines {lines}): {text}',
  },
  floats: {
    id: 'tableFile.note.floats',
    defaultMessage: '{column}: a program added .0; it was removed. Check leading zeros. Lines: {lines}',
  },
  thousands: {
    id: 'tableFile.note.thousands',
    defaultMessage: '{column}: a program grouped the digits; they were joined. Lines: {lines}',
  },
  apostrophes: {
    id: 'tableFile.note.apostrophes',
    defaultMessage: '{column}: the apostrophe that marks text was removed. Lines: {lines}',
  },
  prefixes: {
    id: 'tableFile.note.prefixes',
    defaultMessage: '{column}: a prefix such as SN: or MAC: was removed. Lines: {lines}',
  },
  fullWidth: {
    id: 'tableFile.note.fullWidth',
    defaultMessage: '{column}: full-width characters were replaced. Lines: {lines}',
  },
  lineBreaks: {
    id: 'tableFile.note.lineBreaks',
    defaultMessage: '{column}: line breaks were replaced by spaces. Lines: {lines}',
  },
  placeholders: {
    id: 'tableFile.note.placeholders',
    defaultMessage: '{column}: values such as nan or N/A are read as empty. Lines: {lines}',
  },
}) satisfies Messages<FileNote>;
