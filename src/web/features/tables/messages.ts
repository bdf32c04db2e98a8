import { defineMessages } from '#web/i18n/message.ts';

/** The page of a table. */
export const messages = defineMessages({
  title: { id: 'tables.title', defaultMessage: 'Reference tables' },
  context: { id: 'tables.context', defaultMessage: 'Lists that the product and its people go by' },
  keyword: { id: 'tables.keyword', defaultMessage: 'Words of the rows' },
  create: { id: 'tables.create', defaultMessage: 'Add row' },
  created: { id: 'tables.created', defaultMessage: 'Row added' },
  edit: { id: 'tables.edit', defaultMessage: 'Edit row' },
  save: { id: 'tables.save', defaultMessage: 'Save' },
  saved: { id: 'tables.saved', defaultMessage: 'Row saved' },
  delete: { id: 'tables.delete', defaultMessage: 'Delete row' },
  deleted: { id: 'tables.deleted', defaultMessage: 'Row deleted' },
  deleteNamed: { id: 'tables.deleteNamed', defaultMessage: 'Delete “{name}”?' },
  deleteHelp: {
    id: 'tables.deleteHelp',
    defaultMessage: 'A row that others refer to stays. The audit trail keeps what it said.',
  },
  history: { id: 'tables.history', defaultMessage: 'History' },
  historyOf: { id: 'tables.historyOf', defaultMessage: 'History of {name}' },
  historyCreated: { id: 'tables.historyCreated', defaultMessage: 'Added by {name}' },
  historyChanged: { id: 'tables.historyChanged', defaultMessage: 'Changed by {name}' },
  historyDeleted: { id: 'tables.historyDeleted', defaultMessage: 'Deleted by {name}' },
  historyNone: { id: 'tables.historyNone', defaultMessage: 'Not changed yet' },
  historyNoneHelp: {
    id: 'tables.historyNoneHelp',
    defaultMessage: 'The row is as it came with the product, or was changed before rows had a history.',
  },
  rowActions: { id: 'tables.rowActions', defaultMessage: 'Actions of {name}' },
  none: { id: 'tables.none', defaultMessage: 'No rows' },
  noneHelp: { id: 'tables.noneHelp', defaultMessage: 'Nobody has added any yet.' },
  patchEmpty: { id: 'tables.patchEmpty', defaultMessage: 'patchData empty' },
  conflict: {
    id: 'tables.conflict',
    defaultMessage:
      'Somebody else has changed this row meanwhile. Close it and open it again to see what it says now.',
  },
  oneEach: { id: 'tables.oneEach', defaultMessage: 'One on each line' },
  noValue: { id: 'tables.noValue', defaultMessage: 'None' },
  yes: { id: 'tables.yes', defaultMessage: 'Yes' },
  no: { id: 'tables.no', defaultMessage: 'No' },
  unknown: { id: 'tables.unknown', defaultMessage: 'There is no such table' },
  unknownHelp: {
    id: 'tables.unknownHelp',
    defaultMessage: 'The address names a table that the product does not have.',
  },
});
