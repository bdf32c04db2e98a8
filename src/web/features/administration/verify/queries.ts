import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';

/** Asked for when the page opens, so that a file can be checked later with no connection. */
export const logKeyQuery = queryOptions({
  queryKey: ['log', 'key'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/log/key', { signal }))).data,
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
  retry: false,
});

export type KeyOrigin = 'current' | 'earlier' | 'foreign' | 'unchecked';

/** Origin of a key, as far as the server has reported. */
export function useKeyOrigin(): (keyId: string) => KeyOrigin {
  const { data } = useQuery(logKeyQuery);
  return (keyId) => {
    if (!data) return 'unchecked';
    if (data.keyId === keyId) return 'current';
    return data.keys.some((key) => key.keyId === keyId) ? 'earlier' : 'foreign';
  };
}

/** Interval of reading the progress of a running comparison. */
const runningMs = 2_000;

export const logCheckQuery = queryOptions({
  queryKey: ['log', 'check'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/log/check', { signal }))).data,
  refetchInterval: ({ state: { data } }) =>
    data?.state === 'running' || data?.tables.state === 'running' ? runningMs : false,
  retry: false,
});

const statementsAtOnce = 10;

/** The statements of the retention, the last first, with the setting as it is now. */
export const retentionQuery = infiniteQueryOptions({
  queryKey: ['log', 'retention'],
  queryFn: async ({ signal, pageParam: before }) => {
    const query = { limit: statementsAtOnce, ...(before === null ? {} : { before }) };
    return (await answerOf(mainApi.GET('/log/retention', { params: { query }, signal }))).data;
  },
  initialPageParam: null as number | null,
  getNextPageParam: ({ statements }) =>
    statements.length < statementsAtOnce ? null : statements.at(-1)?.position,
  retry: false,
});

export const erasureCheckQuery = (position: number) =>
  queryOptions({
    queryKey: ['log', 'retention', position],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/log/retention/{position}', { params: { path: { position } }, signal })))
        .data,
    retry: false,
  });
