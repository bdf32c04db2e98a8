import type { Clock } from '#domain/clock.ts';
import type { Request } from '#usp/msg.ts';
import type { Lane, Turn } from './port.ts';
import type { Reply } from './request-queue.ts';
import { type OneTurn, Turns } from './turns.ts';

export interface RequestLimits {
  /** Milliseconds from sending to the answer. */
  timeoutMs: number;
  lane: Lane;
  /** Milliseconds that it may wait for its turn; default `timeoutMs`. */
  turnMs?: number;
  /** Turn that was reserved before the call. */
  turn?: Turn | undefined;
  /** Called when the bytes are handed to the socket, with the message id. */
  sent?: ((msgId: string) => void) | undefined;
}

export interface Wire {
  clock: Clock;
  /** Milliseconds for which an answer may be overdue before the agent is pinged. */
  overduePingMs: number;
  holdMs: number;
  nextMsgId(): string;
  /** Sends a request; `failed` is called when it is certain that the bytes did not leave. */
  send(msgId: string, content: Request, failed: () => void): void;
  ping(): void;
}

interface Pending {
  msgId: string;
  turn: OneTurn;
  /** Deadline on the monotonic clock. */
  deadline: number;
  pings: number;
  stopTimer: (() => void) | null;
  settle(reply: Reply): void;
}

/**
 * Number of pings every overduePingMs, before they come every second: a stalled agent wakes at once, and a dead one is
 * not flooded.
 */
const quickPings = 10;
const slowPingMs = 1000;
/** Milliseconds between pings for a request that has passed its turn on. */
const patientPingMs = 10_000;

/** Sent requests of one agent, matched with their answers by msg_id. */
export class Requests {
  readonly turns: Turns;
  private readonly wire: Wire;
  private readonly pending = new Map<string, Pending>();

  constructor(wire: Wire) {
    this.wire = wire;
    this.turns = new Turns(wire.clock, wire.holdMs);
  }

  /** Sends a request; never rejects. */
  ask(content: Request, limits: RequestLimits): Promise<Reply> {
    const { lane, turnMs = limits.timeoutMs, turn: ahead } = limits;
    return new Promise((settle) => {
      const held = ahead && this.turns.isHeldBy(ahead) ? ahead : this.turns.take();
      if (held) this.send(held, content, limits, settle);
      else
        this.turns.wait({
          lane,
          deadline: this.wire.clock.monotonic() + turnMs,
          go: (turn) => this.send(turn, content, limits, settle),
          stop: (why) =>
            settle(
              why === 'late'
                ? { kind: 'undelivered', reason: 'busy', message: 'the device is busy with another request' }
                : { kind: 'undelivered', reason: 'away', message: 'the session closed before its turn' },
            ),
        });
    });
  }

  /** Matches an answer; false: no request here waits for it. */
  answered(msgId: string, content: Extract<Reply, { kind: 'response' }>['content']): boolean {
    const pending = this.pending.get(msgId);
    if (!pending) return false;
    this.finish(pending, { kind: 'response', content });
    return true;
  }

  /** Ends all requests with the session: sent ones are unanswered, waiting ones were never sent. */
  close(): void {
    const sent = [...this.pending.values()];
    this.pending.clear();
    for (const { stopTimer, settle } of sent) {
      stopTimer?.();
      settle({ kind: 'unanswered', reason: 'closed' });
    }
    this.turns.close();
  }

  private send(
    turn: OneTurn,
    content: Request,
    { timeoutMs, sent }: RequestLimits,
    settle: Pending['settle'],
  ): void {
    const now = this.wire.clock.monotonic();
    turn.begin(now);
    const pending: Pending = {
      msgId: this.wire.nextMsgId(),
      turn,
      deadline: now + timeoutMs,
      pings: 0,
      stopTimer: null,
      settle,
    };
    this.pending.set(pending.msgId, pending);
    sent?.(pending.msgId);
    this.wire.send(pending.msgId, content, () => {
      if (this.pending.get(pending.msgId) !== pending) return;
      this.finish(pending, { kind: 'undelivered', reason: 'away', message: 'the socket did not take it' });
    });
    if (this.pending.has(pending.msgId)) this.watch(pending);
  }

  /** Sets the one timer for everything that may be due: ping, end of turn, timeout. */
  private watch(pending: Pending): void {
    const { clock, overduePingMs } = this.wire;
    const now = clock.monotonic();
    const holds = this.turns.isHeldBy(pending.turn);
    const pingIn = pending.pings < quickPings ? overduePingMs : holds ? slowPingMs : patientPingMs;
    const turnEnds = holds ? pending.turn.until - now : pingIn;
    const dueIn = Math.max(0, Math.min(pingIn, turnEnds, pending.deadline - now));
    pending.stopTimer = clock.after(dueIn, () => this.look(pending, dueIn >= pingIn));
  }

  private look(pending: Pending, pingIsDue: boolean): void {
    const now = this.wire.clock.monotonic();
    pending.stopTimer = null;
    this.turns.expire();
    if (now >= pending.deadline) {
      this.finish(pending, { kind: 'unanswered', reason: 'timeout' });
      return;
    }
    if (pingIsDue) {
      pending.pings += 1;
      this.wire.ping();
    }
    if (now >= pending.turn.until) pending.turn.release();
    // The request sent next may have closed the session.
    if (this.pending.has(pending.msgId)) this.watch(pending);
  }

  private finish(pending: Pending, reply: Reply): void {
    pending.stopTimer?.();
    this.pending.delete(pending.msgId);
    pending.turn.release();
    pending.settle(reply);
  }
}
