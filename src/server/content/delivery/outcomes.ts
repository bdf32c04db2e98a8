import type { FetchRow } from './queries/fetches.ts';

/** Outcome of a download. */
export type FetchOutcome =
  | 'complete'
  | 'interrupted'
  | 'wrongFile'
  | 'expired'
  | 'missing'
  | 'badRange'
  | 'tooOften'
  | 'refused';

/** Outcomes by the answer's status; other refusals have no name. */
const refusals: Readonly<Record<number, FetchOutcome>> = {
  403: 'wrongFile',
  404: 'missing',
  410: 'expired',
  416: 'badRange',
  429: 'tooOften',
};

export const outcomeOf = ({
  outcome,
  http_status,
}: Pick<FetchRow, 'outcome' | 'http_status'>): FetchOutcome =>
  outcome === 'complete' || outcome === 'interrupted' ? outcome : (refusals[http_status] ?? 'refused');
