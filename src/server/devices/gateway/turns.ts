import type { Clock } from '#domain/clock.ts';
import type { Lane, Turn } from './port.ts';
import { RequestQueue, type Waiting } from './request-queue.ts';

/**
 * Whose turn it is on an agent's session. Agents in the field answer one request at a time, so the next goes out when the
 * one before was answered, or has kept the others waiting for `holdMs` (docs/decisions/138).
 */
export class Turns {
  private holder: OneTurn | null = null;
  /** Created only when a caller has to wait, because most sessions of a fleet are idle. */
  private queue: RequestQueue<OneTurn> | null = null;
  private readonly clock: Clock;
  readonly holdMs: number;

  constructor(clock: Clock, holdMs: number) {
    this.clock = clock;
    this.holdMs = holdMs;
  }

  /** Null where another has it. */
  take(): OneTurn | null {
    if (this.holder) return null;
    this.holder = new OneTurn(this, this.clock.monotonic() + this.holdMs);
    return this.holder;
  }

  wait(waiting: Waiting<OneTurn>): void {
    this.queue ??= new RequestQueue();
    this.queue.push(waiting);
  }

  /** A turn that is held ahead of its request; it ends by itself, whatever becomes of that. */
  reserve(lane: Lane): Promise<Turn | null> {
    const held = this.tryReserve();
    if (held) return Promise.resolve(held);
    return new Promise((resolve) => {
      this.wait({
        lane,
        deadline: Number.POSITIVE_INFINITY,
        go: (turn) => resolve(this.limit(turn)),
        stop: () => resolve(null),
      });
    });
  }

  tryReserve(): Turn | null {
    const turn = this.take();
    return turn && this.limit(turn);
  }

  private limit(turn: OneTurn): OneTurn {
    turn.stopLimit = this.clock.after(this.holdMs, () => turn.release());
    return turn;
  }

  isHeldBy(turn: Turn): turn is OneTurn {
    return turn === this.holder;
  }

  released(turn: OneTurn): void {
    if (turn !== this.holder) return;
    this.holder = null;
    this.expire();
    const next = this.queue?.shift();
    if (this.queue?.length === 0) this.queue = null;
    if (!next) return;
    this.holder = new OneTurn(this, this.clock.monotonic() + this.holdMs);
    next.go(this.holder);
  }

  /** Lets go those whose time is over. */
  expire(): void {
    for (const late of this.queue?.expire(this.clock.monotonic()) ?? []) late.stop('late');
  }

  /** The session has ended. */
  close(): void {
    this.holder?.forgetLimit();
    this.holder = null;
    const ended = this.queue?.drain() ?? [];
    this.queue = null;
    for (const waiting of ended) waiting.stop('ended');
  }
}

/** Of one request, from before it is written to its answer. */
export class OneTurn implements Turn {
  /** In milliseconds of the monotonic clock. */
  until: number;
  stopLimit: (() => void) | null = null;
  private readonly turns: Turns;

  constructor(turns: Turns, until: number) {
    this.turns = turns;
    this.until = until;
  }

  /** The request is on its way: the time of the turn counts from now, and the request looks after it. */
  begin(now: number): void {
    this.forgetLimit();
    this.until = now + this.turns.holdMs;
  }

  release(): void {
    this.forgetLimit();
    this.turns.released(this);
  }

  forgetLimit(): void {
    this.stopLimit?.();
    this.stopLimit = null;
  }
}
