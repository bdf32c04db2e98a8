import type { DeadlineName } from '#machines/task/kinds.ts';
import type { Message } from '#web/i18n/message.ts';
import { messages } from './messages.ts';

export const deadlineLabels: Record<DeadlineName, Message> = {
  offlineWait: messages.deadlineOfflineWait,
  delivery: messages.deadlineDelivery,
  firstProgress: messages.deadlineFirstProgress,
  completion: messages.deadlineCompletion,
};
