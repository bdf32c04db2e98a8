import { expect, test } from 'vitest';
import { nextStep } from './task-replay.ts';

const hour = 3_600_000;

test('waits for the recorded time, divided by the speed, and never for hours', () => {
  expect(nextStep([0, 1_000, hour], 1, 1)).toEqual({ version: 2, afterMs: 1_000 });
  expect(nextStep([0, 1_000, hour], 1, 8)).toEqual({ version: 2, afterMs: 125 });
  expect(nextStep([0, 1_000, hour], 2, 1)).toEqual({ version: 3, afterMs: 3_000 });
});

test('combines events that follow too fast to see, and stops at the end', () => {
  expect(nextStep([0, 1, 2, 3, 500], 1, 1)).toEqual({ version: 5, afterMs: 500 });
  expect(nextStep([0, 40, 80], 1, 1)).toEqual({ version: 2, afterMs: 40 });
  expect(nextStep([0, 0, 0], 1, 64)).toEqual({ version: 3, afterMs: 30 });
  expect(nextStep([0, 10], 2, 1)).toBeNull();
  expect(nextStep([], 0, 1)).toBeNull();
});

test('does not wait after a clock that was set back', () => {
  expect(nextStep([1_000, 0, 2_000], 1, 1)).toEqual({ version: 3, afterMs: 2_000 });
});
