import type { operations } from '#api/operations.gen.ts';
import type { Message } from '#web/i18n/message.ts';
import { messages as taskMessages } from '#web/resource/task-messages.ts';
import { messages } from './operation-messages.ts';

/** Operations that leave a trace on a device, in the reader's words. */
const names: Partial<Record<keyof typeof operations, Message>> = {
  rebootDevices: taskMessages.reboot,
  factoryResetDevices: taskMessages.factoryReset,
  lockDevices: taskMessages.lock,
  unlockDevices: taskMessages.unlock,
  startPing: taskMessages.pingTest,
  startTraceRoute: taskMessages.traceRoute,
  startDownloadTest: taskMessages.downloadSpeed,
  startUploadTest: taskMessages.uploadSpeed,
  startSignalStrength: taskMessages.signalStrength,
  cancelTraceRoute: messages.cancelTraceRoute,
  cancelSignalStrength: messages.cancelSignalStrength,
  cancelTask: messages.cancelTask,
  setDeviceName: messages.setDeviceName,
  setDeviceTime: messages.setDeviceTime,
  setMonitoring: messages.setMonitoring,
  startSpeedTest: messages.startSpeedTest,
  setSpeedTest: messages.setSpeedTest,
  setSpeedTestServer: messages.setSpeedTest,
  openCase: messages.openCase,
  addCaseTasks: messages.addCaseTasks,
  removeCaseTask: messages.removeCaseTask,
};

const isNamed = (name: string): name is keyof typeof names => Object.hasOwn(names, name);

export const operationName = (name: string): Message | null => (isNamed(name) ? (names[name] ?? null) : null);
