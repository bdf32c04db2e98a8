import { describe, expect, test } from 'vitest';
import { isAllowed } from './permissions.ts';

const holder = { permissions: ['/a', '/b', '/c'], userLevel: 2 };

describe('RU-019: one key, any of a list, all of an inner list', () => {
  test.each([
    ['/a', true],
    ['/x', false],
    ['', true],
    [[], true],
    [['/x', '/b'], true],
    [['/x', '/y'], false],
    [[['/a', '/b']], true],
    [[['/a', '/x']], false],
    [[['/a', '/x'], '/c'], true],
  ] as const)('%j → %s', (requirement, expected) => {
    expect(isAllowed(holder, requirement)).toBe(expected);
  });
});

describe('RU-020: a level is compared with userLevel', () => {
  test.each([
    [undefined, true],
    [null, true],
    [2, true],
    [3, true],
    [1, false],
  ])('level %s → %s', (level, expected) => {
    expect(isAllowed(holder, '/a', level)).toBe(expected);
  });
});
