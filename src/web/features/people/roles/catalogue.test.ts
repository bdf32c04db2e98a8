import { expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { areas, nameOf } from './catalogue.ts';

const asked = new Set<string>(Object.values(operations).flatMap(({ permission }) => permission ?? []));
const listed = areas.flatMap(({ permissions }) => permissions.map(({ key }) => key));

test('lists each permission that an operation requires in one area', () => {
  expect([...new Set(listed)]).toEqual(listed);
  expect(new Set(listed)).toEqual(asked);
});

test('a permission that this version does not know is shown by its key', () => {
  const text = ({ id }: { id: string }) => id;
  expect(nameOf('/tasks', text)).toBe('permission.tasks./tasks');
  expect(nameOf('/gone', text)).toBe('/gone');
});
