/** A report as a page asks for it. */
export interface AskedReport {
  /** Identity of the call with its body, by which the shell finds what to read. */
  key: string;
  /** First and last day of a range, both inclusive, `2026-11-24`; null: the report covers a day, week or month. */
  range: { from: string; to: string } | null;
  /** Channels or names that the report is about; null: the report needs none. */
  subjects: string[] | null;
}

/** Reason why the server is not asked for a report (RU-110). */
export type RangeFault = 'tooLong' | 'reversed';

export type StatisticsQueryEvent =
  | { type: 'query.asked'; data: AskedReport }
  /** `attempt`: the reading that is answered. */
  | { type: 'answer.received'; data: { attempt: number } }
  /** `code`: error code of the answer. */
  | { type: 'answer.failed'; data: { attempt: number; code: string } }
  /** The reader, the clock or a connection that returned wants newer figures. */
  | { type: 'refresh.due'; data: Record<string, never> };

export type StatisticsQueryEffect =
  /** `fresh`: an answer that was kept must not be used. */
  | { type: 'read'; params: { attempt: number; key: string; fresh: boolean } }
  /** Ends a reading that still waits for its answer. */
  | { type: 'cancel'; params: { attempt: number } };

export const statisticsQuerySamples: StatisticsQueryEvent[] = [
  { type: 'query.asked', data: { key: 'channels of a day', range: null, subjects: null } },
  {
    type: 'query.asked',
    data: {
      key: 'rivals of seven days',
      range: { from: '2026-11-23', to: '2026-11-29' },
      subjects: ['news-1', ''],
    },
  },
  {
    type: 'query.asked',
    data: { key: 'eight days', range: { from: '2026-11-22', to: '2026-11-29' }, subjects: null },
  },
  {
    type: 'query.asked',
    data: { key: 'reversed', range: { from: '2026-11-24', to: '2026-11-23' }, subjects: null },
  },
  { type: 'query.asked', data: { key: 'no channel', range: null, subjects: [] } },
  {
    type: 'query.asked',
    data: { key: 'blank name', range: { from: '2026-11-24', to: '2026-11-24' }, subjects: ['  '] },
  },
  { type: 'answer.received', data: { attempt: 1 } },
  { type: 'answer.received', data: { attempt: 2 } },
  { type: 'answer.failed', data: { attempt: 1, code: 'NetworkFail' } },
  { type: 'answer.failed', data: { attempt: 2, code: 'custom' } },
  { type: 'refresh.due', data: {} },
];
