import { expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { areas, unnamedKeys } from './catalogue.ts';

const asked = new Set<string>(Object.values(operations).flatMap(({ permission }) => permission ?? []));
const listed = areas.flatMap(({ permissions }) => permissions.map(({ key }) => key));

test('every permission that an operation asks for has a name for people', () => {
  expect(unnamedKeys).toEqual([]);
});

test('lists each permission in one area, and none that no operation requires', () => {
  expect([...new Set(listed)]).toEqual(listed);
  expect(listed.filter((key) => !asked.has(key))).toEqual([]);
  expect(new Set(listed)).toEqual(asked);
});
