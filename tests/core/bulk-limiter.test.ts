import { beforeEach, expect, test } from 'vitest';
import { BulkLimiter } from '#server/devices/engine/bulk-limiter.ts';
import { ownTime } from './time.ts';

let pass: (ms: number) => Promise<void>;
let places: BulkLimiter;
let called: string[];
/** Devices that get a place when they are called. */
let here: Set<string>;
const take = (...names: string[]) => names.map((name) => places.take(name, name));
const names = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `d${from + index}`);

beforeEach(() => {
  const time = ownTime();
  pass = time.pass;
  called = [];
  here = new Set();
  places = new BulkLimiter(time.clock, (name) => {
    called.push(name);
    if (here.has(name)) places.take(name, name);
  });
});

test('given bulk work only, then eight are in progress at once, and the others are called in order', () => {
  expect(take(...names(1, 8))).toEqual(Array(8).fill(true));
  expect(take('d9', 'd10', 'd11')).toEqual([false, false, false]);
  here = new Set(['d9', 'd10', 'd11']);
  expect(called).toEqual([]);
  places.give('d3');
  expect(called).toEqual(['d9']);
  places.give('d3');
  expect(called).toEqual(['d9']);
  places.give('d9');
  places.give('d1');
  expect(called).toEqual(['d9', 'd10', 'd11']);
});

test('given interactive work, then one is in progress at a time, and all eight again half a second after the last request', async () => {
  places.holdBack();
  expect(take('d1', 'd2')).toEqual([true, false]);
  await pass(300);
  places.holdBack();
  await pass(499);
  expect(called).toEqual([]);
  here.add('d2');
  await pass(1);
  expect(called).toEqual(['d2']);
  expect(take(...names(3, 9))).toEqual([true, true, true, true, true, true, false]);
});

test('given interactive work, then bulk work continues, one by one', async () => {
  places.holdBack();
  here = new Set(['d2', 'd3']);
  take('d1', 'd2', 'd3');
  places.give('d1');
  expect(called).toEqual(['d2']);
  places.give('d2');
  expect(called).toEqual(['d2', 'd3']);
});

test('given a device that does not answer, then its place is free after a second', async () => {
  take(...names(1, 9));
  places.sent('d1');
  await pass(999);
  expect(called).toEqual([]);
  await pass(1);
  expect(called).toEqual(['d9']);
});

test('given devices that disconnected while they waited, then the place goes to the next connected one', () => {
  take(...names(1, 12));
  here.add('d12');
  places.give('d1');
  expect(called).toEqual(['d9', 'd10', 'd11', 'd12']);
  expect(take('d13')).toEqual([false]);
});
