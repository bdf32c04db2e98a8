import { expect, test } from 'vitest';
import { normalMac } from './validation.ts';

test('RU-085: MAC addresses', () => {
  expect(normalMac('001a.2b3c.4d5e')).toBe('00:1A:2B:3C:4D:5E');
  expect(normalMac('001a')).toBe(null);
});
