import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  lock: { id: 'action.lock', defaultMessage: 'Lock' },
  unlock: { id: 'action.unlock', defaultMessage: 'Unlock' },
  reboot: { id: 'action.reboot', defaultMessage: 'Reboot' },
  factoryReset: { id: 'action.factoryReset', defaultMessage: 'Factory reset' },
  lockTitle: {
    id: 'action.lock.title',
    defaultMessage: '{count, plural, one {Lock {name}?} other {Lock # devices?}}',
  },
  lockBody: {
    id: 'action.lock.body',
    defaultMessage: 'The service stops for the customer until the device is unlocked.',
  },
  lockVerb: {
    id: 'action.lock.verb',
    defaultMessage: '{count, plural, one {Lock device} other {Lock # devices}}',
  },
  unlockTitle: {
    id: 'action.unlock.title',
    defaultMessage: '{count, plural, one {Unlock {name}?} other {Unlock # devices?}}',
  },
  unlockBody: { id: 'action.unlock.body', defaultMessage: 'The customer can use the service again.' },
  unlockVerb: {
    id: 'action.unlock.verb',
    defaultMessage: '{count, plural, one {Unlock device} other {Unlock # devices}}',
  },
  rebootTitle: {
    id: 'action.reboot.title',
    defaultMessage: '{count, plural, one {Reboot {name}?} other {Reboot # devices?}}',
  },
  rebootBody: {
    id: 'action.reboot.body',
    defaultMessage: 'The connection is interrupted for a few minutes. Settings are kept.',
  },
  rebootVerb: {
    id: 'action.reboot.verb',
    defaultMessage: '{count, plural, one {Reboot device} other {Reboot # devices}}',
  },
  factoryResetTitle: {
    id: 'action.factoryReset.title',
    defaultMessage: '{count, plural, one {Factory reset {name}?} other {Factory reset # devices?}}',
  },
  factoryResetBody: {
    id: 'action.factoryReset.body',
    defaultMessage:
      'All settings of the customer are erased, Wi-Fi names and passwords too. This is irreversible.',
  },
  factoryResetVerb: {
    id: 'action.factoryReset.verb',
    defaultMessage: '{count, plural, one {Factory reset device} other {Factory reset # devices}}',
  },
  pinReset: { id: 'action.pinReset', defaultMessage: 'Reset PIN' },
  pinResetTitle: {
    id: 'action.pinReset.title',
    defaultMessage: '{count, plural, one {Reset the PIN of {name}?} other {Reset the PIN of # devices?}}',
  },
  pinResetBody: {
    id: 'action.pinReset.body',
    defaultMessage:
      'Resets the PIN for purchases and parental control to the factory default. Check the caller’s identity first.',
  },
  pinResetVerb: {
    id: 'action.pinReset.verb',
    defaultMessage: '{count, plural, one {Reset PIN} other {Reset # PINs}}',
  },
  channelScan: { id: 'action.channelScan', defaultMessage: 'Scan channels' },
  channelScanTitle: {
    id: 'action.channelScan.title',
    defaultMessage:
      '{count, plural, one {Scan the channels of {name}?} other {Scan the channels of # devices?}}',
  },
  channelScanBody: {
    id: 'action.channelScan.body',
    defaultMessage:
      'The picture is interrupted for some minutes. The result replaces the device’s channel list.',
  },
  channelScanVerb: {
    id: 'action.channelScan.verb',
    defaultMessage: '{count, plural, one {Scan channels} other {Scan on # devices}}',
  },
  lnb: { id: 'action.lnb', defaultMessage: 'LNB settings' },
  osd: { id: 'action.osd', defaultMessage: 'Send screen message' },
  setTop: { id: 'action.setTop', defaultMessage: 'Set-top box' },
  someOffline: {
    id: 'action.someOffline',
    defaultMessage: 'Some selected devices are not connected. Continue anyway?',
  },
  offline: {
    id: 'action.offline',
    defaultMessage: 'The device is not connected. The task waits for it up to 10 minutes. Continue anyway?',
  },
  someLocked: { id: 'action.someLocked', defaultMessage: 'Some devices are already locked. Continue?' },
  locked: { id: 'action.locked', defaultMessage: 'The device is already locked. Continue?' },
  someUnlocked: { id: 'action.someUnlocked', defaultMessage: 'Some devices are already unlocked. Continue?' },
  unlocked: { id: 'action.unlocked', defaultMessage: 'The device is already unlocked. Continue?' },
  noPermission: {
    id: 'action.noPermission',
    defaultMessage: 'Your role, {role}, lacks the permission for this: {right}',
  },
  sameModel: { id: 'action.sameModel', defaultMessage: 'Select the same device model.' },
  sameLocation: { id: 'action.sameLocation', defaultMessage: 'Select devices of the same location.' },
  notSupported: { id: 'action.notSupported', defaultMessage: '{model} does not support this' },
});
