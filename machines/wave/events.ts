import type { Redactable } from '../json.ts';

export const waveOutcomes = [
  'succeeded',
  'failed',
  'fellBack',
  'lost',
  'cancelled',
  'declined',
  'expired',
  'changedSinceApproval',
  'unknown',
] as const;
/** How a device ended. */
export type WaveOutcome = (typeof waveOutcomes)[number];
/** As a row has it. */
export const outcomeOf = (text: string): WaveOutcome =>
  waveOutcomes.find((outcome) => outcome === text) ?? 'failed';
/** Where a device is before it has ended. */
export type OpenPlace = 'waiting' | 'running' | 'held';

export interface WavePlan {
  rolloutId: string;
  opId: string;
  /** From 1. */
  number: number;
  size: number;
  passPercent: number;
  failPercent: number;
  minDecided: number;
  soakMs: number;
  /** The day whose devices it has, as they join; without it: planned as a whole. */
  day?: string;
  /** Its device is the only one of the rollout. */
  isOnlyDevice?: boolean;
}

/** Devices are named by their ordinals in the rollout. */
export type WaveFact =
  | { type: 'wave.planned'; data: WavePlan }
  | { type: 'wave.opened'; data: Record<string, never> }
  /** Devices that meet the rule now. */
  | { type: 'wave.joined'; data: { ordinals: number[] } }
  /** They get what the rollout brings, from now on. */
  | { type: 'wave.claimed'; data: { ordinals: number[] } }
  /** `again`: they ran, failed, and wait for their next attempt. */
  | {
      type: 'wave.tallied';
      data: { ended: { ordinal: number; from: OpenPlace; outcome: WaveOutcome }[]; again: number[] };
    }
  /** What a device reported later shows another end than the one that was counted. */
  | { type: 'wave.corrected'; data: { ordinal: number; from: WaveOutcome; to: WaveOutcome } }
  | { type: 'wave.held'; data: { ordinals: number[] } }
  | { type: 'wave.released'; data: { ordinals: number[] } }
  /** A person has devices tried again that had ended. */
  | { type: 'wave.retried'; data: { ended: { ordinal: number; outcome: WaveOutcome }[] } }
  /** Enough have ended of those that could be reached. */
  | { type: 'wave.decided'; data: { reachable: number } }
  /** A person knows of the failed devices and lets it go on. */
  | { type: 'wave.acknowledged'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: 'soak' } };

/** Numbers, and no words of people. */
export const waveRedactable = {} satisfies Redactable<WaveFact>;

const tallied = (ordinal: number, outcome: WaveOutcome, from: OpenPlace = 'running'): WaveFact => ({
  type: 'wave.tallied',
  data: { ended: [{ ordinal, from, outcome }], again: [] },
});

/** One sample or more of each fact: what the path generators and the property tests feed. */
export const waveSamples: WaveFact[] = [
  {
    type: 'wave.planned',
    data: {
      ...{ rolloutId: 'r', opId: 'northwind', number: 1, size: 2 },
      ...{ passPercent: 90, failPercent: 5, minDecided: 10, soakMs: 600_000 },
    },
  },
  {
    type: 'wave.planned',
    data: {
      ...{ rolloutId: 'r', opId: 'northwind', number: 1, size: 1, day: '2026-11-27' },
      ...{ passPercent: 90, failPercent: 5, minDecided: 10, soakMs: 600_000 },
    },
  },
  { type: 'wave.opened', data: {} },
  { type: 'wave.joined', data: { ordinals: [3] } },
  { type: 'wave.claimed', data: { ordinals: [1] } },
  // More than wait.
  { type: 'wave.claimed', data: { ordinals: [1, 2, 3] } },
  tallied(1, 'succeeded'),
  tallied(1, 'lost'),
  tallied(1, 'cancelled', 'waiting'),
  tallied(1, 'cancelled', 'held'),
  { type: 'wave.tallied', data: { ended: [], again: [1] } },
  { type: 'wave.corrected', data: { ordinal: 1, from: 'lost', to: 'succeeded' } },
  { type: 'wave.held', data: { ordinals: [1] } },
  { type: 'wave.released', data: { ordinals: [1] } },
  { type: 'wave.retried', data: { ended: [{ ordinal: 1, outcome: 'lost' }] } },
  { type: 'wave.decided', data: { reachable: 1 } },
  { type: 'wave.decided', data: { reachable: 2 } },
  { type: 'wave.acknowledged', data: {} },
  { type: 'deadline.passed', data: { name: 'soak' } },
];
