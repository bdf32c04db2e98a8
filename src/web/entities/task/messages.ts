import type { TaskKind } from '#machines/task/kinds.ts';
import { defineMessages, type Message } from '#web/i18n/message.ts';

export const messages = defineMessages({
  pingTest: { id: 'task.PingTest', defaultMessage: 'Ping Test' },
  traceRoute: { id: 'task.TraceRoute', defaultMessage: 'Trace Route Test' },
  downloadSpeed: { id: 'task.DownloadSpeed', defaultMessage: 'Download speed test' },
  uploadSpeed: { id: 'task.UploadSpeed', defaultMessage: 'Upload speed test' },
  signalStrength: { id: 'task.WifiSignalStrength', defaultMessage: 'Wifi Signal Strength' },
  reboot: { id: 'task.Reboot', defaultMessage: 'Reboot' },
  factoryReset: { id: 'task.FactoryReset', defaultMessage: 'Factory reset' },
  lock: { id: 'task.Lock', defaultMessage: 'Block' },
  unlock: { id: 'task.Unlock', defaultMessage: 'Unblock' },
  timeSettings: { id: 'task.TimeSettings', defaultMessage: 'Time settings' },
  toastStart: { id: 'task.toast.start', defaultMessage: '[{task}] Start' },
  toastProgress: { id: 'task.toast.progress', defaultMessage: '[{task}] Progress' },
  toastCompleted: { id: 'task.toast.completed', defaultMessage: '[{task}] Completed' },
  toastStopped: { id: 'task.toast.stopped', defaultMessage: '[{task}] Stopped' },
  bodyStart: { id: 'task.body.start', defaultMessage: 'Start Action to Device' },
  bodyProgress: { id: 'task.body.progress', defaultMessage: 'Sending action to device' },
  bodyCompleted: { id: 'task.body.completed', defaultMessage: 'Success Device Action' },
  bodyBusy: { id: 'task.body.busy', defaultMessage: 'The device is busy. Please try again later.' },
  bodyBatchStart: {
    id: 'task.body.batchStart',
    defaultMessage: '{count, plural, one {Start Action to # device} other {Start Action to # devices}}',
  },
  bodyBatch: {
    id: 'task.body.batch',
    defaultMessage: '{done} of {total} completed, {failed} stopped',
  },
  stateEmpty: { id: 'task.state.empty', defaultMessage: 'Not begun' },
  stateRequested: { id: 'task.state.requested', defaultMessage: 'Requested' },
  stateAuthorised: { id: 'task.state.authorised', defaultMessage: 'Authorised' },
  stateQueued: { id: 'task.state.queued', defaultMessage: 'Queued' },
  stateDispatched: { id: 'task.state.dispatched', defaultMessage: 'Sent' },
  stateRunning: { id: 'task.state.running', defaultMessage: 'Running' },
  stateCancelling: { id: 'task.state.cancelling', defaultMessage: 'Cancelling' },
  stateSucceeded: { id: 'task.state.succeeded', defaultMessage: 'Succeeded' },
  stateFailed: { id: 'task.state.failed', defaultMessage: 'Failed' },
  stateTimedOut: { id: 'task.state.timedOut', defaultMessage: 'Timed out' },
  stateExpired: { id: 'task.state.expired', defaultMessage: 'Expired' },
  stateCancelled: { id: 'task.state.cancelled', defaultMessage: 'Cancelled' },
  stateOutcomeUnknown: { id: 'task.state.outcomeUnknown', defaultMessage: 'Outcome unknown' },
  stateSuperseded: { id: 'task.state.superseded', defaultMessage: 'Superseded' },
});

/** Display names of CO-038 and 001§4. */
export const taskNames: Record<TaskKind, Message> = {
  PingTest: messages.pingTest,
  TraceRoute: messages.traceRoute,
  DownloadSpeed: messages.downloadSpeed,
  UploadSpeed: messages.uploadSpeed,
  WifiSignalStrength: messages.signalStrength,
  Reboot: messages.reboot,
  FactoryReset: messages.factoryReset,
  Lock: messages.lock,
  Unlock: messages.unlock,
  TimeSettings: messages.timeSettings,
};
