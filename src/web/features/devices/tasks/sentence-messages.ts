import { defineMessages } from '#web/i18n/message.ts';

/** Around what was requested (src/domain/task-kinds/texts.ts). */
export const subjectMessages = defineMessages({
  lead: { id: 'tasks.lead', defaultMessage: '{task} on {device}, requested by {name}:' },
  done: { id: 'tasks.done', defaultMessage: 'Done. The device reported no figures.' },
});

/** What an event says beyond its name. */
export const detailMessages = defineMessages({
  again: {
    id: 'tasks.detail.again',
    defaultMessage: 'Sent again: the answer to the first time was lost',
  },
  onTrialAgain: {
    id: 'tasks.detail.onTrialAgain',
    defaultMessage:
      'Sent again, because the answer to the first time was lost. Reverts after {seconds, number} s unless confirmed',
  },
  onTrial: {
    id: 'tasks.detail.onTrial',
    defaultMessage: 'Reverts after {seconds, number} s unless confirmed',
  },
  host: { id: 'tasks.detail.host', defaultMessage: 'To {host}' },
  offline: { id: 'tasks.detail.offline', defaultMessage: 'Device offline' },
  offlineBehind: { id: 'tasks.detail.offlineBehind', defaultMessage: 'Device offline, {position} ahead' },
  behind: { id: 'tasks.detail.behind', defaultMessage: '{position} ahead' },
  next: { id: 'tasks.detail.next', defaultMessage: 'Next in line' },
  attempt: { id: 'tasks.detail.attempt', defaultMessage: 'Attempt {attempt}' },
  notDelivered: { id: 'tasks.detail.notDelivered', defaultMessage: 'The device did not receive it' },
  deliveryUnknown: { id: 'tasks.detail.deliveryUnknown', defaultMessage: 'Delivery could not be confirmed' },
  echo: { id: 'tasks.detail.echo', defaultMessage: '{ms, number, ::.#} ms' },
  echoLost: { id: 'tasks.detail.echoLost', defaultMessage: 'No answer' },
  progress: { id: 'tasks.detail.progress', defaultMessage: '{progress, number}%' },
  scanned: {
    id: 'tasks.detail.scanned',
    defaultMessage: '{progress, number}%, {channels, plural, one {# channel} other {# channels}}',
  },
  signal: { id: 'tasks.detail.signal', defaultMessage: '{dbm, number} dBm' },
  cancelLeftScreen: { id: 'tasks.detail.cancelLeftScreen', defaultMessage: 'The page was left' },
  cancelFoundOnReturn: {
    id: 'tasks.detail.cancelFoundOnReturn',
    defaultMessage: 'The page was reopened',
  },
  cancelReplaced: { id: 'tasks.detail.cancelReplaced', defaultMessage: 'Replaced by a newer task' },
  cancelBulkAction: { id: 'tasks.detail.cancelBulkAction', defaultMessage: 'With its bulk action' },
});
