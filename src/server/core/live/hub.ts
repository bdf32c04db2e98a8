import { type Clock, every } from '#domain/clock.ts';
import type { LiveAuth, LiveHint } from '#domain/live-message.ts';
import { type Narrowing, noNarrowing } from '#domain/narrowing.ts';
import type { EventLog } from '../log/log.ts';
import type { StreamKinds } from '../streams/definition.ts';
import { StepReader } from '../streams/step-reader.ts';
import { closeTryLater, LiveClient, type LiveSocket } from './client.ts';
import { type LiveDeps, type LiveWatch, OperatorPaths } from './directory.ts';
import { FarReads } from './far-reads.ts';
import { Presence } from './presence.ts';
import { RecentMessages } from './recent.ts';
import { UnauthenticatedSocketLimit } from './unauthenticated-socket-limit.ts';

export interface HubDeps extends LiveDeps {
  log: EventLog;
  kinds: StreamKinds;
  clock: Clock;
  pathOfOperator(opId: string): Promise<string | null>;
  /** Starts or stops the subscription to a device's values while a client shows it. */
  watchDevice(endpointId: string, watched: boolean): Promise<void>;
  /** Called when a position was sent to a socket; absent: not recorded. */
  onSent?: ((pos: number) => void) | undefined;
  onFault(where: string, error: unknown): void;
}

export const authTimeoutMs = 5_000;
/** A client further behind than this reads its lists again instead of receiving every event. */
export const farBehind = 10_000;
/**
 * Maximum number of open sockets: of one account, which has one per tab; of all accounts; and of unauthenticated ones.
 */
export const mostSockets = { ofAccount: 100, ofProcess: 10_000, strangers: { most: 1_000, ofNetwork: 200 } };
const heartbeatMs = 5_000;
/**
 * Milliseconds for which a socket may stay open after its account was stopped or moved, or its login was ended
 * elsewhere.
 */
const askAgainMs = 30_000;
const leaveGraceMs = 15_000;
const pollMs = 1_000;
export const closeUnauthenticated = 4401;

/** All live sockets of this process, `/ws/{clientId}` (docs/live-socket.md states the guarantees). */
export class LiveHub implements LiveWatch {
  readonly #deps: HubDeps;
  readonly #clients = new Set<LiveClient>();
  readonly #paths: OperatorPaths;
  readonly #watchers = new Map<string, Set<string>>();
  readonly #presence: Presence;
  /** Clients that do not want the settings that devices report. */
  readonly #unsynced = new Set<string>();
  #recent: RecentMessages;
  readonly #farReads: FarReads;
  readonly #strangers = new UnauthenticatedSocketLimit(mostSockets.strangers);
  #joining: Promise<void> = Promise.resolve();
  #unsubscribe: (() => void)[] = [];

  constructor(deps: HubDeps) {
    this.#deps = deps;
    this.#paths = new OperatorPaths(deps, deps.log);
    this.#presence = new Presence(deps.clock, this.#paths);
    this.#recent = new RecentMessages(deps.log, deps.kinds, 0);
    this.#farReads = new FarReads(deps.clock);
  }

  async start(): Promise<void> {
    const { log, kinds, clock } = this.#deps;
    const { pos } = await log.head();
    this.#recent = new RecentMessages(log, kinds, pos, (endpointId, opId) =>
      this.#paths.belongsTo(endpointId, opId),
    );
    this.#unsubscribe.push(
      log.onCommit((committed) => {
        this.#next(async () => {
          if (!this.#recent.join(committed)) await this.#recent.catchUp();
        });
      }),
    );
    // Another process may have written: polling covers a lost wake-up (liveness).
    this.#unsubscribe.push(every(clock, pollMs, () => this.#next(() => this.#catchUpIfBehind())));
    this.#unsubscribe.push(every(clock, heartbeatMs, () => this.#heartbeat()));
  }

  stop(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const client of this.#clients) client.close(1001, 'server stops');
    this.#clients.clear();
  }

  get clientCount(): number {
    return this.#clients.size;
  }

  /** Accepts a new socket, which has five seconds to authenticate. */
  accept(socket: LiveSocket, address = ''): { message(text: string): void; closed(): void } {
    let client: LiveClient | null = null;
    let forgetLimits = () => {};
    const { clock } = this.#deps;
    let asked = false;
    let closed = false;
    const known = this.#clients.size < mostSockets.ofProcess ? this.#strangers.enter(address) : null;
    if (!known) {
      socket.close(closeTryLater, 'too many sockets');
      return { message: () => {}, closed: () => {} };
    }
    const forgetImpatience = clock.after(authTimeoutMs, () => {
      known();
      socket.close(closeUnauthenticated, 'no token in time');
      // A socket that does not sign in may not answer a close either.
      clock.after(authTimeoutMs, () => socket.terminate());
    });
    return {
      message: (text) => {
        if (client) return this.#said(client, text);
        if (asked) return;
        asked = true;
        forgetImpatience();
        void this.#authenticate(socket, text, address)
          .then((accepted) => {
            known();
            if (!accepted) return;
            // The socket may have closed while its token was checked.
            if (closed) return this.#leave(accepted);
            client = accepted;
            forgetLimits = this.#limit(accepted);
            return accepted.pump();
          })
          .catch((error) => {
            known();
            this.#deps.onFault('live socket', error);
            socket.close(1011, 'internal error');
          });
      },
      closed: () => {
        closed = true;
        known();
        forgetImpatience();
        forgetLimits();
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
    // Without a socket nothing would ever end the client's watches.
    this.#endWhenAway(clientId);
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

  nameOnPage(endpointId: string, accountId: string, opPath: string): string | null {
    return this.#presence.nameOf(endpointId, accountId, opPath);
  }

  /**
   * Tells the consoles of an organisation, and of those below it, that something which the server shows may have
   * changed.
   */
  async hint(opId: string, of: LiveHint['of']): Promise<void> {
    const path = await this.#deps.pathOfOperator(opId);
    if (path === null) return;
    for (const client of this.#clients)
      if (client.session.opPath.startsWith(path)) client.tell({ event: 'hint', of });
  }

  hintTo(accountIds: readonly string[], of: LiveHint['of']): void {
    const notified = new Set(accountIds);
    for (const client of this.#clients)
      if (notified.has(client.session.accountId)) client.tell({ event: 'hint', of });
  }

  setSync(clientId: string, enabled: boolean): boolean {
    const was = !this.#unsynced.has(clientId);
    if (enabled) this.#unsynced.delete(clientId);
    else this.#unsynced.add(clientId);
    // Without a socket nothing would ever end the client's watches.
    this.#endWhenAway(clientId);
    return was;
  }

  askAgain(accountId: string | null): void {
    for (const client of this.#clients)
      if (accountId === null || client.session.accountId === accountId) this.#endIfOver(client);
  }

  #said(client: LiveClient, text: string): void {
    this.#presence.said(client, text).then(
      (isFine) => (isFine ? undefined : client.close(closeTryLater, 'too many messages')),
      (error) => this.#deps.onFault('presence', error),
    );
  }

  async #authenticate(socket: LiveSocket, text: string, address: string): Promise<LiveClient | null> {
    const auth = authOf(text);
    const narrowing = narrowingOf(auth);
    const session = auth && (await this.#deps.authenticate(auth.token, narrowing));
    if (!session && auth && (await this.#deps.authenticate(auth.token, noNarrowing))) {
      // The token is valid, so a new one would not help.
      socket.close(closeTryLater, 'nothing that the account sees');
      return null;
    }
    if (!session) {
      this.#deps.refused?.(address);
      socket.close(closeUnauthenticated, 'not authenticated');
      return null;
    }
    const { epoch } = await this.#deps.log.head();
    await this.#joining;
    // There is no await from here until the socket is counted, so concurrent ones are counted one after another.
    const ofAccount = [...this.#clients].filter((other) => other.session.accountId === session.accountId);
    if (ofAccount.length >= mostSockets.ofAccount) {
      socket.close(closeTryLater, 'too many sockets of this account');
      return null;
    }
    const head = this.#recent.head;
    const after = auth.after ?? head;
    const foreign = auth.epoch !== undefined && auth.epoch !== epoch;
    const reason = foreign || after > head ? 'epoch' : head - after > farBehind ? 'tooFarBehind' : null;
    const cursor = reason ? head : after;
    const client = new LiveClient(socket, { ...session, token: auth.token, narrowing }, cursor, {
      recent: this.#recent,
      paths: this.#paths,
      steps: new StepReader(this.#deps.log),
      farReads: this.#farReads,
      clock: this.#deps.clock,
      onSent: this.#deps.onSent,
      wantsSync: () => !this.#unsynced.has(session.clientId),
    });
    for (const [endpointId, watchers] of this.#watchers) {
      if (watchers.has(session.clientId)) client.watched.add(endpointId);
    }
    client.control({ event: 'ready', pos: cursor, epoch });
    if (reason) client.control({ event: 'reset', pos: cursor, epoch, reason });
    this.#clients.add(client);
    return client;
  }

  /** Ends a socket with its token, and with the session behind the token. */
  #limit(client: LiveClient): () => void {
    const { clock } = this.#deps;
    const { expiresAt } = client.session;
    const life = Math.min(expiresAt - clock.now(), 0x7fffffff);
    const forgetExpiry = clock.after(life, () => client.close(closeUnauthenticated, 'token expired'));
    const stopAsking = every(clock, askAgainMs, () => this.#endIfOver(client));
    return () => {
      forgetExpiry();
      stopAsking();
    };
  }

  /** Closes the socket of an account that moved to another operator; it reconnects with a socket of that operator. */
  #endIfOver(client: LiveClient): void {
    const { token, narrowing, opPath, permissions } = client.session;
    this.#deps.authenticate(token, narrowing).then(
      (now) => {
        if (now?.opPath !== opPath) return client.close(closeUnauthenticated, 'no longer authenticated');
        if (String(now.permissions) !== String(permissions)) client.becomes(now);
      },
      (error) => this.#deps.onFault('live session', error),
    );
  }

  /** Removes a client; one that only reconnects is back before the grace time is over. */
  #leave(client: LiveClient): void {
    client.gone();
    this.#clients.delete(client);
    void this.#presence.left(client).catch((error) => this.#deps.onFault('presence', error));
    this.#endWhenAway(client.session.clientId);
  }

  #endWhenAway(clientId: string): void {
    const isHere = () => [...this.#clients].some(({ session }) => session.clientId === clientId);
    if (isHere()) return;
    this.#deps.clock.after(leaveGraceMs, () => {
      if (isHere()) return;
      this.#unsynced.delete(clientId);
      for (const [endpointId, watchers] of this.#watchers) {
        if (!watchers.has(clientId)) continue;
        void this.unwatch(clientId, endpointId).catch((error) => this.#deps.onFault('unwatch', error));
      }
    });
  }

  /** Runs one read of the log at a time, then updates every client. */
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
  const { event, token, after, epoch, operator, preview } = membersOf(text);
  if (event !== 'auth' || typeof token !== 'string') return null;
  if (after !== undefined && !isPosition(after)) return null;
  if (epoch !== undefined && typeof epoch !== 'string') return null;
  if (operator !== undefined && typeof operator !== 'string') return null;
  if (preview !== undefined && typeof preview !== 'string') return null;
  return { event, token, after, epoch, operator, preview };
}

const narrowingOf = (auth: LiveAuth | null): Narrowing => ({
  operator: auth?.operator ?? null,
  preview: auth?.preview ?? null,
});

/** Parses members of a JSON object; other text has none. */
function membersOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

const isPosition = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
