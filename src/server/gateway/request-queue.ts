import type { Content, Request, Response } from '#usp/msg.ts';
import type { Lane } from './port.ts';

export type Reply =
  | { kind: 'response'; content: Response | Extract<Content, { type: 'Error' }> }
  | { kind: 'undelivered'; message: string }
  | { kind: 'unanswered'; reason: 'timeout' | 'closed' };

export interface PendingRequest {
  content: Request;
  lane: Lane;
  /** When waiting ends, in milliseconds of the monotonic clock. */
  deadline: number;
  settle(reply: Reply): void;
}

/** Requests of one agent that wait for their turn: interactive ones first, each lane in the order of arrival. */
export class RequestQueue {
  private readonly interactive: PendingRequest[] = [];
  private readonly bulk: PendingRequest[] = [];

  get length(): number {
    return this.interactive.length + this.bulk.length;
  }

  push(request: PendingRequest): void {
    (request.lane === 'bulk' ? this.bulk : this.interactive).push(request);
  }

  shift(): PendingRequest | undefined {
    return this.interactive.shift() ?? this.bulk.shift();
  }

  /** Takes out the requests whose time is over. */
  expire(now: number): PendingRequest[] {
    return [...takeExpired(this.interactive, now), ...takeExpired(this.bulk, now)];
  }

  drain(): PendingRequest[] {
    return [...this.interactive.splice(0), ...this.bulk.splice(0)];
  }
}

function takeExpired(lane: PendingRequest[], now: number): PendingRequest[] {
  const expired = lane.filter((request) => request.deadline <= now);
  if (expired.length > 0) {
    const kept = lane.filter((request) => request.deadline > now);
    lane.splice(0, lane.length, ...kept);
  }
  return expired;
}
