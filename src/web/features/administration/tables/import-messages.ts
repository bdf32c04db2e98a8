import { defineMessages } from '#web/i18n/message.ts';

export const importMessages = defineMessages({
  open: { id: 'tables.import.open', defaultMessage: 'Import' },
  title: { id: 'tables.import.title', defaultMessage: 'Import rows' },
  help: {
    id: 'tables.import.help',
    defaultMessage:
      'A CSV file or an Excel workbook with a line of column names, among them {id}. Rows that are there are changed, others are added; columns and rows that the file leaves out stay as they are. Nothing is written before you have seen what would be done.',
  },
  preview: { id: 'tables.import.preview', defaultMessage: 'Preview of changes' },
  new: { id: 'tables.import.new', defaultMessage: 'New' },
  changed: { id: 'tables.import.changed', defaultMessage: 'Changed' },
  unchanged: { id: 'tables.import.unchanged', defaultMessage: 'Unchanged' },
  refused: { id: 'tables.import.refused', defaultMessage: 'Refused' },
  rowLine: { id: 'tables.import.rowLine', defaultMessage: '{verdict}, line {line, number}' },
  change: { id: 'tables.import.change', defaultMessage: '{field}: {from} → {to}' },
  reason: { id: 'tables.import.reason', defaultMessage: '{field}: {reason}' },
  value: { id: 'tables.import.value', defaultMessage: '{field}: {value}' },
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
