import type { FileRefusal } from '#domain/import-refusals.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

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
