import { defineMessages } from '#web/i18n/message.ts';

/** Of a profile's record. */
export const recordMessages = defineMessages({
  show: { id: 'firmwareProfiles.record.show', defaultMessage: 'Timeline' },
  titleOf: { id: 'firmwareProfiles.record.titleOf', defaultMessage: 'Firmware profile: {name}' },
  summary: { id: 'firmwareProfiles.record.summary', defaultMessage: 'Profile' },
  toProfile: { id: 'firmwareProfiles.record.toProfile', defaultMessage: 'Show profile' },
  plan: { id: 'firmwareProfiles.record.plan', defaultMessage: 'Plan' },
  eligible: { id: 'firmwareProfiles.record.eligible', defaultMessage: 'Eligible devices' },
  wave: { id: 'firmwareProfiles.record.wave', defaultMessage: 'Wave' },
  waveOf: { id: 'firmwareProfiles.record.waveOf', defaultMessage: '{number, number} of {waves, number}' },
  paused: { id: 'firmwareProfiles.record.paused', defaultMessage: 'Paused' },
  empty: { id: 'firmwareProfiles.record.empty', defaultMessage: 'Not begun' },
  chainNote: {
    id: 'firmwareProfiles.record.chainNote',
    defaultMessage: 'Not checked here. Export it and run the offline verifier to prove the chain.',
  },
  fieldReason: { id: 'firmwareProfiles.record.fieldReason', defaultMessage: 'Reasons people gave' },
  fieldUndoReason: {
    id: 'firmwareProfiles.record.fieldUndoReason',
    defaultMessage: 'Reason of a rollback',
  },
  fieldName: { id: 'firmwareProfiles.record.fieldName', defaultMessage: 'Profile name' },
  fieldTargetName: {
    id: 'firmwareProfiles.record.fieldTargetName',
    defaultMessage: 'Names of groups, places and filters',
  },
});

/** Its events, deadlines and effects. */
export const recordEvents = defineMessages({
  requested: { id: 'firmwareProfiles.event.requested', defaultMessage: 'Profile created' },
  planned: { id: 'firmwareProfiles.event.planned', defaultMessage: 'Planned' },
  planFailed: { id: 'firmwareProfiles.event.planFailed', defaultMessage: 'Planning failed' },
  submitted: { id: 'firmwareProfiles.event.submitted', defaultMessage: 'Submitted' },
  approved: { id: 'firmwareProfiles.event.approved', defaultMessage: 'Approved' },
  declined: { id: 'firmwareProfiles.event.declined', defaultMessage: 'Approval declined' },
  edited: { id: 'firmwareProfiles.event.edited', defaultMessage: 'Devices changed' },
  described: { id: 'firmwareProfiles.event.described', defaultMessage: 'Name or retries changed' },
  paused: { id: 'firmwareProfiles.event.paused', defaultMessage: 'Paused' },
  resumed: { id: 'firmwareProfiles.event.resumed', defaultMessage: 'Resumed' },
  continued: { id: 'firmwareProfiles.event.continued', defaultMessage: 'Next wave started' },
  wavePassed: { id: 'firmwareProfiles.event.wavePassed', defaultMessage: 'Wave passed' },
  dayBegun: { id: 'firmwareProfiles.event.dayBegun', defaultMessage: 'Day started' },
  retried: { id: 'firmwareProfiles.event.retried', defaultMessage: 'Devices tried again' },
  cancelRequested: { id: 'firmwareProfiles.event.cancelRequested', defaultMessage: 'Stop requested' },
  undone: { id: 'firmwareProfiles.event.undone', defaultMessage: 'Rollback requested' },
  finished: { id: 'firmwareProfiles.event.finished', defaultMessage: 'All devices ended' },
  deleted: { id: 'firmwareProfiles.event.deleted', defaultMessage: 'Deleted' },
  deadlinePassed: { id: 'firmwareProfiles.event.deadlinePassed', defaultMessage: 'Time passed' },
  planTime: { id: 'firmwareProfiles.deadline.planTime', defaultMessage: 'Time to plan' },
  approval: { id: 'firmwareProfiles.deadline.approval', defaultMessage: 'Time to approve' },
  start: { id: 'firmwareProfiles.deadline.start', defaultMessage: 'Start' },
  campaign: { id: 'firmwareProfiles.deadline.campaign', defaultMessage: 'Time to reach all devices' },
  computePlan: { id: 'firmwareProfiles.effect.computePlan', defaultMessage: 'Make the plan' },
});

/** What its events say. */
export const recordDetails = defineMessages({
  requested: { id: 'firmwareProfiles.said.requested', defaultMessage: '{name}: {model} to {version}' },
  undoes: {
    id: 'firmwareProfiles.said.undoes',
    defaultMessage: '{name}: {model} back from {version}. {reason}',
  },
  planned: {
    id: 'firmwareProfiles.said.planned',
    defaultMessage:
      '{eligible, plural, one {# device} other {# devices}} in {waves, plural, one {# wave} other {# waves}}, {refused, number} left out. Plan {hash}',
  },
  plan: { id: 'firmwareProfiles.said.plan', defaultMessage: 'Plan {hash}' },
  approvedBy: { id: 'firmwareProfiles.said.approvedBy', defaultMessage: '{name} approved plan {hash}' },
  approvedAlone: {
    id: 'firmwareProfiles.said.approvedAlone',
    defaultMessage: '{name} approved plan {hash} without a second person',
  },
  described: {
    id: 'firmwareProfiles.said.described',
    defaultMessage: '{name}, {retries, plural, one {# retry} other {# retries}}',
  },
  pausedUser: { id: 'firmwareProfiles.said.pausedUser', defaultMessage: 'Paused by a user' },
  pausedLimit: {
    id: 'firmwareProfiles.said.pausedLimit',
    defaultMessage: 'Paused by a limit: {bad, number} of {decided, number} failed',
  },
  pausedCount: {
    id: 'firmwareProfiles.said.pausedCount',
    defaultMessage: 'Paused by a limit: {bad, number} failed in all waves',
  },
  pausedFile: {
    id: 'firmwareProfiles.said.pausedFile',
    defaultMessage: 'Paused: the firmware file is missing',
  },
  wavePassed: {
    id: 'firmwareProfiles.said.wavePassed',
    defaultMessage: 'Wave {number, number} of {waves, number} passed',
  },
  waveStarted: {
    id: 'firmwareProfiles.said.waveStarted',
    defaultMessage: 'Wave {number, number} of {waves, number}',
  },
  retried: {
    id: 'firmwareProfiles.said.retried',
    defaultMessage: '{count, plural, one {# device} other {# devices}}',
  },
});
