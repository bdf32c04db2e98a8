import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  none: { id: 'metadataSets.none', defaultMessage: 'No metadata sets yet' },
  noneHelp: {
    id: 'metadataSets.noneHelp',
    defaultMessage:
      'A set is one file with the channels, banners and live ads as they are now. It never changes.',
  },
  boxes: { id: 'metadataSets.boxes', defaultMessage: 'Set-top boxes' },
  haveIt: {
    id: 'metadataSets.haveIt',
    defaultMessage:
      '{count, number} of {boxes, plural, one {# set-top box has} other {# set-top boxes have}} {name}, version {version}.',
  },
  showOthers: { id: 'metadataSets.showOthers', defaultMessage: 'Show the others' },
  next: { id: 'metadataSets.next', defaultMessage: 'The next set' },
  sameAs: { id: 'metadataSets.sameAs', defaultMessage: 'The lists are as in {name}, version {version}.' },
  changed: { id: 'metadataSets.changed', defaultMessage: 'The lists have changed since every set.' },
  filled: { id: 'metadataSets.filled', defaultMessage: '{size} of {most} MB' },
  tooLarge: {
    id: 'metadataSets.tooLarge',
    defaultMessage: 'Larger than {most} MB: remove entries, or use smaller pictures',
  },
  part: { id: 'metadataSets.part', defaultMessage: '{name}: {count, number}' },
  make: { id: 'metadataSets.make', defaultMessage: 'Make set' },
  made: { id: 'metadataSets.made', defaultMessage: 'Metadata set made' },
  upload: { id: 'metadataSets.upload', defaultMessage: 'Upload archive' },
  uploaded: { id: 'metadataSets.uploaded', defaultMessage: 'Metadata set uploaded' },
  archive: { id: 'metadataSets.archive', defaultMessage: 'Archive' },
  archiveHelp: {
    id: 'metadataSets.archiveHelp',
    defaultMessage: 'ZIP in the format of a downloaded set, at most 20 MB',
  },
  ofFile: { id: 'metadataSets.ofFile', defaultMessage: 'Uploaded as {file}' },
  name: { id: 'metadataSets.name', defaultMessage: 'Name' },
  nameHelp: { id: 'metadataSets.nameHelp', defaultMessage: 'A name that exists gets its next version.' },
  version: { id: 'metadataSets.version', defaultMessage: 'Version' },
  size: { id: 'metadataSets.size', defaultMessage: 'Size' },
  created: { id: 'metadataSets.created', defaultMessage: 'Made' },
  changes: { id: 'metadataSets.changes', defaultMessage: 'Changes' },
  actions: { id: 'metadataSets.actions', defaultMessage: 'Actions' },
  download: { id: 'metadataSets.download', defaultMessage: 'Download' },
  delete: { id: 'metadataSets.delete', defaultMessage: 'Delete' },
  deleted: { id: 'metadataSets.deleted', defaultMessage: 'Deleted' },
  deleteNamed: { id: 'metadataSets.deleteNamed', defaultMessage: 'Delete {name}, version {version}?' },
  deleteHelp: {
    id: 'metadataSets.deleteHelp',
    defaultMessage: 'Its file is deleted. The version is not given to another set.',
  },
  rowActions: { id: 'metadataSets.rowActions', defaultMessage: 'Actions for {name}, version {version}' },
  list: { id: 'metadataSets.list', defaultMessage: 'Metadata sets' },
  first: { id: 'metadataSets.first', defaultMessage: 'First version' },
});
