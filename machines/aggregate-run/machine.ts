import { assign, setup } from 'xstate';
import type { AggregateFailure, AggregateRunFact, SummedDay } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const aggregateRunMachineVersion = '1';

/** Time limit of one day. A day of a large installation takes minutes. */
const progressMs = 3_600_000;

export interface AggregateRunContext {
  opId: string;
  /** Number of started runs. */
  runs: number;
  startDate: string;
  endDate: string;
  /** Days of the run that are still to be summed, in order. */
  left: string[];
  /** Days of the run that were summed. */
  days: SummedDay[];
  /** Account that started the run. */
  accountId: string;
  name: string;
  /** Failure of the last run; null: it succeeded, runs, or there was none. */
  failure: AggregateFailure | null;
  detail: string;
}

const emptyContext: AggregateRunContext = {
  opId: '',
  runs: 0,
  startDate: '',
  endDate: '',
  left: [],
  days: [],
  accountId: '',
  name: '',
  failure: null,
  detail: '',
};

const aggregateRunSetup = setup({
  types: {
    context: {} as AggregateRunContext,
    events: {} as AggregateRunFact,
  },
  actions: {
    /** Sums a day again from its reports. */
    sumDay: (_, _params: { run: number; date: string }) => {},
    setDeadline: (_, _params: { name: 'progress'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'progress' }) => {},
    rememberRun: assign(({ context, event }) => {
      if (event.type !== 'run.started') return {};
      const { dates, ...run } = event.data;
      return { ...run, runs: context.runs + 1, left: dates, days: [], failure: null, detail: '' };
    }),
    rememberDay: assign(({ context, event }) =>
      event.type === 'day.summed'
        ? { left: context.left.slice(1), days: [...context.days, event.data.day] }
        : {},
    ),
    rememberFailure: assign(({ event }) =>
      event.type === 'run.failed' ? { failure: event.data.failure, detail: event.data.detail } : {},
    ),
    rememberStall: assign({ failure: 'stalled' as const }),
  },
  guards: {
    /** Tells if this is the day that the present run sums, and no other follows. */
    isLastDay: ({ context, event }) => isDay(context, event) && context.left.length === 1,
    isDay: ({ context, event }) => isDay(context, event),
    isOfRun: ({ context, event }) => event.type === 'run.failed' && event.data.run === context.runs,
  },
});

const isDay = ({ runs, left }: AggregateRunContext, event: AggregateRunFact): boolean =>
  event.type === 'day.summed' && event.data.run === runs && event.data.day.date === left[0];

/** The manual collections of an organisation: days are summed again from their reports (TN-263 … TN-266). Pure. */
export const aggregateRunMachine = aggregateRunSetup.createMachine({
  id: 'aggregate-run',
  context: emptyContext,
  initial: 'complete',
  states: {
    /** No run is under way: there was none, or the last one succeeded. */
    complete: {
      on: { 'run.started': { target: 'running', actions: 'rememberRun' } },
    },
    running: {
      entry: [
        {
          type: 'sumDay',
          params: ({ context }) => ({ run: context.runs, date: context.left[0] ?? '' }),
        },
        { type: 'setDeadline', params: { name: 'progress', ms: progressMs } },
      ],
      on: {
        'day.summed': [
          {
            guard: 'isLastDay',
            target: 'complete',
            actions: ['rememberDay', { type: 'clearDeadline', params: { name: 'progress' } }],
          },
          { guard: 'isDay', target: 'running', reenter: true, actions: 'rememberDay' },
        ],
        'run.failed': {
          guard: 'isOfRun',
          target: 'failed',
          actions: ['rememberFailure', { type: 'clearDeadline', params: { name: 'progress' } }],
        },
        'deadline.passed': { target: 'failed', actions: 'rememberStall' },
      },
    },
    failed: {
      on: { 'run.started': { target: 'running', actions: 'rememberRun' } },
    },
  },
});
