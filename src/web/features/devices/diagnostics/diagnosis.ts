import { useEffect, useSyncExternalStore } from 'react';
import type { Json, JsonObject } from '#machines/json.ts';
import { every, nowSeconds } from '#web/ambient/clock.ts';
import { type TaskStream, taskStreams } from '#web/entities/task/streams.ts';
import {
  failureOf,
  followTask,
  showTaskToast,
  statusOf,
  type TaskFailure,
} from '#web/entities/task/toasts.ts';
import { ApiError } from '#web/http/api-error.ts';
import { callCancel, callStart, type DiagnosticKind, sampledKinds } from './calls.ts';
import { deleteStored, isExpired, onScreen, readStored, saveStored } from './stored.ts';

/** Steps that the card ticks off. */
export type DiagnosisPhase = 'queued' | 'sent' | 'accepted' | 'running' | 'done';

/** What a card shows of its run. */
export interface Run {
  busy: boolean;
  cancelling: boolean;
  /** The server's time of each step, ISO text. */
  phases: Partial<Record<DiagnosisPhase, string>>;
  params: JsonObject;
  samples: JsonObject[];
  /** Null until it has succeeded. */
  result: { data: Json } | null;
  failure: TaskFailure | null;
}

const noRun: Run = {
  busy: false,
  cancelling: false,
  phases: {},
  params: {},
  samples: [],
  result: null,
  failure: null,
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
    case 'task.succeeded':
    case 'task.failed':
    case 'task.cancelled':
      return ['done'];
    default:
      return [];
  }
}

/** The run of a kind as the task's own fold tells it. */
export function runOf(kind: DiagnosticKind, { replay, state }: TaskStream): Run {
  const now = replay.at(state.version);
  const phases: Run['phases'] = {};
  const samples: JsonObject[] = [];
  for (const event of replay.events) {
    for (const phase of phasesOf(kind, event.type)) phases[phase] ??= event.recordedAt;
    const { sample } = event.data;
    if (event.type === 'task.progressed' && event.version <= state.shownTo && isObject(sample))
      samples.push(sample);
  }
  return {
    busy: !now.terminal,
    cancelling: now.state === 'cancelling',
    phases,
    params: now.context.params,
    samples,
    result: now.state === 'succeeded' ? { data: now.context.result } : null,
    failure: failureOf(now),
  };
}

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * What is a card's own beside the task's fold: the start call under way, a cancel that was asked for, what a call was
 * refused with, and which task it shows. It lives as long as the page of the browser, so that a result stays when the
 * reader changes the tab, and a start call is answered though its card was left.
 */
class Diagnosis {
  readonly #kind: DiagnosticKind;
  readonly #endpointId: string;
  readonly #readers = new Set<() => void>();
  #isOpen = false;
  #isStarting = false;
  #wantsCancel = false;
  #failure: TaskFailure | null = null;
  #stream: TaskStream | null = null;
  #taskId = '';
  #stopFollowing = () => {};
  #stopToasts = () => {};
  /** The client's clock in seconds: the start, or what was stored of the last word about the task. */
  #since = 0;
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
  open(): () => void {
    this.#isOpen = true;
    onScreen.add(this.#endpointId);
    // Another session has begun since: its account asks for itself.
    if (this.#stream && taskStreams.of(this.#taskId) !== this.#stream) this.#forget();
    if (!this.#isStarting) this.#restore();
    const stopClock = every(10_000, () => {
      if (this.#stream && this.run.busy && isExpired(Math.max(this.#since, this.#stream.heardAt)))
        this.#putAway();
    });
    return () => {
      stopClock();
      onScreen.delete(this.#endpointId);
      this.#isOpen = false;
      this.#leave();
    };
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
    if (taskId) {
      showTaskToast({ kind: this.#kind, taskId, status: 'start' });
      this.#save(taskId, 'start');
      this.#follow(taskId, 'start');
    } else {
      this.#failure = failure;
      showTaskToast({ kind: this.#kind, taskId, status: 'stopped', code: failure.code });
    }
  }

  /** The card was left before the answer: the task is found again on return, or cancelled where it needs a spectator. */
  #noteLateStart(taskId: string): void {
    if (this.#kind === 'WifiSignalStrength') this.#call(taskId, 'leftScreen');
    else this.#save(taskId, 'start');
  }

  cancel(): void {
    this.#wantsCancel = true;
    this.#publish();
    this.#call(this.#taskId, 'user');
  }

  /** TR-022, TR-053, TR-055: what was stored when the card was left. Without it the last result of this visit stays. */
  #restore(): void {
    const stored = readStored(this.#endpointId, this.#kind);
    if (!stored) return;
    const { taskId, taskEventStatus: status, progressTime } = stored;
    if (isExpired(progressTime)) {
      this.#putAway();
    } else if (this.#kind === 'WifiSignalStrength' && status !== 'success') {
      this.#call(taskId, 'foundOnReturn');
      this.#putAway();
    } else {
      this.#since = progressTime;
      if (status === 'success') deleteStored(this.#endpointId, this.#kind);
      this.#follow(taskId, status === 'success' ? 'completed' : status);
      this.#stream?.read();
    }
  }

  #leave(): void {
    const { busy, cancelling, result } = this.run;
    if (this.#isStarting || (result && !busy)) return;
    const isSignalTest = this.#kind === 'WifiSignalStrength';
    // A signal test only makes sense while its samples are watched (TR-052).
    if (busy && isSignalTest && !cancelling) this.#call(this.#taskId, 'leftScreen');
    if (busy && (isSignalTest || cancelling)) this.#putAway();
    else this.#forget();
  }

  #follow(taskId: string, shown: 'start' | 'progress' | 'completed'): void {
    this.#forget();
    this.#taskId = taskId;
    this.#stream = taskStreams.of(taskId);
    this.#stopFollowing = this.#stream.watch(() => this.#noteChange());
    this.#stopToasts = followTask(this.#kind, taskId, shown);
    this.#noteChange();
  }

  #noteChange(): void {
    const stream = this.#stream;
    if (!stream) return;
    const { terminal, state } = stream.replay.at(stream.state.version);
    // The device goes on: it may be asked again.
    if (stream.replay.events.at(-1)?.type === 'cancel.refused') this.#wantsCancel = false;
    // Before its first event is read there is nothing newer to store than what was restored.
    if (!terminal && stream.state.version > 0)
      this.#save(this.#taskId, statusOf(stream) === 'progress' ? 'progress' : 'start');
    if (terminal) {
      deleteStored(this.#endpointId, this.#kind);
      // The answer to a cancelled signal test only ends it (TR-051); a trace route has its hops to show.
      if (this.#kind === 'WifiSignalStrength' && this.#wantsCancel && state === 'succeeded') this.#forget();
    }
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

  #putAway(): void {
    deleteStored(this.#endpointId, this.#kind);
    this.#forget();
  }

  #forget(): void {
    this.#stopToasts();
    this.#stopFollowing();
    this.#stream = null;
    this.#taskId = '';
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
    const run = this.#stream ? runOf(this.#kind, this.#stream) : noRun;
    const busy = this.#isStarting || run.busy;
    this.run = {
      ...run,
      busy,
      cancelling: busy && (run.cancelling || this.#wantsCancel),
      failure: this.#failure ?? run.failure,
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

export function useDiagnosis(kind: DiagnosticKind, endpointId: string) {
  const diagnosis = diagnosisOf(kind, endpointId);
  useEffect(() => diagnosis.open(), [diagnosis]);
  const run = useSyncExternalStore(diagnosis.subscribe, () => diagnosis.run);
  return {
    run,
    start: (params: JsonObject) => void diagnosis.start(params),
    cancel: () => diagnosis.cancel(),
  };
}
