import type { QueryMeta } from '@tanstack/react-query';
import { nowMs } from '#web/ambient/clock.ts';

interface KnownQuery {
  meta: QueryMeta | undefined;
  state: { dataUpdatedAt: number };
}

/** Milliseconds in which a route reads a list before its page is there. */
const justRead = 500;

/**
 * Options of a list's query: it is read again whenever its page is visited, and the last answer is shown meanwhile. Not what
 * live messages keep current for a specified time (`keptFor`), and not what the route has read for this visit.
 */
export const readAtVisit = {
  refetchOnMount: ({ meta, state }: KnownQuery): boolean | 'always' =>
    meta?.keptFor === undefined && nowMs() - state.dataUpdatedAt > justRead ? 'always' : true,
};
