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
/** Final result of a device. */
export type WaveOutcome = (typeof waveOutcomes)[number];
/** Converts the outcome column of a row. */
export const outcomeOf = (text: string): WaveOutcome =>
  waveOutcomes.find((outcome) => outcome === text) ?? 'failed';
/** State of a device that has not ended. */
export type OpenPlace = 'waiting' | 'running' | 'held';

export interface WavePlan {
  rolloutId: string;
  opId: string;
  /** Cargo of the rollout; absent: firmware, which was the only one at first. */
  cargo?: string;
  /** Number of the wave, from 1. */
  number: number;
  size: number;
  passPercent: number;
  failPercent: number;
  minDecided: number;
  soakMs: number;
  /** Day that the wave collects devices of; absent: planned as a whole. */
  day?: string;
  /** True if its device is the only one of the rollout. */
  isOnlyDevice?: boolean;
}

/** The facts name devices by their ordinals in the rollout. */
export type WaveFact =
  | { type: 'wave.planned'; data: WavePlan }
  | { type: 'wave.opened'; data: Record<string, never> }
  /** Devices that meet the rule now. */
  | { type: 'wave.joined'; data: { ordinals: number[] } }
  /** The devices start to get the content. */
  | { type: 'wave.claimed'; data: { ordinals: number[] } }
  /** `again`: the devices failed and wait for their next attempt. */
  | {
      type: 'wave.tallied';
      data: { ended: { ordinal: number; from: OpenPlace; outcome: WaveOutcome }[]; again: number[] };
    }
  /** A later report of a device shows another result than the counted one. */
  | { type: 'wave.corrected'; data: { ordinal: number; from: WaveOutcome; to: WaveOutcome } }
  | { type: 'wave.held'; data: { ordinals: number[] } }
  | { type: 'wave.released'; data: { ordinals: number[] } }
  /** A person has ended devices retried. */
  | { type: 'wave.retried'; data: { ended: { ordinal: number; outcome: WaveOutcome }[] } }
  /** Enough of the reachable devices have ended. */
  | { type: 'wave.decided'; data: { reachable: number } }
  /** A person has seen the failed devices and resumes the wave. */
  | { type: 'wave.acknowledged'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: 'soak' } };

/** The facts hold numbers, and no text of people. */
export const waveRedactable = {} satisfies Redactable<WaveFact>;

const tallied = (ordinal: number, outcome: WaveOutcome, from: OpenPlace = 'running'): WaveFact => ({
  type: 'wave.tallied',
  data: { ended: [{ ordinal, from, outcome }], again: [] },
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const waveSamples: WaveFact[] = [
  {
    type: 'wave.planned',
    data: {
      rolloutId: 'r',
      opId: 'northwind',
      number: 1,
      size: 2,
      passPercent: 90,
      failPercent: 5,
      minDecided: 10,
      soakMs: 600_000,
    },
  },
  {
    type: 'wave.planned',
    data: {
      rolloutId: 'r',
      opId: 'northwind',
      number: 1,
      size: 1,
      day: '2026-11-27',
      passPercent: 90,
      failPercent: 5,
      minDecided: 10,
      soakMs: 600_000,
    },
  },
  { type: 'wave.opened', data: {} },
  { type: 'wave.joined', data: { ordinals: [3] } },
  { type: 'wave.claimed', data: { ordinals: [1] } },
  // The fact claims more devices than are waiting.
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
