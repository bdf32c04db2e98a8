import type { LiveAuth } from '#domain/live-message.ts';
import type { SqlEventLog } from '../store/event-log.ts';
import { LiveClient, type LiveSocket } from './client.ts';
import { OperatorPaths } from './directory.ts';
import type { LiveDeps, LiveWatch } from './port.ts';
import { RecentMessages } from './recent.ts';
import { TaskStates } from './task-states.ts';

export interface HubDeps extends LiveDeps {
  log: SqlEventLog;
  pathOfOperator(opId: string): Promise<string | null>;
  /** Values the gateway should ask the device to report while somebody looks; empty when nobody does. */
  watchDevice(endpointId: string, watched: boolean): Promise<void>;
  onFault(where: string, error: unknown): void;
}

export const authTimeoutMs = 5_000;
/** A client further behind than this reads its lists again instead of hearing everything. */
export const farBehind = 50_000;
const heartbeatMs = 5_000;
const pollMs = 1_000;
export const closeUnauthenticated = 4401;

/** All live sockets of this process, `/ws/{clientId}` (docs/live-socket.md states what it promises). */
export class LiveHub implements LiveWatch {
  readonly #deps: HubDeps;
  readonly #clients = new Set<LiveClient>();
  readonly #paths: OperatorPaths;
  readonly #watchers = new Map<string, Set<string>>();
  #recent: RecentMessages;
  #joining: Promise<void> = Promise.resolve();
  #timers: NodeJS.Timeout[] = [];
  #unsubscribe: (() => void)[] = [];

  constructor(deps: HubDeps) {
    this.#deps = deps;
    this.#paths = new OperatorPaths(deps, deps.log);
    this.#recent = new RecentMessages(deps.log, new TaskStates(deps.log), 0);
  }

  async start(): Promise<void> {
    const { log } = this.#deps;
    const { pos } = await log.head();
    this.#recent = new RecentMessages(log, new TaskStates(log), pos);
    this.#unsubscribe.push(
      log.onCommit((events) => {
        this.#next(async () => {
          if (!(await this.#recent.join(events))) await this.#recent.catchUp();
        });
      }),
    );
    // Another process may have written: the poll is the fallback of a lost wake-up (liveness).
    this.#timers.push(setInterval(() => this.#next(() => this.#catchUpIfBehind()), pollMs));
    this.#timers.push(setInterval(() => this.#heartbeat(), heartbeatMs));
  }

  stop(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const timer of this.#timers) clearInterval(timer);
    for (const client of this.#clients) client.close(1001, 'server stops');
    this.#clients.clear();
  }

  get clientCount(): number {
    return this.#clients.size;
  }

  /** A new socket. It has five seconds to say who it is. */
  accept(socket: LiveSocket): { message(text: string): void; closed(): void } {
    let client: LiveClient | null = null;
    let expiry: NodeJS.Timeout | undefined;
    let asked = false;
    const impatience = setTimeout(
      () => socket.close(closeUnauthenticated, 'no token in time'),
      authTimeoutMs,
    );
    return {
      message: (text) => {
        if (asked) return;
        asked = true;
        clearTimeout(impatience);
        void this.#authenticate(socket, text)
          .then((accepted) => {
            client = accepted;
            if (!accepted) return;
            const life = Math.min(accepted.session.expiresAt - Date.now(), 0x7fffffff);
            expiry = setTimeout(() => accepted.close(closeUnauthenticated, 'token expired'), life);
            return accepted.pump();
          })
          .catch((error) => {
            this.#deps.onFault('live socket', error);
            socket.close(1011, 'internal error');
          });
      },
      closed: () => {
        clearTimeout(impatience);
        clearTimeout(expiry);
        if (client) this.#leave(client);
      },
    };
  }

  async watch(clientId: string, endpointId: string): Promise<void> {
    const watchers = this.#watchers.get(endpointId) ?? new Set();
    watchers.add(clientId);
    this.#watchers.set(endpointId, watchers);
    for (const client of this.#clients)
      if (client.session.clientId === clientId) client.watched.add(endpointId);
    if (watchers.size === 1) await this.#deps.watchDevice(endpointId, true);
  }

  async unwatch(clientId: string, endpointId: string): Promise<void> {
    const watchers = this.#watchers.get(endpointId);
    if (!watchers?.delete(clientId)) return;
    for (const client of this.#clients)
      if (client.session.clientId === clientId) client.watched.delete(endpointId);
    if (watchers.size > 0) return;
    this.#watchers.delete(endpointId);
    await this.#deps.watchDevice(endpointId, false);
  }

  async #authenticate(socket: LiveSocket, text: string): Promise<LiveClient | null> {
    const auth = authOf(text);
    const session = auth && (await this.#deps.authenticate(auth.token));
    if (!session) {
      socket.close(closeUnauthenticated, 'not authenticated');
      return null;
    }
    const { epoch } = await this.#deps.log.head();
    await this.#joining;
    const head = this.#recent.head;
    const after = auth.after ?? head;
    const foreign = auth.epoch !== undefined && auth.epoch !== epoch;
    const resumes = !foreign && after <= head && head - after <= farBehind;
    const cursor = resumes ? after : head;
    const client = new LiveClient(socket, session, cursor, { recent: this.#recent, paths: this.#paths });
    for (const [endpointId, watchers] of this.#watchers) {
      if (watchers.has(session.clientId)) client.watched.add(endpointId);
    }
    client.control({ event: 'ready', pos: cursor, epoch });
    if (!resumes) {
      const reason = foreign || after > head ? 'epoch' : 'tooFarBehind';
      client.control({ event: 'reset', pos: cursor, epoch, reason });
    }
    this.#clients.add(client);
    return client;
  }

  /** A client that is gone looks at nothing any more; one that only reconnects is back before the grace is over. */
  #leave(client: LiveClient): void {
    client.gone();
    this.#clients.delete(client);
    const { clientId } = client.session;
    const grace = setTimeout(() => {
      if ([...this.#clients].some(({ session }) => session.clientId === clientId)) return;
      for (const endpointId of client.watched) {
        void this.unwatch(clientId, endpointId).catch((error) => this.#deps.onFault('unwatch', error));
      }
    }, 15_000);
    grace.unref();
  }

  /** One reading of the log at a time, and then everybody is told. */
  #next(read: () => Promise<void>): void {
    this.#joining = this.#joining
      .then(read)
      .then(() => {
        for (const client of this.#clients) {
          void client.pump().catch((error) => this.#deps.onFault('live socket', error));
        }
      })
      .catch((error) => this.#deps.onFault('live log', error));
  }

  async #catchUpIfBehind(): Promise<void> {
    const { pos } = await this.#deps.log.head();
    if (pos > this.#recent.head) await this.#recent.catchUp();
  }

  #heartbeat(): void {
    for (const client of this.#clients) client.heartbeat();
  }
}

function authOf(text: string): LiveAuth | null {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null) return null;
    const { event, token, after, epoch } = message as Record<string, unknown>;
    if (event !== 'auth' || typeof token !== 'string') return null;
    if (after !== undefined && (typeof after !== 'number' || !Number.isSafeInteger(after) || after < 0))
      return null;
    if (epoch !== undefined && typeof epoch !== 'string') return null;
    return { event, token, after, epoch };
  } catch {
    return null;
  }
}
