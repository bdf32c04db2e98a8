import { describe, expect, test } from 'vitest';
import type { MachineTransition } from './machine-paths.ts';
import { takenBy } from './machine-paths.ts';

const way = (state: string, event: string, to: string[], tiers: MachineTransition['tiers']) => ({
  state,
  event,
  to,
  tiers,
  unreachable: [],
});
const transitions = [
  way('queued', 'task.dispatched', ['dispatched'], ['pure', 'server']),
  way('queued', 'deadline.passed', ['expired', 'queued'], ['pure', 'browser']),
];

describe('the ways that were taken', () => {
  test('are those of recorded events', () => {
    const isTaken = takenBy({ transitions }, [
      { state: 'queued', event: 'task.dispatched', seen: 3 },
      { state: 'queued', event: 'deadline.passed', seen: 0 },
    ]);
    expect(isTaken('queued', 'dispatched')).toBe(true);
    expect(isTaken('queued', 'expired')).toBe(false);
    expect(isTaken('dispatched', 'queued')).toBe(false);
  });

  test('are none where nothing was recorded', () => {
    expect(takenBy({ transitions }, [])('queued', 'dispatched')).toBe(false);
  });

  test('without records are those that a browser has tried', () => {
    const isTaken = takenBy({ transitions }, null);
    expect(isTaken('queued', 'expired')).toBe(true);
    expect(isTaken('queued', 'dispatched')).toBe(false);
  });
});
