import { useEffect, useSyncExternalStore } from 'react';
import type { components } from '#api/main.d.ts';
import type { LiveMessage } from '#domain/live-message.ts';
import { nowMs, nowSeconds } from '#web/ambient/clock.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { ResyncReason } from '#web/live/link.ts';
import { useLive, useLiveFacts, useResync } from '#web/live/use-live.ts';
import { Replay, type TimelineEvent } from './replay.ts';

/** Largest page the call gives. */
const eventPage = 1000;
/** Requests under way at once: the next pages travel while one is folded. */
const pagesAtOnce = 4;
/** Milliseconds between two drawings while pages come in: they may come faster than the screen needs to be drawn. */
const publishEvery = 250;

export interface StreamState {
  /** Events folded so far: the replay is one growing object, and this says when to derive from it again. */
  version: number;
  /** Version of the newest sample that may be shown: progress is shown 3 s late (RU-031), facts at once (045). */
  shownTo: number;
  /** What the list knows of the task; null before it was read. */
  task: components['schemas']['Task'] | null;
  reading: boolean;
  error: Error | null;
}

const unread: StreamState = { version: 0, shownTo: 0, task: null, reading: false, error: null };

/**
 * The one fold of a task in the console. Timeline, diagnosis card and toast all select from it. The live socket feeds it
 * as it tells of each event; `read` adds what was missed.
 */
export class TaskStream {
  readonly replay = new Replay();
  state = unread;
  /** The client's clock in seconds when the socket last told of the task; 0: not yet. */
  heardAt = 0;
  readonly #taskId: string;
  readonly #readers = new Set<() => void>();
  #watchers = 0;
  /** Newest version that the socket told of; while pages are read it may be ahead of them. */
  #heard = 0;
  #reader: AbortController | null = null;

  constructor(taskId: string) {
    this.#taskId = taskId;
  }

  get isFollowed(): boolean {
    return this.#readers.size > 0;
  }

  /** Calls back at each change until the returned function is called. */
  follow(reader: () => void): () => void {
    this.#readers.add(reader);
    return () => {
      this.#readers.delete(reader);
    };
  }

  /** As `follow`, and reads what the socket could not tell. */
  readonly watch = (reader: () => void): (() => void) => {
    this.#readers.add(reader);
    this.#watchers++;
    return () => {
      // It may be stopped twice: at the end of the task, and by what shows it.
      if (!this.#readers.delete(reader)) return;
      this.#watchers--;
      if (this.#watchers > 0) return;
      this.#reader?.abort();
      this.state = { ...this.state, reading: false };
    };
  };

  hear(event: TimelineEvent): void {
    this.heardAt = nowSeconds();
    this.#heard = Math.max(this.#heard, event.version);
    if (this.replay.join([event]) > 0) this.#publish({ version: this.replay.version });
    else if (event.version > this.replay.version && this.#watchers > 0 && !this.state.reading) this.read();
  }

  show(version: number): void {
    if (version > this.state.shownTo) this.#publish({ shownTo: version });
  }

  /** Some messages are missing for good; with `epoch` the log was restored, and what was folded may never have happened. */
  resync(reason: ResyncReason): void {
    if (reason === 'epoch') {
      this.replay.clear();
      this.#heard = 0;
      this.#publish({ version: 0, shownTo: 0 });
    }
    if (this.#watchers > 0) this.read();
  }

  readonly read = (): void => {
    this.#reader?.abort();
    const reader = new AbortController();
    const { signal } = reader;
    this.#reader = reader;
    this.#publish({ reading: true, error: null });
    void this.#readAll(signal)
      .catch((reason: unknown) => {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        if (!signal.aborted) this.#publish({ error });
      })
      .finally(() => {
        if (!signal.aborted) this.#publish({ reading: false });
      });
  };

  async #readAll(signal: AbortSignal): Promise<void> {
    const path = { taskId: this.#taskId };
    const task = (await answerOf(mainApi.GET('/tasks/{taskId}', { params: { path }, signal }))).data;
    this.#publish({ task });
    do await this.#readPages(Math.max(task.version, this.#heard), signal);
    while (this.#heard > this.replay.version && !signal.aborted);
  }

  /** Reads what follows up to `expected` events, and whatever came after them; each page joins in its turn. */
  async #readPages(expected: number, signal: AbortSignal): Promise<void> {
    const asked: Promise<TimelineEvent[]>[] = [];
    let next = this.replay.version;
    let shownAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      do {
        const page = this.#readPage(next, signal);
        // An earlier page that fails ends the loop; the failure of this one is then reported nowhere else.
        page.catch(() => {});
        asked.push(page);
        next += eventPage;
      } while (asked.length < pagesAtOnce && next < expected);
      const events = await asked.shift();
      if (signal.aborted || !events) return;
      this.replay.join(events);
      const last = events.length < eventPage;
      if (last || nowMs() - shownAt > publishEvery) {
        this.#publish({ version: this.replay.version, shownTo: this.replay.version });
        shownAt = nowMs();
      }
      if (last) return;
    }
  }

  async #readPage(after: number, signal: AbortSignal): Promise<TimelineEvent[]> {
    const params = { path: { taskId: this.#taskId }, query: { after, limit: eventPage } };
    return (await answerOf(mainApi.GET('/tasks/{taskId}/events', { params, signal }))).data;
  }

  #publish(change: Partial<StreamState>): void {
    this.state = { ...this.state, ...change };
    for (const reader of [...this.#readers]) if (this.#readers.has(reader)) reader();
  }
}

/** Tasks that are kept though nothing on the screen follows them: those of one bulk command, told before its answer. */
const mostStreams = 1000;
/** A longer stream is not kept for its next visit. */
const mostEvents = 2000;

const streams = new Map<string, TaskStream>();

/** The fold of a task, made where there is none yet. */
export function taskStream(taskId: string): TaskStream {
  const known = streams.get(taskId);
  if (known) return known;
  for (const [id, stream] of streams) {
    if (stream.isFollowed) continue;
    if (streams.size >= mostStreams || stream.state.version > mostEvents) streams.delete(id);
  }
  const made = new TaskStream(taskId);
  streams.set(taskId, made);
  return made;
}

/** Feeds all folds from the live socket, for as long as a session lasts. */
export function useTaskStreams(): void {
  useLiveFacts(({ task_id, fact }) => {
    // A task that is told of from its beginning may belong to a command whose answer is still on its way.
    if (task_id && (fact.version === 1 || streams.has(task_id))) taskStream(task_id).hear(fact);
  });
  useLive(({ event, task_id, fact }: LiveMessage) => {
    if (event === 'Progress' && task_id) streams.get(task_id)?.show(fact.version);
  });
  useResync((reason) => {
    for (const stream of streams.values()) stream.resync(reason);
  });
  // The next account may not see these tasks.
  useEffect(() => () => streams.clear(), []);
}

/** One task's fold, read and kept up for as long as the component is on the screen. */
export function useTaskStream(taskId: string): StreamState & Pick<TaskStream, 'replay' | 'read'> {
  const stream = taskStream(taskId);
  const state = useSyncExternalStore(stream.watch, () => stream.state);
  useEffect(() => stream.read(), [stream]);
  return { ...state, replay: stream.replay, read: stream.read };
}
