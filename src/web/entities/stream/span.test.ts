import { afterEach, expect, test, vi } from 'vitest';
import { writePreferences } from '#web/ambient/preferences.ts';
import { spanInUse } from './span.ts';

afterEach(() => vi.unstubAllGlobals());

test('a span in a toast or on a card has the units of the reader’s language', () => {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  writePreferences({ language: 'ko' });
  expect([2500, 600_000, 185_000].map(spanInUse)).toEqual(['2.5초', '10분', '3분 05초']);
  writePreferences({ language: 'en' });
  expect([2500, 600_000, 185_000].map(spanInUse)).toEqual(['2.5 s', '10 min', '3 min 05 s']);
});
