import { failureCodeOf, taskKinds } from '#domain/task-kinds.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { taskMachine } from '#machines/task/machine.ts';
import type { Moment } from '#web/entities/stream/replay.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { Message } from '#web/i18n/message.ts';
import { dispatch } from '#web/live/dispatch.ts';
import { liveSocket } from '#web/live/socket.ts';
import { type Toast, type ToastText, toastStore } from '#web/ui/toasts.ts';
import { messages, taskNames } from './messages.ts';
import { type TaskStream, taskStreams } from './streams.ts';

export type TaskStatus = 'start' | 'progress' | 'completed' | 'stopped';

/** Why a task ended without success: a code of the error catalogue, and what was said of it. */
export interface TaskFailure {
  code: string;
  message: string;
}

/** Null for success, for a task that runs, and for one that ended because a user cancelled it. */
export function failureOf({ terminal, state, context }: Moment<typeof taskMachine>): TaskFailure | null {
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
  const stream = taskStreams.of(taskId);
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

interface Started {
  taskIds: readonly string[];
  bulkActionId?: string | null;
}

/** What this tab asked for of the management feature (TR-014). A reload forgets it, its timeline does not. */
export function followTasks(kind: TaskKind, { taskIds: [first, ...others], bulkActionId }: Started): void {
  if (bulkActionId) followBulkAction(kind, bulkActionId, others.length + 1);
  else if (first !== undefined) {
    showTaskToast({ kind, taskId: first, status: 'start' });
    followTask(kind, first, null);
  }
}

/** One toast tells that all of them start, one how they ended (TR-012). */
function followBulkAction(kind: TaskKind, bulkActionId: string, count: number): void {
  const title = (message: Message) => ({ message, values: { task: taskNames[kind] } });
  toastStore.show({
    tone: 'task',
    title: title(messages.toastStart),
    body: { message: messages.bodyBatchStart, values: { count } },
    bulkActionId,
  });
  const read = () =>
    answerOf(mainApi.GET('/bulk-actions/{bulkActionId}', { params: { path: { bulkActionId } } }));
  const tellEnd = ({ data: { terminal, total, outcomes } }: Awaited<ReturnType<typeof read>>) => {
    if (!terminal || told) return;
    told = true;
    for (const stop of stops) stop();
    const done = outcomes.succeeded ?? 0;
    const failed = total - done;
    toastStore.show({
      tone: failed > 0 ? 'danger' : 'success',
      title: title(failed > 0 ? messages.toastStopped : messages.toastCompleted),
      body: { message: messages.bodyBatch, values: { done, total, failed } },
      bulkActionId,
    });
  };
  // What cannot be read now is read with the next message, or when the socket is back.
  const look = () => void read().then(tellEnd, () => {});
  let told = false;
  const stops = [
    dispatch.listenToFacts(({ data }) => {
      if (data.bulkActionId === bulkActionId && data.terminal === true) look();
    }),
    liveSocket.onResync(look),
  ];
  // The socket may have told the end before the command's own answer arrived.
  look();
}
