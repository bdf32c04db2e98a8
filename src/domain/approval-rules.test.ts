import { expect, test } from 'vitest';
import { areSameRules, stricter } from './approval-rules.ts';

const strict = { fourEyes: true, fromDevices: 1, mustBeSigned: true };
const loose = { fourEyes: false, fromDevices: 1000, mustBeSigned: false };

test('applies the stricter of two values of each rule, in either order', () => {
  expect(stricter(strict, loose)).toEqual(strict);
  expect(stricter(loose, strict)).toEqual(strict);
  expect(stricter({ ...strict, fromDevices: 50 }, { ...loose, fromDevices: 10 })).toEqual({
    ...strict,
    fromDevices: 10,
  });
});

test.each(['fourEyes', 'fromDevices', 'mustBeSigned'] as const)(
  'reports a weaker %s alone as weaker',
  (name) => {
    const weaker = { ...strict, [name]: loose[name] };
    expect(areSameRules(stricter(strict, weaker), weaker)).toBe(false);
    expect(areSameRules(stricter(weaker, strict), strict)).toBe(true);
  },
);
