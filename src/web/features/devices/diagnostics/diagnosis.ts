import { useEffect, useSyncExternalStore } from 'react';
import { taskTitles } from '#domain/task-kinds/texts.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import { every, nowSeconds } from '#web/ambient/clock.ts';
import type { Replay } from '#web/entities/stream/replay.ts';
import { spanInUse } from '#web/entities/stream/span.ts';
import type { Sentence } from '#web/entities/stream/timeline-kind.ts';
import { messages as taskMessages } from '#web/entities/task/messages.ts';
import { outcomeOf } from '#web/entities/task/outcome.ts';
import { isTaskState, type TaskState } from '#web/entities/task/state-badge.tsx';
import { type TaskStream, taskStreams } from '#web/entities/task/streams.ts';
import {
  followTask,
  showNotStarted,
  showTaskToast,
  statusOf,
  type TaskFailure,
} from '#web/entities/task/toasts.ts';
import { ApiError } from '#web/http/api-error.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { callCancel, callStart, type DiagnosticKind, sampledKinds } from './calls.ts';
import { messages } from './messages.ts';
import { deleteStored, isExpired, onScreen, readStored, saveStored } from './stored.ts';

/** Steps that the card ticks off; the end has a name of its own. */
export type DiagnosisPhase = 'queued' | 'sent' | 'accepted' | 'running';

/** The run that a card shows. */
export interface Run {
  /** Empty: none yet. */
  taskId: string;
  busy: boolean;
  cancelling: boolean;
  /** The server's time of each step, ISO text. */
  phases: Partial<Record<DiagnosisPhase, string>>;
  /** Sentence, state and time of its end; null while it runs. */
  end: { state: TaskState; at: string; outcome: Sentence | null } | null;
  /** The user who requested it. */
  requestedBy: string;
  params: JsonObject;
  samples: JsonObject[];
  /** Result, even of a run that failed; null while nothing is known. */
  result: { data: Json } | null;
  /** Refusal of a call about it. */
  failure: TaskFailure | null;
  /** The call that failed. */
  failedAt: 'start' | 'cancel';
}

const noRun: Run = {
  taskId: '',
  busy: false,
  cancelling: false,
  phases: {},
  end: null,
  requestedBy: '',
  params: {},
  samples: [],
  result: null,
  failure: null,
  failedAt: 'start',
};

const failureFrom = (cause: unknown): TaskFailure =>
  cause instanceof ApiError
    ? { code: cause.code, message: cause.message }
    : { code: 'error', message: cause instanceof Error ? cause.message : String(cause) };

/** The steps an event of the task ticks off. */
export function phasesOf(kind: DiagnosticKind, factType: string): DiagnosisPhase[] {
  switch (factType) {
    case 'task.queued':
      return ['queued'];
    case 'task.dispatched':
      return ['sent'];
    case 'task.acknowledged':
      return sampledKinds.includes(kind) ? ['accepted'] : ['accepted', 'running'];
    case 'task.progressed':
      return ['running'];
    default:
      return [];
  }
}

/** The run of a kind, from the task's own fold; samples as they come (only the toast of progress is late, RU-031). */
export function runOf(kind: DiagnosticKind, taskId: string, { replay, state }: TaskStream): Run {
  const now = replay.at(state.version);
  const phases: Run['phases'] = {};
  const samples: JsonObject[] = [];
  for (const event of replay.events) {
    for (const phase of phasesOf(kind, event.type)) phases[phase] ??= event.recordedAt;
    const { sample } = event.data;
    if (event.type === 'task.progressed' && isObject(sample)) samples.push(sample);
  }
  return {
    taskId,
    busy: !now.terminal,
    cancelling: now.state === 'cancelling',
    phases,
    end:
      now.terminal && isTaskState(now.state)
        ? { state: now.state, at: endOf(replay), outcome: outcomeOf(now, replay, spanInUse) }
        : null,
    requestedBy: replay.events[0]?.actor.name ?? '',
    params: now.context.params,
    samples,
    result:
      now.state === 'succeeded' || (now.state === 'failed' && now.context.result !== null)
        ? { data: now.context.result }
        : null,
    failure: null,
    failedAt: 'start',
  };
}

/** Time of the last passage, ISO text: a late answer is no end. */
const endOf = ({ events, passages }: Pick<Replay, 'events' | 'passages'>): string =>
  events[(passages.at(-1)?.version ?? 0) - 1]?.recordedAt ?? '';

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * State of a card beside the task's fold: the start call under way, a requested cancel, the refusal of a call, and the task
 * that the card shows: the one begun here, else the newest of its kind on the device, from any user. It lives as long as the
 * page in the browser, so a start call is answered and its end reported even if its card was left.
 */
class Diagnosis {
  readonly #kind: DiagnosticKind;
  readonly #endpointId: string;
  readonly #readers = new Set<() => void>();
  /** Name of the device, for toasts. */
  #device = '';
  #isOpen = false;
  #isStarting = false;
  #wantsCancel = false;
  #failure: TaskFailure | null = null;
  #stream: TaskStream | null = null;
  #taskId = '';
  /** It was begun in this browser, which then answers for it. */
  #isOwn = false;
  #stopFollowing = () => {};
  #stopToasts = () => {};
  /** Seconds: the start, what was stored of the last word about the task, or its last event. */
  #since = 0;
  /** Ten minutes without a word: the card waits no longer (CO-011), whatever the task does. */
  #isGivenUp = false;
  run = noRun;

  constructor(kind: DiagnosticKind, endpointId: string) {
    this.#kind = kind;
    this.#endpointId = endpointId;
  }

  readonly subscribe = (reader: () => void): (() => void) => {
    this.#readers.add(reader);
    return () => {
      this.#readers.delete(reader);
    };
  };

  /** The card is on the screen until the returned function is called. */
  open(device: string): () => void {
    this.#device = device;
    this.#isOpen = true;
    onScreen.add(this.#endpointId);
    // Another session has begun since: its account asks for itself.
    if (this.#stream && taskStreams.of(this.#taskId) !== this.#stream) this.#forget();
    if (!this.#isStarting) this.#restore();
    this.#giveUpInTime();
    const stopClock = every(10_000, () => this.#giveUpInTime());
    return () => {
      stopClock();
      onScreen.delete(this.#endpointId);
      this.#isOpen = false;
      this.#leave();
    };
  }

  /** The newest task of the kind on the device: shown where nothing newer was begun here. */
  showNewest(taskId: string): void {
    if (this.#isStarting || taskId === this.#taskId || (this.#isOwn && this.run.busy)) return;
    this.#follow(taskId, false);
    this.#stream?.read();
  }

  async start(params: JsonObject): Promise<void> {
    this.#forget();
    this.#isStarting = true;
    this.#publish();
    let taskId = '';
    let failure: TaskFailure = { code: 'nodata', message: 'The answer had no task id' };
    try {
      taskId = await callStart(this.#kind, this.#endpointId, params);
    } catch (cause) {
      failure = failureFrom(cause);
    }
    this.#isStarting = false;
    this.#since = nowSeconds();
    if (this.#isOpen) this.#noteStart(taskId, failure);
    else if (taskId) this.#noteLateStart(taskId);
    this.#publish();
  }

  #noteStart(taskId: string, failure: TaskFailure): void {
    const task = { kind: this.#kind, taskId, device: this.#device };
    if (taskId) {
      showTaskToast({ ...task, status: 'start' });
      this.#save(taskId, 'start');
      this.#follow(taskId, true);
      this.#stopToasts = followTask(task, 'start');
    } else {
      this.#failure = failure;
      // A server that is away is reported by the banner and on the card.
      if (failure.code !== 'network') showNotStarted(task, failure.code);
    }
  }

  /** The card was left before the answer: the task is found again on return, or cancelled where it needs a spectator. */
  #noteLateStart(taskId: string): void {
    if (this.#kind === 'WifiSignalStrength') this.#call(taskId, 'leftScreen');
    else {
      this.#save(taskId, 'start');
      this.#follow(taskId, true);
      this.#stopToasts = followTask({ kind: this.#kind, taskId, device: this.#device }, 'start');
    }
  }

  cancel(): void {
    this.#wantsCancel = true;
    this.#publish();
    this.#call(this.#taskId, 'user');
  }

  /** TN-022, TN-053, TN-055: restores what was stored when the page was left, and cancels a signal test that no page showed. */
  #restore(): void {
    const stored = readStored(this.#endpointId, this.#kind);
    if (!stored) return;
    const { taskId, taskEventStatus: status, progressTime } = stored;
    const unwatched = this.#kind === 'WifiSignalStrength' && status !== 'success' && taskId !== this.#taskId;
    if (isExpired(progressTime) || status === 'success' || unwatched)
      deleteStored(this.#endpointId, this.#kind);
    if (isExpired(progressTime) && taskId !== this.#taskId) return;
    if (unwatched && !isExpired(progressTime)) this.#call(taskId, 'foundOnReturn');
    if (taskId === this.#taskId) return;
    this.#since = progressTime;
    this.#follow(taskId, true);
    if (status !== 'success')
      this.#stopToasts = followTask({ kind: this.#kind, taskId, device: this.#device }, status);
    this.#stream?.read();
  }

  /**
   * A run that was begun here continues and its end is reported, except a signal test: it makes sense only on screen (TN-052).
   */
  #leave(): void {
    const { busy, cancelling } = this.run;
    if (!this.#isOwn || !busy || this.#isStarting) return;
    if (this.#kind === 'WifiSignalStrength') {
      deleteStored(this.#endpointId, this.#kind);
      if (!cancelling) this.#call(this.#taskId, 'leftScreen');
    } else if (!cancelling && !this.#isGivenUp)
      toastStore.show({
        tone: 'task',
        title: { message: taskMessages.toastProgress, values: { task: taskTitles[this.#kind] } },
        body: { message: messages.goesOn, values: { device: this.#device } },
        taskId: this.#taskId,
      });
  }

  #follow(taskId: string, isOwn: boolean): void {
    this.#forget();
    this.#taskId = taskId;
    this.#isOwn = isOwn;
    this.#stream = taskStreams.of(taskId);
    this.#stopFollowing = this.#stream.watch(() => this.#noteChange());
    this.#noteChange();
  }

  #noteChange(): void {
    const stream = this.#stream;
    if (!stream) return;
    const { terminal } = stream.replay.at(stream.state.version);
    const last = stream.replay.events.at(-1);
    if (!this.#isOwn && last) this.#since = Date.parse(last.recordedAt) / 1000;
    // The device goes on: it may be asked again.
    if (last?.type === 'cancel.refused') this.#wantsCancel = false;
    if (terminal) {
      this.#stopFollowing();
      deleteStored(this.#endpointId, this.#kind);
    } else if (this.#isOwn && stream.state.version > 0)
      // Before its first event is read there is nothing newer to store than what was restored.
      this.#save(this.#taskId, statusOf(stream) === 'progress' ? 'progress' : 'start');
    this.#giveUpInTime();
    this.#publish();
  }

  #giveUpInTime(): void {
    const waits = this.#stream?.replay.at(this.#stream.state.version).terminal === false;
    const isGivenUp = waits && isExpired(Math.max(this.#since, this.#stream?.heardAt ?? 0));
    if (isGivenUp === this.#isGivenUp) return;
    this.#isGivenUp = isGivenUp;
    if (isGivenUp) deleteStored(this.#endpointId, this.#kind);
    this.#publish();
  }

  #save(taskId: string, taskEventStatus: 'start' | 'progress'): void {
    saveStored({
      taskId,
      endpointId: this.#endpointId,
      taskType: this.#kind,
      taskEventStatus,
      progressTime: Math.max(this.#since, this.#stream?.heardAt ?? 0),
    });
  }

  #forget(): void {
    this.#stopToasts();
    this.#stopFollowing();
    this.#stream = null;
    this.#taskId = '';
    this.#isOwn = false;
    this.#isGivenUp = false;
    this.#wantsCancel = false;
    this.#failure = null;
    this.#publish();
  }

  #call(taskId: string, reason: 'user' | 'leftScreen' | 'foundOnReturn'): void {
    callCancel({ kind: this.#kind, endpointId: this.#endpointId, taskId, reason }).catch((cause: unknown) => {
      // A card that shows the task no more has nowhere to say it; the task goes on, and its timeline shows that.
      if (taskId !== this.#taskId) return;
      this.#wantsCancel = false;
      this.#failure = failureFrom(cause);
      this.#publish();
    });
  }

  #publish(): void {
    const run = this.#stream ? runOf(this.#kind, this.#taskId, this.#stream) : noRun;
    const busy = this.#isStarting || (run.busy && !this.#isGivenUp);
    this.run = {
      ...run,
      busy,
      cancelling: busy && (run.cancelling || this.#wantsCancel),
      // The end of the task shows that a cancel came too late.
      failure: run.end ? null : this.#failure,
      failedAt: this.#stream ? 'cancel' : 'start',
    };
    for (const reader of this.#readers) reader();
  }
}

/** Cards of devices that were opened one after the other; the first are forgotten. */
const mostCards = 100;
const cards = new Map<string, Diagnosis>();

function diagnosisOf(kind: DiagnosticKind, endpointId: string): Diagnosis {
  const key = `${kind} ${endpointId}`;
  const known = cards.get(key);
  if (known) return known;
  const [oldest] = cards.keys();
  if (cards.size >= mostCards && oldest !== undefined) cards.delete(oldest);
  const made = new Diagnosis(kind, endpointId);
  cards.set(key, made);
  return made;
}

/** `newest`: the newest task of the kind on the device, as the server lists it; empty while it is not known. */
export function useDiagnosis(kind: DiagnosticKind, endpointId: string, device: string, newest: string) {
  const diagnosis = diagnosisOf(kind, endpointId);
  useEffect(() => diagnosis.open(device), [diagnosis, device]);
  useEffect(() => {
    if (newest) diagnosis.showNewest(newest);
  }, [diagnosis, newest]);
  const run = useSyncExternalStore(diagnosis.subscribe, () => diagnosis.run);
  return {
    run,
    start: (params: JsonObject) => void diagnosis.start(params),
    cancel: () => diagnosis.cancel(),
  };
}
