import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'credentials.title', defaultMessage: 'Account security' },
  context: { id: 'credentials.context', defaultMessage: 'How you sign in, and where you are signed in' },
  password: { id: 'credentials.password', defaultMessage: 'Password' },
  passwordHelp: {
    id: 'credentials.passwordHelp',
    defaultMessage: 'With a new password, all your other sessions end. This one stays.',
  },
  oldPassword: { id: 'credentials.oldPassword', defaultMessage: 'Current password' },
  oldMissing: { id: 'credentials.oldMissing', defaultMessage: 'Enter your current password' },
  changePassword: { id: 'credentials.changePassword', defaultMessage: 'Change password' },
  passwordChanged: {
    id: 'credentials.passwordChanged',
    defaultMessage: 'Your password has been changed successfully.',
  },
  twoFactor: { id: 'credentials.twoFactor', defaultMessage: 'Two-factor sign-in' },
  twoFactorHelp: {
    id: 'credentials.twoFactorHelp',
    defaultMessage:
      'After your password you enter a code from an authenticator app. A stolen password is not enough to sign in.',
  },
  on: { id: 'credentials.on', defaultMessage: 'On' },
  off: { id: 'credentials.off', defaultMessage: 'Off' },
  required: { id: 'credentials.required', defaultMessage: 'Required by your organisation' },
  setUp: { id: 'credentials.setUp', defaultMessage: 'Set up' },
  turnOff: { id: 'credentials.turnOff', defaultMessage: 'Turn off' },
  turnOffTitle: { id: 'credentials.turnOffTitle', defaultMessage: 'Turn off two-factor sign-in?' },
  turnOffHelp: {
    id: 'credentials.turnOffHelp',
    defaultMessage: 'From then on your password alone signs you in. Your recovery codes go as well.',
  },
  turnedOff: { id: 'credentials.turnedOff', defaultMessage: 'Two-factor sign-in is off' },
  codesLeft: {
    id: 'credentials.codesLeft',
    defaultMessage: '{count, plural, one {# recovery code left} other {# recovery codes left}}',
  },
  newCodes: { id: 'credentials.newCodes', defaultMessage: 'New recovery codes' },
  newCodesTitle: { id: 'credentials.newCodesTitle', defaultMessage: 'Make new recovery codes?' },
  newCodesHelp: {
    id: 'credentials.newCodesHelp',
    defaultMessage: 'Your current codes stop working.',
  },
  recoveryCodes: { id: 'credentials.recoveryCodes', defaultMessage: 'Recovery codes' },
  sessions: { id: 'credentials.sessions', defaultMessage: 'Sessions' },
  sessionsHelp: {
    id: 'credentials.sessionsHelp',
    defaultMessage: 'See where you are signed in, and end sessions you do not recognise.',
  },
  toSessions: { id: 'credentials.toSessions', defaultMessage: 'Your sessions' },
  policy: { id: 'credentials.policy', defaultMessage: 'Policy of {company}' },
  policyLabel: { id: 'credentials.policyLabel', defaultMessage: 'Require two-factor sign-in' },
  policyHelp: {
    id: 'credentials.policyHelp',
    defaultMessage:
      'Applies to this organisation and those below it. Users without two-factor authentication must set it up first.',
  },
  policyAbove: { id: 'credentials.policyAbove', defaultMessage: 'Already required by {company}.' },
  policySaved: { id: 'credentials.policySaved', defaultMessage: 'Policy saved' },
});

export const passkeyMessages = defineMessages({
  passkeys: { id: 'credentials.passkeys', defaultMessage: 'Passkeys' },
  help: {
    id: 'credentials.passkeysHelp',
    defaultMessage:
      'A passkey signs you in by your fingerprint, your face or the PIN of your device. It needs no password and counts as two factors.',
  },
  add: { id: 'credentials.addPasskey', defaultMessage: 'Add passkey' },
  unsupported: { id: 'credentials.noPasskeys', defaultMessage: 'This browser knows no passkeys' },
  added: { id: 'credentials.passkeyAdded', defaultMessage: 'Passkey added' },
  elsewhere: {
    id: 'credentials.passkeyElsewhere',
    defaultMessage: 'Passkeys work at {address} only. Open the console there.',
  },
  notMade: {
    id: 'credentials.passkeyNotMade',
    defaultMessage: 'The browser created no passkey. It may be registered already.',
  },
  name: { id: 'credentials.passkeyName', defaultMessage: 'Name' },
  nameHelp: { id: 'credentials.passkeyNameHelp', defaultMessage: 'By which you know the device' },
  nameMissing: { id: 'credentials.passkeyNameMissing', defaultMessage: 'Enter a name' },
  createdAt: { id: 'credentials.passkeyCreated', defaultMessage: 'Added' },
  usedAt: { id: 'credentials.passkeyUsed', defaultMessage: 'Last used' },
  never: { id: 'credentials.passkeyNever', defaultMessage: 'Never' },
  actions: { id: 'credentials.passkeyActions', defaultMessage: 'Actions' },
  rename: { id: 'credentials.renamePasskey', defaultMessage: 'Rename' },
  renameOf: { id: 'credentials.renamePasskeyOf', defaultMessage: 'Rename passkey {name}' },
  renamed: { id: 'credentials.passkeyRenamed', defaultMessage: 'Passkey renamed' },
  remove: { id: 'credentials.removePasskey', defaultMessage: 'Remove' },
  removeOf: { id: 'credentials.removePasskeyOf', defaultMessage: 'Remove passkey {name}' },
  removeTitle: { id: 'credentials.removePasskeyTitle', defaultMessage: 'Remove the passkey {name}?' },
  removeHelp: {
    id: 'credentials.removePasskeyHelp',
    defaultMessage: 'It no longer signs you in. Remove it from your device as well.',
  },
  removed: { id: 'credentials.passkeyRemoved', defaultMessage: 'Passkey removed' },
});

export const emailMessages = defineMessages({
  email: { id: 'credentials.email', defaultMessage: 'E-mail address' },
  help: {
    id: 'credentials.emailHelp',
    defaultMessage:
      'You sign in with {email}. It changes when you have followed the link that we mail to the new address.',
  },
  next: { id: 'credentials.newEmail', defaultMessage: 'New e-mail address' },
  format: { id: 'credentials.emailFormat', defaultMessage: 'The email format is incorrect.' },
  send: { id: 'credentials.sendEmailLink', defaultMessage: 'Send the link' },
  sent: {
    id: 'credentials.emailLinkSent',
    defaultMessage: 'A link was mailed to {email}. It is good for 24 hours.',
  },
});
