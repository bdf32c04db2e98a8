import { defineMessages } from '#web/i18n/message.ts';

/** Back to the version before: what is asked, and what the two profiles say of each other. */
export const rollbackMessages = defineMessages({
  verb: { id: 'firmwareProfiles.rollback.verb', defaultMessage: 'Roll back' },
  title: { id: 'firmwareProfiles.rollback.title', defaultMessage: 'Roll back {name}?' },
  help: {
    id: 'firmwareProfiles.rollback.help',
    defaultMessage:
      'The profile stops. Devices with version {version} restart into the version in their other bank. Nothing is downloaded.',
  },
  started: { id: 'firmwareProfiles.rollback.started', defaultMessage: 'Rollback started' },
  counting: { id: 'firmwareProfiles.rollback.counting', defaultMessage: 'Checking the devices.' },
  ready: { id: 'firmwareProfiles.rollback.ready', defaultMessage: 'Roll back now' },
  later: { id: 'firmwareProfiles.rollback.later', defaultMessage: 'Offline or upgrading: afterwards' },
  refused: { id: 'firmwareProfiles.rollback.refused', defaultMessage: 'Cannot be rolled back' },
  notOnIt: {
    id: 'firmwareProfiles.rollback.notOnIt',
    defaultMessage: 'do not have version {version}',
  },
  byRecord: {
    id: 'firmwareProfiles.rollback.byRecord',
    defaultMessage: 'By record. Each device is checked before it restarts.',
  },
  none: { id: 'firmwareProfiles.rollback.none', defaultMessage: 'No device can be rolled back.' },
  nameOf: { id: 'firmwareProfiles.rollback.nameOf', defaultMessage: 'Rollback of {name}' },
  rollsBack: { id: 'firmwareProfiles.rollback.rollsBack', defaultMessage: 'Rolls back:' },
  rolledBackBy: { id: 'firmwareProfiles.rollback.rolledBackBy', defaultMessage: 'Rolled back:' },
  reason: { id: 'firmwareProfiles.rollback.reason', defaultMessage: 'Reason: {reason}' },
  rollback: { id: 'firmwareProfiles.rollback.rollback', defaultMessage: 'Rollback' },
  sentence: {
    id: 'firmwareProfiles.rollback.sentence',
    defaultMessage:
      '{eligible, plural, one {# device goes} other {# devices go}} back from version {version} to the version in the other bank.',
  },
  sentenceNone: {
    id: 'firmwareProfiles.rollback.sentenceNone',
    defaultMessage: 'No device can go back from version {version}.',
  },
  sentenceDone: {
    id: 'firmwareProfiles.rollback.sentenceDone',
    defaultMessage: '{success, number} of {eligible, number} are back.',
  },
  leaves: { id: 'firmwareProfiles.rollback.leaves', defaultMessage: 'Leaves version' },
});
