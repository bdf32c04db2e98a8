import { assign, setup } from 'xstate';
import { badOf, countsAfter, decidedOf, noCounts, openOf, type WaveCounts } from './counts.ts';
import type { WaveFact, WavePlan } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const waveMachineVersion = '1';

export interface WaveContext extends WavePlan {
  counts: WaveCounts;
  /** Number of failed devices that a person had accepted when resuming. */
  knownBad: number;
}

type Args = { context: WaveContext; event: WaveFact };

/**
 * With fewer than two, one bad cable would stop a wave. A planned wave of one device has no second one; a wave of a day
 * may still get it, and after the only device of a rollout there is nothing to hold back.
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

/**
 * Tells if the decided devices are a breach: their share counts even if they are too few for a breach while the wave
 * runs.
 */
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
 * One wave of a rollout, counted: devices that wait, run, and have ended, by result. It passes once enough reachable
 * devices have ended, and is breached when too many failed, fell back or were lost. Pure.
 */
export const waveMachine = waveSetup.createMachine({
  id: 'wave',
  context: {
    rolloutId: '',
    opId: '',
    number: 0,
    size: 0,
    passPercent: 100,
    failPercent: 100,
    minDecided: 1,
    soakMs: 0,
    counts: noCounts,
    knownBad: 0,
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
    /** Devices that were unreachable in time continue and do not hold up the others. */
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
    /** Too many devices failed. Running ones are still counted, and no more start. */
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
