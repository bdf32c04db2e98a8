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
    defaultMessage: 'This table does not have these columns: {columns}',
  },
  columnTwice: { id: 'tableFile.refusal.columnTwice', defaultMessage: 'A column is in the file twice.' },
  noId: {
    id: 'tableFile.refusal.noId',
    defaultMessage: 'The column {column} is missing. It names the rows.',
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
      'The file is a web page or XML, whatever its name says. Open it in a spreadsheet and save it as .xlsx or CSV.',
  },
  oldWorkbook: {
    id: 'tableFile.refusal.oldWorkbook',
    defaultMessage:
      'The workbook has a password, or is from Excel 2003 or older. Save it without a password as .xlsx or CSV.',
  },
  noWorkbook: {
    id: 'tableFile.refusal.noWorkbook',
    defaultMessage: 'The file is not an Excel workbook (.xlsx), or it is too large. Save it as .xlsx or CSV.',
  },
  noColumns: {
    id: 'tableFile.refusal.noColumns',
    defaultMessage: 'Columns are missing: {columns}',
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
}) satisfies Messages<FileNote>;
