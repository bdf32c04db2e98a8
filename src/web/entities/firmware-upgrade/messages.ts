import { defineMessages } from '#web/i18n/message.ts';

export const stateNames = defineMessages({
  downloading: { id: 'firmware.state.downloading', defaultMessage: 'Downloading' },
  installing: { id: 'firmware.state.installing', defaultMessage: 'Installing' },
  restarting: { id: 'firmware.state.restarting', defaultMessage: 'Installing and restarting' },
  activating: { id: 'firmware.state.activating', defaultMessage: 'Restarting into it' },
  checking: { id: 'firmware.state.checking', defaultMessage: 'Reading the version' },
  away: { id: 'firmware.state.away', defaultMessage: 'Waiting for the device to return' },
  soaking: { id: 'firmware.state.soaking', defaultMessage: 'Running it; must stay up' },
  confirming: { id: 'firmware.state.confirming', defaultMessage: 'Confirming the version' },
  silent: { id: 'firmware.state.silent', defaultMessage: 'Waiting for the device to answer' },
  succeeded: { id: 'firmware.state.succeeded', defaultMessage: 'Succeeded' },
  failed: { id: 'firmware.state.failed', defaultMessage: 'Failed' },
  fellBack: { id: 'firmware.state.fellBack', defaultMessage: 'Fell back to the earlier version' },
  lost: { id: 'firmware.state.lost', defaultMessage: 'Did not come back' },
  unknown: { id: 'firmware.state.unknown', defaultMessage: 'Unknown' },
  cancelled: { id: 'firmware.state.cancelled', defaultMessage: 'Cancelled' },
});

/** The title of a failure is that of ER-060; device and outcome are in the line below. */
export const upgradeToasts = defineMessages({
  done: { id: 'firmware.toast.done', defaultMessage: '[Firmware upgrade] Completed' },
  failed: { id: 'firmware.toast.failed', defaultMessage: 'Firmware update failure.' },
  unknown: { id: 'firmware.toast.unknown', defaultMessage: '[Firmware upgrade] Unknown' },
  cancelled: { id: 'firmware.toast.cancelled', defaultMessage: '[Firmware upgrade] Cancelled' },
  line: { id: 'firmware.toast.line', defaultMessage: '{device}: {state}' },
  runs: { id: 'firmware.toast.runs', defaultMessage: '{device} runs the new version.' },
});
