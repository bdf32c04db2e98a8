import type { TaskKind } from '#machines/task/kinds.ts';
import { defineMessages, type Message } from '#web/i18n/message.ts';

export const messages = defineMessages({
  pingTest: { id: 'task.PingTest', defaultMessage: 'Ping test' },
  traceRoute: { id: 'task.TraceRoute', defaultMessage: 'Trace route test' },
  downloadSpeed: { id: 'task.DownloadSpeed', defaultMessage: 'Download speed test' },
  uploadSpeed: { id: 'task.UploadSpeed', defaultMessage: 'Upload speed test' },
  signalStrength: { id: 'task.WifiSignalStrength', defaultMessage: 'Wi-Fi signal strength' },
  reboot: { id: 'task.Reboot', defaultMessage: 'Reboot' },
  factoryReset: { id: 'task.FactoryReset', defaultMessage: 'Factory reset' },
  lock: { id: 'task.Lock', defaultMessage: 'Lock' },
  unlock: { id: 'task.Unlock', defaultMessage: 'Unlock' },
  timeSettings: { id: 'task.TimeSettings', defaultMessage: 'Time settings' },
  radioSettings: { id: 'task.RadioSettings', defaultMessage: 'Wi-Fi configuration' },
  titlePingTest: { id: 'task.title.PingTest', defaultMessage: 'Ping Test' },
  titleTraceRoute: { id: 'task.title.TraceRoute', defaultMessage: 'Trace Route Test' },
  titleSignalStrength: { id: 'task.title.WifiSignalStrength', defaultMessage: 'Wifi Signal Strength' },
  titleRadioSettings: { id: 'task.title.RadioSettings', defaultMessage: 'Wi-Fi Configuration' },
  cancelForbidden: { id: 'task.cancelForbidden', defaultMessage: "Your role can't cancel tasks." },
  toastStart: { id: 'task.toast.start', defaultMessage: '[{task}] Start' },
  toastProgress: { id: 'task.toast.progress', defaultMessage: '[{task}] Progress' },
  toastCompleted: { id: 'task.toast.completed', defaultMessage: '[{task}] Completed' },
  toastNotStarted: { id: 'task.toast.notStarted', defaultMessage: '[{task}] Not started' },
  toastStopped: { id: 'task.toast.stopped', defaultMessage: '[{task}] Stopped' },
  toastCancelled: { id: 'task.toast.cancelled', defaultMessage: '[{task}] Cancelled' },
  toastSuperseded: { id: 'task.toast.superseded', defaultMessage: '[{task}] Superseded' },
  toastLine: { id: 'task.toast.line', defaultMessage: '{device}: {what}' },
  bodyStart: { id: 'task.body.start', defaultMessage: 'Start Action to Device' },
  bodyProgress: { id: 'task.body.progress', defaultMessage: 'Sending action to device' },
  bodyCompleted: { id: 'task.body.completed', defaultMessage: 'Success Device Action' },
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

/** In lists, heads and sentences. */
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
  RadioSettings: messages.radioSettings,
};

/** In the titles of toasts: CO-038 and 001§4 fix how they are written there. */
export const taskTitles: Record<TaskKind, Message> = {
  ...taskNames,
  PingTest: messages.titlePingTest,
  TraceRoute: messages.titleTraceRoute,
  WifiSignalStrength: messages.titleSignalStrength,
  RadioSettings: messages.titleRadioSettings,
};
