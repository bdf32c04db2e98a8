import { assign, setup } from 'xstate';
import type { AskedReport, RangeFault, StatisticsQueryEffect, StatisticsQueryEvent } from './events.ts';

/** Days of a range at most (CO-083, A-104). */
export const mostRangeDays = 7;

const dayMs = 86_400_000;

interface StatisticsQueryContext {
  /** The last report that was asked for; null: none yet. */
  report: AskedReport | null;
  /** Number of readings so far; the last of them is the only one whose answer counts. */
  attempt: number;
  /** The reading whose answer is shown; null: none is. */
  shown: number | null;
  /** Code of the last reading's failure; null: it did not fail. */
  failure: string | null;
  /** Reason why the range was refused; null: it was not. */
  fault: RangeFault | null;
}

const emptyContext: StatisticsQueryContext = {
  report: null,
  attempt: 0,
  shown: null,
  failure: null,
  fault: null,
};

/** Returns what is wrong with a range of days; null: nothing. */
export function faultOf(range: AskedReport['range']): RangeFault | null {
  if (range === null) return null;
  const days = (Date.parse(range.to) - Date.parse(range.from)) / dayMs + 1;
  if (days < 1) return 'reversed';
  return days > mostRangeDays ? 'tooLong' : null;
}

const isBlank = (subjects: AskedReport['subjects']): boolean =>
  subjects?.every((subject) => subject.trim() === '') ?? false;

type ParamsOf<T extends StatisticsQueryEffect['type']> = Extract<
  StatisticsQueryEffect,
  { type: T }
>['params'];

const querySetup = setup({
  types: { context: {} as StatisticsQueryContext, events: {} as StatisticsQueryEvent },
  actions: {
    read: (_, _params: ParamsOf<'read'>) => {},
    cancel: (_, _params: ParamsOf<'cancel'>) => {},
    keepReport: assign(({ context, event }) =>
      event.type === 'query.asked'
        ? {
            ...emptyContext,
            attempt: context.attempt,
            report: event.data,
            fault: faultOf(event.data.range),
          }
        : {},
    ),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, failure: null })),
    showAnswer: assign(({ context }) => ({ shown: context.attempt })),
    keepFailure: assign(({ event }) => (event.type === 'answer.failed' ? { failure: event.data.code } : {})),
  },
  guards: {
    isRangeRefused: ({ event }) => event.type === 'query.asked' && faultOf(event.data.range) !== null,
    /** The report is about something, and nothing is named: there is no call (TN-283, TN-284). */
    isWithoutSubject: ({ event }) => event.type === 'query.asked' && isBlank(event.data.subjects),
    /** Tells if the answer belongs to the last reading: one that was overtaken is never shown. */
    isLast: ({ context, event }) => 'attempt' in event.data && event.data.attempt === context.attempt,
    hasFailed: ({ context }) => context.failure !== null,
  },
});

type Args = { context: StatisticsQueryContext };
const cancel = {
  type: 'cancel',
  params: ({ context }: Args) => ({ attempt: context.attempt }),
} as const;
const read = (fresh: boolean) =>
  ({
    type: 'read',
    params: ({ context }: Args) => ({ attempt: context.attempt, key: context.report?.key ?? '', fresh }),
  }) as const;
const readAgain = ['countAttempt', read(true)] as const;

/** One report of a page, from what is asked to what is shown. TN-283, TN-284, TN-285. Pure. */
export const statisticsQueryMachine = querySetup.createMachine({
  id: 'statistics-query',
  context: emptyContext,
  initial: 'idle',
  on: {
    'query.asked': [
      { guard: 'isRangeRefused', target: '.refused', actions: [cancel, 'keepReport'] },
      { guard: 'isWithoutSubject', target: '.empty', actions: [cancel, 'keepReport'] },
      { target: '.loading', actions: [cancel, 'keepReport', 'countAttempt', read(false)] },
    ],
  },
  states: {
    idle: {},
    /** The report is about nothing: its series is empty, and the server was not asked. */
    empty: {},
    /** The range is wrong, and the server was not asked. */
    refused: {},
    loading: {
      on: {
        'answer.received': { guard: 'isLast', target: 'shown', actions: 'showAnswer' },
        'answer.failed': { guard: 'isLast', target: 'failed', actions: 'keepFailure' },
      },
    },
    shown: { on: { 'refresh.due': { target: 'stale', actions: readAgain } } },
    /** An answer of the same report is shown, which may be older than what is being read or could not be read. */
    stale: {
      on: {
        'answer.received': { guard: 'isLast', target: 'shown', actions: 'showAnswer' },
        'answer.failed': { guard: 'isLast', actions: 'keepFailure' },
        'refresh.due': { guard: 'hasFailed', actions: readAgain },
      },
    },
    failed: { on: { 'refresh.due': { target: 'loading', actions: readAgain } } },
  },
});
