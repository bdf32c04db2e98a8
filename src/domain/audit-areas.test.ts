import { expect, test } from 'vitest';
import { auditAreas } from '#api/audit-areas.gen.ts';
import { operations } from '#api/operations.gen.ts';
import { areaOf, operationsOf } from './audit-areas.ts';

test('every operation that leaves an entry is of one area', () => {
  const leaving = operationsOf(operations, null);
  expect(leaving.filter((operation) => areaOf(operations, operation) === null)).toEqual([]);
  expect(auditAreas.flatMap((area) => operationsOf(operations, area)).toSorted()).toEqual(leaving.toSorted());
  expect(['rebootDevices', 'login', 'gone'].map((name) => areaOf(operations, name))).toEqual([
    'devices',
    'signIn',
    null,
  ]);
});
