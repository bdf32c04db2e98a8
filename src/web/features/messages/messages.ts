import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'messages.title', defaultMessage: 'Messages' },
  context: {
    id: 'messages.context',
    defaultMessage: 'What you chose to be told of; kept for 30 days if unread',
  },
  readAll: { id: 'messages.readAll', defaultMessage: 'Mark all as read' },
  nothingUnread: { id: 'messages.nothingUnread', defaultMessage: 'All messages are read.' },
  choose: { id: 'messages.choose', defaultMessage: 'Choose messages' },
  none: { id: 'messages.none', defaultMessage: 'No messages' },
  noneHelp: {
    id: 'messages.noneHelp',
    defaultMessage:
      'You are told here of cases that you work on, of bulk actions that you started, and of what else you choose.',
  },
  unread: { id: 'messages.unread', defaultMessage: 'New' },
  read: { id: 'messages.read', defaultMessage: 'Mark as read' },
  more: { id: 'messages.more', defaultMessage: '{names} and {count, plural, one {1 more} other {# more}}' },
});
