import { expect, test } from 'vitest';
import { mayStandBelow, type OrganisationType, typesBelow } from './hierarchy.ts';

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

test('nothing stands below its own type, and nothing above the root', () => {
  for (const type of ['Operator', 'SubOperator', 'EducationOffice', 'School'] as const) {
    expect(mayStandBelow(type, type)).toBe(false);
    expect(mayStandBelow('System', type)).toBe(false);
  }
});
