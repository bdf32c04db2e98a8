import { assign, setup } from 'xstate';
import { badOf, countsAfter, decidedOf, noCounts, openOf, type WaveCounts } from './counts.ts';
import type { WaveFact, WavePlan } from './events.ts';

/** Written into each stream at its first event; a stream keeps the version it began with. */
export const waveMachineVersion = '1';

export interface WaveContext extends WavePlan {
  counts: WaveCounts;
  /** Failed devices that a person knew of when they let it go on. */
  knownBad: number;
}

type Args = { context: WaveContext; event: WaveFact };

/**
 * Below two, one bad cable would stop a wave. A wave of one before others has no second device; one of a day may yet get it,
 * and behind the only device of a rollout there is nothing to hold back.
 */
const leastBad = 2;
const leastBadOf = ({ day, isOnlyDevice }: WaveContext, devices: number): number =>
  day === undefined && isOnlyDevice !== true ? Math.min(leastBad, devices) : leastBad;

function isBreach({ context, event }: Args): boolean {
  const counts = countsAfter(context.counts, event);
  if (!counts) return false;
  const [bad, decided] = [badOf(counts), decidedOf(counts)];
  return (
    bad > context.knownBad &&
    bad >= leastBadOf(context, context.size) &&
    decided >= Math.min(context.minDecided, context.size) &&
    (bad / decided) * 100 > context.failPercent
  );
}

function isDecided({ context, event }: Args): boolean {
  if (event.type !== 'wave.decided') return false;
  const ended = context.size - openOf(context.counts);
  return ended > 0 && ended * 100 >= event.data.reachable * context.passPercent;
}

/** What the reachable ones show counts, also where they are too few for a breach before all of them have ended. */
function isDecidedBadly({ context, event }: Args): boolean {
  const [bad, decided] = [badOf(context.counts), decidedOf(context.counts)];
  return (
    isDecided({ context, event }) &&
    bad > context.knownBad &&
    bad >= leastBadOf(context, decided) &&
    (bad / decided) * 100 > context.failPercent
  );
}

const waveSetup = setup({
  types: {
    context: {} as WaveContext,
    events: {} as WaveFact,
    tags: {} as 'terminal',
  },
  actions: {
    setDeadline: (_, _params: { name: 'soak'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'soak' }) => {},
    rememberPlan: assign(({ event }) =>
      event.type === 'wave.planned'
        ? { ...event.data, counts: { ...noCounts, waiting: event.data.size } }
        : {},
    ),
    count: assign(({ context, event }) => {
      const counts = countsAfter(context.counts, event);
      if (!counts) throw new Error('a fact moves more devices than are there');
      return { counts };
    }),
    join: assign(({ context, event }) => {
      if (event.type !== 'wave.joined') return {};
      const counts = countsAfter(context.counts, event) ?? context.counts;
      return { size: context.size + event.data.ordinals.length, counts };
    }),
    acknowledge: assign(({ context }) => ({ knownBad: badOf(context.counts) })),
  },
  guards: {
    isBreach,
    fits: ({ context, event }) => countsAfter(context.counts, event) !== null,
    isLast: ({ context, event }) => {
      const counts = countsAfter(context.counts, event);
      return counts !== null && openOf(counts) === 0;
    },
    isOfDay: ({ context }) => context.day !== undefined,
    isDecided,
    isDecidedBadly,
    nothingIsOpen: ({ context }) => openOf(context.counts) === 0,
  },
});

const awaitSoak = {
  type: 'setDeadline',
  params: ({ context }: Args) => ({ name: 'soak' as const, ms: context.soakMs }),
} as const;
const clearSoak = { type: 'clearDeadline', params: { name: 'soak' } } as const;
const count = { guard: 'fits', actions: 'count' } as const;
const breach = { guard: 'isBreach', target: 'breached', actions: 'count' } as const;

/**
 * One part of the devices of a rollout, counted: how many wait, run, and ended how. It passes once enough of those that could be
 * reached have ended, and is breached where too many of them failed, fell back or were lost. Pure.
 */
export const waveMachine = waveSetup.createMachine({
  id: 'wave',
  context: {
    ...{ rolloutId: '', opId: '', number: 0, size: 0, passPercent: 100, failPercent: 100, minDecided: 1 },
    ...{ soakMs: 0, counts: noCounts, knownBad: 0 },
  },
  initial: 'empty',
  states: {
    empty: { on: { 'wave.planned': { target: 'waiting', actions: 'rememberPlan' } } },
    waiting: {
      on: {
        'wave.opened': 'running',
        'wave.tallied': [{ guard: 'isLast', target: 'closed', actions: 'count' }, count],
        'wave.held': count,
        'wave.released': count,
      },
    },
    running: {
      on: {
        'wave.joined': { guard: 'isOfDay', actions: 'join' },
        'wave.claimed': count,
        'wave.tallied': [breach, count],
        'wave.corrected': count,
        'wave.held': count,
        'wave.released': count,
        'wave.retried': count,
        'wave.decided': [
          { guard: 'isDecidedBadly', target: 'breached' },
          { guard: 'isDecided', target: 'soaking', actions: awaitSoak },
        ],
      },
    },
    soaking: {
      on: {
        'wave.claimed': count,
        'wave.tallied': [{ ...breach, actions: ['count', clearSoak] }, count],
        'wave.corrected': count,
        'wave.held': count,
        'wave.released': count,
        'wave.retried': count,
        'deadline.passed': [{ guard: 'nothingIsOpen', target: 'closed' }, { target: 'passed' }],
      },
    },
    /** Those that could not be reached in time go on and do not hold up the others. */
    passed: {
      on: {
        'wave.claimed': count,
        'wave.tallied': [breach, { guard: 'isLast', target: 'closed', actions: 'count' }, count],
        'wave.corrected': count,
        'wave.held': count,
        'wave.released': count,
        'wave.retried': count,
      },
    },
    /** Too many failed. What runs is counted, and nothing more begins. */
    breached: {
      on: {
        'wave.acknowledged': { target: 'running', actions: 'acknowledge' },
        'wave.tallied': count,
        'wave.corrected': count,
        'wave.held': count,
        'wave.released': count,
        'wave.retried': count,
      },
    },
    closed: {
      tags: 'terminal',
      on: {
        'wave.corrected': count,
        'wave.retried': { guard: 'fits', target: 'passed', actions: 'count' },
      },
    },
  },
});
