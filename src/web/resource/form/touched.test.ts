import { expect, test } from 'vitest';
import { ofTouched } from './touched.ts';

const limits = { ssid: { maxLength: 32, pattern: '^[A-Za-z0-9 ._-]*$' }, phone: { required: true } };

test('a value that was there before has no limit until it is changed', () => {
  const before = { ssid: `Tom's 카페 ☕ "5G"`, phone: '' };
  expect(ofTouched(limits, before, before)).toEqual({ ssid: {}, phone: { required: true } });
  expect(ofTouched(limits, before, { ...before, ssid: `${before.ssid}!` }).ssid).toEqual(limits.ssid);
});
