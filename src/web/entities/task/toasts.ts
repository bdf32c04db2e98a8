import { failureCodeOf, taskKinds } from '#domain/task-kinds.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { type Toast, type ToastText, toastStore } from '#web/ui/toasts.ts';
import { messages, taskNames } from './messages.ts';
import type { Moment } from './replay.ts';
import { type TaskStream, taskStream } from './streams.ts';

export type TaskStatus = 'start' | 'progress' | 'completed' | 'stopped';

/** Why a task ended without success: a code of the error catalogue, and what was said of it. */
export interface TaskFailure {
  code: string;
  message: string;
}

/** Null for success, for a task that runs, and for one that ended because a user cancelled it. */
export function failureOf({ terminal, state, context }: Moment): TaskFailure | null {
  if (!terminal || state === 'succeeded' || state === 'cancelled') return null;
  return context.failure ?? { code: failureCodeOf(state) ?? 'wsfail', message: state };
}

/** How far a task is in the words of its toasts (TR-004..TR-007); progress as late as it is told (RU-031). */
export function statusOf({ replay, state }: TaskStream): TaskStatus | null {
  const { terminal, state: now } = replay.at(state.version);
  if (terminal) return now === 'succeeded' ? 'completed' : 'stopped';
  switch (replay.states[state.shownTo - 1]) {
    case 'dispatched':
      return 'start';
    case 'running':
    case 'cancelling':
      return 'progress';
    default:
      return null;
  }
}

const titles = {
  start: messages.toastStart,
  progress: messages.toastProgress,
  completed: messages.toastCompleted,
  stopped: messages.toastStopped,
} as const satisfies Record<TaskStatus, unknown>;

/**
 * The device itself said no: then it is busy (ER-043), or it does not take these settings. Every other stop has its reason
 * on the timeline, not here (ER-044).
 */
const stoppedBody = (kind: TaskKind, code: string): { body?: ToastText } => {
  if (code !== 'wsfail') return {};
  return { body: { message: taskKinds[kind].modelFeature ? messages.bodyRefused : messages.bodyBusy } };
};

const bodyOf = (kind: TaskKind, status: TaskStatus, code: string): { body?: ToastText } => {
  switch (status) {
    case 'start':
      return { body: { message: messages.bodyStart } };
    case 'progress':
      return { body: { message: messages.bodyProgress } };
    case 'completed':
      return { body: { message: messages.bodyCompleted } };
    case 'stopped':
      return stoppedBody(kind, code);
    default:
      return status satisfies never;
  }
};

/** Without a failure code the task was cancelled on request: no alarm. */
function toneOf(status: TaskStatus, code: string): Toast['tone'] {
  if (status === 'completed') return 'success';
  if (status === 'stopped') return code === '' ? 'info' : 'danger';
  return 'task';
}

/** `[task name] State`, with the way to the timeline. TR-003..TR-007. */
export function showTaskToast(task: {
  kind: TaskKind;
  taskId: string;
  status: TaskStatus;
  code?: string;
}): void {
  const { kind, taskId, status, code = '' } = task;
  toastStore.show({
    tone: toneOf(status, code),
    title: { message: titles[status], values: { task: taskNames[kind] } },
    ...bodyOf(kind, status, code),
    ...(status === 'stopped' && code ? { code } : {}),
    ...(taskId ? { taskId } : {}),
  });
}

/** Tells of a task's further steps, from the one after `shown`, until its end or until the returned function is called. */
export function followTask(kind: TaskKind, taskId: string, shown: TaskStatus | null): () => void {
  const stream = taskStream(taskId);
  let last = shown;
  const tell = () => {
    const status = statusOf(stream);
    if (status === null || status === last) return;
    last = status;
    if (status === 'completed' || status === 'stopped') stop();
    const code = failureOf(stream.replay.at(stream.state.version))?.code ?? '';
    showTaskToast({ kind, taskId, status, code });
  };
  const stop = stream.watch(tell);
  // The socket may have told the end before the command's own answer arrived.
  tell();
  return stop;
}

/** Tasks of the management feature that this tab asked for (TR-014). A reload forgets them, their timeline does not. */
export function followTasks(kind: TaskKind, taskIds: readonly string[]): void {
  const [first] = taskIds;
  if (taskIds.length === 1 && first !== undefined) {
    showTaskToast({ kind, taskId: first, status: 'start' });
    followTask(kind, first, null);
  } else followBatch(kind, taskIds);
}

/** One toast tells of the whole batch when its last task has ended (TR-012). */
function followBatch(kind: TaskKind, taskIds: readonly string[]): void {
  let done = 0;
  let failed = 0;
  toastStore.show({
    tone: 'task',
    title: { message: messages.toastStart, values: { task: taskNames[kind] } },
    body: { message: messages.bodyBatchStart, values: { count: taskIds.length } },
  });
  const count = (stream: TaskStream, stop: () => void) => {
    const now = stream.replay.at(stream.state.version);
    if (!now.terminal) return;
    stop();
    if (failureOf(now)) failed++;
    else done++;
    if (done + failed < taskIds.length) return;
    toastStore.show({
      tone: failed > 0 ? 'danger' : 'success',
      title: {
        message: failed > 0 ? messages.toastStopped : messages.toastCompleted,
        values: { task: taskNames[kind] },
      },
      body: { message: messages.bodyBatch, values: { done, total: taskIds.length, failed } },
    });
  };
  for (const taskId of taskIds) {
    const stream = taskStream(taskId);
    const stop = stream.follow(() => count(stream, stop));
    count(stream, stop);
  }
}
