import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  open: { id: 'past.open', defaultMessage: 'View past state' },
  band: { id: 'past.band', defaultMessage: 'Past state at {time}' },
  bandHelp: {
    id: 'past.bandHelp',
    defaultMessage: 'Read-only view of the values reported by then.',
  },
  differing: {
    id: 'past.differing',
    defaultMessage:
      '{count, plural, =0 {Settings are unchanged since.} one {# value has changed since.} other {# values have changed since.}}',
  },
  begins: { id: 'past.begins', defaultMessage: 'Records of this device begin at {time}.' },
  standstill: { id: 'past.standstill', defaultMessage: 'You are viewing the past. Return to now first.' },
  toNow: { id: 'past.toNow', defaultMessage: 'Back to now' },
  earlier: { id: 'past.earlier', defaultMessage: 'Previous change' },
  later: { id: 'past.later', defaultMessage: 'Next change' },
  noEarlier: { id: 'past.noEarlier', defaultMessage: 'No change before this' },
  noLater: { id: 'past.noLater', defaultMessage: 'No change after this' },
  moment: { id: 'past.moment', defaultMessage: 'Date and time' },
  presentOnly: { id: 'past.presentOnly', defaultMessage: 'This tab has no past state' },
  presentOnlyHelp: {
    id: 'past.presentOnlyHelp',
    defaultMessage: 'Its values are measured or read on request.',
  },
  notThere: { id: 'past.notThere', defaultMessage: 'No record at that time' },
  notThereHelp: {
    id: 'past.notThereHelp',
    defaultMessage: 'The device was not registered yet. Choose a later time.',
  },
  now: { id: 'past.now', defaultMessage: 'Now' },
  atThatTime: { id: 'past.then', defaultMessage: 'Then' },
  nowIs: { id: 'past.nowIs', defaultMessage: 'Now: {value}' },
  setting: { id: 'past.setting', defaultMessage: 'Setting' },
  otherNow: { id: 'past.otherNow', defaultMessage: 'Different now' },
  changes: { id: 'past.changes', defaultMessage: 'What changed since' },
  noChanges: {
    id: 'past.noChanges',
    defaultMessage: 'No settings have changed since. Measurements and clients are not listed.',
  },
  columnTime: { id: 'past.column.time', defaultMessage: 'Time' },
  columnWhat: { id: 'past.column.what', defaultMessage: 'Value' },
  columnBefore: { id: 'past.column.before', defaultMessage: 'Before' },
  columnAfter: { id: 'past.column.after', defaultMessage: 'After' },
  columnBy: { id: 'past.column.by', defaultMessage: 'By' },
  byItself: { id: 'past.byItself', defaultMessage: 'Reported by the device' },
  remedy: { id: 'past.remedy', defaultMessage: 'Before and after the last change' },
  remedyBy: { id: 'past.remedy.by', defaultMessage: 'by {name}, done at {time}' },
  remedyValues: { id: 'past.remedy.values', defaultMessage: 'Changed values' },
  remedyNoValues: {
    id: 'past.remedy.noValues',
    defaultMessage: 'No other values reported since.',
  },
  remedyUnread: {
    id: 'past.remedy.unread',
    defaultMessage: 'The changed values could not be loaded. See the history.',
  },
  remedyMeasure: {
    id: 'past.remedy.measure',
    defaultMessage: 'Measured before the change, not since.',
  },
  remedyToDiagnostics: { id: 'past.remedy.toDiagnostics', defaultMessage: 'Measure again' },
  nameOfRow: { id: 'past.nameOfRow', defaultMessage: '{name} ({row})' },
  empty: { id: 'past.empty', defaultMessage: 'Empty' },
});
