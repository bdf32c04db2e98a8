import type { OpenPlace, WaveFact, WaveOutcome } from './events.ts';

/** Number of devices of a wave in each state; they add up to its size. */
export type WaveCounts = Record<OpenPlace | WaveOutcome, number>;

export const noCounts: WaveCounts = {
  waiting: 0,
  running: 0,
  held: 0,
  succeeded: 0,
  failed: 0,
  fellBack: 0,
  lost: 0,
  cancelled: 0,
  declined: 0,
  expired: 0,
  changedSinceApproval: 0,
  unknown: 0,
};

/** Returns the moves of a fact: from one state to another, with a number of devices. */
function movesOf(fact: WaveFact): [keyof WaveCounts, keyof WaveCounts, number][] {
  switch (fact.type) {
    case 'wave.claimed':
      return [['waiting', 'running', fact.data.ordinals.length]];
    case 'wave.tallied':
      return [
        ...fact.data.ended.map(({ from, outcome }): [OpenPlace, WaveOutcome, number] => [from, outcome, 1]),
        ['running', 'waiting', fact.data.again.length],
      ];
    case 'wave.corrected':
      return [[fact.data.from, fact.data.to, 1]];
    case 'wave.held':
      return [['waiting', 'held', fact.data.ordinals.length]];
    case 'wave.released':
      return [['held', 'waiting', fact.data.ordinals.length]];
    case 'wave.retried':
      return fact.data.ended.map(({ outcome }) => [outcome, 'waiting', 1]);
    default:
      return [];
  }
}

/** Returns the counts after a fact. Null: it moves more devices than there are. */
export function countsAfter(counts: WaveCounts, fact: WaveFact): WaveCounts | null {
  const after = { ...counts };
  if (fact.type === 'wave.joined') after.waiting += fact.data.ordinals.length;
  for (const [from, to, devices] of movesOf(fact)) {
    after[from] -= devices;
    after[to] += devices;
    if (after[from] < 0) return null;
  }
  return after;
}

/** Places of devices that have not ended. */
export const openPlaces = ['waiting', 'running', 'held'] as const satisfies readonly OpenPlace[];
/** Outcomes of devices that the content has harmed, or may have. */
export const badOutcomes = ['failed', 'fellBack', 'lost'] as const satisfies readonly WaveOutcome[];
/** Outcomes that say nothing about the content: the device did not get it, or its result is unknown. */
export const calledOffOutcomes = [
  'cancelled',
  'declined',
  'expired',
  'changedSinceApproval',
  'unknown',
] as const satisfies readonly WaveOutcome[];

const sumOf = (counts: WaveCounts, of: readonly (keyof WaveCounts)[]): number =>
  of.reduce((sum, name) => sum + counts[name], 0);
export const badOf = (counts: WaveCounts): number => sumOf(counts, badOutcomes);
export const calledOffOf = (counts: WaveCounts): number => sumOf(counts, calledOffOutcomes);
/** Counts the devices with a known result; declined and cancelled ones are no result. */
export const decidedOf = (counts: WaveCounts): number => counts.succeeded + badOf(counts);
export const openOf = (counts: WaveCounts): number => sumOf(counts, openPlaces);
