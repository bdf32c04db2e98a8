import type { Notification } from '#usp/messages/operate.ts';
import type { Msg } from '#usp/msg.ts';
import { referenceCovers } from '#usp/path.ts';
import type { AgentHost } from './agent-host.ts';
import type { DeviceValues } from './device-values.ts';
import { unit } from './random.ts';

export type NotifType = 'Event' | 'OperationComplete' | 'ValueChange' | 'ObjectCreation' | 'ObjectDeletion';

export interface Subscription {
  path: string;
  id: string;
  notifType: string;
  references: string[];
  retry: boolean;
}

interface Wire {
  /** Returns false without a connection. */
  transmit(msg: Msg): boolean;
}

interface Unacknowledged {
  msg: Msg;
  attempt: number;
  stop: (() => void) | null;
  onAcknowledged: (() => void) | undefined;
}

/** Maximum notifications kept for an absent controller; the oldest are dropped beyond it. */
const backlogLimit = 32;
/** TR-369 §6.3.3 (R-NOT.2): the first repetition comes after 5 s, then each interval doubles. */
const firstRetryMs = 5000;
const attemptLimit = 10;

/** One agent's notifications: finds their subscribers, and repeats them until they are acknowledged. */
export class Notifier {
  private readonly host: AgentHost;
  private readonly values: DeviceValues;
  private readonly seed: number;
  private readonly wire: Wire;
  private readonly prefix: string;
  private count = 0;
  private unacknowledged: Map<string, Unacknowledged> | null = null;

  constructor(host: AgentHost, values: DeviceValues, seed: number, wire: Wire) {
    this.host = host;
    this.values = values;
    this.seed = seed;
    this.wire = wire;
    this.prefix = host.clock.now().toString(36);
  }

  subscriptions(notifType: NotifType): Subscription[] {
    return this.values
      .rowsAt('Device.LocalAgent.Subscription.')
      .map(({ path }) => this.subscription(path))
      .filter((one) => one.notifType === notifType && this.values.read(`${one.path}Enable`) === 'true');
  }

  private subscription(path: string): Subscription {
    const read = (name: string) => this.values.read(path + name);
    return {
      path,
      id: read('ID'),
      notifType: read('NotifType'),
      references: read('ReferenceList').split(',').filter(Boolean),
      retry: read('NotifRetry') === 'true',
    };
  }

  /** Notifies every subscriber of this path. */
  notify(notifType: NotifType, path: string, notification: Notification, onAcknowledged?: () => void): void {
    for (const { id, retry } of this.subscribers(notifType, path))
      this.send(id, retry, notification, onAcknowledged);
  }

  subscribers(notifType: NotifType, path: string): Subscription[] {
    return this.subscriptions(notifType).filter(({ references }) =>
      references.some((reference) => referenceCovers(reference, path)),
    );
  }

  /** Sends a notification; the on-board request has no subscription, and so an empty subscription_id. */
  send(
    subscriptionId: string,
    retry: boolean,
    notification: Notification,
    onAcknowledged?: () => void,
  ): void {
    this.count += 1;
    const msgId = `${this.prefix}-${this.count}`;
    const msg: Msg = { msgId, type: 'Notify', body: { subscriptionId, sendResp: retry, notification } };
    this.host.counters.notifications += 1;
    const sent = this.wire.transmit(msg);
    if (!retry) return;
    this.unacknowledged ??= new Map();
    const entry: Unacknowledged = { msg, attempt: 0, stop: null, onAcknowledged };
    this.unacknowledged.set(msgId, entry);
    if (sent) this.scheduleRetry(entry);
    if (this.unacknowledged.size > backlogLimit) {
      const [oldest] = this.unacknowledged.keys();
      if (oldest) this.forget(oldest);
    }
  }

  private scheduleRetry(entry: Unacknowledged): void {
    entry.attempt += 1;
    if (entry.attempt > attemptLimit) {
      this.forget(entry.msg.msgId);
      return;
    }
    const spread = 1 + 0.15 * unit(this.seed, 'retry', entry.attempt);
    entry.stop = this.host.clock.after(firstRetryMs * 2 ** (entry.attempt - 1) * spread, () => {
      entry.stop = null;
      this.host.counters.repeated += 1;
      if (this.wire.transmit(entry.msg)) this.scheduleRetry(entry);
    });
  }

  acknowledged(msgId: string): void {
    this.unacknowledged?.get(msgId)?.onAcknowledged?.();
    if (this.forget(msgId)) this.host.counters.acknowledged += 1;
  }

  private forget(msgId: string): boolean {
    const entry = this.unacknowledged?.get(msgId);
    entry?.stop?.();
    this.unacknowledged?.delete(msgId);
    if (this.unacknowledged?.size === 0) this.unacknowledged = null;
    return entry !== undefined;
  }

  /** Suspends the repetitions after a lost connection until the next one. */
  suspend(): void {
    for (const entry of this.unacknowledged?.values() ?? []) {
      entry.stop?.();
      entry.stop = null;
    }
  }

  resume(): void {
    for (const entry of this.unacknowledged?.values() ?? []) {
      if (this.wire.transmit(entry.msg)) this.scheduleRetry(entry);
    }
  }

  /** Drops unreported notifications, as a restart does. */
  clear(): void {
    this.suspend();
    this.unacknowledged = null;
  }
}
