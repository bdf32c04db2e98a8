import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveMessage } from '#domain/live-message.ts';
import { CachedAnswers } from '#web/http/cached-answers.ts';
import { ofStreams } from './concerns.ts';
import { readsAgain } from './read-again.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const message = (streamId: string): LiveMessage => ({
  event: 'StreamEvent',
  endpoint_id: '',
  data: {},
  pos: 1,
  prev: 0,
  version: 1,
  fact: {
    pos: 1,
    streamId,
    version: 1,
    type: 'alarm.raised',
    schemaVersion: 1,
    recordedAt: '2026-01-01T00:00:00.000Z',
    actor: { kind: 'server', id: 'server', name: 'server' },
    data: {},
    hash: '',
  },
});
const queryKey = ['alarms'];
const meta = { changedBy: ofStreams('alarm') };

/** A page with the alarms, and how often they were read. */
function page(client: QueryClient, queryFn: () => Promise<number>) {
  let reads = 0;
  const observer = new QueryObserver(client, {
    queryKey,
    meta,
    staleTime: 300_000,
    queryFn: () => {
      reads++;
      return queryFn();
    },
  });
  return {
    close: observer.subscribe(() => {}),
    reads: () => reads,
    shown: () => observer.getCurrentResult().data,
  };
}

test('reads once for a burst of its messages, and not for those of others', async () => {
  const client = new QueryClient();
  const { hear } = readsAgain(client);
  const { close, reads } = page(client, () => Promise.resolve(0));
  await vi.advanceTimersByTimeAsync(0);
  hear(message('mail:1'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads()).toBe(1);
  for (let n = 0; n < 11; n++) hear(message(`alarm:${n}`));
  await vi.advanceTimersByTimeAsync(400);
  expect(reads()).toBe(2);
  close();
});

test('reads at most every two seconds while messages do not end', async () => {
  const client = new QueryClient();
  const { hear } = readsAgain(client);
  const { close, reads } = page(client, () => Promise.resolve(0));
  for (let passed = 0; passed < 20_000; passed += 100) {
    hear(message('alarm:1'));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reads()).toBeGreaterThanOrEqual(9);
  expect(reads()).toBeLessThanOrEqual(12);
  close();
});

test('given a first answer under way, when something happens, then the page shows an answer made after that', async () => {
  const client = new CachedAnswers();
  const { hear } = readsAgain(client);
  let alarms = 0;
  const first = Promise.withResolvers<number>();
  const answers = [first.promise];
  const { close, shown } = page(client, () => answers.shift() ?? Promise.resolve(alarms));
  alarms = 11;
  hear(message('alarm:1'));
  await vi.advanceTimersByTimeAsync(5_000);
  first.resolve(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(11);
  close();
});

test('declares an answer old that no page shows at the moment', async () => {
  const client = new QueryClient();
  const { hear } = readsAgain(client);
  await client.prefetchQuery({ queryKey, meta, queryFn: () => 0 });
  hear(message('alarm:1'));
  await vi.advanceTimersByTimeAsync(400);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
