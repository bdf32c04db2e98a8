import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'bulkActions.title', defaultMessage: 'Bulk actions' },
  context: { id: 'bulkActions.context', defaultMessage: 'Commands to several devices, newest first' },
  titleOf: { id: 'bulkActions.titleOf', defaultMessage: '{task} on several devices' },
  action: { id: 'bulkActions.action', defaultMessage: 'Action' },
  state: { id: 'bulkActions.state', defaultMessage: 'State' },
  devices: { id: 'bulkActions.devices', defaultMessage: 'Devices' },
  progress: { id: 'bulkActions.progress', defaultMessage: 'Progress' },
  endedOf: { id: 'bulkActions.endedOf', defaultMessage: '{ended} of {total}' },
  outcomes: { id: 'bulkActions.outcomes', defaultMessage: 'Outcomes' },
  notStarted: { id: 'bulkActions.notStarted', defaultMessage: 'Not started' },
  open: { id: 'bulkActions.open', defaultMessage: 'Under way' },
  requestedBy: { id: 'bulkActions.requestedBy', defaultMessage: 'Requested by' },
  requestedAt: { id: 'bulkActions.requestedAt', defaultMessage: 'Requested' },
  windowEnds: { id: 'bulkActions.windowEnds', defaultMessage: 'Called off at' },
  finished: { id: 'bulkActions.finished', defaultMessage: 'Finished' },
  none: { id: 'bulkActions.none', defaultMessage: 'No bulk actions' },
  noneHelp: {
    id: 'bulkActions.noneHelp',
    defaultMessage: 'Choose several devices in the device list and give them one command.',
  },
  openDevices: { id: 'bulkActions.openDevices', defaultMessage: 'Go to the device list' },
  showTasks: { id: 'bulkActions.showTasks', defaultMessage: 'Show its tasks' },
  cancel: { id: 'bulkActions.cancel', defaultMessage: 'Cancel bulk action' },
  cancelTitle: { id: 'bulkActions.cancelTitle', defaultMessage: 'Cancel this bulk action?' },
  cancelHelp: {
    id: 'bulkActions.cancelHelp',
    defaultMessage:
      'Tasks that wait are cancelled and no more are started. A restart or reset that was sent already runs to its end.',
  },
  cancelRequested: {
    id: 'bulkActions.cancelRequested',
    defaultMessage: 'The bulk action is being cancelled',
  },
  starting: { id: 'bulkActions.starting', defaultMessage: 'Starting' },
  running: { id: 'bulkActions.running', defaultMessage: 'Under way' },
  cancelling: { id: 'bulkActions.cancelling', defaultMessage: 'Cancelling' },
  completed: { id: 'bulkActions.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'bulkActions.cancelled', defaultMessage: 'Cancelled' },
  expired: { id: 'bulkActions.expired', defaultMessage: 'Time over' },
});
