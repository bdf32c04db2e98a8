import type { FileEncoding } from '#domain/file-encodings.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** How a file is read, and what a person may choose instead. */
export const readingMessages = defineMessages({
  workbook: {
    id: 'tableFile.reading.workbook',
    defaultMessage: 'Excel workbook',
  },
  csv: {
    id: 'tableFile.reading.csv',
    defaultMessage: 'CSV, separated by {separator}',
  },
  comma: {
    id: 'tableFile.reading.comma',
    defaultMessage: 'commas',
  },
  semicolon: {
    id: 'tableFile.reading.semicolon',
    defaultMessage: 'semicolons',
  },
  tab: {
    id: 'tableFile.reading.tab',
    defaultMessage: 'tabs',
  },
  other: {
    id: 'tableFile.reading.other',
    defaultMessage: '“{separator}”',
  },
  encoding: {
    id: 'tableFile.reading.encoding',
    defaultMessage: 'Encoding',
  },
  detected: {
    id: 'tableFile.reading.detected',
    defaultMessage: 'Detected. Choose another one if characters look wrong.',
  },
  chosenEncoding: {
    id: 'tableFile.reading.chosenEncoding',
    defaultMessage: 'Chosen by you.',
  },
  unsureEncoding: {
    id: 'tableFile.reading.unsureEncoding',
    defaultMessage: 'Not certain. Check the sample values below, and choose the encoding.',
  },
  confirmEncoding: {
    id: 'tableFile.reading.confirmEncoding',
    defaultMessage: 'The encoding is right',
  },
  encodingOpen: {
    id: 'tableFile.reading.encodingOpen',
    defaultMessage: 'Choose the encoding first.',
  },
  sheet: {
    id: 'tableFile.reading.sheet',
    defaultMessage: 'Sheet',
  },
  sheetHelp: {
    id: 'tableFile.reading.sheetHelp',
    defaultMessage: 'The sheet with the most known columns.',
  },
  sheetChoice: {
    id: 'tableFile.reading.sheetChoice',
    defaultMessage:
      '{name} ({known, plural, =0 {no known columns} one {# known column} other {# known columns}})',
  },
  columns: {
    id: 'tableFile.reading.columns',
    defaultMessage: 'Columns of the file',
  },
  column: {
    id: 'tableFile.reading.column',
    defaultMessage: 'Column',
  },
  samples: {
    id: 'tableFile.reading.samples',
    defaultMessage: 'Sample values',
  },
  meaning: {
    id: 'tableFile.reading.meaning',
    defaultMessage: 'Read as',
  },
  meaningOf: {
    id: 'tableFile.reading.meaningOf',
    defaultMessage: '{column} is read as',
  },
  leaveOut: {
    id: 'tableFile.reading.leaveOut',
    defaultMessage: 'Leave out',
  },
  leaveOutOthers: {
    id: 'tableFile.reading.leaveOutOthers',
    defaultMessage: 'Leave out unknown columns',
  },
  unnamed: {
    id: 'tableFile.reading.unnamed',
    defaultMessage: 'Column {letter}, without a name',
  },
  undecided: {
    id: 'tableFile.reading.undecided',
    defaultMessage: 'Choose',
  },
  decide: {
    id: 'tableFile.reading.decide',
    defaultMessage: 'Choose what each marked column means, or leave it out.',
  },
  columnsOpen: {
    id: 'tableFile.reading.columnsOpen',
    defaultMessage: 'Choose what the columns mean first.',
  },
  missing: {
    id: 'tableFile.reading.missing',
    defaultMessage: 'Missing: {columns}. Choose which columns they are.',
  },
  notes: {
    id: 'tableFile.reading.notes',
    defaultMessage: 'Check before importing',
  },
  chooseFile: {
    id: 'tableFile.reading.chooseFile',
    defaultMessage: 'Choose file',
  },
});

/** What people call an encoding; its name in the programs that write it is in brackets. */
export const encodingNames = defineMessages({
  'utf-8': {
    id: 'tableFile.encoding.utf8',
    defaultMessage: 'Unicode (UTF-8)',
  },
  'utf-16le': {
    id: 'tableFile.encoding.utf16le',
    defaultMessage: 'Unicode (UTF-16)',
  },
  'utf-16be': {
    id: 'tableFile.encoding.utf16be',
    defaultMessage: 'Unicode (UTF-16 big-endian)',
  },
  'euc-kr': {
    id: 'tableFile.encoding.korean',
    defaultMessage: 'Korean (CP949, EUC-KR)',
  },
  gb18030: {
    id: 'tableFile.encoding.simplified',
    defaultMessage: 'Chinese, simplified (GBK, GB18030)',
  },
  big5: {
    id: 'tableFile.encoding.traditional',
    defaultMessage: 'Chinese, traditional (Big5)',
  },
  shift_jis: {
    id: 'tableFile.encoding.japanese',
    defaultMessage: 'Japanese (Shift_JIS)',
  },
  'windows-1251': {
    id: 'tableFile.encoding.cyrillic',
    defaultMessage: 'Cyrillic (Windows-1251)',
  },
  'windows-1252': {
    id: 'tableFile.encoding.western',
    defaultMessage: 'Western European (Windows-1252)',
  },
}) satisfies Messages<FileEncoding>;
