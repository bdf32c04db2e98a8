import { taskTitles } from '#domain/task-kinds/texts.ts';
import { failureCodeOf } from '#domain/task-record.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { taskMachine } from '#machines/task/machine.ts';
import type { Moment } from '#web/entities/stream/replay.ts';
import { spanInUse } from '#web/entities/stream/span.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { Message } from '#web/i18n/message.ts';
import { dispatch } from '#web/live/dispatch.ts';
import { liveSocket } from '#web/live/socket.ts';
import { type ToastText, toastStore } from '#web/ui/toasts.ts';
import { followedTasks, type TaskStatus, type ToastTask } from './followed-tasks.ts';
import { messages } from './messages.ts';
import { outcomeOf } from './outcome.ts';
import { isTaskState, taskAppearance } from './state-badge.tsx';
import { type TaskStream, taskStreams } from './streams.ts';

/** Reason of a task's end without success: a code of the error catalogue, and its message. */
export interface TaskFailure {
  code: string;
  message: string;
}

/** Null for success, for a task that runs, and for one that ended because a user cancelled it. */
export function failureOf({ terminal, state, context }: Moment<typeof taskMachine>): TaskFailure | null {
  if (!terminal || state === 'succeeded' || state === 'cancelled') return null;
  return context.failure ?? { code: failureCodeOf(state, context.deviceOnline) ?? 'wsfail', message: state };
}

/** Status of a task in the words of its toasts (TN-004..TN-007); progress is shown with its delay (RU-031). */
export function statusOf({ replay, state }: TaskStream): TaskStatus | null {
  const { terminal, state: now } = replay.at(state.version);
  if (terminal) return now === 'succeeded' ? 'completed' : 'stopped';
  switch (replay.states[state.shownTo - 1]) {
    case 'dispatched':
      return 'start';
    case 'running':
    case 'settling':
    case 'awaitingCheckIn':
    case 'confirming':
    case 'takingBack':
    case 'cancelling':
      return 'progress';
    default:
      return null;
  }
}

/** A start call that the server refused has no task whose end could be reported. */
const titles = {
  start: messages.toastStart,
  progress: messages.toastProgress,
  completed: messages.toastCompleted,
  stopped: messages.toastStopped,
} as const satisfies Record<TaskStatus, Message>;
const bodies = {
  start: messages.bodyStart,
  progress: messages.bodyProgress,
  completed: messages.bodyCompleted,
};

/** Ends that are neither done nor failed have titles of their own; the others those of the specification. */
const titlesOfEnds: Partial<Record<string, Message>> = {
  cancelled: messages.toastCancelled,
  superseded: messages.toastSuperseded,
};

/** Line of a toast: the device and the message about it. */
const line = (device: string, message: Message, values: Words['values'] = {}): ToastText => ({
  message: messages.toastLine,
  values: { device, what: { message, values } },
});

/** `[task name] State`, below it the device, with the way to the timeline. TN-003..TN-006. */
export function showTaskToast(task: ToastTask & { status: TaskStatus; code?: string }): void {
  const { kind, taskId, device, status, code } = task;
  toastStore.show({
    tone: status === 'completed' ? 'success' : status === 'stopped' ? 'danger' : 'task',
    title: { message: titles[status], values: { task: taskTitles[kind] } },
    body: status === 'stopped' ? device : line(device, bodies[status]),
    ...(code ? { code } : {}),
    ...(taskId ? { taskId } : {}),
  });
}

/** No task was made, so none can have stopped (RU-041, TN-018). */
export function showNotStarted({ kind, device }: Pick<ToastTask, 'kind' | 'device'>, code: string): void {
  toastStore.show({
    tone: 'danger',
    title: { message: messages.toastNotStarted, values: { task: taskTitles[kind] } },
    body: device,
    code,
  });
}

/**
 * Shows the end: each state has its own icon, and one sentence with device and outcome (TN-006, TN-007, ER-043,
 * ER-044).
 */
function showEnd({ kind, taskId, device }: ToastTask, { replay, state: { version } }: TaskStream): void {
  const moment = replay.at(version);
  const look = isTaskState(moment.state) ? taskAppearance[moment.state] : null;
  const outcome = outcomeOf(moment, replay, spanInUse);
  const done = moment.state === 'succeeded';
  const title = titlesOfEnds[moment.state] ?? (done ? messages.toastCompleted : messages.toastStopped);
  const failure = failureOf(moment);
  const tone = outcome?.tone ?? look?.tone;
  toastStore.show({
    tone: done ? 'success' : tone === 'idle' ? 'info' : tone === 'notice' ? 'notice' : 'danger',
    ...(look && look.tone === tone ? { icon: look.icon } : {}),
    title: { message: title, values: { task: taskTitles[kind] } },
    body: line(device, outcome?.text ?? messages.bodyCompleted, outcome?.values),
    ...(failure ? { code: failure.code } : {}),
    taskId,
  });
}

/** Tasks whose end this tab reports in a toast, by task id. */
const followed = new Map<string, () => void>();

/** Follows the tasks again whose end the page before the reload would have reported. */
export function followAgain(): void {
  for (const [taskId, { shown, ...task }] of Object.entries(followedTasks.read())) {
    if (followed.has(taskId)) continue;
    followTask({ ...task, taskId }, shown);
    taskStreams.of(taskId).read();
  }
}

/**
 * Shows a toast for each further step of a task, from the one after `shown`, until its end or until the returned function is
 * called. Only the latest call for a task shows them.
 */
export function followTask(task: ToastTask, shown: TaskStatus | null): () => void {
  const { kind, taskId, device } = task;
  followed.get(taskId)?.();
  const stream = taskStreams.of(taskId);
  let last = shown;
  const tell = () => {
    const status = statusOf(stream);
    if (status === null || status === last) return;
    last = status;
    if (status === 'completed' || status === 'stopped') {
      stop();
      showEnd(task, stream);
    } else {
      followedTasks.keep(taskId, { kind, device, shown: last });
      showTaskToast({ ...task, status });
    }
  };
  const stopWatching = stream.watch(tell);
  const stop = () => {
    stopWatching();
    if (followed.get(taskId) !== stop) return;
    followed.delete(taskId);
    followedTasks.drop(taskId);
  };
  followed.set(taskId, stop);
  followedTasks.keep(taskId, { kind, device, shown });
  // The socket may have reported the end before the command's own answer arrived.
  tell();
  return stop;
}

interface Started {
  taskIds: readonly string[];
  bulkActionId?: string | null;
}

/** Follows tasks of the management feature that this tab requested (TN-014). */
export function followTasks(
  kind: TaskKind,
  device: string,
  { taskIds: [first, ...others], bulkActionId }: Started,
): void {
  if (bulkActionId) followBulkAction(kind, bulkActionId, others.length + 1);
  // RU-041
  else if (!first) showNotStarted({ kind, device }, 'nodata');
  else {
    showTaskToast({ kind, taskId: first, device, status: 'start' });
    followTask({ kind, taskId: first, device }, null);
  }
}

/** One toast reports that all tasks start, and one how they ended (TN-012). */
function followBulkAction(kind: TaskKind, bulkActionId: string, count: number): void {
  const title = (message: Message) => ({ message, values: { task: taskTitles[kind] } });
  toastStore.show({
    tone: 'task',
    title: title(messages.toastStart),
    body: { message: messages.bodyBatchStart, values: { count } },
    bulkActionId,
  });
  const read = () =>
    answerOf(mainApi.GET('/bulk-actions/{bulkActionId}', { params: { path: { bulkActionId } } }));
  const tellEnd = ({ data: { terminal, total, outcomes } }: Awaited<ReturnType<typeof read>>) => {
    if (!terminal || isShown) return;
    isShown = true;
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
  // A failed read is repeated with the next message, or when the socket is back.
  const look = () => void read().then(tellEnd, () => {});
  let isShown = false;
  const stops = [
    dispatch.listenToFacts(({ data }) => {
      if (data.bulkActionId === bulkActionId && data.terminal === true) look();
    }),
    liveSocket.onResync(look),
  ];
  // The socket may have reported the end before the command's own answer arrived.
  look();
}
