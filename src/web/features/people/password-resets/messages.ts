import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'resets.title', defaultMessage: 'Password reset' },
  titleBy: {
    id: 'resets.titleBy',
    defaultMessage: '{by, select, owner {Forgotten password} other {Password reset by an administrator}}',
  },
  requestedByAt: { id: 'resets.requestedByAt', defaultMessage: 'Requested by {name}, {time}' },
  empty: { id: 'resets.state.empty', defaultMessage: 'Not there yet' },
  asked: { id: 'resets.state.asked', defaultMessage: 'Requested' },
  mailed: { id: 'resets.state.mailed', defaultMessage: 'Mailed' },
  entered: { id: 'resets.state.entered', defaultMessage: 'Signed in with the temporary password' },
  done: { id: 'resets.state.done', defaultMessage: 'New password set' },
  replaced: { id: 'resets.state.replaced', defaultMessage: 'Replaced' },
  expired: { id: 'resets.state.expired', defaultMessage: 'Expired' },
  details: { id: 'resets.details', defaultMessage: 'Password reset' },
  validUntil: { id: 'resets.validUntil', defaultMessage: 'Link good until' },
  account: { id: 'resets.account', defaultMessage: 'Account' },
  toAccount: { id: 'resets.toAccount', defaultMessage: 'Record of the account' },
  mail: { id: 'resets.mail', defaultMessage: 'Mail' },
  toMail: { id: 'resets.toMail', defaultMessage: 'Record of the mail' },
  chainNote: {
    id: 'resets.chainNote',
    defaultMessage: 'Not checked here. Export it and run the offline verifier to prove the chain.',
  },
  noSuch: { id: 'resets.noSuch', defaultMessage: 'No such password reset' },
  noSuchHelp: {
    id: 'resets.noSuchHelp',
    defaultMessage: 'There is none with this id in your organisation or below it.',
  },
  toAccounts: { id: 'resets.toAccounts', defaultMessage: 'Accounts' },
  eventAsked: { id: 'resets.event.asked', defaultMessage: 'New password requested' },
  eventMailed: { id: 'resets.event.mailed', defaultMessage: 'Mail stored' },
  eventEntered: { id: 'resets.event.entered', defaultMessage: 'Signed in with the temporary password' },
  eventCompleted: { id: 'resets.event.completed', defaultMessage: 'New password set' },
  eventReplaced: { id: 'resets.event.replaced', defaultMessage: 'Link replaced' },
  deadlinePassed: { id: 'resets.event.deadlinePassed', defaultMessage: 'Deadline passed' },
  validity: { id: 'resets.deadline.validity', defaultMessage: 'Link valid' },
  by: {
    id: 'resets.by',
    defaultMessage:
      '{by, select, owner {by the e-mail address} other {by an administrator, the old password is void}}',
  },
  way: {
    id: 'resets.way',
    defaultMessage:
      '{way, select, link {by the mailed link} other {after a sign-in with the temporary password}}',
  },
  replacedBy: {
    id: 'resets.replacedBy',
    defaultMessage:
      '{by, select, newer {a newer mail was requested} other {the password was changed in another way}}',
  },
});
