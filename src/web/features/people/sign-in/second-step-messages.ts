import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'signIn.secondStep', defaultMessage: 'Second step' },
  codeHelp: {
    id: 'signIn.secondStepHelp',
    defaultMessage: 'Your password is right. Enter the code that your authenticator app shows now.',
  },
  passkeyHelp: {
    id: 'signIn.secondStepPasskey',
    defaultMessage: 'Your password is right. Your organisation wants a second factor: use your passkey.',
  },
  code: { id: 'signIn.code', defaultMessage: 'Code' },
  codeMissing: { id: 'signIn.codeMissing', defaultMessage: 'Enter the six digits, or a recovery code' },
  recoveryHelp: { id: 'signIn.recoveryHelp', defaultMessage: 'Or one of your recovery codes.' },
  passkey: { id: 'signIn.passkey', defaultMessage: 'Use a passkey' },
  failPasskey: {
    id: 'signIn.failPasskey',
    defaultMessage: 'No passkey was used. Try again, or sign in with your password.',
  },
  passkeyElsewhere: {
    id: 'signIn.passkeyElsewhere',
    defaultMessage: 'Passkeys work at {address} only. Open the console there, or sign in with your password.',
  },
  back: { id: 'signIn.back', defaultMessage: 'Back' },
});
