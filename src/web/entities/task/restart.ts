import { taskKinds } from '#domain/task-kinds/table.ts';
import { taskSuccesses } from '#domain/task-kinds/texts.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { TaskContext } from '#machines/task/machine.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import { outcomeMessages as messages } from './outcome-messages.ts';

/** Says that a device has restarted, and the evidence; null for other tasks, and without stored evidence. */
export function restartWords(kind: TaskKind, result: TaskContext['result']): Words | null {
  const success = taskSuccesses[kind];
  if (taskKinds[kind].confirmBy !== 'boot' || success === null || !isObject(result)) return null;
  const { evidence, cause } = result;
  if (!isObject(evidence)) return null;
  const done = { text: success };
  switch (evidence.kind) {
    case 'commandKey':
      return { text: messages.bootKey, values: { done } };
    case 'cause':
      return typeof cause === 'string' && cause !== ''
        ? { text: messages.bootCause, values: { done, cause } }
        : { text: messages.bootNoCause, values: { done } };
    case 'firmwareUpdated':
      return { text: messages.bootUpdated, values: { done } };
    case 'upTime':
      return { text: messages.bootUpTime, values: { done, seconds: Number(evidence.upTime) } };
    case 'subscriptions':
      return { text: messages.bootSubscriptions, values: { done } };
    default:
      return null;
  }
}
