import { useEffect, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import { nowMs, nowSeconds } from '#web/ambient/clock.ts';
import type { ResyncReason } from '#web/live/link.ts';
import { useLive, useLiveFacts, useResync } from '#web/live/use-live.ts';
import { Replay, type TimelineEvent } from './replay.ts';

/** The list's data about a stream. It gives the page something to show before all events are read. */
export interface StreamHead {
  /** Number of events. */
  version: number;
  state: string;
  /** Absent: a stream of this kind never ends. */
  terminal?: boolean;
}

/** Everything that the console needs to fold a kind of stream. */
export interface StreamKind<
  Head extends StreamHead = StreamHead,
  M extends AnyStateMachine = AnyStateMachine,
> {
  /** Stream ids are `kind:id`. */
  kind: string;
  machine: M;
  readHead(id: string, signal: AbortSignal): Promise<Head>;
  /** The head has more than the fold, as the telephone of a person: with each event it is read again. */
  headChanges?: true;
  readEvents(
    id: string,
    page: { after: number; limit: number },
    signal: AbortSignal,
  ): Promise<TimelineEvent[]>;
}

/** Largest page the call gives. */
const eventPage = 1000;
/** Requests under way at once: the next pages travel while one is folded. */
const pagesAtOnce = 4;
/** Milliseconds between two drawings while pages come in: they may come faster than the screen needs to be drawn. */
const publishEvery = 250;

export interface StreamState<Head extends StreamHead = StreamHead> {
  /** Events folded so far: the replay is one growing object, and this says when to derive from it again. */
  version: number;
  /** Version of the newest sample that may be shown: progress is shown 3 s late (RU-031), facts at once (045). */
  shownTo: number;
  /** The list's data about the stream; null before it was read. */
  head: Head | null;
  reading: boolean;
  error: Error | null;
}

const unread = { version: 0, shownTo: 0, head: null, reading: false, error: null };

/**
 * The one fold of a stream in the console: everything that shows it selects from this. The live socket feeds it as it
 * tells of each event; `read` adds what was missed.
 */
export class EventStream<Head extends StreamHead = StreamHead, M extends AnyStateMachine = AnyStateMachine> {
  readonly replay: Replay<M>;
  state: StreamState<Head> = unread;
  /** The client's clock in seconds when the socket last delivered an event of the stream; 0: not yet. */
  heardAt = 0;
  readonly #kind: StreamKind<Head, M>;
  readonly #id: string;
  readonly #readers = new Set<() => void>();
  #watchers = 0;
  /** Newest version that the socket delivered; while pages are read it may be ahead of them. */
  #heard = 0;
  #reader: AbortController | null = null;
  #headReader: AbortController | null = null;

  constructor(kind: StreamKind<Head, M>, id: string) {
    this.#kind = kind;
    this.#id = id;
    this.replay = new Replay(kind.machine);
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

  /** Follows like `follow`, and also reads events that the socket could not deliver. */
  readonly watch = (reader: () => void): (() => void) => {
    this.#readers.add(reader);
    this.#watchers++;
    return () => {
      // It may be stopped twice: at the end of the stream, and by what shows it.
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
    if (this.replay.join([event]) > 0) {
      this.#publish({ version: this.replay.version });
      if (this.#kind.headChanges && this.#watchers > 0) this.#readHead();
    } else if (event.version > this.replay.version && this.#watchers > 0 && !this.state.reading) this.read();
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
    // Its answer would be older than the one that is read now.
    this.#headReader?.abort();
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

  /** A head that cannot be read stays as it was: the user already sees that the server is away. */
  #readHead(): void {
    this.#headReader?.abort();
    const reader = new AbortController();
    this.#headReader = reader;
    const { signal } = reader;
    this.#kind.readHead(this.#id, signal).then(
      (head) => signal.aborted || this.#publish({ head }),
      () => {},
    );
  }

  async #readAll(signal: AbortSignal): Promise<void> {
    const head = await this.#kind.readHead(this.#id, signal);
    this.#publish({ head });
    do await this.#readPages(Math.max(head.version, this.#heard), signal);
    while (this.#heard > this.replay.version && !signal.aborted);
  }

  /** Reads what follows up to `expected` events, and whatever came after them; each page joins in its turn. */
  async #readPages(expected: number, signal: AbortSignal): Promise<void> {
    const asked: Promise<TimelineEvent[]>[] = [];
    let next = this.replay.version;
    let shownAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      do {
        const page = this.#kind.readEvents(this.#id, { after: next, limit: eventPage }, signal);
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

  #publish(change: Partial<StreamState<Head>>): void {
    this.state = { ...this.state, ...change };
    for (const reader of this.#readers) if (this.#readers.has(reader)) reader();
  }
}

/** Streams of a kind that are kept though nothing on the screen follows them, such as the tasks of one bulk command. */
const mostStreams = 1000;
/** A longer stream is not kept for its next visit. */
const mostEvents = 2000;

/** The folds of one kind of stream. Made once a kind, where its module is loaded: from then on the socket feeds it. */
export class StreamFolds<Head extends StreamHead = StreamHead, M extends AnyStateMachine = AnyStateMachine> {
  readonly #kind: StreamKind<Head, M>;
  readonly #streams = new Map<string, EventStream<Head, M>>();

  constructor(kind: StreamKind<Head, M>) {
    this.#kind = kind;
    kinds.set(kind.kind, this);
  }

  /** The fold of a stream, made where there is none yet. */
  of(id: string): EventStream<Head, M> {
    const known = this.#streams.get(id);
    if (known) return known;
    for (const [kept, stream] of this.#streams) {
      if (stream.isFollowed) continue;
      if (this.#streams.size >= mostStreams || stream.state.version > mostEvents) this.#streams.delete(kept);
    }
    const made = new EventStream(this.#kind, id);
    this.#streams.set(id, made);
    return made;
  }

  hear(id: string, fact: TimelineEvent): void {
    // A stream whose first event arrives here may belong to a command whose answer is still on its way.
    if (fact.version === 1 || this.#streams.has(id)) this.of(id).hear(fact);
  }

  show(id: string, version: number): void {
    this.#streams.get(id)?.show(version);
  }

  resync(reason: ResyncReason): void {
    for (const stream of this.#streams.values()) stream.resync(reason);
  }

  clear(): void {
    this.#streams.clear();
  }
}

type Fed = Pick<StreamFolds, 'hear' | 'show' | 'resync' | 'clear'>;
const kinds = new Map<string, Fed>();

/** Kind and id of a stream. */
function foldsOf({ streamId }: TimelineEvent): [Fed | undefined, string] {
  const colon = streamId.indexOf(':');
  return [kinds.get(streamId.slice(0, colon)), streamId.slice(colon + 1)];
}

/** Feeds all folds from the live socket, for as long as a session lasts. */
export function useStreams(): void {
  useLiveFacts(({ fact }) => {
    const [folds, id] = foldsOf(fact);
    folds?.hear(id, fact);
  });
  useLive(({ event, fact }) => {
    const [folds, id] = foldsOf(fact);
    if (event === 'Progress') folds?.show(id, fact.version);
  });
  useResync((reason) => {
    for (const folds of kinds.values()) folds.resync(reason);
  });
  // The next account may not see these streams.
  useEffect(
    () => () => {
      for (const folds of kinds.values()) folds.clear();
    },
    [],
  );
}

/** One stream's fold, read and kept up for as long as the component is on the screen. */
export function useStream<Head extends StreamHead, M extends AnyStateMachine>(
  folds: StreamFolds<Head, M>,
  id: string,
): StreamState<Head> & Pick<EventStream<Head, M>, 'replay' | 'read'> {
  const stream = folds.of(id);
  const state = useSyncExternalStore(stream.watch, () => stream.state);
  useEffect(() => stream.read(), [stream]);
  return { ...state, replay: stream.replay, read: stream.read };
}
