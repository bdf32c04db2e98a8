import type { ModelProfile } from './models.ts';

/** The only clock of the simulator; tests pass their own. Times are milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** The returned function cancels the timer. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Connection of one agent; tests pass a plain object. */
export interface AgentLink {
  send(bytes: Uint8Array): void;
  close(): void;
  /** Breaks the connection without a close frame, as a power cut does; the peer sees 1006. */
  terminate(): void;
}

/** Environment that all agents of a fleet share. */
export interface AgentHost {
  readonly clock: Clock;
  readonly controllerId: string;
  readonly models: readonly [ModelProfile, ...ModelProfile[]];
  /** 1: real time of a device; Infinity: everything at once. */
  readonly speed: number;
  /** Delay of each reply in milliseconds. */
  readonly answerDelayMs: number;
  /** Milliseconds from the command to the return of a restarted device at speed 1. */
  readonly rebootMs: number;
  /** Seconds since 1970 from which households have had their boxes, which report all viewing since then. */
  readonly viewingSince: number;
  readonly counters: Counters;
}

export interface Counters {
  requests: number;
  notifications: number;
  acknowledged: number;
  repeated: number;
  boots: number;
  undecodable: number;
}

/** Returns the milliseconds at the fleet's speed. */
export function scaled(host: AgentHost, ms: number): number {
  return host.speed === Number.POSITIVE_INFINITY ? 0 : ms / host.speed;
}
