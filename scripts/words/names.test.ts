import { describe, expect, test } from 'vitest';
import { insteadOf } from './names.ts';
import { findingsOfSource } from './sources.ts';

const namesIn = (code: string, file = 'src/server/probe.ts'): string[] =>
  findingsOfSource(file, code).map(({ word }) => word);

describe('a name that is a riddle', () => {
  test.each([
    'Door',
    'DoorDeps',
    'lastTold',
    'judgeAll',
    'noWish',
    'RowWorld',
    'houseOf',
    'taskLooks',
    'take-place',
  ])('is found: %s', (name) => expect(insteadOf(name)).not.toBeNull());

  test.each(['doorbell', 'household', 'warehouse', 'looksLikeEmail', 'worldwide', 'place', 'caught'])(
    'is not found in: %s',
    (name) => expect(insteadOf(name)).toBeNull(),
  );

  test('counts where it is declared, not where it is used', () => {
    expect(namesIn('const door = 1;\nopen(door);\nevent.data.told;')).toEqual(['door']);
    expect(namesIn('const { told } = event;')).toEqual([]);
    expect(namesIn('const { told: wish } = event;')).toEqual(['wish']);
  });

  test('may be a parameter, a type, a field or a method', () => {
    expect(namesIn('function f(told = 1, ...[door]: Door[]) {}')).toEqual(['told', 'door']);
    expect(namesIn('interface World { looks: 1; judge(): void }')).toEqual(['World', 'looks', 'judge']);
    expect(namesIn('class House { #told = 1; constructor(private readonly wish: 1) {} }')).toEqual([
      'House',
      'told',
      'wish',
    ]);
  });

  test('may be the name of a file', () => {
    expect(namesIn('', 'src/server/door.ts')).toEqual(['door']);
    expect(namesIn('', 'src/server/door.test.ts')).toEqual(['door.test']);
  });

  test('is left alone in strings, and in events that are stored', () => {
    expect(namesIn("const type = 'told';")).toEqual([]);
    expect(namesIn('interface Cleared { told: boolean }', 'machines/consent/events.ts')).toEqual([]);
  });
});
