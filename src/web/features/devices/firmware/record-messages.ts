import { defineMessages } from '#web/i18n/message.ts';

export const recordMessages = defineMessages({
  titleOf: { id: 'firmware.record.titleOf', defaultMessage: 'Upgrade of {name} to {version}' },
  requestedByAt: {
    id: 'firmware.record.requestedByAt',
    defaultMessage: 'Requested by {name} at {time}',
  },
  summary: { id: 'firmware.record.summary', defaultMessage: 'Upgrade' },
  file: { id: 'firmware.record.file', defaultMessage: 'Firmware file' },
  showTask: { id: 'firmware.record.showTask', defaultMessage: 'Show task' },
  showFile: { id: 'firmware.record.showFile', defaultMessage: 'Show file' },
  download: { id: 'firmware.record.download', defaultMessage: 'Download' },
  activation: { id: 'firmware.record.activation', defaultMessage: 'Activation' },
  reason: { id: 'firmware.record.reason', defaultMessage: 'Reason' },
  show: { id: 'firmware.record.show', defaultMessage: 'Timeline' },
  empty: { id: 'firmware.record.empty', defaultMessage: 'Not begun' },
  noSuch: { id: 'firmware.record.noSuch', defaultMessage: 'Upgrade not found' },
  noSuchHelp: {
    id: 'firmware.record.noSuchHelp',
    defaultMessage: 'It does not exist, or it belongs to another organisation.',
  },
  toDevices: { id: 'firmware.record.toDevices', defaultMessage: 'Devices' },
  chainNote: {
    id: 'firmware.record.chainNote',
    defaultMessage: 'Not checked here. Export it and run the offline verifier to prove the chain.',
  },
});

/** Its events, deadlines and effects. */
export const recordEvents = defineMessages({
  requested: { id: 'firmware.event.requested', defaultMessage: 'Upgrade requested' },
  taskBegun: { id: 'firmware.event.taskBegun', defaultMessage: 'Task started' },
  taskRefused: { id: 'firmware.event.taskRefused', defaultMessage: 'Not permitted any more' },
  tasksEnded: { id: 'firmware.event.tasksEnded', defaultMessage: 'Task ended' },
  evidence: { id: 'firmware.event.evidence', defaultMessage: 'Device asked for its version' },
  deadlinePassed: { id: 'firmware.event.deadlinePassed', defaultMessage: 'Time passed' },
  soak: { id: 'firmware.deadline.soak', defaultMessage: 'Time to stay up' },
  again: { id: 'firmware.deadline.again', defaultMessage: 'Next question' },
  lost: { id: 'firmware.deadline.lost', defaultMessage: 'Time to return' },
  fromTo: { id: 'firmware.detail.fromTo', defaultMessage: '{from} to {to}' },
  stepDownload: { id: 'firmware.detail.stepDownload', defaultMessage: 'Download of the file' },
  stepActivate: { id: 'firmware.detail.stepActivate', defaultMessage: 'Activation' },
  runs: { id: 'firmware.detail.runs', defaultMessage: 'It runs {version}' },
  noAnswer: { id: 'firmware.detail.noAnswer', defaultMessage: 'It did not answer' },
  beginDownload: { id: 'firmware.effect.beginDownload', defaultMessage: 'Start the download' },
  beginActivate: { id: 'firmware.effect.beginActivate', defaultMessage: 'Start the activation' },
  readEvidence: { id: 'firmware.effect.readEvidence', defaultMessage: 'Ask the device for its version' },
});
