import { defineMessages } from '#web/i18n/message.ts';

export const upgradeMessages = defineMessages({
  upgrade: { id: 'firmware.upgrade.upgrade', defaultMessage: 'Upgrade firmware' },
  upgradeOne: { id: 'firmware.upgrade.upgradeOne', defaultMessage: 'Upgrade firmware of {name}' },
  upgradeMany: {
    id: 'firmware.upgrade.upgradeMany',
    defaultMessage: 'Upgrade firmware of {count, plural, one {# device} other {# devices}}',
  },
  upgradeVerb: { id: 'firmware.upgrade.upgradeVerb', defaultMessage: 'Start upgrade' },
  upgradeHelp: {
    id: 'firmware.upgrade.upgradeHelp',
    defaultMessage:
      'The device downloads the file, verifies it and restarts. Its customer is offline meanwhile.',
  },
  oneBank: {
    id: 'firmware.upgrade.oneBank',
    defaultMessage: 'One firmware bank: it restarts after the download and cannot be rolled back.',
  },
  withoutWayBack: {
    id: 'firmware.upgrade.withoutWayBack',
    defaultMessage: 'Include devices with one firmware bank',
  },
  withoutWayBackHelp: {
    id: 'firmware.upgrade.withoutWayBackHelp',
    defaultMessage: 'They restart after the download and cannot be rolled back.',
  },
  chooseFile: { id: 'firmware.upgrade.chooseFile', defaultMessage: 'Choose a firmware file' },
  noFiles: { id: 'firmware.upgrade.noFiles', defaultMessage: 'There is no approved firmware for {model}.' },
  fileChoice: { id: 'firmware.upgrade.fileChoice', defaultMessage: '{version} (code {code})' },
  mode: { id: 'firmware.upgrade.mode', defaultMessage: 'Update' },
  modeBI: { id: 'firmware.upgrade.modeBI', defaultMessage: 'Only if newer' },
  modeFI1: { id: 'firmware.upgrade.modeFI1', defaultMessage: 'Always' },
  modeFI2: { id: 'firmware.upgrade.modeFI2', defaultMessage: 'If another version is installed' },
  modeFI3: { id: 'firmware.upgrade.modeFI3', defaultMessage: 'Reinstall the same version' },
  restart: { id: 'firmware.upgrade.restart', defaultMessage: 'Restart' },
  restartImmediately: { id: 'firmware.upgrade.restartImmediately', defaultMessage: 'Immediately' },
  restartAnytime: { id: 'firmware.upgrade.restartAnytime', defaultMessage: 'At any time' },
  restartIdle: { id: 'firmware.upgrade.restartIdle', defaultMessage: 'When idle' },
  restartConfirmed: { id: 'firmware.upgrade.restartConfirmed', defaultMessage: 'After user confirmation' },
  upgradeStarted: { id: 'firmware.upgrade.upgradeStarted', defaultMessage: 'Firmware upgrade started' },
  oneModel: { id: 'firmware.upgrade.oneModel', defaultMessage: 'Upgrades need devices of one model.' },
  refusedOf: { id: 'firmware.upgrade.refusedOf', defaultMessage: '{name}: {reason}' },
  refusedMore: { id: 'firmware.upgrade.refusedMore', defaultMessage: 'and {count, number} more' },
  card: { id: 'firmware.upgrade.card', defaultMessage: 'Firmware' },
  installed: { id: 'firmware.upgrade.installed', defaultMessage: 'Installed' },
  otherBank: { id: 'firmware.upgrade.otherBank', defaultMessage: 'Other bank' },
  bankOf: { id: 'firmware.upgrade.bankOf', defaultMessage: '{version}, {status}' },
  askBanks: { id: 'firmware.upgrade.askBanks', defaultMessage: 'Refresh from device' },
  now: { id: 'firmware.upgrade.now', defaultMessage: 'Upgrade in progress' },
  nowBackTo: { id: 'firmware.upgrade.nowBackTo', defaultMessage: 'Rolling back to {version}' },
  nowTo: { id: 'firmware.upgrade.nowTo', defaultMessage: 'To {version}' },
  pastUpgrades: { id: 'firmware.upgrade.pastUpgrades', defaultMessage: 'Earlier upgrades' },
  noUpgrades: { id: 'firmware.upgrade.noUpgrades', defaultMessage: 'No upgrades yet.' },
  from: { id: 'firmware.upgrade.from', defaultMessage: 'From' },
  to: { id: 'firmware.upgrade.to', defaultMessage: 'To' },
  outcome: { id: 'firmware.upgrade.outcome', defaultMessage: 'Result' },
  requester: { id: 'firmware.upgrade.requester', defaultMessage: 'Requester' },
  requested: { id: 'firmware.upgrade.requested', defaultMessage: 'Requested' },
});

/** Why a device does not get a file. */
export const refusalNames = defineMessages({
  wrongModel: { id: 'firmware.refusal.wrongModel', defaultMessage: 'another model' },
  notDeployed: { id: 'firmware.refusal.notDeployed', defaultMessage: 'not deployed' },
  otherUpgrade: { id: 'firmware.refusal.otherUpgrade', defaultMessage: 'an upgrade is in progress' },
  otherInHome: {
    id: 'firmware.refusal.otherInHome',
    defaultMessage: 'another device of its home is being upgraded',
  },
  versionUnknown: { id: 'firmware.refusal.versionUnknown', defaultMessage: 'its version is not known' },
  upToDate: { id: 'firmware.refusal.upToDate', defaultMessage: 'has this version' },
  notNewer: { id: 'firmware.refusal.notNewer', defaultMessage: 'has a newer version' },
  otherVersion: { id: 'firmware.refusal.otherVersion', defaultMessage: 'has another version' },
  belowMinimum: { id: 'firmware.refusal.belowMinimum', defaultMessage: 'below the minimum version' },
  modeUnsupported: { id: 'firmware.refusal.modeUnsupported', defaultMessage: 'does not support upgrades' },
  singleBank: { id: 'firmware.refusal.singleBank', defaultMessage: 'has one firmware bank' },
  otherBank: {
    id: 'firmware.refusal.otherBank',
    defaultMessage: 'its other bank holds another version',
  },
  quarantined: { id: 'firmware.refusal.quarantined', defaultMessage: 'failed with this file before' },
});
