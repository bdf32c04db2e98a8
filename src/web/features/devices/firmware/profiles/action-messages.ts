import { defineMessages } from '#web/i18n/message.ts';

/** What can be done with a profile or its devices, and what is asked before. */
export const actionMessages = defineMessages({
  submit: { id: 'firmwareProfiles.action.submit', defaultMessage: 'Submit' },
  submitTitle: { id: 'firmwareProfiles.action.submitTitle', defaultMessage: 'Submit {name}?' },
  submitHelp: {
    id: 'firmwareProfiles.action.submitHelp',
    defaultMessage:
      '{eligible, plural, one {# device} other {# devices}} will get version {version}. The upgrades start at once or at the start date.',
  },
  submitHelpApproval: {
    id: 'firmwareProfiles.action.submitHelpApproval',
    defaultMessage:
      '{eligible, plural, one {# device} other {# devices}} will get version {version}. Nothing starts until another person approves it.',
  },
  submitted: { id: 'firmwareProfiles.action.submitted', defaultMessage: 'Firmware profile submitted' },
  approve: { id: 'firmwareProfiles.action.approve', defaultMessage: 'Approve' },
  approveTitle: { id: 'firmwareProfiles.action.approveTitle', defaultMessage: 'Approve {name}?' },
  approveHelp: {
    id: 'firmwareProfiles.action.approveHelp',
    defaultMessage:
      '{eligible, plural, one {# device} other {# devices}} will get version {version}. You approve exactly the plan {hash}.',
  },
  approved: { id: 'firmwareProfiles.action.approved', defaultMessage: 'Firmware profile approved' },
  ownProfile: {
    id: 'firmwareProfiles.action.ownProfile',
    defaultMessage: 'You created or edited this profile. Another person must approve it.',
  },
  decline: { id: 'firmwareProfiles.action.decline', defaultMessage: 'Decline' },
  declineTitle: { id: 'firmwareProfiles.action.declineTitle', defaultMessage: 'Decline {name}?' },
  declineHelp: {
    id: 'firmwareProfiles.action.declineHelp',
    defaultMessage: 'The profile ends and no device is upgraded. Its author sees your reason.',
  },
  declined: { id: 'firmwareProfiles.action.declined', defaultMessage: 'Firmware profile declined' },
  pause: { id: 'firmwareProfiles.action.pause', defaultMessage: 'Pause' },
  pauseTitle: { id: 'firmwareProfiles.action.pauseTitle', defaultMessage: 'Pause {name}?' },
  pauseHelp: {
    id: 'firmwareProfiles.action.pauseHelp',
    defaultMessage: 'No further device starts. Upgrades in progress run to their end.',
  },
  paused: { id: 'firmwareProfiles.action.paused', defaultMessage: 'Firmware profile paused' },
  resume: { id: 'firmwareProfiles.action.resume', defaultMessage: 'Resume' },
  resumeTitle: { id: 'firmwareProfiles.action.resumeTitle', defaultMessage: 'Resume {name}?' },
  resumeHelp: {
    id: 'firmwareProfiles.action.resumeHelp',
    defaultMessage: 'The upgrades go on with the next devices.',
  },
  resumeHelpLimit: {
    id: 'firmwareProfiles.action.resumeHelpLimit',
    defaultMessage: 'It paused because too many devices failed. Say why it may go on.',
  },
  resumed: { id: 'firmwareProfiles.action.resumed', defaultMessage: 'Firmware profile resumed' },
  stop: { id: 'firmwareProfiles.action.stop', defaultMessage: 'Stop' },
  stopTitle: { id: 'firmwareProfiles.action.stopTitle', defaultMessage: 'Stop {name}?' },
  stopHelp: {
    id: 'firmwareProfiles.action.stopHelp',
    defaultMessage:
      'Waiting devices are cancelled, and the profile cannot be started again. Devices that have the version keep it.',
  },
  stopVerb: { id: 'firmwareProfiles.action.stopVerb', defaultMessage: 'Stop profile' },
  stopped: { id: 'firmwareProfiles.action.stopped', defaultMessage: 'The firmware profile is being stopped' },
  proceed: { id: 'firmwareProfiles.action.proceed', defaultMessage: 'Continue' },
  proceedTitle: { id: 'firmwareProfiles.action.proceedTitle', defaultMessage: 'Continue with {name}?' },
  proceedHelp: {
    id: 'firmwareProfiles.action.proceedHelp',
    defaultMessage: 'Wave {wave, number} of {waves, number} starts.',
  },
  proceeded: { id: 'firmwareProfiles.action.proceeded', defaultMessage: 'The next wave starts' },
  retry: { id: 'firmwareProfiles.action.retry', defaultMessage: 'Retry failed' },
  retryTitle: { id: 'firmwareProfiles.action.retryTitle', defaultMessage: 'Retry failed devices of {name}?' },
  retryHelp: {
    id: 'firmwareProfiles.action.retryHelp',
    defaultMessage:
      '{failed, plural, one {# device has} other {# devices have}} failed. They are tried again.',
  },
  retryQuarantined: {
    id: 'firmwareProfiles.action.retryQuarantined',
    defaultMessage: 'Also devices that fell back or did not come back with this file',
  },
  retried: {
    id: 'firmwareProfiles.action.retried',
    defaultMessage: '{count, plural, one {# device is} other {# devices are}} tried again',
  },
  noFailed: { id: 'firmwareProfiles.action.noFailed', defaultMessage: 'No device has failed.' },
  edit: { id: 'firmwareProfiles.action.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'firmwareProfiles.action.editTitle', defaultMessage: 'Edit firmware profile' },
  save: { id: 'firmwareProfiles.action.save', defaultMessage: 'Save' },
  saved: { id: 'firmwareProfiles.action.saved', defaultMessage: 'Firmware profile saved' },
  addDids: { id: 'firmwareProfiles.action.addDids', defaultMessage: 'Add devices' },
  addDidsHelp: {
    id: 'firmwareProfiles.action.addDidsHelp',
    defaultMessage: 'Endpoint IDs, one per line. The profile becomes a draft with a new plan.',
  },
  deleteDids: { id: 'firmwareProfiles.action.deleteDids', defaultMessage: 'Remove devices' },
  deleteDidsHelp: {
    id: 'firmwareProfiles.action.deleteDidsHelp',
    defaultMessage: 'Endpoint IDs, one per line. Devices that have not started are cancelled.',
  },
  deleteDidsHelpPlanned: {
    id: 'firmwareProfiles.action.deleteDidsHelpPlanned',
    defaultMessage: 'Endpoint IDs, one per line. An approved plan stays approved.',
  },
  replan: { id: 'firmwareProfiles.action.replan', defaultMessage: 'Update plan' },
  replanned: { id: 'firmwareProfiles.action.replanned', defaultMessage: 'Plan updated' },
  replanHelp: {
    id: 'firmwareProfiles.action.replanHelp',
    defaultMessage: 'Makes a new plan from the devices in the target now. It must be submitted again.',
  },
  delete: { id: 'firmwareProfiles.action.delete', defaultMessage: 'Delete' },
  deleteTitle: { id: 'firmwareProfiles.action.deleteTitle', defaultMessage: 'Delete {name}?' },
  deleteHelp: {
    id: 'firmwareProfiles.action.deleteHelp',
    defaultMessage: 'It leaves the lists. The versions of its devices do not change, and its events stay.',
  },
  deleteVerb: { id: 'firmwareProfiles.action.deleteVerb', defaultMessage: 'Delete profile' },
  deleted: { id: 'firmwareProfiles.action.deleted', defaultMessage: 'Firmware profile deleted' },
  deleteRunning: {
    id: 'firmwareProfiles.action.deleteRunning',
    defaultMessage: 'It must be stopped first.',
  },
  ended: { id: 'firmwareProfiles.action.ended', defaultMessage: 'The profile has ended.' },
  reason: { id: 'firmwareProfiles.action.reason', defaultMessage: 'Reason' },
  reasonMissing: { id: 'firmwareProfiles.action.reasonMissing', defaultMessage: 'Enter a reason.' },
  more: { id: 'firmwareProfiles.action.more', defaultMessage: 'More actions' },

  retryDevice: { id: 'firmwareProfiles.device.retry', defaultMessage: 'Retry' },
  retryDeviceTitle: { id: 'firmwareProfiles.device.retryTitle', defaultMessage: 'Retry {device}?' },
  retryDeviceHelp: {
    id: 'firmwareProfiles.device.retryHelp',
    defaultMessage: 'The device is upgraded again in its turn.',
  },
  cancelDevices: { id: 'firmwareProfiles.device.cancel', defaultMessage: 'Cancel' },
  cancelDevicesTitle: {
    id: 'firmwareProfiles.device.cancelTitle',
    defaultMessage: 'Cancel {count, plural, one {# device} other {# devices}}?',
  },
  cancelDevicesHelp: {
    id: 'firmwareProfiles.device.cancelHelp',
    defaultMessage:
      'They do not get this version by this profile. A device that already restarts into it is not stopped.',
  },
  cancelDevicesVerb: {
    id: 'firmwareProfiles.device.cancelVerb',
    defaultMessage: 'Cancel {count, plural, one {# device} other {# devices}}',
  },
  holdDevices: { id: 'firmwareProfiles.device.hold', defaultMessage: 'Hold' },
  holdDevicesTitle: {
    id: 'firmwareProfiles.device.holdTitle',
    defaultMessage: 'Hold {count, plural, one {# device} other {# devices}}?',
  },
  holdDevicesHelp: {
    id: 'firmwareProfiles.device.holdHelp',
    defaultMessage: 'They wait until someone resumes them.',
  },
  resumeDevices: { id: 'firmwareProfiles.device.resume', defaultMessage: 'Resume' },
  resumeDevicesTitle: {
    id: 'firmwareProfiles.device.resumeTitle',
    defaultMessage: 'Resume {count, plural, one {# device} other {# devices}}?',
  },
  resumeDevicesHelp: {
    id: 'firmwareProfiles.device.resumeHelp',
    defaultMessage: 'They are upgraded in their turn again.',
  },
  devicesChanged: {
    id: 'firmwareProfiles.device.changed',
    defaultMessage: '{count, plural, one {# device} other {# devices}} changed',
  },
  notFailed: { id: 'firmwareProfiles.device.notFailed', defaultMessage: 'The device has not failed.' },
  hasEnded: { id: 'firmwareProfiles.device.hasEnded', defaultMessage: 'The device has a result.' },
  notHeld: { id: 'firmwareProfiles.device.notHeld', defaultMessage: 'None of them is on hold.' },
  noneOpen: {
    id: 'firmwareProfiles.device.noneOpen',
    defaultMessage: 'All of them have a result.',
  },
  noneWaiting: {
    id: 'firmwareProfiles.device.noneWaiting',
    defaultMessage: 'None of them is waiting.',
  },
});
