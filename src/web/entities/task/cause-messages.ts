import { defineMessages } from '#web/i18n/message.ts';

/** What a device says of a failure, one sentence each: `Status` of TR-181 diagnostics, and error codes of TR-369. */
export const causeMessages = defineMessages({
  cannotResolveHostName: {
    id: 'cause.cannotResolveHostName',
    defaultMessage: "The device could not resolve this host name. Check the name, or the device's DNS.",
  },
  dnsServerNotResolved: {
    id: 'cause.dnsServerNotResolved',
    defaultMessage: 'The device could not find its DNS server.',
  },
  noRouteToHost: { id: 'cause.noRouteToHost', defaultMessage: 'The device has no route to this host.' },
  maxHopCountExceeded: {
    id: 'cause.maxHopCountExceeded',
    defaultMessage: 'The host was not reached within 30 hops.',
  },
  initConnectionFailed: {
    id: 'cause.initConnectionFailed',
    defaultMessage: 'The device could not connect to the test server.',
  },
  noResponse: { id: 'cause.noResponse', defaultMessage: 'The test server did not answer.' },
  transferFailed: {
    id: 'cause.transferFailed',
    defaultMessage: 'The transfer with the test server broke off.',
  },
  noTransferComplete: {
    id: 'cause.noTransferComplete',
    defaultMessage: 'The test server did not confirm the end of the transfer.',
  },
  passwordRequestFailed: {
    id: 'cause.passwordRequestFailed',
    defaultMessage: 'The test server refused the user name.',
  },
  loginFailed: { id: 'cause.loginFailed', defaultMessage: 'The test server refused the sign-in.' },
  noTransferMode: {
    id: 'cause.noTransferMode',
    defaultMessage: 'The test server does not offer the needed transfer mode.',
  },
  noPASV: { id: 'cause.noPASV', defaultMessage: 'The test server does not offer passive mode.' },
  noCWD: { id: 'cause.noCWD', defaultMessage: 'The test server has no such folder.' },
  noSTOR: { id: 'cause.noSTOR', defaultMessage: 'The test server does not accept uploads.' },
  incorrectSize: {
    id: 'cause.incorrectSize',
    defaultMessage: 'The transferred size differs from the expected one.',
  },
  timeout: { id: 'cause.timeout', defaultMessage: 'The test took longer than the device allows.' },
  internal: { id: 'cause.internal', defaultMessage: 'The device reports an internal error.' },
  other: { id: 'cause.other', defaultMessage: 'The device reported an error without a reason.' },
  noDisplay: {
    id: 'cause.noDisplay',
    defaultMessage: 'No television is connected to the HDMI output.',
  },
  displayInStandby: {
    id: 'cause.displayInStandby',
    defaultMessage: 'The television is in standby.',
  },
  remoteAway: {
    id: 'cause.remoteAway',
    defaultMessage: 'The remote control is not connected. Press a button on it near the set-top box.',
  },
  remoteBattery: {
    id: 'cause.remoteBattery',
    defaultMessage: 'The battery of the remote control is too low for an upgrade. Replace it first.',
  },
  remoteCurrent: {
    id: 'cause.remoteCurrent',
    defaultMessage: 'The remote control has the newest version already.',
  },
  noConsent: {
    id: 'cause.noConsent',
    defaultMessage: 'The consent to view the screen had ended.',
  },
  pictureUpload: {
    id: 'cause.pictureUpload',
    defaultMessage: 'The device could not send its pictures.',
  },
  declined: { id: 'cause.declined', defaultMessage: 'Remote permission declined' },
  noAnswer: {
    id: 'cause.noAnswer',
    defaultMessage: 'The request on the television was not answered.',
  },
  notKept: {
    id: 'cause.notKept',
    defaultMessage: 'The device accepted the setting, but reports another value.',
  },
  usp7000: { id: 'cause.usp7000', defaultMessage: 'The device could not process the message.' },
  usp7001: { id: 'cause.usp7001', defaultMessage: 'The device does not support this message.' },
  usp7002: { id: 'cause.usp7002', defaultMessage: 'The device denied the request.' },
  usp7003: { id: 'cause.usp7003', defaultMessage: 'The device reports an internal error.' },
  usp7004: { id: 'cause.usp7004', defaultMessage: 'The device does not accept these values.' },
  usp7005: { id: 'cause.usp7005', defaultMessage: 'The device is short of resources. Try again later.' },
  usp7006: { id: 'cause.usp7006', defaultMessage: 'The device does not permit this controller to do that.' },
  usp7007: { id: 'cause.usp7007', defaultMessage: 'The device refuses this combination of settings.' },
  usp7008: {
    id: 'cause.usp7008',
    defaultMessage: 'The device does not understand the address of the setting.',
  },
  usp7009: { id: 'cause.usp7009', defaultMessage: 'The device could not apply the setting.' },
  usp7010: { id: 'cause.usp7010', defaultMessage: 'The device does not have this setting.' },
  usp7011: { id: 'cause.usp7011', defaultMessage: 'The device expects a value of another type.' },
  usp7012: { id: 'cause.usp7012', defaultMessage: 'The device does not allow this value.' },
  usp7013: { id: 'cause.usp7013', defaultMessage: 'This setting of the device can only be read.' },
  usp7014: { id: 'cause.usp7014', defaultMessage: 'The value conflicts with another setting of the device.' },
  usp7015: { id: 'cause.usp7015', defaultMessage: 'The device failed to carry out the command.' },
  usp7016: { id: 'cause.usp7016', defaultMessage: 'The device does not have this object.' },
  usp7017: { id: 'cause.usp7017', defaultMessage: 'The device could not create the object.' },
  usp7018: { id: 'cause.usp7018', defaultMessage: 'The object of the device is not a list.' },
  usp7019: { id: 'cause.usp7019', defaultMessage: 'The device does not allow more objects of this kind.' },
  usp7020: { id: 'cause.usp7020', defaultMessage: 'The device could not change the object.' },
  usp7021: { id: 'cause.usp7021', defaultMessage: 'The device refused a value that is required.' },
  usp7022: { id: 'cause.usp7022', defaultMessage: 'The device could not carry out the command.' },
  usp7023: { id: 'cause.usp7023', defaultMessage: 'The command was cancelled on the device.' },
  usp7024: { id: 'cause.usp7024', defaultMessage: 'The device could not delete the object.' },
  usp7025: { id: 'cause.usp7025', defaultMessage: 'The device already has such an object.' },
  usp7026: { id: 'cause.usp7026', defaultMessage: 'The device does not know this command or setting.' },
  usp7027: { id: 'cause.usp7027', defaultMessage: 'The device does not accept the inputs of the command.' },
  usp7028: { id: 'cause.usp7028', defaultMessage: 'The device could not register the path.' },
  usp7029: { id: 'cause.usp7029', defaultMessage: 'The device is using this already.' },
  usp7030: { id: 'cause.usp7030', defaultMessage: 'The device could not deregister the path.' },
  usp7031: { id: 'cause.usp7031', defaultMessage: 'The device has registered this path already.' },
  usp7100: { id: 'cause.usp7100', defaultMessage: 'The device could not read the record.' },
  usp7101: { id: 'cause.usp7101', defaultMessage: 'The device asks for a secure session.' },
  usp7102: { id: 'cause.usp7102', defaultMessage: 'The device does not support secure sessions.' },
  usp7103: { id: 'cause.usp7103', defaultMessage: 'The device does not accept messages in parts.' },
  usp7104: { id: 'cause.usp7104', defaultMessage: 'The device found a wrong value in the record.' },
  usp7105: { id: 'cause.usp7105', defaultMessage: 'The device ended the session.' },
  usp7106: { id: 'cause.usp7106', defaultMessage: 'The device does not allow a session here.' },
  appNotReached: {
    id: 'cause.appNotReached',
    defaultMessage: 'The device could not reach the server of the app file.',
  },
  appNotLoaded: {
    id: 'cause.appNotLoaded',
    defaultMessage: 'The device could not load the app file.',
  },
  appNotTrusted: {
    id: 'cause.appNotTrusted',
    defaultMessage: 'The signature of the app file is not valid on this device.',
  },
  appDamaged: {
    id: 'cause.appDamaged',
    defaultMessage: 'The app file is damaged, or its signature is not valid.',
  },
  appUuid: { id: 'cause.appUuid', defaultMessage: 'The device does not accept the UUID of the app.' },
  appNoEnvironment: {
    id: 'cause.appNoEnvironment',
    defaultMessage: 'The device has nothing that the app could run in.',
  },
  appEnvironmentOff: {
    id: 'cause.appEnvironmentOff',
    defaultMessage: "The app's execution environment is turned off on the device.",
  },
  appMismatch: { id: 'cause.appMismatch', defaultMessage: 'The app is not made for this kind of device.' },
  appDuplicate: { id: 'cause.appDuplicate', defaultMessage: 'The app is installed already.' },
  appNoSpace: {
    id: 'cause.appNoSpace',
    defaultMessage: 'The device has too little disk or memory for the app. Remove another one first.',
  },
  appUnknown: { id: 'cause.appUnknown', defaultMessage: 'The device no longer has this app.' },
  appBusy: {
    id: 'cause.appBusy',
    defaultMessage: 'The app is in a state in which this cannot be done. Try again later.',
  },
  appDowngrade: {
    id: 'cause.appDowngrade',
    defaultMessage: 'The device does not go back to an older version.',
  },
  appNoVersion: { id: 'cause.appNoVersion', defaultMessage: 'The app file does not state its version.' },
  appSameVersion: { id: 'cause.appSameVersion', defaultMessage: 'This version is installed already.' },
  vendor: { id: 'cause.vendor', defaultMessage: 'The device reports an error of its own: {message}' },
  notConnected: { id: 'cause.notConnected', defaultMessage: 'The device was not connected.' },
  sessionClosed: {
    id: 'cause.sessionClosed',
    defaultMessage: 'The connection closed before the device answered.',
  },
  restarted: { id: 'cause.restarted', defaultMessage: 'The device restarted before the task was done.' },
  noResult: {
    id: 'cause.noResult',
    defaultMessage: 'The device reported completion, but no usable result.',
  },
  denied: { id: 'cause.denied', defaultMessage: 'The requester no longer has permission for this.' },
  notInTheModel: {
    id: 'cause.notInTheModel',
    defaultMessage:
      'The device does not report where this setting is, so nothing was changed. Its firmware may lack it, or keep it elsewhere.',
  },
  forgotten: {
    id: 'cause.forgotten',
    defaultMessage: 'The device restarted before it carried this out. Send it again.',
  },
  serverRestarted: {
    id: 'cause.serverRestarted',
    defaultMessage:
      'The server restarted while this was on its way. Look at the device before you send it again.',
  },
  secretLost: {
    id: 'cause.secretLost',
    defaultMessage: 'The password of this change cannot be read any more. Enter it again.',
  },
  cancelledOnDevice: { id: 'cause.cancelledOnDevice', defaultMessage: 'It was cancelled on the device.' },
  noObject: { id: 'cause.noObject', defaultMessage: 'The device does not have this feature.' },
  noBank: {
    id: 'cause.noBank',
    defaultMessage: 'The device has no firmware bank that is known to be free, so nothing was written.',
  },
  imageGone: { id: 'cause.imageGone', defaultMessage: 'The firmware is no longer on the device.' },
  said: { id: 'cause.said', defaultMessage: 'The device says: {message}' },
  takenBack: { id: 'task.cause.takenBack', defaultMessage: 'The device reverted the change.' },
  takenBackTimeout: {
    id: 'task.cause.takenBackTimeout',
    defaultMessage: 'The device reverted the change: it could not be reached with the new settings in time.',
  },
  takenBackReboot: {
    id: 'task.cause.takenBackReboot',
    defaultMessage: 'The device restarted before the change was confirmed and reverted to its old settings.',
  },
});
