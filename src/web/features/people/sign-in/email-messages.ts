import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'signIn.confirmEmail', defaultMessage: 'E-mail address' },
  help: {
    id: 'signIn.confirmEmailHelp',
    defaultMessage: 'Confirm that the address to which this link was mailed is that of your account.',
  },
  confirm: { id: 'signIn.confirmEmailVerb', defaultMessage: 'Confirm the address' },
  changed: { id: 'signIn.emailChanged', defaultMessage: 'Your e-mail address was changed' },
  changedHelp: { id: 'signIn.emailChangedHelp', defaultMessage: 'From now on you sign in with {email}.' },
  undone: { id: 'signIn.emailUndone', defaultMessage: 'The old address was put back' },
  undoneHelp: {
    id: 'signIn.emailUndoneHelp',
    defaultMessage:
      'You sign in with {email} again, and all sessions were ended. Set a new password now, by Forgot password.',
  },
  overHelp: {
    id: 'signIn.emailLinkOver',
    defaultMessage: 'This link is not valid any more, or another account has the address by now.',
  },
});
