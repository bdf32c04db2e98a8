import type { LiveMessage } from '#domain/live-message.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { type Toast, type ToastText, toastStore } from '#web/ui/toasts.ts';
import { messages } from './task-messages.ts';
import { taskNames } from './task-names.ts';

type Status = 'start' | 'progress' | 'completed' | 'stopped';

const titles = {
  start: messages.toastStart,
  progress: messages.toastProgress,
  completed: messages.toastCompleted,
  stopped: messages.toastStopped,
} as const satisfies Record<Status, unknown>;

/** The device itself said no: then it is busy (ER-043). Every other stop has its reason on the timeline, not here (ER-044). */
const stoppedBody = (code: string): { body?: ToastText } =>
  code === 'wsfail' ? { body: { message: messages.bodyBusy } } : {};

const bodyOf = (status: Status, code: string): { body?: ToastText } => {
  switch (status) {
    case 'start':
      return { body: { message: messages.bodyStart } };
    case 'progress':
      return { body: { message: messages.bodyProgress } };
    case 'completed':
      return { body: { message: messages.bodyCompleted } };
    case 'stopped':
      return stoppedBody(code);
    default:
      return status satisfies never;
  }
};

/** `[task name] State`, with the way to the timeline. TR-003..TR-007. */
/** Without a failure code a task was stopped because somebody wished it: no alarm. */
function toneOf(status: Status, code: string): Toast['tone'] {
  if (status === 'completed') return 'success';
  if (status === 'stopped') return code === '' ? 'info' : 'danger';
  return 'task';
}

export function showTaskToast(task: { kind: TaskKind; taskId: string; status: Status; code?: string }): void {
  const { kind, taskId, status, code = '' } = task;
  toastStore.show({
    tone: toneOf(status, code),
    title: { message: titles[status], values: { task: taskNames[kind] } },
    ...bodyOf(status, code),
    ...(status === 'stopped' && code ? { code } : {}),
    ...(taskId ? { taskId } : {}),
  });
}

interface Batch {
  kind: TaskKind;
  taskIds: readonly string[];
  done: Set<string>;
  failed: Set<string>;
}

/** Management tasks that this tab asked for: only these are told of. A reload forgets them, their timeline does not. */
const singles = new Map<string, TaskKind>();
const batches = new Map<string, Batch>();

/** Messages of tasks nobody has claimed yet: the socket may tell the end before the command's own answer arrives. */
const unclaimed = new Map<string, LiveMessage>();
const unclaimedLimit = 1000;

function keepUnclaimed(taskId: string, message: LiveMessage): void {
  unclaimed.delete(taskId);
  unclaimed.set(taskId, message);
  const [oldest] = unclaimed.keys();
  if (unclaimed.size > unclaimedLimit && oldest !== undefined) unclaimed.delete(oldest);
}

export function followTasks(kind: TaskKind, taskIds: readonly string[]): void {
  register(kind, taskIds);
  for (const taskId of taskIds) {
    const early = unclaimed.get(taskId);
    unclaimed.delete(taskId);
    if (early) noteTaskMessage(early);
  }
}

function register(kind: TaskKind, taskIds: readonly string[]): void {
  const [first] = taskIds;
  if (taskIds.length === 1 && first !== undefined) {
    singles.set(first, kind);
    showTaskToast({ kind, taskId: first, status: 'start' });
    return;
  }
  const batch: Batch = { kind, taskIds, done: new Set(), failed: new Set() };
  for (const taskId of taskIds) batches.set(taskId, batch);
  toastStore.show({
    tone: 'task',
    title: { message: messages.toastStart, values: { task: taskNames[kind] } },
    body: { message: messages.bodyBatchStart, values: { count: taskIds.length } },
  });
}

/** One toast tells of the whole batch when its last task has ended (TR-012). */
function noteInBatch(batch: Batch, taskId: string, taskEvent: string): void {
  if (taskEvent === 'complete' || taskEvent === 'success') batch.done.add(taskId);
  else if (taskEvent === 'fail') batch.failed.add(taskId);
  else return;
  if (batch.done.size + batch.failed.size < batch.taskIds.length) return;
  for (const id of batch.taskIds) batches.delete(id);
  const failed = batch.failed.size;
  toastStore.show({
    tone: failed > 0 ? 'danger' : 'success',
    title: {
      message: failed > 0 ? messages.toastStopped : messages.toastCompleted,
      values: { task: taskNames[batch.kind] },
    },
    body: {
      message: messages.bodyBatch,
      values: { done: batch.done.size, total: batch.taskIds.length, failed },
    },
  });
}

const statuses: Record<string, Status> = {
  start: 'start',
  progress: 'progress',
  complete: 'completed',
  success: 'completed',
  fail: 'stopped',
};

/** Diagnoses are told of by their cards; here are the tasks of the management feature (TR-014). */
export function noteTaskMessage(message: LiveMessage): void {
  const { task, task_id: taskId } = message;
  if (!task || !taskId) return;
  const taskEvent = task.task_event.toLowerCase();
  const batch = batches.get(taskId);
  if (batch) noteInBatch(batch, taskId, taskEvent);
  const kind = singles.get(taskId);
  if (!batch && !kind && message.feature_key === 'management') keepUnclaimed(taskId, message);
  const status = statuses[taskEvent];
  if (!kind || !status) return;
  if (status === 'completed' || status === 'stopped') singles.delete(taskId);
  showTaskToast({ kind, taskId, status, code: task.fail_reason ?? '' });
}
