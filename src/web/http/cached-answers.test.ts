import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CachedAnswers } from './cached-answers.ts';

const queryKey = ['tasks', 'list', {}];
const list = { queryKey: ['tasks', 'list'] };

test('given a list that is read before its page is there, when something happens before the answer, then the answer counts as old', async () => {
  const queries = new CachedAnswers();
  const answer = Promise.withResolvers<string>();
  const reading = queries.prefetchQuery({ queryKey, queryFn: () => answer.promise });
  const again = queries.invalidateQueries(list);
  answer.resolve('seven tasks');
  await reading;
  await again;
  expect(queries.getQueryState(queryKey)).toMatchObject({ data: 'seven tasks', isInvalidated: true });
});

test('given a page that reads for the first time, when something happens before the answer, then it reads again', async () => {
  const queries = new CachedAnswers();
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve('eight tasks')];
  const page = new QueryObserver(queries, { queryKey, queryFn: () => answers.shift() });
  const close = page.subscribe(() => {});
  const again = queries.invalidateQueries(list);
  first.resolve('seven tasks');
  await again;
  expect(page.getCurrentResult().data).toBe('eight tasks');
  close();
});

test('given a list that was read, when something happens, then it is read again by the page that opens', async () => {
  const queries = new CachedAnswers();
  await queries.prefetchQuery({ queryKey, queryFn: () => 'seven tasks' });
  await queries.invalidateQueries(list);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
