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
      '{count, number} of {boxes, plural, one {# set-top box that reports its set has} other {# set-top boxes that report their set have}} {name}, version {version}.',
  },
  showOthers: { id: 'metadataSets.showOthers', defaultMessage: 'Show the others' },
  boxesWithout: {
    id: 'metadataSets.boxesWithout',
    defaultMessage: 'Set-top boxes without {name}, version {version}',
  },
  noneWithout: { id: 'metadataSets.noneWithout', defaultMessage: 'All of them have it.' },
  box: { id: 'metadataSets.box', defaultMessage: 'Set-top box' },
  hasSet: { id: 'metadataSets.hasSet', defaultMessage: 'Its set' },
  noSet: { id: 'metadataSets.noSet', defaultMessage: 'None yet' },
  setOf: { id: 'metadataSets.setOf', defaultMessage: '{name}, version {version}' },
  connection: { id: 'metadataSets.connection', defaultMessage: 'Connection' },
  online: { id: 'metadataSets.online', defaultMessage: 'Online' },
  offline: { id: 'metadataSets.offline', defaultMessage: 'Offline' },
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
  megabytes: { id: 'metadataSets.megabytes', defaultMessage: '{size} MB' },
  first: { id: 'metadataSets.first', defaultMessage: 'First version' },
});
