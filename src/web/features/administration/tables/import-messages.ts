import type { FileEncoding } from '#domain/file-encodings.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

export const importMessages = defineMessages({
  open: { id: 'tables.import.open', defaultMessage: 'Import' },
  title: { id: 'tables.import.title', defaultMessage: 'Import rows' },
  help: {
    id: 'tables.import.help',
    defaultMessage:
      'A CSV file or an Excel workbook (its first sheet) with a line of column names, among them {id}. Rows that are there are changed, others are added; columns and rows that the file leaves out stay as they are. Nothing is written before you have seen what would be done.',
  },
  choose: { id: 'tables.import.choose', defaultMessage: 'Choose file' },
  preview: { id: 'tables.import.preview', defaultMessage: 'Preview of changes' },
  new: { id: 'tables.import.new', defaultMessage: 'New' },
  changed: { id: 'tables.import.changed', defaultMessage: 'Changed' },
  unchanged: { id: 'tables.import.unchanged', defaultMessage: 'Unchanged' },
  refused: { id: 'tables.import.refused', defaultMessage: 'Refused' },
  rowLine: { id: 'tables.import.rowLine', defaultMessage: '{verdict}, line {line, number}' },
  change: { id: 'tables.import.change', defaultMessage: '{field}: {from} → {to}' },
  reason: { id: 'tables.import.reason', defaultMessage: '{field}: {reason}' },
  value: { id: 'tables.import.value', defaultMessage: '{field}: {value}' },
  workbook: { id: 'tables.import.workbook', defaultMessage: 'Excel workbook' },
  csv: { id: 'tables.import.csv', defaultMessage: 'CSV, separated by {separator}' },
  comma: { id: 'tables.import.comma', defaultMessage: 'commas' },
  semicolon: { id: 'tables.import.semicolon', defaultMessage: 'semicolons' },
  tab: { id: 'tables.import.tab', defaultMessage: 'tabs' },
  other: { id: 'tables.import.other', defaultMessage: '“{separator}”' },
  encoding: { id: 'tables.import.encoding', defaultMessage: 'Encoding' },
  detected: {
    id: 'tables.import.detected',
    defaultMessage: 'Detected. Choose another one if characters look wrong.',
  },
  chosen: { id: 'tables.import.chosen', defaultMessage: 'Chosen by you.' },
  notes: { id: 'tables.import.notes', defaultMessage: 'Check before importing' },
  more: {
    id: 'tables.import.more',
    defaultMessage: '{count, plural, one {And # more row} other {And # more rows}}',
  },
  verb: {
    id: 'tables.import.verb',
    defaultMessage: '{count, plural, =0 {Import rows} one {Import # row} other {Import # rows}}',
  },
  blockedRefused: {
    id: 'tables.import.blockedRefused',
    defaultMessage: 'A row is refused. Correct the file and choose it again.',
  },
  blockedNothing: { id: 'tables.import.blockedNothing', defaultMessage: 'There is nothing to import.' },
  imported: { id: 'tables.import.imported', defaultMessage: 'Rows imported' },
});

/** What people call an encoding; its name in the programs that write it is in brackets. */
export const encodingNames = defineMessages({
  'utf-8': { id: 'tables.encoding.utf8', defaultMessage: 'Unicode (UTF-8)' },
  'utf-16le': { id: 'tables.encoding.utf16le', defaultMessage: 'Unicode (UTF-16)' },
  'utf-16be': { id: 'tables.encoding.utf16be', defaultMessage: 'Unicode (UTF-16 big-endian)' },
  'euc-kr': { id: 'tables.encoding.korean', defaultMessage: 'Korean (CP949, EUC-KR)' },
  shift_jis: { id: 'tables.encoding.japanese', defaultMessage: 'Japanese (Shift_JIS)' },
  'windows-1252': { id: 'tables.encoding.western', defaultMessage: 'Western European (Windows-1252)' },
}) satisfies Messages<FileEncoding>;
