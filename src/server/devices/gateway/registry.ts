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
  /** Silence after which an agent is pinged, and after which its lease is over; milliseconds. */
  heartbeatMs: number;
  leaseMs: number;
  overduePingMs: number;
  /** How long a request without an answer keeps the next ones waiting; milliseconds. */
  holdMs: number;
  requestTimeoutMs: number;
  limits: AgentLimits;
  /** Agents that may be busy with the work that follows a connect, at one time. */
  setupConcurrency: number;
  /** Reports without a waiting user that the sink is given at one time. */
  reportConcurrency: number;
  /** False leaves the agents' subscriptions alone. */
  manageSubscriptions: boolean;
  keptPaths(endpointId: string): Promise<string[]>;
}

/** Sessions that may be ended for a broken protocol in this time, before the next one waits until it is over. */
const mostRejected = 5;
const rejectedMs = 60_000;
const rejectedKept = 20_000;
/** Time for a session to answer when another connection claims its endpoint id. */
const answerMs = 3_000;
const stepMs = 100;
/** Time to name oneself, for an agent without `?eid=`. */
const namelessMs = 15_000;
/** So that agents which do not answer hold up the setup of the others only for so long. */
const setupTimeoutMs = 15_000;
/** A busy agent takes less than a second; one that does not answer waits on without keeping others waiting. */
const setupHoldMs = 2_000;
/** A setup that got no answer is tried again while the session lasts, waiting longer each time. */
const setupRetriesMs = [60_000, 300_000, 1_800_000];

/** All sessions: who is here, whose word is passed on, whose lease is over. Knows sockets only as `PeerSocket`. */
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
  /** When the latest session that is over ended, on the monotonic clock. */
  private readonly ends = new Map<string, number>();
  private readonly rejected = new BoundedCache<string, { since: number; count: number }>(rejectedKept);
  private readonly contests = new Contests();
  private readonly watched = new Map<string, string[]>();
  private readonly seen: SeenNotifications;
  private readonly lanes = new SerialLanes();
  private readonly synchronising = new SerialLanes();
  /** The first time that a session's agent is made to hold the subscriptions. */
  private readonly subscribing = new WeakMap<Session, Promise<boolean>>();
  private readonly setups: FairQueue;
  /** A report that waits here takes far less memory than one on its way into the log (docs/decisions/012). */
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
    // Ids differ from those of an earlier run, so that an answer which outlived a restart matches nothing.
    this.msgIdPrefix = `${options.clock.now().toString(36)}-`;
    this.stopSweep = this.scheduleSweep();
  }

  /** A socket is open; `endpointId` is '' where the agent has not said who it is. */
  open(socket: PeerSocket, address: string, endpointId: string): Session {
    const session = new Session(this, socket, address);
    this.counters.accepted += 1;
    if (endpointId === '') this.nameless.add(session);
    else this.bind(session, endpointId);
    return session;
  }

  /**
   * Why a session that is open does not make way for a connection that proves nothing; null: it does, for one from its own address
   * that no other device claims too, and where it does not answer any more, as that of a device that was given another address.
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

  /** Two devices claim the endpoint id: the one that is connected stays. */
  duplicate(endpointId: string, address: string): void {
    this.note({ endpointId, address }, 'duplicateIdentity', `a second device at ${address} was refused`);
  }

  /** A connection did not prove the identity it claimed. The page of a device with this id shows the attempt. */
  turnedAway(endpointId: string, address: string, reason: string): void {
    if (this.numbers.has(endpointId))
      this.note({ endpointId, address }, 'identityRefused', `${address}: ${reason}`);
    else this.note({ endpointId: '', address }, 'identityRefused', `${endpointId} ${reason}`.trim());
  }

  /** Whether it has broken the protocol so often of late that it has to wait; only as this endpoint, and from this address. */
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

  /** The newest socket of an endpoint wins: an agent that reconnects often does so before its old socket is known dead. */
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

  /** Reports of one endpoint reach the sink in their order, one after another; those a user waits for pass the queue. */
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
      // No answer makes the agent repeat the notification, which is what an unstored one needs.
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

  /** The device's turn, once its subscriptions report what it does; null: it has no session, or that ended first. */
  async turn(endpointId: string, lane: Lane): Promise<Turn | null> {
    const session = this.sessions.get(endpointId);
    if (!session) return null;
    if (!this.isTold(session)) await this.untilTold(session);
    return session.turn(lane);
  }

  /** The same if the turn is free and there is nothing to wait for. */
  turnNow(endpointId: string): Turn | null {
    const session = this.sessions.get(endpointId);
    return session && this.isTold(session) ? session.turnNow() : null;
  }

  private isTold(session: Session): boolean {
    return session.subscribed || !this.options.manageSubscriptions;
  }

  /**
   * The end of a command is sent to subscribers (TR-369 §6.3.3), and a device that is new here, or was reset,
   * has no such row yet. One that does not answer keeps its commands waiting no longer than any request would.
   */
  private async untilTold(session: Session): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.clock.after(this.holdMs, resolve);
    void this.subscribe(session, 'interactive').then(() => resolve());
    await promise;
    stop();
    session.subscribed = true;
  }

  /** The first in line: a command that waits passes the queue of the setups. */
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

  /** One at a time for each endpoint, because two plans made from the same table would both add the same row. */
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

  /** Closes every session without a word to the sink: what follows is a restart, and the engine treats it as one. */
  close(): void {
    this.closing = true;
    this.stopSweep();
    for (const session of [...this.sessions.values(), ...this.nameless]) {
      session.end('closed', closeCodes.goingAway, 'the controller stops');
    }
  }
}
