import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Clock } from '#domain/clock.ts';
import { FairQueue } from '#domain/fair-queue.ts';
import { networkOf } from '#server/core/network/network.ts';
import { isEndpointId } from '#usp/endpoint-id.ts';
import type { Notify } from '#usp/messages/operate.ts';
import { AgentNotices } from './agent-notices.ts';
import { aliveMs, Contests } from './contests.ts';
import type { AgentLimits } from './limits.ts';
import { negotiate } from './negotiation.ts';
import { isAwaited, report } from './notices.ts';
import type { AgentNotice, GatewayLog, GatewaySink, Lane, Turn } from './port.ts';
import { type Arrival, notificationKey, SeenNotifications } from './seen-notifications.ts';
import { closeCodes, type PeerSocket, Session, type SessionHost } from './session.ts';
import { Subscriber } from './subscriber.ts';
import { SerialLanes } from './waiting.ts';

export interface RegistryOptions {
  sink: GatewaySink;
  clock: Clock;
  log: GatewayLog;
  controllerId: string;
  /** Milliseconds of silence after which an agent is pinged; the next field: after which its lease ends. */
  heartbeatMs: number;
  leaseMs: number;
  overduePingMs: number;
  /** Milliseconds for which a request without an answer holds back the next ones. */
  holdMs: number;
  requestTimeoutMs: number;
  limits: AgentLimits;
  /** Number of agents that may be in setup after a connect at one time. */
  setupConcurrency: number;
  /** Number of reports without a waiting user that the sink gets at one time. */
  reportConcurrency: number;
  /** False leaves the agents' subscriptions unchanged. */
  manageSubscriptions: boolean;
  keptPaths(endpointId: string): Promise<string[]>;
}

/**
 * Number of sessions in this time that may end for a broken protocol; the next one must wait until the time is over.
 */
const mostRejected = 5;
const rejectedMs = 60_000;
const rejectedKept = 20_000;
/** Milliseconds for a session to answer when another connection claims its endpoint id. */
const answerMs = 3_000;
const stepMs = 100;
/** Milliseconds for an agent without `?eid=` to name itself. */
const namelessMs = 15_000;
/** Milliseconds after which an agent that does not answer no longer holds up the setup of others. */
const setupTimeoutMs = 15_000;
/**
 * Milliseconds for which a setup keeps its place: a busy agent takes less than a second; one that does not answer
 * continues to wait without it.
 */
const setupHoldMs = 2_000;
/** Milliseconds before each retry of a setup without an answer, while the session lasts. */
const setupRetriesMs = [60_000, 300_000, 1_800_000];

/** All sessions: connected endpoints, their reports and leases. Sockets are known only as `PeerSocket`. */
export class Registry implements SessionHost {
  readonly controllerId: string;
  readonly clock: Clock;
  readonly log: GatewayLog;
  readonly overduePingMs: number;
  readonly holdMs: number;
  readonly limits: AgentLimits;
  readonly counters = { accepted: 0, notifications: 0, repeated: 0, sinkFailures: 0 };
  private readonly options: RegistryOptions;
  private readonly sessions = new Map<string, Session>();
  private readonly nameless = new Set<Session>();
  private readonly numbers = new Map<string, number>();
  /** End of each endpoint's latest ended session, on the monotonic clock. */
  private readonly ends = new Map<string, number>();
  private readonly rejected = new BoundedCache<string, { since: number; count: number }>(rejectedKept);
  private readonly contests = new Contests();
  private readonly watched = new Map<string, string[]>();
  private readonly seen: SeenNotifications;
  private readonly lanes = new SerialLanes();
  private readonly synchronising = new SerialLanes();
  /** First setup of subscriptions in each session. */
  private readonly subscribing = new WeakMap<Session, Promise<boolean>>();
  private readonly setups: FairQueue;
  /** Queue of reports: a waiting report takes far less memory than one on its way into the log (docs/decisions/012). */
  private readonly reports: FairQueue;
  private readonly subscriber: Subscriber;
  private readonly notices: AgentNotices;
  private readonly setupMs: number;
  private readonly msgIdPrefix: string;
  private msgIds = 0;
  private closing = false;
  private stopSweep: () => void;

  constructor(options: RegistryOptions) {
    this.options = options;
    this.controllerId = options.controllerId;
    this.clock = options.clock;
    this.log = options.log;
    this.overduePingMs = options.overduePingMs;
    this.holdMs = options.holdMs;
    this.limits = options.limits;
    this.seen = new SeenNotifications(options.clock.monotonic());
    const hold = { clock: options.clock, ms: setupHoldMs };
    this.setups = new FairQueue({ atOnce: options.setupConcurrency, hold });
    this.reports = new FairQueue({ atOnce: options.reportConcurrency });
    this.notices = new AgentNotices(options, (notice) => {
      void this.tell(notice.endpointId, () => options.sink.agentNoticed(notice));
    });
    this.setupMs = Math.min(options.requestTimeoutMs, setupTimeoutMs);
    this.subscriber = new Subscriber({
      controllerId: options.controllerId,
      timeoutMs: this.setupMs,
      keptPaths: options.keptPaths,
      refused: (session, detail) => this.note(session, 'subscriptionRefused', detail),
    });
    // Message ids differ from those of an earlier run, so that an answer from before a restart matches nothing.
    this.msgIdPrefix = `${options.clock.now().toString(36)}-`;
    this.stopSweep = this.scheduleSweep();
  }

  /** Opens a session on a socket; `endpointId` is '' if the agent has not named itself. */
  open(socket: PeerSocket, address: string, endpointId: string): Session {
    const session = new Session(this, socket, address);
    this.counters.accepted += 1;
    if (endpointId === '') this.nameless.add(session);
    else this.bind(session, endpointId);
    return session;
  }

  /**
   * Returns the reason that an open session is kept against an unproven connection; null: it is replaced. It is
   * replaced from its own address if no other device claims the id too, and whenever it no longer answers, since its
   * device may have got a new address.
   */
  async keptBy(endpointId: string, address: string): Promise<'anotherAddress' | 'anotherDevice' | null> {
    const current = this.sessions.get(endpointId);
    const isContested = this.contests.isContested(endpointId, this.clock.monotonic());
    if (!current || (current.address === address && !isContested)) return null;
    const asked = this.clock.monotonic();
    current.ping();
    for (let waited = 0; waited < answerMs && current.open && current.lastHeard < asked; waited += stepMs)
      await new Promise<void>((resolve) => this.clock.after(stepMs, resolve));
    if (!current.open || current.lastHeard < asked) return null;
    return isContested ? 'anotherDevice' : 'anotherAddress';
  }

  /** Reports that two devices claim the endpoint id: the connected one stays. */
  duplicate(endpointId: string, address: string): void {
    this.note({ endpointId, address }, 'duplicateIdentity', `a second device at ${address} was refused`);
  }

  /**
   * Reports a connection that did not prove its claimed identity. The page of a device with this id shows the attempt.
   */
  turnedAway(endpointId: string, address: string, reason: string): void {
    if (this.numbers.has(endpointId))
      this.note({ endpointId, address }, 'identityRefused', `${address}: ${reason}`);
    else this.note({ endpointId: '', address }, 'identityRefused', `${endpointId} ${reason}`.trim());
  }

  /** Tells if this endpoint, from this address, has broken the protocol so often that it must wait. */
  isHeldOff(endpointId: string, address: string): boolean {
    const before = this.rejected.get(`${address} ${endpointId}`);
    return (
      before !== undefined &&
      before.count >= mostRejected &&
      this.clock.monotonic() - before.since < rejectedMs
    );
  }

  private countRejected({ endpointId, address }: Session): void {
    const key = `${address} ${endpointId}`;
    const now = this.clock.monotonic();
    const before = this.rejected.get(key);
    const current = before && now - before.since < rejectedMs ? before : { since: now, count: 0 };
    current.count += 1;
    this.rejected.set(key, current);
  }

  find(endpointId: string): Session | undefined {
    return this.sessions.get(endpointId);
  }

  sessionOf(endpointId: string): number {
    return this.numbers.get(endpointId) ?? 0;
  }

  refusesWildcards(endpointId: string): void {
    const session = this.sessions.get(endpointId);
    if (session)
      this.note(session, 'wildcardsRefused', 'paths with * are refused; its rows are listed first');
  }

  cameWithoutSubscriptions(endpointId: string): boolean {
    return this.sessions.get(endpointId)?.cameWithoutSubscriptions === true;
  }

  get size(): number {
    return this.sessions.size;
  }

  get waitingForSetup(): number {
    return this.setups.length;
  }

  note(who: { endpointId: string; address: string }, notice: AgentNotice, detail: string): void {
    this.notices.note(who, notice, detail);
  }

  nextMsgId(): string {
    this.msgIds += 1;
    return this.msgIdPrefix + this.msgIds.toString(36);
  }

  /**
   * Binds a session to its endpoint. The newest socket wins: an agent often reconnects before its old socket is known
   * to be dead.
   */
  bind(session: Session, endpointId: string): boolean {
    if (!isEndpointId(endpointId)) return false;
    this.nameless.delete(session);
    const before = this.sessions.get(endpointId);
    const now = this.clock.monotonic();
    if (before?.open && now - before.lastHeard < aliveMs) this.contests.replaced(endpointId, now);
    session.endpointId = endpointId;
    session.number = this.sessionOf(endpointId) + 1;
    this.numbers.set(endpointId, session.number);
    this.sessions.set(endpointId, session);
    before?.end('replaced', closeCodes.normal, 'replaced by a newer connection');
    const { sink } = this.options;
    const { address, number } = session;
    void this.tell(endpointId, () => sink.connected({ endpointId, address, session: number }));
    if (this.options.manageSubscriptions) void this.setUp(session);
    return true;
  }

  ended(session: Session): void {
    const { endpointId, closeReason } = session;
    this.nameless.delete(session);
    if (closeReason === 'protocolError') this.countRejected(session);
    if (endpointId === '') return;
    this.ends.set(endpointId, this.clock.monotonic());
    const current = this.sessions.get(endpointId) === session;
    if (current) this.sessions.delete(endpointId);
    if (this.closing || (!current && closeReason !== 'replaced')) return;
    const { sink } = this.options;
    void this.tell(endpointId, () => sink.disconnected({ endpointId, reason: closeReason ?? 'closed' }));
  }

  /** Reports of one endpoint reach the sink in order, one after another; those that a user waits for skip the queue. */
  private tell(endpointId: string, job: () => Promise<void>, awaited = false): Promise<boolean> {
    const admitted = awaited ? job : () => this.reports.run('', job);
    return this.lanes.run(endpointId, admitted, (error) => {
      this.counters.sinkFailures += 1;
      this.log.warn({ endpointId, error }, 'a report was not taken');
    });
  }

  notified(session: Session, msgId: string, notify: Notify): void {
    const { notification, subscriptionId, sendResp } = notify;
    const { endpointId } = session;
    const key = notificationKey(endpointId, msgId, notify);
    const earlier = this.seen.find(key, this.arrivalIn(session));
    if (earlier) this.counters.repeated += 1;
    else this.counters.notifications += 1;
    const done = earlier ?? this.take(session, key, notification);
    void done.then((durable) => {
      if (!durable) return;
      this.seen.settle(key, this.clock.monotonic());
      // Without an answer the agent repeats the notification, as an unstored one requires.
      if (sendResp) session.acknowledge(msgId, subscriptionId);
    });
  }

  private arrivalIn({ endpointId, openedAt }: Session): Arrival {
    return { openedAt, previousEnd: this.ends.get(endpointId) ?? null };
  }

  private take(session: Session, key: string, notice: Notify['notification']): Promise<boolean> {
    const { endpointId } = session;
    session.noticeBegins();
    const durability = this.tell(
      endpointId,
      async () => {
        if (notice) await report(this.options.sink, session, notice);
      },
      notice !== null && isAwaited(notice),
    );
    this.seen.remember(key, durability, this.clock.monotonic());
    void durability.then((durable) => {
      session.noticeEnds();
      if (!durable) this.seen.forget(key);
    });
    return durability;
  }

  watch(endpointId: string, paths: string[]): Promise<void> {
    if (paths.length > 0) this.watched.set(endpointId, paths);
    else this.watched.delete(endpointId);
    const session = this.sessions.get(endpointId);
    return session ? this.synchronise(session, 'interactive').then(() => {}) : Promise.resolve();
  }

  /** Reserves the device's turn, once its subscriptions cover command results; null: no session, or it ended first. */
  async turn(endpointId: string, lane: Lane): Promise<Turn | null> {
    const session = this.sessions.get(endpointId);
    if (!session) return null;
    if (!this.isReported(session)) await this.untilReported(session);
    return session.turn(lane);
  }

  /** Reserves the turn if it is free and there is nothing to wait for. */
  turnNow(endpointId: string): Turn | null {
    const session = this.sessions.get(endpointId);
    return session && this.isReported(session) ? session.turnNow() : null;
  }

  private isReported(session: Session): boolean {
    return session.subscribed || !this.options.manageSubscriptions;
  }

  /**
   * Waits for the subscriptions. A command's end is sent to subscribers (TR-369 §6.3.3), and a device that is new here,
   * or was reset, has no such row yet. A device that does not answer delays its commands no longer than any request
   * would.
   */
  private async untilReported(session: Session): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.clock.after(this.holdMs, resolve);
    void this.subscribe(session, 'interactive').then(() => resolve());
    await promise;
    stop();
    session.subscribed = true;
  }

  /** Sets up subscriptions; for a waiting command it skips the queue of setups. */
  private subscribe(session: Session, lane: Lane): Promise<boolean> {
    const begun = this.subscribing.get(session);
    if (begun) return begun;
    const first = this.synchronise(session, lane);
    this.subscribing.set(session, first);
    void first.then(() => {
      session.subscribed = true;
    });
    return first;
  }

  private async setUp(session: Session): Promise<void> {
    for (const retryMs of [...setupRetriesMs, null]) {
      const done = await this.setups.run(networkOf(session.address), async () => {
        if (!session.open) return true;
        const subscribed = await (session.subscribed
          ? this.synchronise(session, 'bulk')
          : this.subscribe(session, 'bulk'));
        const foreign = await negotiate(session, { timeoutMs: this.setupMs, lane: 'bulk' });
        if (foreign !== null) this.note(session, 'versionUnknown', foreign);
        return subscribed;
      });
      if (done || retryMs === null) return;
      await new Promise<void>((resolve) => this.clock.after(retryMs, resolve));
    }
  }

  /**
   * Sets up subscriptions, one endpoint's setups one at a time, because two plans from the same table would both add
   * the same row.
   */
  private async synchronise(session: Session, lane: Lane): Promise<boolean> {
    let done = false;
    const { endpointId } = session;
    await this.synchronising.run(
      endpointId,
      async () => {
        done =
          !session.open || (await this.subscriber.ensure(session, this.watched.get(endpointId) ?? [], lane));
      },
      (error) => this.log.warn({ endpointId, error }, 'subscriptions not brought up to date'),
    );
    return done;
  }

  private scheduleSweep(): () => void {
    return this.clock.after(Math.max(20, this.options.heartbeatMs / 8), () => {
      this.sweep();
      this.stopSweep = this.scheduleSweep();
    });
  }

  private sweep(): void {
    const now = this.clock.monotonic();
    const { heartbeatMs, leaseMs } = this.options;
    for (const session of this.sessions.values()) {
      if (!session.reading) continue;
      if (now - session.lastHeard >= leaseMs) {
        session.end('leaseExpired', closeCodes.policyViolation, 'lease expired');
      } else if (now - Math.max(session.lastHeard, session.lastPinged) >= heartbeatMs) session.ping();
    }
    for (const session of this.nameless) {
      if (now - session.openedAt >= namelessMs) {
        session.reject(closeCodes.policyViolation, 'no endpoint id');
      }
    }
  }

  /** Closes every session without reports to the sink: a restart follows, and the engine handles it as one. */
  close(): void {
    this.closing = true;
    this.stopSweep();
    for (const session of [...this.sessions.values(), ...this.nameless]) {
      session.end('closed', closeCodes.goingAway, 'the controller stops');
    }
  }
}
