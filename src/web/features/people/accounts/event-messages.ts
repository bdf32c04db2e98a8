import { defineMessages } from '#web/i18n/message.ts';

export const eventMessages = defineMessages({
  adopted: { id: 'accounts.event.adopted', defaultMessage: 'Account was there before its record' },
  invited: { id: 'accounts.event.invited', defaultMessage: 'Invited' },
  joined: { id: 'accounts.event.joined', defaultMessage: 'Joined by the company sign-in' },
  invitedAs: { id: 'accounts.event.invitedAs', defaultMessage: '{email}, as {role}' },
  invitedAgain: { id: 'accounts.event.invitedAgain', defaultMessage: 'Invited again' },
  withdrawn: { id: 'accounts.event.withdrawn', defaultMessage: 'Invitation withdrawn' },
  accepted: { id: 'accounts.event.accepted', defaultMessage: 'Invitation accepted' },
  changed: { id: 'accounts.event.changed', defaultMessage: 'Account changed' },
  changedTo: { id: 'accounts.event.changedTo', defaultMessage: '{name}, {phone}, {role}' },
  stopped: { id: 'accounts.event.stopped', defaultMessage: 'Account deactivated' },
  started: { id: 'accounts.event.started', defaultMessage: 'Account started again' },
  signedOut: { id: 'accounts.event.signedOut', defaultMessage: 'Signed out everywhere' },
  signedOutOf: {
    id: 'accounts.event.signedOutOf',
    defaultMessage:
      '{sessions, plural, =0 {There was no session} one {One session ended} other {# sessions ended}}',
  },
  deleted: { id: 'accounts.event.deleted', defaultMessage: 'Account deleted' },
  deadlinePassed: { id: 'accounts.event.deadlinePassed', defaultMessage: 'Deadline passed' },
  invitation: { id: 'accounts.deadline.invitation', defaultMessage: 'Link of the invitation is good' },
  fieldEmail: { id: 'accounts.field.email', defaultMessage: 'E-mail address' },
  fieldName: { id: 'accounts.field.name', defaultMessage: 'Name' },
  fieldPhone: { id: 'accounts.field.phone', defaultMessage: 'Telephone' },
  fieldReason: { id: 'accounts.field.reason', defaultMessage: 'Reason' },
  chainNote: {
    id: 'accounts.chainNote',
    defaultMessage: 'Not checked here. Export it and run the offline verifier to prove the chain.',
  },
  titleOf: { id: 'accounts.titleOf', defaultMessage: 'Account of {name}' },
  details: { id: 'accounts.details', defaultMessage: 'Account' },
  noSuch: { id: 'accounts.noSuch', defaultMessage: 'No such account' },
  noSuchHelp: {
    id: 'accounts.noSuchHelp',
    defaultMessage: 'There is no account with this id in your organisation or below it.',
  },
  openSessions: { id: 'accounts.openSessions', defaultMessage: 'Sessions' },
  noSessions: { id: 'accounts.noSessions', defaultMessage: 'Not signed in anywhere.' },
  resets: { id: 'accounts.resets', defaultMessage: 'Password resets' },
  noResets: { id: 'accounts.noResets', defaultMessage: 'None' },
  sessionOf: {
    id: 'accounts.sessionOf',
    defaultMessage: '{address}, signed in {begun}, last used {used}',
  },
});
