import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';

/** A few seconds behind the log, and read again while the page is open. */
const refetchMs = 10_000;

export const conformanceQuery = queryOptions({
  queryKey: ['log', 'conformance'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/log/conformance', { signal }))).data,
  refetchInterval: refetchMs,
});

/** Paths of the console's own version. They are a chunk of their own, because only auditors open it. */
export const pathsQuery = queryOptions({
  queryKey: ['machine paths'],
  queryFn: async () => (await import('./paths.gen.ts')).machinePaths,
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
});

/** The part of the page that is in the address. */
export interface MachinesSearch {
  machine: string;
  /** Only paths with this event. */
  event?: string;
}

export function readMachinesSearch(search: Record<string, unknown>): MachinesSearch {
  const { machine, event } = search;
  return {
    machine: typeof machine === 'string' ? machine : 'task',
    ...(typeof event === 'string' && event !== '' ? { event } : {}),
  };
}
