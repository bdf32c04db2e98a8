import type { Clock } from '#domain/clock.ts';
import { pathsWhere } from '#domain/device-parameters/readings.ts';
import type { LiveControl, LiveEventName, LiveHint, LiveMessage } from '#domain/live-message.ts';
import type { LivePresence } from '#domain/live-presence.ts';
import type { Narrowing } from '#domain/narrowing.ts';
import type { Audience, LiveDraft } from '../streams/definition.ts';
import type { StepReader } from '../streams/step-reader.ts';
import type { LiveSession, OperatorPaths } from './directory.ts';
import type { FarReads } from './far-reads.ts';
import type { RecentMessages, SentMessage } from './recent.ts';

/** Part of a WebSocket that a client needs; `ws` fits. */
export interface LiveSocket {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Closes without waiting for the other side. */
  terminate(): void;
  /** Joins everything sent between the two into one write: a reconnecting socket has thousands of messages to get. */
  cork?(): void;
  uncork?(): void;
}

/** Bytes that may wait in the socket before the client is given time to read. */
const highWater = 1 << 20;
const drainPollMs = 20;
/** Milliseconds in which a client must read at least some waiting bytes; one that reads nothing only holds memory. */
const stuckMs = 30_000;
/** Close code for a socket that may reconnect later (RFC 6455). */
export const closeTryLater = 1013;

/** Number of heartbeats without a message, about 20 s, after which one is sent. */
const quietLimit = 4;

/** Session of the socket, and the token to check again. */
export interface ClientSession extends LiveSession {
  token: string;
  narrowing: Narrowing;
}

/**
 * One authenticated socket. It walks the log by position from its cursor, so what it was sent is exactly the log up to
 * the cursor under its filter: in order, without a gap and without a repeat.
 */
export class LiveClient {
  session: ClientSession;
  readonly watched = new Set<string>();
  readonly #socket: LiveSocket;
  readonly #clock: Clock;
  readonly #recent: RecentMessages;
  readonly #paths: OperatorPaths;
  readonly #steps: StepReader;
  readonly #farReads: FarReads;
  readonly #onSent: ((pos: number) => void) | undefined;
  readonly #wantsSync: () => boolean;
  #cursor: number;
  #prev: number;
  #reported: number;
  #quietHeartbeats = 0;
  #pumping = false;
  #again = false;
  #closed = false;

  constructor(
    socket: LiveSocket,
    session: ClientSession,
    cursor: number,
    deps: {
      recent: RecentMessages;
      paths: OperatorPaths;
      steps: StepReader;
      farReads: FarReads;
      clock: Clock;
      /** Called with each position that was sent to it. */
      onSent?: ((pos: number) => void) | undefined;
      /** Tells if it receives the settings that devices report, and not only that a task has changed (CL-009). */
      wantsSync(): boolean;
    },
  ) {
    this.#socket = socket;
    this.session = session;
    this.#cursor = cursor;
    this.#prev = cursor;
    this.#reported = cursor;
    this.#clock = deps.clock;
    this.#recent = deps.recent;
    this.#paths = deps.paths;
    this.#steps = deps.steps;
    this.#farReads = deps.farReads;
    this.#onSent = deps.onSent;
    this.#wantsSync = deps.wantsSync;
  }

  /** Sends new messages. Calls during a run make it check once more, so a wake-up is never lost. */
  async pump(): Promise<void> {
    this.#again = true;
    if (this.#pumping) return;
    this.#pumping = true;
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        while (!this.#closed && (await this.#sendNext())) await this.#drained();
      }
    } finally {
      this.#pumping = false;
    }
  }

  /**
   * Reports the log's position to a quiet client, so that it knows it is up to date and resumes from there; and without
   * new positions, that it is still connected: a browser cannot see pings.
   */
  heartbeat(): void {
    if (this.#closed) return;
    this.#quietHeartbeats += 1;
    if (this.#cursor === this.#reported && this.#quietHeartbeats < quietLimit) return;
    this.#quietHeartbeats = 0;
    this.#reported = this.#cursor;
    this.control({ event: 'cursor', pos: this.#cursor });
  }

  /** Applies changed permissions from now on. */
  becomes(session: LiveSession): void {
    this.session = { ...this.session, ...session };
    this.control({ event: 'profile', pos: this.#cursor });
  }

  control(message: LiveControl): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Sends a message without a log position. */
  tell(message: LivePresence | LiveHint): void {
    if (!this.#closed) this.#socket.send(JSON.stringify(message));
  }

  close(code: number, reason: string): void {
    this.#closed = true;
    this.#socket.close(code, reason);
  }

  gone(): void {
    this.#closed = true;
  }

  async #sendNext(): Promise<boolean> {
    const batch = this.#recent.since(this.#cursor) ?? (await this.#readFar());
    await this.#paths.learn(batch.flatMap(({ audience }) => audience ?? []));
    this.#socket.cork?.();
    try {
      for (const message of batch) await this.#send(message);
    } finally {
      this.#socket.uncork?.();
    }
    return batch.length > 0;
  }

  async #send({ pos, message, audience }: SentMessage): Promise<void> {
    if (message && audience && (await this.#mayHear(message, audience)) && !this.#closed) {
      const sent = { ...message, event: this.#eventOf(message), prev: this.#prev };
      this.#socket.send(JSON.stringify(sent satisfies LiveMessage));
      this.#prev = pos;
      this.#reported = pos;
      this.#quietHeartbeats = 0;
      this.#onSent?.(pos);
    }
    this.#cursor = pos;
  }

  #readFar(): Promise<SentMessage[]> {
    return this.#farReads.run(this.session.accountId, async () =>
      this.#closed ? [] : this.#recent.read(this.#cursor, this.#steps),
    );
  }

  async #mayHear(message: LiveDraft, audience: Audience): Promise<boolean> {
    if (tellsValues(message) && !this.#wantsValues(message)) return false;
    const { permissions, opPath } = this.session;
    if ('permission' in audience && !permissions.includes(audience.permission)) return false;
    const path = await this.#paths.of(audience);
    return path?.startsWith(opPath) ?? false;
  }

  /** Names the event: a changed value concerns a shown device; for any other the list row is up to date. */
  #eventOf({ event, endpoint_id: endpointId }: LiveDraft): LiveEventName {
    if (event === 'Sync' && !this.#wantsSync()) return 'TaskEvent';
    return event === 'valueChanged' && !this.watched.has(endpointId) ? 'ValueUpdate' : event;
  }

  /** Tells if a message's values are sent: all for a shown device, only list columns for others. */
  #wantsValues(message: LiveDraft): boolean {
    if (this.watched.has(message.endpoint_id)) return true;
    const { values } = message.data;
    if (!(values instanceof Object)) return true;
    return Object.keys(values).some((path) => rowPaths.has(path));
  }

  async #drained(): Promise<void> {
    let least = this.#socket.bufferedAmount;
    let since = this.#clock.monotonic();
    while (!this.#closed && this.#socket.bufferedAmount > highWater) {
      await new Promise<void>((resolve) => this.#clock.after(drainPollMs, resolve));
      if (this.#socket.bufferedAmount < least) {
        least = this.#socket.bufferedAmount;
        since = this.#clock.monotonic();
      } else if (this.#clock.monotonic() - since >= stuckMs) this.close(closeTryLater, 'nothing is read');
    }
  }
}

const tellsValues = ({ event }: LiveDraft) => event === 'ValueUpdate' || event === 'valueChanged';
const rowPaths = new Set(pathsWhere(({ inRows }) => inRows === true));
