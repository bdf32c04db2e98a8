import type { Redactable } from '../json.ts';

/** Seconds and boxes of one sum. */
export interface SummedViewing {
  seconds: number;
  boxes: number;
}

/**
 * A stored sum that differed from its reports: of a service, a programme or all viewing of an organisation and province.
 * `before` null: it was missing, or its record could not be read. `after` null: no report has it.
 */
export interface SumDifference {
  opId: string;
  province: string;
  of: 'service' | 'programme' | 'all';
  /** Identity of the service or programme; empty for all. */
  name: string;
  before: SummedViewing | null;
  after: SummedViewing | null;
}

/** One day that was summed again from its reports. */
export interface SummedDay {
  date: string;
  /** Reports of that day. */
  reports: number;
  /** Number of sums that differed, and the first of them. */
  differences: number;
  listed: SumDifference[];
}

/** `stalled`: no day ended in time; `error`: a day could not be summed. */
export type AggregateFailure = 'stalled' | 'error';

/** The facts of the manual collections of one organisation, stream `aggregate-run:<opId>`. */
export type AggregateRunFact =
  /** The days from `startDate` to `endDate`, both included, are `dates`. */
  | {
      type: 'run.started';
      data: {
        opId: string;
        startDate: string;
        endDate: string;
        dates: string[];
        accountId: string;
        name: string;
      };
    }
  /** `run`: number of the run, from 1. */
  | { type: 'day.summed'; data: { run: number; day: SummedDay } }
  | { type: 'run.failed'; data: { run: number; failure: 'error'; detail: string } }
  | { type: 'deadline.passed'; data: { name: 'progress' } };

export const aggregateRunRedactable = {
  'run.started': ['name'],
} satisfies Redactable<AggregateRunFact>;

const started = {
  opId: 'northwind',
  startDate: '2026-11-28',
  endDate: '2026-11-29',
  dates: ['2026-11-28', '2026-11-29'],
  accountId: 'porter',
  name: 'Sam Porter',
};
const healthy: SummedDay = { date: '2026-11-28', reports: 12, differences: 0, listed: [] };
const mended: SummedDay = {
  date: '2026-11-29',
  reports: 9,
  differences: 1,
  listed: [
    {
      opId: 'northwind',
      province: 'North',
      of: 'service',
      name: 'linear svc-7',
      before: { seconds: 600, boxes: 1 },
      after: { seconds: 1_200, boxes: 2 },
    },
  ],
};

/** At least one sample of each fact, for the path generators and the property tests. */
export const aggregateRunSamples: AggregateRunFact[] = [
  { type: 'run.started', data: started },
  { type: 'run.started', data: { ...started, startDate: '2026-11-29', dates: ['2026-11-29'] } },
  { type: 'day.summed', data: { run: 1, day: healthy } },
  { type: 'day.summed', data: { run: 1, day: mended } },
  { type: 'day.summed', data: { run: 2, day: healthy } },
  { type: 'day.summed', data: { run: 2, day: mended } },
  { type: 'run.failed', data: { run: 1, failure: 'error', detail: 'out of memory' } },
  { type: 'run.failed', data: { run: 2, failure: 'error', detail: 'out of memory' } },
  { type: 'deadline.passed', data: { name: 'progress' } },
];
