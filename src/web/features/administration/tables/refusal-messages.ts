import type { FileRefusal, RowRefusal } from '#domain/import-refusals.ts';
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
  noCsv: { id: 'tables.refusal.noCsv', defaultMessage: 'The file is not a CSV file: {detail}' },
}) satisfies Messages<FileRefusal>;
