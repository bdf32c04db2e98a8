import type { Content, Response } from '#usp/msg.ts';
import type { Lane } from './port.ts';

export type Reply =
  | { kind: 'response'; content: Response | Extract<Content, { type: 'Error' }> }
  /**
   * `away`: there was no session, or it ended first; `busy`: others were answered so slowly that its turn never came.
   */
  | { kind: 'undelivered'; reason: 'away' | 'busy'; message: string }
  | { kind: 'unanswered'; reason: 'timeout' | 'closed' };

/** Request that waits for its turn in an agent's session. */
export interface Waiting<T> {
  lane: Lane;
  /** End of the wait, in milliseconds of the monotonic clock. */
  deadline: number;
  /** Called when its turn has come. */
  go(turn: T): void;
  /** Called when it will get no turn: its time is over, or the session ended. */
  stop(why: 'late' | 'ended'): void;
}

/** Requests that wait for a turn on one agent: interactive ones first, each lane in order of arrival. */
export class RequestQueue<T> {
  private readonly interactive: Waiting<T>[] = [];
  private readonly bulk: Waiting<T>[] = [];

  get length(): number {
    return this.interactive.length + this.bulk.length;
  }

  push(request: Waiting<T>): void {
    (request.lane === 'bulk' ? this.bulk : this.interactive).push(request);
  }

  shift(): Waiting<T> | undefined {
    return this.interactive.shift() ?? this.bulk.shift();
  }

  /** Removes and returns those whose time is over. */
  expire(now: number): Waiting<T>[] {
    return [...takeExpired(this.interactive, now), ...takeExpired(this.bulk, now)];
  }

  drain(): Waiting<T>[] {
    return [...this.interactive.splice(0), ...this.bulk.splice(0)];
  }
}

function takeExpired<T>(lane: Waiting<T>[], now: number): Waiting<T>[] {
  const expired = lane.filter((request) => request.deadline <= now);
  if (expired.length > 0) {
    const kept = lane.filter((request) => request.deadline > now);
    lane.splice(0, lane.length, ...kept);
  }
  return expired;
}
