import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  inviteTitle: { id: 'joining.inviteTitle', defaultMessage: 'Set up your account' },
  invitedTo: { id: 'joining.invitedTo', defaultMessage: 'You are invited to {company} as {role}.' },
  invitedBy: { id: 'joining.invitedBy', defaultMessage: '{name} has invited you to {company} as {role}.' },
  checking: { id: 'joining.checking', defaultMessage: 'Checking the invitation…' },
  email: { id: 'joining.email', defaultMessage: 'E-mail' },
  name: { id: 'joining.name', defaultMessage: 'Name' },
  phone: { id: 'joining.phone', defaultMessage: 'Telephone (optional)' },
  phoneHelp: { id: 'joining.phoneHelp', defaultMessage: 'With country code, for example +82212345678' },
  company: { id: 'joining.company', defaultMessage: 'Company' },
  message: { id: 'joining.message', defaultMessage: 'What you need the account for (optional)' },
  agreement: {
    id: 'joining.agreement',
    defaultMessage: 'I use this account myself, for my work alone, and keep its password to myself.',
  },
  agreementData: {
    id: 'joining.agreementData',
    defaultMessage:
      'I have read what is recorded about me, and agree that the administrators keep these details to decide on my request.',
  },
  recorded: { id: 'joining.recorded', defaultMessage: 'What is recorded about you (new tab)' },
  agreementMissing: { id: 'joining.agreementMissing', defaultMessage: 'Agree to go on.' },
  accept: { id: 'joining.accept', defaultMessage: 'Create account' },
  linkTitle: { id: 'joining.linkTitle', defaultMessage: 'This invitation can’t be used' },
  linkUnknown: {
    id: 'joining.linkUnknown',
    defaultMessage: 'The link is invalid or incomplete. Open it from the mail itself.',
  },
  linkReplaced: {
    id: 'joining.linkReplaced',
    defaultMessage: 'A newer invitation was sent to you. Use the link in the latest mail.',
  },
  linkWithdrawn: {
    id: 'joining.linkWithdrawn',
    defaultMessage:
      'The invitation was withdrawn. If you still need an account, ask the administrator who invited you.',
  },
  linkAccepted: {
    id: 'joining.linkAccepted',
    defaultMessage: 'The invitation was accepted already. Sign in with your e-mail address and password.',
  },
  linkExpired: {
    id: 'joining.linkExpired',
    defaultMessage: 'The link has expired after 7 days. Ask the administrator who invited you for a new one.',
  },
  checkFailed: { id: 'joining.checkFailed', defaultMessage: 'The invitation could not be checked.' },
  again: { id: 'joining.again', defaultMessage: 'Try again' },
  requestTitle: { id: 'joining.requestTitle', defaultMessage: 'Request account' },
  requestHelp: {
    id: 'joining.requestHelp',
    defaultMessage: 'An administrator reads the request and sends an invitation by e-mail.',
  },
  request: { id: 'joining.request', defaultMessage: 'Request account' },
  readyTitle: { id: 'joining.readyTitle', defaultMessage: 'Your account is ready' },
  readyHelp: { id: 'joining.readyHelp', defaultMessage: 'Sign in with your e-mail address and password.' },
  requestedTitle: { id: 'joining.requestedTitle', defaultMessage: 'Your request was received' },
  requestedHelp: {
    id: 'joining.requestedHelp',
    defaultMessage:
      'If it is approved, an invitation comes by e-mail. It is good for 7 days; look into the spam folder too.',
  },
  toSignIn: { id: 'joining.toSignIn', defaultMessage: 'To the sign-in page' },
});
