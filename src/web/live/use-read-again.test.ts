import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readAgain } from './use-read-again.ts';

const queryKey = ['tasks', 'list', {}];

test('given a list that is read before its page is there, when something happens before the answer, then the answer counts as old', async () => {
  const queries = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const reading = queries.prefetchQuery({ queryKey, queryFn: () => answer.promise });
  await readAgain(queries, ['tasks', 'list']);
  answer.resolve('seven tasks');
  await reading;
  await Promise.resolve();
  expect(queries.getQueryState(queryKey)).toMatchObject({ data: 'seven tasks', isInvalidated: true });
});

test('given one that was read, when something happens, then it is read again by the page that opens', async () => {
  const queries = new QueryClient();
  await queries.prefetchQuery({ queryKey, queryFn: () => 'seven tasks' });
  await readAgain(queries, ['tasks', 'list']);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
