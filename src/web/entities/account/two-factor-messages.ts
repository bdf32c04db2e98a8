import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  scan: {
    id: 'twoFactor.scan',
    defaultMessage:
      'Scan the picture with an authenticator app, such as Google Authenticator, or type the key into it.',
  },
  picture: { id: 'twoFactor.picture', defaultMessage: 'QR code for an authenticator app' },
  key: { id: 'twoFactor.key', defaultMessage: 'Key' },
  code: { id: 'twoFactor.code', defaultMessage: 'Code that the app shows' },
  codeMissing: { id: 'twoFactor.codeMissing', defaultMessage: 'Enter the six digits' },
  turnOn: { id: 'twoFactor.turnOn', defaultMessage: 'Turn on two-factor sign-in' },
  codes: { id: 'twoFactor.codes', defaultMessage: 'Recovery codes' },
  codesHelp: {
    id: 'twoFactor.codesHelp',
    defaultMessage:
      'With a recovery code you can sign in without your phone. Each works once. They are shown only now: keep them in a safe place.',
  },
  save: { id: 'twoFactor.save', defaultMessage: 'Save as a file' },
  kept: { id: 'twoFactor.kept', defaultMessage: 'I have kept them' },
  passwordOld: {
    id: 'twoFactor.passwordOld',
    defaultMessage: 'Your sign-in is too old for this. Sign out and in again.',
  },
});
