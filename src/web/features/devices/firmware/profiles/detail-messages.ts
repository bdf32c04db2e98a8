import { defineMessages } from '#web/i18n/message.ts';

/** The tabs Devices and Plan of a profile. */
export const detailMessages = defineMessages({
  members: { id: 'firmwareProfiles.detail.members', defaultMessage: 'Devices of {name}' },
  membersNone: { id: 'firmwareProfiles.detail.membersNone', defaultMessage: 'No devices' },
  membersNoneHelp: {
    id: 'firmwareProfiles.detail.membersNoneHelp',
    defaultMessage: 'Devices appear here when the profile is planned.',
  },
  keyword: { id: 'firmwareProfiles.detail.keyword', defaultMessage: 'Name or endpoint ID' },
  upgradeTimeline: {
    id: 'firmwareProfiles.detail.upgradeTimeline',
    defaultMessage: 'Timeline of the upgrade',
  },
  device: { id: 'firmwareProfiles.detail.device', defaultMessage: 'Device' },
  state: { id: 'firmwareProfiles.detail.state', defaultMessage: 'State' },
  outcome: { id: 'firmwareProfiles.detail.outcome', defaultMessage: 'Result' },
  wave: { id: 'firmwareProfiles.detail.wave', defaultMessage: 'Wave' },
  details: { id: 'firmwareProfiles.detail.details', defaultMessage: 'Details' },
  from: { id: 'firmwareProfiles.detail.from', defaultMessage: 'From version' },
  attempt: { id: 'firmwareProfiles.detail.attempt', defaultMessage: 'Tries' },
  started: { id: 'firmwareProfiles.detail.started', defaultMessage: 'Started' },
  ended: { id: 'firmwareProfiles.detail.ended', defaultMessage: 'Ended' },
  waits: { id: 'firmwareProfiles.detail.waits', defaultMessage: 'Waits {what}' },
  waitsUntil: {
    id: 'firmwareProfiles.detail.waitsUntil',
    defaultMessage: 'Waits {what}, not before {time}',
  },
  downloading: { id: 'firmwareProfiles.detail.downloading', defaultMessage: 'Downloaded {share}' },
  rowActions: { id: 'firmwareProfiles.detail.rowActions', defaultMessage: 'Actions for {device}' },
  keys: {
    id: 'firmwareProfiles.detail.keys',
    defaultMessage: 'Keys: p pause, n next problem, / filter',
  },

  plan: { id: 'firmwareProfiles.detail.plan', defaultMessage: 'What it does' },
  planHash: { id: 'firmwareProfiles.detail.planHash', defaultMessage: 'Plan' },
  planNone: { id: 'firmwareProfiles.detail.planNone', defaultMessage: 'There is no plan yet' },
  planNoneHelp: {
    id: 'firmwareProfiles.detail.planNoneHelp',
    defaultMessage: 'The devices are being read. The plan appears here by itself.',
  },
  planFailed: {
    id: 'firmwareProfiles.detail.planFailed',
    defaultMessage: 'Planning failed, so there is no plan to show.',
  },
  asOf: { id: 'firmwareProfiles.detail.asOf', defaultMessage: 'Planned' },
  eligible: { id: 'firmwareProfiles.detail.eligible', defaultMessage: 'Eligible devices' },
  refused: { id: 'firmwareProfiles.detail.refused', defaultMessage: 'Not eligible' },
  target: { id: 'firmwareProfiles.detail.target', defaultMessage: 'Target' },
  file: { id: 'firmwareProfiles.detail.file', defaultMessage: 'File' },
  fileOf: { id: 'firmwareProfiles.detail.fileOf', defaultMessage: '{model} {version}' },
  hours: { id: 'firmwareProfiles.detail.hours', defaultMessage: 'Hours' },
  anyHour: { id: 'firmwareProfiles.detail.anyHour', defaultMessage: 'Any hour' },
  hoursOf: {
    id: 'firmwareProfiles.detail.hoursOf',
    defaultMessage: '{from} to {to}, in the zone of each device',
  },
  waves: { id: 'firmwareProfiles.detail.waves', defaultMessage: 'Devices in each wave' },
  limits: { id: 'firmwareProfiles.detail.limits', defaultMessage: 'Pauses by itself' },
  limitPercent: {
    id: 'firmwareProfiles.detail.limitPercent',
    defaultMessage: 'At more than {percent, number} % failures in a wave',
  },
  limitCount: {
    id: 'firmwareProfiles.detail.limitCount',
    defaultMessage: 'At {count, plural, one {# failure} other {# failures}} in all waves',
  },
  limitBoth: { id: 'firmwareProfiles.detail.limitBoth', defaultMessage: '{one}; {other}' },
  next: { id: 'firmwareProfiles.detail.next', defaultMessage: 'Next wave' },
  retries: { id: 'firmwareProfiles.detail.retries', defaultMessage: 'Retries' },
  atOnce: { id: 'firmwareProfiles.detail.atOnce', defaultMessage: 'Upgrades at once' },
  refusals: { id: 'firmwareProfiles.detail.refusals', defaultMessage: 'Why devices are left out' },
  refusalsNone: {
    id: 'firmwareProfiles.detail.refusalsNone',
    defaultMessage: 'Every device of the target gets it.',
  },
  installed: { id: 'firmwareProfiles.detail.installed', defaultMessage: 'Installed versions' },
  hardware: { id: 'firmwareProfiles.detail.hardware', defaultMessage: 'Hardware' },
  zones: { id: 'firmwareProfiles.detail.zones', defaultMessage: 'Time zones' },
  zoneOf: { id: 'firmwareProfiles.detail.zoneOf', defaultMessage: '{zone}, {source}' },
  zoneDevice: { id: 'firmwareProfiles.detail.zone.device', defaultMessage: 'from the device' },
  zoneOrganisation: {
    id: 'firmwareProfiles.detail.zone.organisation',
    defaultMessage: 'from the organisation',
  },
  zoneUtc: { id: 'firmwareProfiles.detail.zone.utc', defaultMessage: 'not known, so UTC' },
  since: { id: 'firmwareProfiles.detail.since', defaultMessage: 'Changed since' },
  sinceNone: {
    id: 'firmwareProfiles.detail.sinceNone',
    defaultMessage: 'Nothing has changed since it was planned.',
  },
  oneBank: { id: 'firmwareProfiles.detail.oneBank', defaultMessage: 'No way back' },
  oneBankHelp: {
    id: 'firmwareProfiles.detail.oneBankHelp',
    defaultMessage:
      '{count, plural, one {# device has} other {# devices have}} one firmware bank and cannot be rolled back.',
  },
  sinceTooMany: {
    id: 'firmwareProfiles.detail.sinceTooMany',
    defaultMessage: 'Not compared: the profile has more than 10,000 devices.',
  },
  sinceEnded: { id: 'firmwareProfiles.detail.sinceEnded', defaultMessage: 'The profile has ended.' },
  sinceAutomatic: {
    id: 'firmwareProfiles.detail.sinceAutomatic',
    defaultMessage: 'Devices join when they connect and meet the rule.',
  },
  sinceRollback: {
    id: 'firmwareProfiles.detail.sinceRollback',
    defaultMessage: 'A rollback is for the devices that the profile upgraded.',
  },
  sinceTargetGone: {
    id: 'firmwareProfiles.detail.sinceTargetGone',
    defaultMessage: 'Not compared: a group, place or filter of the target was deleted.',
  },
  sinceLeft: {
    id: 'firmwareProfiles.detail.sinceLeft',
    defaultMessage:
      '{count, plural, one {# device is} other {# devices are}} no longer eligible, and left out.',
  },
  sinceJoined: {
    id: 'firmwareProfiles.detail.sinceJoined',
    defaultMessage:
      '{count, plural, one {# device is} other {# devices are}} new in the target, and not included.',
  },
  unknown: { id: 'firmwareProfiles.detail.unknown', defaultMessage: 'Not reported' },
  megabytes: { id: 'firmwareProfiles.detail.megabytes', defaultMessage: '{size} MB' },
  gigabytes: { id: 'firmwareProfiles.detail.gigabytes', defaultMessage: '{size} GB' },
});
