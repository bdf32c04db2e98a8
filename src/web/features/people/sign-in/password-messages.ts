import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  forgotHelp: {
    id: 'signIn.forgotHelp',
    defaultMessage:
      'Enter the e-mail address of your account. We mail you {temporary, select, yes {a link and a temporary password, both good for {minutes} minutes} no {a link, good for {minutes} minutes} other {a link}}. Until you set a new password, the old one stays valid.',
  },
  emailFormat: { id: 'signIn.emailFormat', defaultMessage: 'The email format is incorrect.' },
  send: { id: 'signIn.sendMail', defaultMessage: 'Send the mail' },
  sent: { id: 'signIn.mailSent', defaultMessage: 'Look into your mail' },
  sentHelp: {
    id: 'signIn.mailSentHelp',
    defaultMessage:
      'If there is an account with {email}, a mail is on its way. It may take a few minutes; check the spam folder too.',
  },
  setTitle: { id: 'signIn.setPassword', defaultMessage: 'Set a new password' },
  set: { id: 'signIn.setPasswordVerb', defaultMessage: 'Set password' },
  forcedHelp: {
    id: 'signIn.forcedHelp',
    defaultMessage: 'You signed in with a temporary password. Set one of your own before you go on.',
  },
  changed: { id: 'signIn.passwordChanged', defaultMessage: 'Your password has been changed successfully.' },
  changedHelp: {
    id: 'signIn.passwordChangedHelp',
    defaultMessage: 'All sessions of your account were ended. Sign in with the new password.',
  },
  linkOver: { id: 'signIn.linkOver', defaultMessage: 'This link is not valid any more' },
  linkOverHelp: {
    id: 'signIn.linkOverHelp',
    defaultMessage: 'It works once, and only for a while. A newer mail or a new password ends it too.',
  },
  again: { id: 'signIn.askAgain', defaultMessage: 'Ask for a new mail' },
  twoFactorTitle: { id: 'signIn.setUpTwoFactor', defaultMessage: 'Set up two-factor sign-in' },
  twoFactorHelp: {
    id: 'signIn.setUpTwoFactorHelp',
    defaultMessage: 'Your organisation requires two-factor sign-in. Set it up before you go on.',
  },
  signOut: { id: 'signIn.signOut', defaultMessage: 'Sign out' },
});
