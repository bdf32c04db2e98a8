import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  close: { id: 'ui.close', defaultMessage: 'Close' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Cancel' },
  copy: { id: 'ui.copy', defaultMessage: 'Copy {value}' },
  copied: { id: 'ui.copied', defaultMessage: 'Copied {value}' },
  notifications: { id: 'ui.notifications', defaultMessage: 'Notifications ({hotkey})' },
  dismiss: { id: 'ui.dismiss', defaultMessage: 'Dismiss' },
  moreToasts: { id: 'ui.moreToasts', defaultMessage: '+{count} more' },
  openTimeline: { id: 'ui.openTimeline', defaultMessage: 'Open timeline' },
});
