import type { Query, QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

/** Milliseconds after which an answer with these notes is read again while a page shows it. */
function interval(meta: Query['meta']) {
  const { refetchInterval } = queryClient.getDefaultOptions().queries ?? {};
  if (typeof refetchInterval !== 'function') throw new Error('there is no rule');
  const queryKey: QueryKey = [meta];
  const query = queryClient.getQueryCache().build(queryClient, { queryKey, ...(meta && { meta }) });
  return refetchInterval(query);
}

test('reads again within a minute what no live message tells', () => {
  expect(interval(undefined)).toBeLessThanOrEqual(60_000);
  expect(interval({ rowsOf: 'devices' })).toBeLessThanOrEqual(60_000);
});

test('leaves to live messages what they keep current', () => {
  expect(interval({ changedBy: () => true })).toBe(false);
  expect(interval({ keptFor: 300_000 })).toBe(false);
});
