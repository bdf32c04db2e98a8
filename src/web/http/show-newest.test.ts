import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showNewest } from './show-newest.ts';

const queryKey = ['device', 'apps'];

test('given an older reading that is under way, when the device answers before it, then what the device said stays', async () => {
  const client = new QueryClient();
  let answer = (_: string) => {};
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  const forget = observer.subscribe(() => {});
  await showNewest(client, queryKey, 'after');
  answer('before');
  await new Promise((turn) => setTimeout(turn));
  expect(client.getQueryData(queryKey)).toBe('after');
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', fetchStatus: 'idle' });
  forget();
});
