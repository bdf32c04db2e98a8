import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  cancelTraceRoute: { id: 'operation.cancelTraceRoute', defaultMessage: 'Trace Route Cancel' },
  cancelSignalStrength: {
    id: 'operation.cancelSignalStrength',
    defaultMessage: 'Wifi Signal Strength Cancel',
  },
  cancelTask: { id: 'operation.cancelTask', defaultMessage: 'Cancel task' },
  setDeviceName: { id: 'operation.setDeviceName', defaultMessage: 'Change name' },
  setMonitoring: { id: 'operation.setMonitoring', defaultMessage: 'Start monitoring' },
  startSpeedTest: { id: 'operation.startSpeedTest', defaultMessage: 'Speed tests, download and upload' },
  setSpeedTest: { id: 'operation.setSpeedTest', defaultMessage: 'Change speed-test server' },
  openCase: { id: 'operation.openCase', defaultMessage: 'Open case with tasks' },
  addCaseTasks: { id: 'operation.addCaseTasks', defaultMessage: 'Add tasks to case' },
  removeCaseTask: { id: 'operation.removeCaseTask', defaultMessage: 'Take task out of case' },
  setDeviceTime: { id: 'operation.setDeviceTime', defaultMessage: 'Change time settings' },
});
