import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'verify.title', defaultMessage: 'Verify a file' },
  context: {
    id: 'verify.context',
    defaultMessage:
      'Checks an exported task, a case or a range of the log here in the browser. The file is not sent anywhere, and no connection is needed.',
  },
  drop: { id: 'verify.drop', defaultMessage: 'Drop an exported file here' },
  dropHelp: {
    id: 'verify.dropHelp',
    defaultMessage: 'A task (.json), a case (.html or .json) or a range of the log (.ndjson), also as .gz',
  },
  choose: { id: 'verify.choose', defaultMessage: 'Choose a file' },
  stop: { id: 'verify.stop', defaultMessage: 'Stop' },
  reading: { id: 'verify.reading', defaultMessage: 'Checking {name}' },
  readSoFar: { id: 'verify.readSoFar', defaultMessage: '{read} of {size} MB' },
  result: { id: 'verify.result', defaultMessage: 'Result' },
  holds: { id: 'verify.holds', defaultMessage: 'This is what was recorded' },
  holdsHelp: {
    id: 'verify.holdsHelp',
    defaultMessage: 'Every event is unaltered, none is missing, and their order is the recorded one.',
  },
  holdsUnknownKey: { id: 'verify.holdsUnknownKey', defaultMessage: 'Intact, but signed by somebody else' },
  holdsUnknownKeyHelp: {
    id: 'verify.holdsUnknownKeyHelp',
    defaultMessage:
      'Nothing in the file contradicts itself, but it is not signed with a key of this server. Anybody can write such a file: ask where it comes from, and compare the fingerprint.',
  },
  holdsUncheckedKey: { id: 'verify.holdsUncheckedKey', defaultMessage: 'Intact; compare the fingerprint' },
  holdsUncheckedKeyHelp: {
    id: 'verify.holdsUncheckedKeyHelp',
    defaultMessage:
      "This server's key could not be read, so nobody has compared it yet. Compare the fingerprint with the one that your operator publishes.",
  },
  notHeld: { id: 'verify.notHeld', defaultMessage: 'This is not what was recorded' },
  notLooked: { id: 'verify.notLooked', defaultMessage: 'This file cannot be verified' },
  failed: {
    id: 'verify.failed',
    defaultMessage:
      'The file could not be read to its end. It may have been moved or changed meanwhile: choose it again.',
  },
  file: { id: 'verify.file', defaultMessage: 'File' },
  kind: { id: 'verify.kind', defaultMessage: 'Holds' },
  kindTask: { id: 'verify.kindTask', defaultMessage: 'A task' },
  kindLogRange: { id: 'verify.kindLogRange', defaultMessage: 'A range of the log' },
  kindCase: { id: 'verify.kindCase', defaultMessage: 'A case' },
  caseTasks: { id: 'verify.caseTasks', defaultMessage: 'Tasks in the case' },
  redacted: { id: 'verify.redacted', defaultMessage: 'Fields taken out' },
  stream: { id: 'verify.stream', defaultMessage: 'Stream' },
  log: { id: 'verify.log', defaultMessage: 'Log' },
  events: { id: 'verify.events', defaultMessage: 'Events' },
  positions: { id: 'verify.positions', defaultMessage: 'Positions in the log' },
  fromTo: { id: 'verify.fromTo', defaultMessage: '{from} to {to}' },
  seals: { id: 'verify.seals', defaultMessage: 'Under seals' },
  sealed: {
    id: 'verify.sealed',
    defaultMessage: '{sealed} of {events}, {seals, plural, =0 {no seal} one {# seal} other {# seals}}',
  },
  unsealed: {
    id: 'verify.unsealed',
    defaultMessage:
      '{count, plural, one {# event is newer than the last seal: only the signature of the export stands for it.} other {# events are newer than the last seal: only the signature of the export stands for them.}}',
  },
  exportedAt: { id: 'verify.exportedAt', defaultMessage: 'Exported' },
  head: { id: 'verify.head', defaultMessage: 'Last hash' },
  key: { id: 'verify.key', defaultMessage: 'Fingerprint of the key' },
  keyOfServer: { id: 'verify.keyOfServer', defaultMessage: "This server's key" },
  keyOfServerBefore: { id: 'verify.keyOfServerBefore', defaultMessage: 'An earlier key of this server' },
  keyForeign: { id: 'verify.keyForeign', defaultMessage: 'No key of this server' },
  keyUnchecked: { id: 'verify.keyUnchecked', defaultMessage: 'Not compared' },
  speed: { id: 'verify.speed', defaultMessage: 'Checked in' },
  seconds: { id: 'verify.seconds', defaultMessage: '{seconds} s' },
});
