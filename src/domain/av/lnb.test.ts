import { expect, test } from 'vitest';
import { isSameLnb, type LnbSettings, lnbProblem } from './lnb.ts';

test.each<[LnbSettings, boolean]>([
  [{ type: 'Universal', value: '9750/10600' }, true],
  [{ type: 'Universal', value: '9750' }, false],
  [{ type: 'Single', value: '10750' }, true],
  [{ type: 'Single', value: '5149' }, false],
  [{ type: 'Single', value: '9750/10600' }, false],
  [{ type: 'DiSEqC', value: '4' }, true],
  [{ type: 'DiSEqC', value: '5' }, false],
  [{ type: 'Unicable', value: '32' }, true],
  [{ type: 'Unicable', value: '0' }, false],
  [{ type: 'Unicable', value: '1.5' }, false],
  [{ type: 'Unicable', value: '' }, false],
])('%j can be set: %s (RU-105)', (settings, possible) => {
  expect(lnbProblem(settings) === null).toBe(possible);
});

test('a setting is the same where both are', () => {
  const wanted = { type: 'DiSEqC', value: '1' } as const;
  expect(isSameLnb({ type: 'DiSEqC', value: '1' }, wanted)).toBe(true);
  expect(isSameLnb({ type: 'Unicable', value: '1' }, wanted)).toBe(false);
  expect(isSameLnb(null, wanted)).toBe(false);
});
