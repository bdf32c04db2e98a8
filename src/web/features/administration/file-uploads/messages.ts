import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  uploadedBy: { id: 'uploadRecord.uploadedBy', defaultMessage: '{purpose} · {name} · {time}' },
  firmware: { id: 'uploadRecord.purpose.firmware', defaultMessage: 'Firmware file' },
  picture: { id: 'uploadRecord.purpose.picture', defaultMessage: 'Picture' },
  video: { id: 'uploadRecord.purpose.video', defaultMessage: 'Boot ad' },
  metadata: { id: 'uploadRecord.purpose.metadata', defaultMessage: 'Metadata set' },
  other: { id: 'uploadRecord.purpose.other', defaultMessage: 'File' },

  summary: { id: 'uploadRecord.summary', defaultMessage: 'Upload' },
  size: { id: 'uploadRecord.size', defaultMessage: 'Size' },
  arrived: { id: 'uploadRecord.arrived', defaultMessage: 'Received (last recorded)' },
  interruptions: { id: 'uploadRecord.interruptions', defaultMessage: 'Interruptions' },
  digest: { id: 'uploadRecord.digest', defaultMessage: 'SHA-256' },
  validUntil: { id: 'uploadRecord.validUntil', defaultMessage: 'Must be used by' },
  usedBy: { id: 'uploadRecord.usedBy', defaultMessage: 'Used as' },
  contentEntry: { id: 'uploadRecord.contentEntry', defaultMessage: 'Content of set-top boxes' },
  bytes: { id: 'uploadRecord.bytes', defaultMessage: '{size} MB' },

  chainNote: {
    id: 'uploadRecord.chainNote',
    defaultMessage: 'Not checked here. Export it and run the offline verifier to prove the chain.',
  },
  noSuch: { id: 'uploadRecord.noSuch', defaultMessage: 'Upload not found' },
  noSuchHelp: {
    id: 'uploadRecord.noSuchHelp',
    defaultMessage: 'It does not exist, or is outside your scope.',
  },
  toHistory: { id: 'uploadRecord.toHistory', defaultMessage: 'Upload history' },

  empty: { id: 'uploadRecord.state.empty', defaultMessage: 'Not begun' },
  receiving: { id: 'uploadRecord.state.receiving', defaultMessage: 'Uploading' },
  interrupted: { id: 'uploadRecord.state.interrupted', defaultMessage: 'Interrupted' },
  stored: { id: 'uploadRecord.state.stored', defaultMessage: 'Uploaded' },
  refused: { id: 'uploadRecord.state.refused', defaultMessage: 'Refused' },
  used: { id: 'uploadRecord.state.used', defaultMessage: 'In use' },
  discarded: { id: 'uploadRecord.state.discarded', defaultMessage: 'Discarded' },
  expired: { id: 'uploadRecord.state.expired', defaultMessage: 'Expired' },
  dropped: { id: 'uploadRecord.state.dropped', defaultMessage: 'Storage full' },
});

/** Its events, and what they say. */
export const eventMessages = defineMessages({
  announced: { id: 'uploadRecord.event.announced', defaultMessage: 'Upload started' },
  interrupted: { id: 'uploadRecord.event.interrupted', defaultMessage: 'Interrupted' },
  resumed: { id: 'uploadRecord.event.resumed', defaultMessage: 'Resumed' },
  stored: { id: 'uploadRecord.event.stored', defaultMessage: 'Stored and hashed' },
  refused: { id: 'uploadRecord.event.refused', defaultMessage: 'Refused' },
  used: { id: 'uploadRecord.event.used', defaultMessage: 'Used' },
  discarded: { id: 'uploadRecord.event.discarded', defaultMessage: 'Discarded' },
  dropped: { id: 'uploadRecord.event.dropped', defaultMessage: 'Deleted: storage full' },
  expired: { id: 'uploadRecord.event.expired', defaultMessage: 'Expired unused' },

  size: { id: 'uploadRecord.said.size', defaultMessage: '{size} MB' },
  connection: {
    id: 'uploadRecord.said.connection',
    defaultMessage: 'Connection lost at {size} MB',
  },
  restart: { id: 'uploadRecord.said.restart', defaultMessage: 'Server restarted at {size} MB' },
  from: { id: 'uploadRecord.said.from', defaultMessage: 'From {size} MB' },
  fieldFileName: { id: 'uploadRecord.field.fileName', defaultMessage: 'File name' },
  fieldFingerprint: { id: 'uploadRecord.field.fingerprint', defaultMessage: 'Time of the file' },
});

/** Why a file was refused. */
export const refusalMessages = defineMessages({
  firmconflict: { id: 'uploadRecord.refusal.code', defaultMessage: 'Version code in use' },
  minfirmnodata: { id: 'uploadRecord.refusal.minimum', defaultMessage: 'Unknown minimum version' },
  unchanged: { id: 'uploadRecord.refusal.conflict', defaultMessage: 'In conflict with what is stored' },
  tooLarge: { id: 'uploadRecord.refusal.tooLarge', defaultMessage: 'Too large' },
  format: { id: 'uploadRecord.refusal.format', defaultMessage: 'Unsupported format' },
  damaged: { id: 'uploadRecord.refusal.damaged', defaultMessage: 'Damaged or incomplete' },
  resolution: { id: 'uploadRecord.refusal.resolution', defaultMessage: 'Unsupported resolution' },
  signature: { id: 'uploadRecord.refusal.signature', defaultMessage: 'Signature not verified' },
  tooLong: { id: 'uploadRecord.refusal.tooLong', defaultMessage: 'Video too long' },
  other: { id: 'uploadRecord.refusal.other', defaultMessage: 'Content not accepted' },
});
