import type { TaskKind } from '#machines/task/kinds.ts';
import type { Message } from '#web/i18n/message.ts';
import { messages } from './task-messages.ts';

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
};
