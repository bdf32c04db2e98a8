import type { Clock } from '#domain/clock.ts';
import type { Lane, Turn } from './port.ts';
import { RequestQueue, type Waiting } from './request-queue.ts';

/**
 * Turns of requests in an agent's session. Agents in the field answer one request at a time, so the next is sent when
 * the previous one was answered, or has held back the others for `holdMs` (docs/decisions/138).
 */
export class Turns {
  private holder: OneTurn | null = null;
  /** Queue of waiting requests. It is created only when one must wait, because most sessions of a fleet are idle. */
  private queue: RequestQueue<OneTurn> | null = null;
  private readonly clock: Clock;
  readonly holdMs: number;

  constructor(clock: Clock, holdMs: number) {
    this.clock = clock;
    this.holdMs = holdMs;
  }

  /** Takes the turn; null: another request has it. */
  take(): OneTurn | null {
    if (this.holder) return null;
    this.holder = new OneTurn(this, this.clock.monotonic() + this.holdMs);
    return this.holder;
  }

  wait(waiting: Waiting<OneTurn>): void {
    this.queue ??= new RequestQueue();
    this.queue.push(waiting);
  }

  /** Reserves a turn ahead of its request; it ends by itself in any case. */
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

  /** Drops waiting requests whose time is over. */
  expire(): void {
    for (const late of this.queue?.expire(this.clock.monotonic()) ?? []) late.stop('late');
  }

  /** Ends all waiting requests with the session. */
  close(): void {
    this.holder?.forgetLimit();
    this.holder = null;
    const ended = this.queue?.drain() ?? [];
    this.queue = null;
    for (const waiting of ended) waiting.stop('ended');
  }
}

/** Turn of one request, from before it is written to its answer. */
export class OneTurn implements Turn {
  /** End of the turn, in milliseconds of the monotonic clock. */
  until: number;
  stopLimit: (() => void) | null = null;
  private readonly turns: Turns;

  constructor(turns: Turns, until: number) {
    this.turns = turns;
    this.until = until;
  }

  /** Starts the turn's time when its request is sent; the request handles the rest. */
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
