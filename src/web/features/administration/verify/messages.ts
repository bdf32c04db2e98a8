import type { Problem } from '#domain/verify/verdict.ts';
import { defineMessages, type Message } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'verify.title', defaultMessage: 'Verify a file' },
  context: {
    id: 'verify.context',
    defaultMessage:
      'Checks an exported task, a case, a firmware profile or a range of the log here in the browser. The file is not sent anywhere, and no connection is needed.',
  },
  drop: { id: 'verify.drop', defaultMessage: 'Drop an exported file here' },
  dropHelp: {
    id: 'verify.dropHelp',
    defaultMessage:
      'A task (.json), a case (.html or .json), a firmware profile or a range of the log (.ndjson), also as .gz',
  },
  choose: { id: 'verify.choose', defaultMessage: 'Choose a file' },
  stop: { id: 'verify.stop', defaultMessage: 'Stop' },
  reading: { id: 'verify.reading', defaultMessage: 'Checking {name}' },
  readSoFar: { id: 'verify.readSoFar', defaultMessage: '{read} of {size} MB' },
  result: { id: 'verify.result', defaultMessage: 'Result' },
  holds: { id: 'verify.holds', defaultMessage: 'Verified: unaltered' },
  holdsHelp: {
    id: 'verify.holdsHelp',
    defaultMessage:
      'Every event in the file is unaltered, none is missing between the first and the last of them, and their order is the recorded one.',
  },
  comparedOf: {
    id: 'verify.comparedOf',
    defaultMessage: '{compared, number} of {events, plural, one {# event} other {# events}} compared',
  },
  covers: {
    id: 'verify.covers',
    defaultMessage: 'Events recorded after the export are not covered.',
  },
  coversRange: {
    id: 'verify.coversRange',
    defaultMessage: 'The file covers events {from, number} to {to, number} of the log and no others.',
  },
  holdsUnknownKey: { id: 'verify.holdsUnknownKey', defaultMessage: 'Intact, but signed by another key' },
  holdsUnknownKeyHelp: {
    id: 'verify.holdsUnknownKeyHelp',
    defaultMessage:
      'Nothing in the file contradicts itself, but it is not signed with a key of this server. Such a file can be written by anyone: ask where it comes from, and compare the fingerprint.',
  },
  holdsUncheckedKey: { id: 'verify.holdsUncheckedKey', defaultMessage: 'Intact; compare the fingerprint' },
  holdsUncheckedKeyHelp: {
    id: 'verify.holdsUncheckedKeyHelp',
    defaultMessage:
      "This server's key could not be read, so it has not been compared yet. Compare the fingerprint with the one that your operator publishes.",
  },
  notHeld: { id: 'verify.notHeld', defaultMessage: 'Altered after recording' },
  notLooked: { id: 'verify.notLooked', defaultMessage: 'This file cannot be verified' },
  failed: {
    id: 'verify.failed',
    defaultMessage:
      'The file could not be read to its end. It may have been moved or changed meanwhile: choose it again.',
  },
  file: { id: 'verify.file', defaultMessage: 'File' },
  kind: { id: 'verify.kind', defaultMessage: 'Contains' },
  kindTask: { id: 'verify.kindTask', defaultMessage: 'A task' },
  kindStream: { id: 'verify.kindStream', defaultMessage: 'A stream' },
  kindLogRange: { id: 'verify.kindLogRange', defaultMessage: 'A range of the log' },
  kindCase: { id: 'verify.kindCase', defaultMessage: 'A case' },
  kindRollout: { id: 'verify.kindRollout', defaultMessage: 'A firmware profile' },
  caseTasks: { id: 'verify.caseTasks', defaultMessage: 'Tasks in the case' },
  redacted: { id: 'verify.redacted', defaultMessage: 'Redacted fields' },
  stream: { id: 'verify.stream', defaultMessage: 'Stream' },
  log: { id: 'verify.log', defaultMessage: 'Log' },
  events: { id: 'verify.events', defaultMessage: 'Events' },
  positions: { id: 'verify.positions', defaultMessage: 'Positions in the log' },
  fromTo: { id: 'verify.fromTo', defaultMessage: '{from} to {to}' },
  seals: { id: 'verify.seals', defaultMessage: 'Sealed events' },
  sealed: {
    id: 'verify.sealed',
    defaultMessage: '{sealed} of {events}, {seals, plural, =0 {no seal} one {# seal} other {# seals}}',
  },
  unsealed: {
    id: 'verify.unsealed',
    defaultMessage:
      '{count, plural, one {# event is newer than the last seal: only the signature of the export proves it.} other {# events are newer than the last seal: only the signature of the export proves them.}}',
  },
  exportedAt: { id: 'verify.exportedAt', defaultMessage: 'Exported' },
  head: { id: 'verify.head', defaultMessage: 'Last hash' },
  key: { id: 'verify.key', defaultMessage: 'Fingerprint of the key' },
  keyOfServer: { id: 'verify.keyOfServer', defaultMessage: "This server's key" },
  keyOfServerBefore: { id: 'verify.keyOfServerBefore', defaultMessage: 'An earlier key of this server' },
  keyForeign: { id: 'verify.keyForeign', defaultMessage: 'Not a key of this server' },
  keyUnchecked: { id: 'verify.keyUnchecked', defaultMessage: 'Not compared' },
  speed: { id: 'verify.speed', defaultMessage: 'Checked in' },
  seconds: { id: 'verify.seconds', defaultMessage: '{seconds} s' },
});

export const rolloutMessages = defineMessages({
  plan: { id: 'verify.rolloutPlan', defaultMessage: 'Plan' },
  devices: {
    id: 'verify.rolloutDevices',
    defaultMessage: '{devices, plural, =0 {no devices} one {# device} other {# devices}}, as approved',
  },
  devicesPlanned: {
    id: 'verify.rolloutDevicesPlanned',
    defaultMessage: '{devices, plural, =0 {no devices} one {# device} other {# devices}}, as planned',
  },
  unplanned: { id: 'verify.rolloutUnplanned', defaultMessage: 'Never planned' },
  waves: { id: 'verify.rolloutWaves', defaultMessage: 'Waves begun' },
  approval: { id: 'verify.rolloutApproval', defaultMessage: 'Approval' },
  none: { id: 'verify.rolloutNone', defaultMessage: 'Not approved. No device began.' },
  notNeeded: { id: 'verify.rolloutNotNeeded', defaultMessage: 'Not needed' },
  another: {
    id: 'verify.rolloutAnother',
    defaultMessage: '{approver}, who neither created nor edited it',
  },
  alone: {
    id: 'verify.rolloutAlone',
    defaultMessage: '{approver}, who also created or edited it. Their organisation allows that.',
  },
  device: { id: 'verify.rolloutDevice', defaultMessage: 'Device' },
  deviceAltered: {
    id: 'verify.rolloutDeviceAltered',
    defaultMessage: 'The device {device} is not as it was planned.',
  },
  cutOff: {
    id: 'verify.rolloutCutOff',
    defaultMessage: 'The file is cut off: waves or devices are missing at its end.',
  },
});

export const logMessages = defineMessages({
  title: { id: 'verify.ownLog', defaultMessage: "This server's own log" },
  never: { id: 'verify.ownLogNever', defaultMessage: 'Not compared yet' },
  running: {
    id: 'verify.ownLogRunning',
    defaultMessage:
      'Being compared: {checked, number} of {events, plural, one {# event} other {# events}} so far',
  },
  holds: {
    id: 'verify.ownLogHolds',
    defaultMessage:
      'Verified: unaltered · {checked, number} of {events, plural, one {# event} other {# events}} compared',
  },
  broken: { id: 'verify.ownLogBroken', defaultMessage: 'Altered after recording' },
  failed: {
    id: 'verify.ownLogFailed',
    defaultMessage:
      'Could not be compared to its end: {checked, number} of {events, plural, one {# event} other {# events}}',
  },
  neverProves: {
    id: 'verify.ownLogNeverProves',
    defaultMessage: 'The server compares its log after each start. Nothing is proven before that.',
  },
  runningProves: {
    id: 'verify.ownLogRunningProves',
    defaultMessage: 'No difference so far. What has not been compared yet is not proven.',
  },
  holdsProves: {
    id: 'verify.ownLogHoldsProves',
    defaultMessage:
      'Events 1 to {checked, number} are the recorded ones, in the recorded order, and none is missing. What was recorded after this comparison is proven by the next one.',
  },
  partProves: {
    id: 'verify.ownLogPartProves',
    defaultMessage:
      'Only a part was compared. Events 1 to {checked, number} are the recorded ones; nothing is proven of the events after them.',
  },
  brokenProves: {
    id: 'verify.ownLogBrokenProves',
    defaultMessage:
      'The log is not the one that was sealed. Export it and verify the file to find every difference.',
  },
  failedProves: {
    id: 'verify.ownLogFailedProves',
    defaultMessage: 'Nothing is proven about the log yet. The comparison is repeated after the next start.',
  },
  compareNow: { id: 'verify.ownLogCompareNow', defaultMessage: 'Compare now' },
  onlyRoot: {
    id: 'verify.ownLogOnlyRoot',
    defaultMessage: 'Only accounts of the root operator can compare the whole log.',
  },
  firstFault: { id: 'verify.ownLogFault', defaultMessage: 'First difference' },
  event: { id: 'verify.ownLogEvent', defaultMessage: 'Event {event}' },
  sealedTo: { id: 'verify.ownLogSealedTo', defaultMessage: 'Sealed up to' },
  endedAt: { id: 'verify.ownLogEndedAt', defaultMessage: 'Last compared' },
});

export const tablesMessages = defineMessages({
  title: { id: 'verify.tables', defaultMessage: 'Database tables' },
  never: { id: 'verify.tablesNever', defaultMessage: 'Not compared yet' },
  running: {
    id: 'verify.tablesRunning',
    defaultMessage: 'Being compared: {rows, plural, one {# row} other {# rows}} so far',
  },
  same: {
    id: 'verify.tablesSame',
    defaultMessage: 'As recorded · {rows, plural, one {# row} other {# rows}} compared',
  },
  different: {
    id: 'verify.tablesDifferent',
    defaultMessage: '{differing, plural, one {# row differs} other {# rows differ}} from the log',
  },
  failed: { id: 'verify.tablesFailed', defaultMessage: 'Could not be compared to the end' },
  neverProves: {
    id: 'verify.tablesNeverProves',
    defaultMessage:
      'The server compares tasks, cases, accounts, roles and the audit trail with its log after each start.',
  },
  runningProves: { id: 'verify.tablesRunningProves', defaultMessage: 'The rest is still to be compared.' },
  sameProves: {
    id: 'verify.tablesSameProves',
    defaultMessage:
      'Tasks, cases, accounts, roles and the audit trail are as the log says. Roles and accounts are compared every minute, the rest every six hours.',
  },
  differentProves: {
    id: 'verify.tablesDifferentProves',
    defaultMessage:
      'Rows were changed in the database, past the log. The log holds what really happened: open the timeline, or restore these rows.',
  },
  failedProves: { id: 'verify.tablesFailedProves', defaultMessage: 'The server’s own log says why.' },
  differences: { id: 'verify.tablesDifferences', defaultMessage: 'Rows that differ from the log' },
  table: { id: 'verify.tablesTable', defaultMessage: 'Table' },
  row: { id: 'verify.tablesRow', defaultMessage: 'Row' },
  problem: { id: 'verify.tablesProblem', defaultMessage: 'Problem' },
  missing: { id: 'verify.tablesMissing', defaultMessage: 'Missing' },
  changed: { id: 'verify.tablesChanged', defaultMessage: 'Changed: {columns}' },
  unknown: { id: 'verify.tablesUnknown', defaultMessage: 'Not in the log' },
  endedAt: { id: 'verify.tablesEndedAt', defaultMessage: 'Last compared' },
});

export const retentionMessages = defineMessages({
  title: { id: 'verify.retention', defaultMessage: 'Retention' },
  forEver: { id: 'verify.retentionForEver', defaultMessage: 'Events are kept for ever: none are erased.' },
  since: {
    id: 'verify.retentionSince',
    defaultMessage:
      'Since {since}, events are erased when their time is over. Each statement is signed and sealed; digests of what was erased stay in the log.',
  },
  kept: {
    id: 'verify.retentionKept',
    defaultMessage:
      'Tasks, cases, mails and others that are over: {days, plural, one {# day} other {# days}} after their last event.',
  },
  keptAudit: {
    id: 'verify.retentionKeptAudit',
    defaultMessage: 'Entries of the audit trail: after {days, plural, one {# day} other {# days}}.',
  },
  keptDevices: {
    id: 'verify.retentionKeptDevices',
    defaultMessage:
      'What devices reported: after {days, plural, one {# day} other {# days}}, and at most a tenth of that later. What a device reported last stays.',
  },
  inFiles: {
    id: 'verify.retentionInFiles',
    defaultMessage:
      "The database's files have not been rewritten since the last statement: until then they may still hold the old bytes.",
  },
  statement: { id: 'verify.retentionStatement', defaultMessage: 'Statement' },
  erasedAt: { id: 'verify.retentionErasedAt', defaultMessage: 'Erased at' },
  events: { id: 'verify.retentionEvents', defaultMessage: 'Events' },
  positions: { id: 'verify.retentionPositions', defaultMessage: 'Positions' },
  fromTo: { id: 'verify.retentionFromTo', defaultMessage: '{from} to {to}' },
  verify: { id: 'verify.retentionVerify', defaultMessage: 'Verify' },
  verifyStatement: {
    id: 'verify.retentionVerifyStatement',
    defaultMessage: 'Verify the statement at position {position}',
  },
  holds: { id: 'verify.retentionHolds', defaultMessage: 'Verified' },
  holdsNot: { id: 'verify.retentionHoldsNot', defaultMessage: 'Does not match the log' },
  what: { id: 'verify.retentionWhat', defaultMessage: 'Erased' },
  whatStreams: { id: 'verify.retentionWhatStreams', defaultMessage: 'Ended tasks, cases and others' },
  whatBeginnings: { id: 'verify.retentionWhatBeginnings', defaultMessage: 'Older reports of devices' },
  whatAudit: { id: 'verify.retentionWhatAudit', defaultMessage: 'Audit trail entries' },
  ofStreams: {
    id: 'verify.retentionOfStreams',
    defaultMessage: '{count, plural, one {# event} other {# events}} of ended tasks, cases and others',
  },
  ofBeginnings: {
    id: 'verify.retentionOfBeginnings',
    defaultMessage: '{count, plural, one {# older report} other {# older reports}} of devices',
  },
  ofAudit: {
    id: 'verify.retentionOfAudit',
    defaultMessage: '{count, plural, one {# audit trail entry} other {# audit trail entries}}',
  },
  older: { id: 'verify.retentionOlder', defaultMessage: 'Show older' },
  erased: { id: 'verify.retentionErased', defaultMessage: 'Erased by retention' },
  stated: {
    id: 'verify.retentionStated',
    defaultMessage:
      '{events, plural, one {# event} other {# events}} erased by retention, {statements, plural, one {statement at position {last, number}} other {# statements, the last at position {last, number}}}',
  },
});

const where = defineMessages({
  altered: { id: 'verify.altered', defaultMessage: 'Event {event} was altered.' },
  missing: { id: 'verify.missing', defaultMessage: 'Event {event} is missing.' },
  reordered: {
    id: 'verify.reordered',
    defaultMessage: 'Another event is in the place of event {event}.',
  },
  truncated: {
    id: 'verify.truncated',
    defaultMessage: 'The file is cut off: event {event} and those after it are missing.',
  },
  cutEarly: { id: 'verify.cutEarly', defaultMessage: 'The file is cut off before its first event.' },
  badPlan: { id: 'verify.badPlan', defaultMessage: 'The devices or waves are not those of the plan.' },
  badPlanAt: {
    id: 'verify.badPlanAt',
    defaultMessage: 'Event {event} does not match the plan of the firmware profile.',
  },
  badApproval: { id: 'verify.badApproval', defaultMessage: 'The approval does not match the plan.' },
  badApprovalAt: {
    id: 'verify.badApprovalAt',
    defaultMessage: 'Event {event} breaks the approval: another plan, its own author, or a start before it.',
  },
  damagedAt: { id: 'verify.damagedAt', defaultMessage: 'The file is damaged where event {event} should be.' },
  damaged: {
    id: 'verify.damaged',
    defaultMessage: 'The file is damaged and cannot be read completely. Download it again.',
  },
  badSeal: {
    id: 'verify.badSeal',
    defaultMessage: 'From event {event} on, the events are not those that were sealed.',
  },
  missingSeal: {
    id: 'verify.missingSeal',
    defaultMessage: 'The seal over event {event} is missing or wrong.',
  },
  badErasure: {
    id: 'verify.badErasure',
    defaultMessage: 'Event {event} was erased without a valid retention statement.',
  },
  badStatement: {
    id: 'verify.badStatement',
    defaultMessage: "The file's own summary does not match its events.",
  },
  badSignature: {
    id: 'verify.badSignature',
    defaultMessage: 'A signature is not valid: the signed content was changed, or another key signed it.',
  },
  badSignatureAt: {
    id: 'verify.badSignatureAt',
    defaultMessage: 'The signature of the seal over event {event} is not valid.',
  },
  foreignKey: {
    id: 'verify.foreignKey',
    defaultMessage: 'The file is signed with a key that is not trusted here.',
  },
  empty: { id: 'verify.empty', defaultMessage: 'The file is empty.' },
  foreign: {
    id: 'verify.foreign',
    defaultMessage:
      'This file was not exported by this product. Export a task from its timeline and try that file.',
  },
  unknownVersion: {
    id: 'verify.unknownVersion',
    defaultMessage: 'The file was written by another version of this product and cannot be read here.',
  },
  tooLarge: { id: 'verify.tooLarge', defaultMessage: 'The file is too large to be an exported task.' },
  noSignatures: {
    id: 'verify.noSignatures',
    defaultMessage:
      'This browser cannot check signatures here: open the console over https, in a current browser.',
  },
});

/** Words for a problem; `at` those that name an event, where there is one to name. */
export const problemMessages: Record<Problem, { at: Message; plain: Message }> = {
  altered: { at: where.altered, plain: where.badStatement },
  missing: { at: where.missing, plain: where.badStatement },
  reordered: { at: where.reordered, plain: where.badStatement },
  truncated: { at: where.truncated, plain: where.cutEarly },
  damaged: { at: where.damagedAt, plain: where.damaged },
  badSeal: { at: where.badSeal, plain: where.badStatement },
  missingSeal: { at: where.missingSeal, plain: where.badStatement },
  badErasure: { at: where.badErasure, plain: where.badStatement },
  badPlan: { at: where.badPlanAt, plain: where.badPlan },
  badApproval: { at: where.badApprovalAt, plain: where.badApproval },
  badStatement: { at: where.badStatement, plain: where.badStatement },
  badSignature: { at: where.badSignatureAt, plain: where.badSignature },
  foreignKey: { at: where.foreignKey, plain: where.foreignKey },
  empty: { at: where.empty, plain: where.empty },
  foreign: { at: where.foreign, plain: where.foreign },
  unknownVersion: { at: where.unknownVersion, plain: where.unknownVersion },
  tooLarge: { at: where.tooLarge, plain: where.tooLarge },
  noSignatures: { at: where.noSignatures, plain: where.noSignatures },
};

/** Nothing was found to be wrong with what was recorded; there was nothing to look at. */
export const notLookedAt: ReadonlySet<Problem> = new Set([
  'empty',
  'foreign',
  'unknownVersion',
  'tooLarge',
  'noSignatures',
]);
