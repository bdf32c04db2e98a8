import { describe, expect, test } from 'vitest';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';
import { axisOf } from './axis.ts';

const begin = Date.UTC(2026, 0, 1);
const eventsAt = (...seconds: number[]): TimelineEvent[] =>
  seconds.map((second, index) => ({
    pos: index + 1,
    streamId: 'task:1',
    version: index + 1,
    type: 'task.progressed',
    schemaVersion: 1,
    recordedAt: new Date(begin + second * 1000).toISOString(),
    actor: { kind: 'device', id: 'd', name: 'd' },
    data: {},
    hash: '',
  }));

describe('the time axis', () => {
  test('begins at 0, ends at 1 and never goes back', () => {
    const { positions, folds } = axisOf(eventsAt(0, 0, 1, 2, 2, 3));
    expect(positions[0]).toBe(0);
    expect(positions[5]).toBeCloseTo(1);
    expect([...positions]).toEqual([...positions].sort((a, b) => a - b));
    expect(new Set(positions).size).toBe(6);
    expect(folds).toEqual([]);
  });

  test('an hour of waiting is folded and reported', () => {
    const { positions, folds } = axisOf(eventsAt(0, 1, 2, 3602, 3603));
    expect(folds).toHaveLength(1);
    expect(folds[0]).toMatchObject({ before: 4, ms: 3_600_000 });
    expect(folds[0]?.from).toBe(positions[2]);
    expect(folds[0]?.to).toBe(positions[3]);
    // 12 usual gaps at most, of 15 in all.
    expect((positions[3] ?? 0) - (positions[2] ?? 0)).toBeLessThan(0.82);
  });

  test('times and places are found between events and beyond them', () => {
    const { at, versionAt, positions } = axisOf(eventsAt(0, 10, 20));
    expect(at(begin - 1)).toBe(0);
    expect(at(begin + 5000)).toBeCloseTo((positions[1] ?? 0) / 2);
    expect(at(begin + 99_000)).toBeCloseTo(1);
    expect([0, 0.1, 0.45, 0.9, 1].map(versionAt)).toEqual([1, 1, 2, 3, 3]);
  });

  test('a single event is at the start', () => {
    const { positions, versionAt, at } = axisOf(eventsAt(0));
    expect([...positions]).toEqual([0]);
    expect(versionAt(0.7)).toBe(1);
    expect(at(begin + 1)).toBe(0);
  });

  test('a stream that goes on reaches to now, and its wait has the room of its length', () => {
    const { positions, folds, at, versionAt } = axisOf(eventsAt(0, 0, 0), begin + 17_000);
    expect(positions).toHaveLength(3);
    expect(positions[2]).toBeLessThan(0.4);
    expect(folds).toEqual([]);
    expect([at(Number.POSITIVE_INFINITY), at(begin + 17_000)]).toEqual([1, 1]);
    // The pointer is on an event, though now is nearer.
    expect(versionAt(0.99)).toBe(3);
  });

  test('a long wait is folded up to now, and now is never before the last event', () => {
    expect(axisOf(eventsAt(0, 1, 2), begin + 3_602_000).folds).toMatchObject([
      { before: 4, ms: 3_600_000, to: 1 },
    ]);
    const behind = axisOf(eventsAt(0, 1, 2), begin);
    expect(behind.folds).toEqual([]);
    expect(behind.positions[2]).toBeGreaterThan(0.9);
  });
});
