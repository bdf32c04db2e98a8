import { expect, test } from 'vitest';
import { canBeChildOf, type OrganisationType, typesBelow } from './hierarchy.ts';

test.each<[OrganisationType, OrganisationType[]]>([
  ['System', ['Operator', 'Manufacturer']],
  ['Operator', ['SubOperator', 'Manufacturer', 'EducationOffice', 'School']],
  ['SubOperator', ['EducationOffice', 'School']],
  ['EducationOffice', ['School']],
  ['Manufacturer', []],
  ['School', []],
])('A-114: below %s stand %j', (parent, expected) => {
  expect(typesBelow(parent)).toEqual(expected);
});

test('no type can be a child of itself, and none a parent of the root', () => {
  for (const type of ['Operator', 'SubOperator', 'EducationOffice', 'School'] as const) {
    expect(canBeChildOf(type, type)).toBe(false);
    expect(canBeChildOf('System', type)).toBe(false);
  }
});
