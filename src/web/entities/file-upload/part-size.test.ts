import { expect, test } from 'vitest';
import { PartSize } from './part-size.ts';

const kib = 1024;

test('a part that a proxy refuses is sent in smaller ones, down to the smallest', () => {
  const parts = new PartSize();
  const sizes = [parts.bytes];
  while (parts.failed(413)) sizes.push(parts.bytes);
  expect(sizes).toEqual([4096 * kib, 1024 * kib, 256 * kib, 64 * kib]);
  // It is not tried for ever.
  expect(parts.failed(413)).toBe(false);
});

test('the usual limit of nginx takes the first smaller part', () => {
  const parts = new PartSize();
  parts.failed(413);
  expect(parts.bytes).toBeLessThanOrEqual(2 ** 20);
});

test('two parts in a row without an answer make smaller ones; a line that is cut once does not', () => {
  const parts = new PartSize();
  expect(parts.failed(0)).toBe(false);
  parts.arrived();
  expect(parts.failed(0)).toBe(false);
  expect(parts.failed(0)).toBe(true);
  expect(parts.bytes).toBe(1024 * kib);
});

test.each([401, 409, 423, 460, 500, 507])('%i says nothing about the size', (status) => {
  const parts = new PartSize();
  expect(parts.failed(status)).toBe(false);
  expect(parts.bytes).toBe(4096 * kib);
});
