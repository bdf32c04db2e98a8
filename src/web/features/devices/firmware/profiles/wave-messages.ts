import { defineMessages } from '#web/i18n/message.ts';

/** Of a wave's record. */
export const waveMessages = defineMessages({
  titleOf: {
    id: 'firmwareProfiles.waveRecord.titleOf',
    defaultMessage: 'Wave {number, number} of {name}',
  },
  show: {
    id: 'firmwareProfiles.waveRecord.show',
    defaultMessage: 'Timeline of wave {number, number}',
  },
  profileTimeline: {
    id: 'firmwareProfiles.waveRecord.profileTimeline',
    defaultMessage: 'Timeline of the profile',
  },
  members: { id: 'firmwareProfiles.waveRecord.members', defaultMessage: 'Devices of this event' },
  member: {
    id: 'firmwareProfiles.waveRecord.member',
    defaultMessage: 'Device {ordinal, number} of the plan',
  },
  memberUpgrade: { id: 'firmwareProfiles.waveRecord.memberUpgrade', defaultMessage: 'Upgrade timeline' },
  memberAway: {
    id: 'firmwareProfiles.waveRecord.memberAway',
    defaultMessage: 'Removed, or outside your scope',
  },
  membersMore: {
    id: 'firmwareProfiles.waveRecord.membersMore',
    defaultMessage: 'Show {count, number} more',
  },
  notFound: { id: 'firmwareProfiles.waveRecord.notFound', defaultMessage: 'Wave not found' },
  notFoundHelp: {
    id: 'firmwareProfiles.waveRecord.notFoundHelp',
    defaultMessage: 'It has not begun, does not exist, or is outside your scope.',
  },
  size: { id: 'firmwareProfiles.waveRecord.size', defaultMessage: 'Devices' },
  held: { id: 'firmwareProfiles.waveRecord.held', defaultMessage: 'Held' },
  limit: { id: 'firmwareProfiles.waveRecord.limit', defaultMessage: 'Stops above' },
  limitOf: {
    id: 'firmwareProfiles.waveRecord.limitOf',
    defaultMessage: '{percent, number} % failed',
  },
});

/** Its events, and what they say. */
export const waveEvents = defineMessages({
  planned: { id: 'firmwareProfiles.waveEvent.planned', defaultMessage: 'Wave planned' },
  opened: { id: 'firmwareProfiles.waveEvent.opened', defaultMessage: 'Wave started' },
  joined: { id: 'firmwareProfiles.waveEvent.joined', defaultMessage: 'Devices joined' },
  claimed: { id: 'firmwareProfiles.waveEvent.claimed', defaultMessage: 'Devices began' },
  tallied: { id: 'firmwareProfiles.waveEvent.tallied', defaultMessage: 'Devices ended' },
  corrected: { id: 'firmwareProfiles.waveEvent.corrected', defaultMessage: 'Late result' },
  held: { id: 'firmwareProfiles.waveEvent.held', defaultMessage: 'Devices held' },
  released: { id: 'firmwareProfiles.waveEvent.released', defaultMessage: 'Devices released' },
  retried: { id: 'firmwareProfiles.waveEvent.retried', defaultMessage: 'Devices queued again' },
  decided: { id: 'firmwareProfiles.waveEvent.decided', defaultMessage: 'Enough devices ended' },
  acknowledged: { id: 'firmwareProfiles.waveEvent.acknowledged', defaultMessage: 'Failures accepted' },
  observed: { id: 'firmwareProfiles.waveEvent.observed', defaultMessage: 'Observation ended' },
  soak: { id: 'firmwareProfiles.waveEvent.soak', defaultMessage: 'Observation' },
  devices: {
    id: 'firmwareProfiles.waveSaid.devices',
    defaultMessage: '{count, plural, one {# device} other {# devices}}',
  },
  ends: {
    id: 'firmwareProfiles.waveSaid.ends',
    defaultMessage: '{success, number} succeeded, {failed, number} failed, {other, number} called off',
  },
  endsAgain: {
    id: 'firmwareProfiles.waveSaid.endsAgain',
    defaultMessage:
      '{success, number} succeeded, {failed, number} failed, {other, number} called off, {again, number} to be tried again',
  },
  reachable: {
    id: 'firmwareProfiles.waveSaid.reachable',
    defaultMessage: '{count, plural, one {# device was} other {# devices were}} within reach',
  },
});
