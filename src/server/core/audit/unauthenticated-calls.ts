import {
  addUnauthenticatedCalls,
  forgetUnauthenticatedCalls,
} from '#server/core/audit/queries/unauthenticated-calls.ts';
import type { Database } from '#server/core/database/database.ts';
import { HourlyCounts } from './hourly-counts.ts';

export interface UnauthenticatedCall {
  operation: string;
  result: string;
  address: string;
}

export type UnauthenticatedCalls = HourlyCounts<UnauthenticatedCall>;

/** Counts refused calls without a known caller: all share one limit, beyond which addresses are not recorded. */
export const unauthenticatedCalls = ({ sql }: Database, now: () => Date): UnauthenticatedCalls =>
  new HourlyCounts(
    {
      ownerOf: () => '',
      plain: (call) => ({ ...call, address: '' }),
      add: (rows) => addUnauthenticatedCalls(sql, rows),
      forget: (before) => forgetUnauthenticatedCalls(sql, before),
    },
    now,
  );
