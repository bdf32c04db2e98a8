import { afterEach, expect, test, vi } from 'vitest';
import { spanInUse } from './span.ts';

afterEach(() => vi.unstubAllGlobals());

const speaking = (language: string) => ({ localStorage: { getItem: () => JSON.stringify({ language }) } });

test('a span in a toast or on a card has the units of the reader’s language', () => {
  vi.stubGlobal('window', speaking('ko'));
  expect([2500, 600_000, 185_000].map(spanInUse)).toEqual(['2.5초', '10분', '3분 05초']);
  vi.stubGlobal('window', speaking('en'));
  expect([2500, 600_000, 185_000].map(spanInUse)).toEqual(['2.5 s', '10 min', '3 min 05 s']);
});
