import type { FileNote, FileRefusal, RowRefusal } from '#domain/import-refusals.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** Why a row of a file is refused; the name of the column precedes it. */
export const rowRefusalTexts = defineMessages({
  required: { id: 'tables.refusal.required', defaultMessage: 'A value is required.' },
  boolean: { id: 'tables.refusal.boolean', defaultMessage: 'Must be true or false.' },
  number: { id: 'tables.refusal.number', defaultMessage: 'Must be a number.' },
  atLeast: { id: 'tables.refusal.atLeast', defaultMessage: 'Must be {limit, number} or more.' },
  atMost: { id: 'tables.refusal.atMost', defaultMessage: 'Must be {limit, number} or less.' },
  shortest: {
    id: 'tables.refusal.shortest',
    defaultMessage: 'Must have {limit, plural, one {# character} other {# characters}} or more.',
  },
  longest: {
    id: 'tables.refusal.longest',
    defaultMessage: 'Must have {limit, plural, one {# character} other {# characters}} or less.',
  },
  pattern: {
    id: 'tables.refusal.pattern',
    defaultMessage: 'Has a form or characters that are not accepted. Accepted: {pattern}',
  },
  choice: { id: 'tables.refusal.choice', defaultMessage: '{value} must be one of: {choices}' },
  form: { id: 'tables.refusal.form', defaultMessage: 'This value is not accepted here.' },
  twice: { id: 'tables.refusal.twice', defaultMessage: 'This row is in the file twice.' },
  reference: { id: 'tables.refusal.reference', defaultMessage: 'Names nothing that exists.' },
  taken: { id: 'tables.refusal.taken', defaultMessage: 'Another row has one of these values already.' },
  value: { id: 'tables.refusal.value', defaultMessage: 'The column does not take this value.' },
  strayKey: { id: 'tables.refusal.strayKey', defaultMessage: 'There is no permission {key}.' },
  keepsKey: {
    id: 'tables.refusal.keepsKey',
    defaultMessage: 'The system administrator must keep the permission {key}.',
  },
  rootOnly: {
    id: 'tables.refusal.rootOnly',
    defaultMessage: 'The permission {key} works in the root organisation only.',
  },
  noAdministrator: {
    id: 'tables.refusal.noAdministrator',
    defaultMessage: 'No account that can administer the installation would remain.',
  },
  notHeld: { id: 'tables.refusal.notHeld', defaultMessage: 'You can’t give more than you have yourself.' },
  rule: { id: 'tables.refusal.rule', defaultMessage: '{message}' },
  short: {
    id: 'tables.refusal.short',
    defaultMessage:
      'The row has {cells, number} of {columns, number} cells. Fill in the line, with a separator for each empty cell.',
  },
  stray: {
    id: 'tables.refusal.stray',
    defaultMessage:
      'Column {column} has no name, but the row has {value} there. Name the column, or put quotation marks around a value that contains the separator.',
  },
  damaged: {
    id: 'tables.refusal.damaged',
    defaultMessage:
      'Some characters can’t be read: {value}. Try another encoding, or save the file as UTF-8 again.',
  },
  shortened: {
    id: 'tables.refusal.shortened',
    defaultMessage:
      'A spreadsheet shortened this number: {value}. Format the column as text and enter the full value.',
  },
  lostZeros: {
    id: 'tables.refusal.lostZeros',
    defaultMessage:
      '{value} may have lost leading zeros in a spreadsheet (expected {padded}). Format the column as text and enter the full value.',
  },
  sheetError: {
    id: 'tables.refusal.sheetError',
    defaultMessage: '{value} is an error of a formula. Correct the cell.',
  },
}) satisfies Messages<RowRefusal>;

/** Why a file is no file of the table. */
export const fileRefusalTexts = defineMessages({
  empty: {
    id: 'tables.refusal.empty',
    defaultMessage: 'The file is empty. Its first line must name the columns.',
  },
  unknownColumns: {
    id: 'tables.refusal.unknownColumns',
    defaultMessage: 'This table does not have these columns: {columns}',
  },
  columnTwice: { id: 'tables.refusal.columnTwice', defaultMessage: 'A column is in the file twice.' },
  noId: {
    id: 'tables.refusal.noId',
    defaultMessage: 'The column {column} is missing. It names the rows.',
  },
  tooManyRows: {
    id: 'tables.refusal.tooManyRows',
    defaultMessage: 'The file has {rows, number} rows. At most {limit, number} can be imported at once.',
  },
  openQuote: {
    id: 'tables.refusal.openQuote',
    defaultMessage: 'The quotation mark in line {line, number} is not closed.',
  },
  notText: {
    id: 'tables.refusal.notText',
    defaultMessage: 'The file is neither a text file (CSV) nor an Excel workbook (.xlsx).',
  },
  webPage: {
    id: 'tables.refusal.webPage',
    defaultMessage:
      'The file is a web page or XML, whatever its name says. Open it in a spreadsheet and save it as .xlsx or CSV.',
  },
  oldWorkbook: {
    id: 'tables.refusal.oldWorkbook',
    defaultMessage:
      'The workbook has a password, or is from Excel 2003 or older. Save it without a password as .xlsx or CSV.',
  },
  noWorkbook: {
    id: 'tables.refusal.noWorkbook',
    defaultMessage: 'The file is not an Excel workbook (.xlsx), or it is too large. Save it as .xlsx or CSV.',
  },
  noCsv: { id: 'tables.refusal.noCsv', defaultMessage: 'The file is not a CSV file: {detail}' },
}) satisfies Messages<FileRefusal>;

/** What the importer should know; it prevents nothing. */
export const fileNoteTexts = defineMessages({
  title: {
    id: 'tables.note.title',
    defaultMessage: 'Skipped above the column names (line {lines}): {text}',
  },
  sheet: { id: 'tables.note.sheet', defaultMessage: 'Only the sheet “{sheet}” is imported.' },
  numbers: {
    id: 'tables.note.numbers',
    defaultMessage: '{column} contains numbers, which lose their leading zeros. Lines to check: {lines}',
  },
  shorter: {
    id: 'tables.note.shorter',
    defaultMessage:
      '{column}: some numbers are shorter than the others and may have lost leading zeros. Lines to check: {lines}',
  },
  rounded: {
    id: 'tables.note.rounded',
    defaultMessage: '{column}: long numbers end in zeros and may have been rounded. Lines to check: {lines}',
  },
}) satisfies Messages<FileNote>;
