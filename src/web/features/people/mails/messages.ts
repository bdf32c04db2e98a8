import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'mails.title', defaultMessage: 'Mails' },
  context: {
    id: 'mails.context',
    defaultMessage: 'Outgoing email and delivery status, newest first',
  },
  keyword: { id: 'mails.keyword', defaultMessage: 'Recipient or words of the mail server' },
  state: { id: 'mails.state', defaultMessage: 'State' },
  time: { id: 'mails.time', defaultMessage: 'Requested' },
  recipient: { id: 'mails.recipient', defaultMessage: 'Recipient' },
  purpose: { id: 'mails.purpose', defaultMessage: 'Purpose' },
  requestedBy: { id: 'mails.requestedBy', defaultMessage: 'Requested by' },
  attempts: { id: 'mails.attempts', defaultMessage: 'Attempts' },
  answer: { id: 'mails.answer', defaultMessage: 'Mail server said' },
  language: { id: 'mails.language', defaultMessage: 'Language' },
  validUntil: { id: 'mails.validUntil', defaultMessage: 'Of use until' },
  none: { id: 'mails.none', defaultMessage: 'No mails' },
  noneHelp: {
    id: 'mails.noneHelp',
    defaultMessage: 'Mails to users of your organisation appear here with the mail server’s answer.',
  },
  noSuch: { id: 'mails.noSuch', defaultMessage: 'Mail not found' },
  noSuchHelp: {
    id: 'mails.noSuchHelp',
    defaultMessage: 'It does not exist, or it went to another organisation.',
  },
  titleOf: { id: 'mails.titleOf', defaultMessage: 'Mail to {recipient}' },
  requestedByAt: { id: 'mails.requestedByAt', defaultMessage: 'Requested by {name} at {time}' },
  resend: { id: 'mails.resend', defaultMessage: 'Try again now' },
  resent: { id: 'mails.resent', defaultMessage: 'It is being sent again' },
  words: {
    id: 'mails.words',
    defaultMessage: 'The text of a mail is not shown: it may contain a sign-in link.',
  },
  chainNote: {
    id: 'mails.chainNote',
    defaultMessage: 'Not checked here. Export it and run the offline verifier to prove the chain.',
  },

  empty: { id: 'mails.state.empty', defaultMessage: 'Not begun' },
  sending: { id: 'mails.state.sending', defaultMessage: 'Sending' },
  waiting: { id: 'mails.state.waiting', defaultMessage: 'Waiting' },
  refused: { id: 'mails.state.refused', defaultMessage: 'Refused' },
  sent: { id: 'mails.state.sent', defaultMessage: 'Sent' },
  undelivered: { id: 'mails.state.undelivered', defaultMessage: 'Not delivered' },

  verifyBrowser: { id: 'mails.purpose.verifyBrowser', defaultMessage: 'New browser' },
  invitation: { id: 'mails.purpose.invitation', defaultMessage: 'Invitation' },
  message: { id: 'mails.purpose.message', defaultMessage: 'Message' },
  resetPassword: { id: 'mails.purpose.resetPassword', defaultMessage: 'New password' },
  credentialChanged: { id: 'mails.purpose.credentialChanged', defaultMessage: 'Changed sign-in' },
  confirmEmail: { id: 'mails.purpose.confirmEmail', defaultMessage: 'New e-mail address' },
});

/** Its events, deadlines and effects. */
export const eventMessages = defineMessages({
  queued: { id: 'mails.event.queued', defaultMessage: 'Mail requested' },
  sent: { id: 'mails.event.sent', defaultMessage: 'Accepted by the mail server' },
  deferred: { id: 'mails.event.deferred', defaultMessage: 'Put off' },
  refused: { id: 'mails.event.refused', defaultMessage: 'Refused by the mail server' },
  resent: { id: 'mails.event.resent', defaultMessage: 'Tried again' },
  deadlinePassed: { id: 'mails.event.deadlinePassed', defaultMessage: 'Time ran out' },
  retry: { id: 'mails.deadline.retry', defaultMessage: 'Next attempt' },
  validity: { id: 'mails.deadline.validity', defaultMessage: 'Time of use' },
  deliver: { id: 'mails.effect.deliver', defaultMessage: 'Hand it to the mail server' },
  deferredFor: {
    id: 'mails.detail.deferred',
    defaultMessage: 'Next attempt in {seconds, number} s: {answer}',
  },
  fieldTo: { id: 'mails.field.to', defaultMessage: 'Recipients' },
  fieldAnswer: { id: 'mails.field.answer', defaultMessage: 'Words of the mail server' },
});
