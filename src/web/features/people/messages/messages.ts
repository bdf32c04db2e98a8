import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'messages.title', defaultMessage: 'Messages' },
  context: {
    id: 'messages.context',
    defaultMessage: 'Your notifications; unread ones are kept for 30 days',
  },
  readAll: { id: 'messages.readAll', defaultMessage: 'Mark all as read' },
  nothingUnread: { id: 'messages.nothingUnread', defaultMessage: 'All messages are read.' },
  choose: { id: 'messages.choose', defaultMessage: 'Choose messages' },
  none: { id: 'messages.none', defaultMessage: 'No messages' },
  noneHelp: {
    id: 'messages.noneHelp',
    defaultMessage: 'Updates on your cases, bulk actions and anything else you subscribe to.',
  },
  unread: { id: 'messages.unread', defaultMessage: 'New' },
  read: { id: 'messages.read', defaultMessage: 'Mark as read' },
  more: { id: 'messages.more', defaultMessage: '{names} and {count, plural, one {1 more} other {# more}}' },
});

/** Of the record of one. */
export const recordMessages = defineMessages({
  record: { id: 'messages.record', defaultMessage: 'Record' },
  recordOf: { id: 'messages.recordOf', defaultMessage: 'Record: {message}' },
  empty: { id: 'messages.state.empty', defaultMessage: 'Not written' },
  gathering: { id: 'messages.state.gathering', defaultMessage: 'New, gathering' },
  mailing: { id: 'messages.state.mailing', defaultMessage: 'New, being mailed' },
  unread: { id: 'messages.state.unread', defaultMessage: 'New' },
  read: { id: 'messages.state.read', defaultMessage: 'Read' },
  mailed: { id: 'messages.state.mailed', defaultMessage: 'By mail only' },
  expired: { id: 'messages.state.expired', defaultMessage: 'Never read' },
  eventRaised: { id: 'messages.event.raised', defaultMessage: 'Message written' },
  eventGrown: { id: 'messages.event.grown', defaultMessage: 'More of the same added' },
  eventMailed: { id: 'messages.event.mailed', defaultMessage: 'Mail decided' },
  eventRead: { id: 'messages.event.read', defaultMessage: 'Message read' },
  deadlinePassed: { id: 'messages.event.deadline', defaultMessage: 'Time over' },
  news: {
    id: 'messages.news',
    defaultMessage: '{failed, plural, =0 {{count} more} other {{count} more, {failed} without success}}',
  },
  mailQueued: { id: 'messages.mailQueued', defaultMessage: 'Its mail is on its way' },
  notMailed: {
    id: 'messages.notMailed',
    defaultMessage: 'No mail: it is no longer wanted, or no longer permitted',
  },
  window: { id: 'messages.window', defaultMessage: 'Gathering time' },
  expiry: { id: 'messages.expiry', defaultMessage: 'Time to read it' },
  mail: { id: 'messages.mail', defaultMessage: 'Mail the message' },
  chainNote: {
    id: 'messages.chainNote',
    defaultMessage: 'Not checked here. An export of the log proves the chain.',
  },
  toAt: { id: 'messages.toAt', defaultMessage: 'To {name}, {time}' },
  about: { id: 'messages.about', defaultMessage: 'About' },
  subjects: { id: 'messages.subjects', defaultMessage: 'Concerns' },
  organisation: { id: 'messages.organisation', defaultMessage: 'Organisation' },
  newsAt: { id: 'messages.newsAt', defaultMessage: 'Last added to' },
  openTarget: { id: 'messages.openTarget', defaultMessage: 'Open details' },
  noSuch: { id: 'messages.noSuch', defaultMessage: 'Message not found' },
  noSuchHelp: {
    id: 'messages.noSuchHelp',
    defaultMessage: 'It does not exist, or it is another person’s.',
  },
  toMessages: { id: 'messages.toMessages', defaultMessage: 'Open your messages' },
});
