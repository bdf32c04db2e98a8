import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  NOTICE: { id: 'notice.type.notice', defaultMessage: 'Notice' },
  ALERT: { id: 'notice.type.alert', defaultMessage: 'Alert' },
  INFORMATION: { id: 'notice.type.information', defaultMessage: 'Information' },
  from: { id: 'notice.from', defaultMessage: '{company}, until {time}' },
  read: { id: 'notice.read', defaultMessage: 'Mark as read' },
  close: { id: 'notice.close', defaultMessage: 'Close' },
});
