import { expect, test } from 'vitest';
import { figureKinds } from './playbooks/figures.ts';
import { isSignificant } from './significance.ts';

test.each([
  // Speeds that a stranger read as "Worse" (-1.9 %) and "About the same" (+5.4 %).
  [298, 292.3, 'download', false],
  [88.7, 93.5, 'download', false],
  [300, 269, 'download', true],
  [20, 26, 'download', true],
  // Near zero the share is no more than the noise.
  [4, 8.9, 'download', false],
  [36, 38, 'pingTime', false],
  [200, 219, 'pingTime', false],
  [200, 221, 'pingTime', true],
  // Decibels are a ratio already.
  [-80, -76, 'signal', true],
  [0, 5, 'pingLoss', false],
  [0, 5.1, 'pingLoss', true],
] as const)('from %d to %d (%s): significant is %s', (before, after, kind, expected) => {
  expect(isSignificant(before, after, figureKinds[kind])).toBe(expected);
  expect(isSignificant(before, before, figureKinds[kind])).toBe(false);
});
