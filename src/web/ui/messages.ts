import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  close: { id: 'ui.close', defaultMessage: 'Close' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Cancel' },
  /** Before the code of an error. */
  details: { id: 'ui.details', defaultMessage: 'Details' },
  copy: { id: 'ui.copy', defaultMessage: 'Copy {value}' },
  copied: { id: 'ui.copied', defaultMessage: 'Copied {value}' },
  notifications: { id: 'ui.notifications', defaultMessage: 'Notifications ({hotkey})' },
  dismiss: { id: 'ui.dismiss', defaultMessage: 'Dismiss' },
  rowsShown: { id: 'ui.rowsShown', defaultMessage: '{shown, number} of {total, number}' },
  showMore: { id: 'ui.showMore', defaultMessage: 'Show more' },
  moreToasts: { id: 'ui.moreToasts', defaultMessage: '+{count} more' },
  partFailed: { id: 'ui.partFailed', defaultMessage: 'This part could not be loaded' },
  partFailedHelp: {
    id: 'ui.partFailedHelp',
    defaultMessage: 'Check the connection and try again. What you entered elsewhere is still there.',
  },
  partBroken: { id: 'ui.partBroken', defaultMessage: 'This part of the page stopped working' },
  partBrokenHelp: {
    id: 'ui.partBrokenHelp',
    defaultMessage: 'The fault is in the console. Try again, or reload the page.',
  },
  tryAgain: { id: 'ui.tryAgain', defaultMessage: 'Try again' },
  atLeast: { id: 'ui.atLeast', defaultMessage: '{count, number}+' },
  openTimeline: { id: 'ui.openTimeline', defaultMessage: 'Open timeline' },
});
