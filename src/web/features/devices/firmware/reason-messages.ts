import { defineMessages } from '#web/i18n/message.ts';

/** Why an upgrade ended as it did, or is tried again. */
export const reasonMessages = defineMessages({
  noSpace: { id: 'firmware.reason.noSpace', defaultMessage: 'The device has too little free space.' },
  digest: {
    id: 'firmware.reason.digest',
    defaultMessage: 'The file arrived damaged: its checksum is wrong.',
  },
  length: { id: 'firmware.reason.length', defaultMessage: 'The file arrived with a wrong length.' },
  signature: {
    id: 'firmware.reason.signature',
    defaultMessage: 'The device rejected the signature of the image.',
  },
  otherModel: { id: 'firmware.reason.otherModel', defaultMessage: 'The image is for another model.' },
  noImage: {
    id: 'firmware.reason.noImage',
    defaultMessage: 'The device does not accept the file as firmware.',
  },
  http: {
    id: 'firmware.reason.http',
    defaultMessage: 'The download was refused with HTTP status {status}.',
  },
  cut: { id: 'firmware.reason.cut', defaultMessage: 'The download was interrupted.' },
  stalled: { id: 'firmware.reason.stalled', defaultMessage: 'The download made no progress for 30 minutes.' },
  host: {
    id: 'firmware.reason.host',
    defaultMessage: "The device could not resolve the download server's name. Check the device's DNS.",
  },
  busy: { id: 'firmware.reason.busy', defaultMessage: 'The device was downloading another file.' },
  singleBank: {
    id: 'firmware.reason.singleBank',
    defaultMessage: 'The device has only one firmware bank.',
  },
  bankUnknown: {
    id: 'firmware.reason.bankUnknown',
    defaultMessage: 'The device does not report which firmware bank is running, so nothing was written.',
  },
  noFreeBank: {
    id: 'firmware.reason.noFreeBank',
    defaultMessage: 'The other firmware bank is reserved or in use, so nothing was written.',
  },
  runsOther: {
    id: 'firmware.reason.runsOther',
    defaultMessage: 'The device reports version {version}.',
  },
  notInstalled: {
    id: 'firmware.reason.notInstalled',
    defaultMessage: 'The device did not install the firmware.',
  },
  gone: {
    id: 'firmware.reason.gone',
    defaultMessage: 'The downloaded firmware is no longer on the device.',
  },
  declined: { id: 'firmware.reason.declined', defaultMessage: 'The customer declined the restart.' },
  unanswered: {
    id: 'firmware.reason.unanswered',
    defaultMessage: 'The customer did not answer the request to restart.',
  },
  neverIdle: {
    id: 'firmware.reason.neverIdle',
    defaultMessage: 'The device was in use during its whole restart window.',
  },
  forgotten: {
    id: 'firmware.reason.forgotten',
    defaultMessage: 'The device restarted by itself and lost the order to start the other version.',
  },
  restarted: {
    id: 'firmware.reason.restarted',
    defaultMessage: 'The device restarted before the download was done.',
  },
  keepsRestarting: {
    id: 'firmware.reason.keepsRestarting',
    defaultMessage: 'The device keeps restarting with the new version.',
  },
  closed: {
    id: 'firmware.reason.closed',
    defaultMessage: 'The connection closed before the device answered.',
  },
  offline: {
    id: 'firmware.reason.offline',
    defaultMessage: 'The device was offline when its upgrade began.',
  },
  serverRestarted: {
    id: 'firmware.reason.serverRestarted',
    defaultMessage: 'The server restarted while the command was on its way.',
  },
  expired: { id: 'firmware.reason.expired', defaultMessage: 'The device did not finish in time.' },
  cancelledOnDevice: {
    id: 'firmware.reason.cancelledOnDevice',
    defaultMessage: 'The download was cancelled.',
  },
  outOfScope: {
    id: 'firmware.reason.outOfScope',
    defaultMessage: 'The device belongs to another organisation now.',
  },
  verdict: { id: 'firmware.reason.verdict', defaultMessage: 'Left out: {reason}' },
  said: { id: 'firmware.reason.said', defaultMessage: 'Recorded as: {reason}' },
});
