import type { ModelProfile } from './models.ts';

/** The only source of time in the simulator; tests put their own here. Times are milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** The returned function forgets the timer. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** One agent's connection as the agent sees it; tests put a plain object here. */
export interface AgentLink {
  send(bytes: Uint8Array): void;
  close(): void;
  /** Breaks the connection without a close frame, as a power cut does; the other side sees 1006. */
  terminate(): void;
}

/** What all agents of a fleet share. */
export interface AgentHost {
  readonly clock: Clock;
  readonly controllerId: string;
  readonly models: readonly [ModelProfile, ...ModelProfile[]];
  /** 1 takes the time a device takes; Infinity does everything at once. */
  readonly speed: number;
  /** Thinking time before each reply, milliseconds. */
  readonly answerDelayMs: number;
  /** From the command to the return of a restarted device at speed 1, milliseconds. */
  readonly rebootMs: number;
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

/** Milliseconds at the fleet's speed. */
export function scaled(host: AgentHost, ms: number): number {
  return host.speed === Number.POSITIVE_INFINITY ? 0 : ms / host.speed;
}
