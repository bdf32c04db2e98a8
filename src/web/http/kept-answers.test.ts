import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seal, unseal } from '#web/ambient/sealing.ts';
import { vault } from '#web/ambient/vault.ts';
import { keepAnswers } from './kept-answers.ts';

/** Behaves as the browser's storage: values are texts, and its space is limited. */
class Shelf {
  room = 5_000_000;
  readonly texts = new Map<string, string>();
  getItem = (key: string) => this.texts.get(key) ?? null;
  removeItem = (key: string) => this.texts.delete(key);
  setItem = (key: string, text: string) => {
    if (text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  };
}

/** This key replaces the session's; the browser's own store of keys is not there. */
const key = new Uint8Array(32).fill(7);
const store = (text: string) => shelf.texts.set('answers', seal(key, 'answers', text));

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
  vi.useFakeTimers();
  vi.stubGlobal('window', { sessionStorage: shelf });
  vi.spyOn(vault, 'seal').mockImplementation((name, text) => seal(key, name, text));
  vi.spyOn(vault, 'unseal').mockImplementation((name, text) => unseal(key, name, text));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const queryKey = ['devices', 'page', { page: 1 }];
const meta = { keptFor: 300_000 };

/** A page of the console from its load on, signed in as `user`. */
function load(user = 'a@example.com') {
  const client = new QueryClient();
  const kept = keepAnswers(client);
  kept.belongTo(user);
  const ask = (queryFn: () => Promise<unknown>, key: readonly unknown[] = queryKey) => {
    const observer = new QueryObserver(client, {
      queryKey: key,
      queryFn,
      meta,
      staleTime: 300_000,
      retry: false,
    });
    observer.subscribe(() => {});
    return observer;
  };
  const read = async (data: unknown, key?: readonly unknown[]) => {
    ask(() => Promise.resolve(data), key);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { client, kept, ask, read };
}

const never = () => new Promise<never>(() => {});

describe('what was read before the page was reloaded (TN-292)', () => {
  test('is shown at once with the time of its reading, and is requested again', async () => {
    const before = load();
    await before.read('seven devices');
    const readAt = Date.now();
    before.kept.keep();
    await vi.advanceTimersByTimeAsync(299_000);
    const answer = Promise.withResolvers<string>();
    const asked = vi.fn(() => answer.promise);
    const observer = load().ask(asked);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'seven devices', dataUpdatedAt: readAt });
    expect(asked).toHaveBeenCalledOnce();
    answer.resolve('eight devices');
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'eight devices', isStale: false });
  });

  test('keeps its age where it cannot be asked for', async () => {
    const before = load();
    await before.read('seven devices');
    const readAt = Date.now();
    before.kept.keep();
    await vi.advanceTimersByTimeAsync(60_000);
    const observer = load().ask(() => Promise.reject(new Error('away')));
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({
      data: 'seven devices',
      dataUpdatedAt: readAt,
      error: new Error('away'),
    });
  });

  test('is nothing any more when its lifetime is over (TN-293)', async () => {
    const before = load();
    await before.read('seven devices');
    before.kept.keep();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(load().ask(never).getCurrentResult().data).toBeUndefined();
  });

  test('is there after a second load too, without having been shown in between', async () => {
    const before = load();
    await before.read('seven devices');
    before.kept.keep();
    load().kept.keep();
    expect(load().ask(never).getCurrentResult().data).toBe('seven devices');
  });

  test('goes with its page where its query does not say how long it is kept', async () => {
    const before = load();
    await before.client.fetchQuery({ queryKey: ['secret'], queryFn: () => Promise.resolve('a key') });
    before.kept.keep();
    expect([...shelf.texts]).toEqual([]);
  });
});

describe('what was read belongs to its user', () => {
  test('and is not shown to the next one', async () => {
    const before = load();
    await before.read('seven devices');
    before.kept.keep();
    expect(load('b@example.com').ask(never).getCurrentResult().data).toBeUndefined();
    expect([...shelf.texts]).toEqual([]);
  });

  test('and goes with the session (RU-017)', async () => {
    const before = load();
    await before.read('seven devices');
    before.kept.keep();
    const page = load();
    page.kept.forget();
    page.kept.keep();
    expect([...shelf.texts]).toEqual([]);
    expect(page.ask(never).getCurrentResult().data).toBeUndefined();
  });
});

test('an answer of another version of the console may have another form, and is not shown', async () => {
  const before = load();
  await before.read('seven devices');
  before.kept.keep();
  const stored = JSON.parse(unseal(key, 'answers', shelf.getItem('answers') ?? '') ?? '');
  store(JSON.stringify({ ...stored, build: 'the next one' }));
  expect(load().ask(never).getCurrentResult().data).toBeUndefined();
});

test('what is kept cannot be read as it lies there, nor without the key of its session', async () => {
  const before = load();
  await before.read('seven devices');
  before.kept.keep();
  expect(shelf.getItem('answers')).not.toContain('seven');
  expect(shelf.getItem('answers')).not.toContain('a@example.com');
  vi.spyOn(vault, 'unseal').mockReturnValue(null);
  expect(load().ask(never).getCurrentResult().data).toBeUndefined();
});

describe('there is an end to what is kept', () => {
  test('the youngest answers are kept, as many as there is room for', async () => {
    const before = load();
    for (const page of [1, 2, 3]) {
      await before.read('x'.repeat(200_000), ['devices', page]);
      await vi.advanceTimersByTimeAsync(1000);
    }
    before.kept.keep();
    const page = load();
    const isThere = (number: number) =>
      page.ask(never, ['devices', number]).getCurrentResult().data !== undefined;
    expect([1, 2, 3].map(isThere)).toEqual([false, true, true]);
  });

  test('a storage that is full keeps nothing, and no older answer in its place', async () => {
    const before = load();
    await before.read('seven devices');
    before.kept.keep();
    await before.read('six tasks', ['tasks']);
    shelf.room = 10;
    before.kept.keep();
    expect([...shelf.texts]).toEqual([]);
  });

  test.each(['', 'null', '[]', '{"user":1}', '{"user":"a@example.com","build":"","answers":7}'])(
    'what is stored in another form is nothing: %s',
    (text) => {
      store(text);
      expect(load().ask(never).getCurrentResult().data).toBeUndefined();
    },
  );
});
