import { expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { operationsOf } from '#domain/audit-areas.ts';
import { operationWords } from './operations.ts';

test('every operation that leaves an entry has a name', () => {
  const unnamed = operationsOf(operations, null).filter((name) => operationWords(name, String) === null);
  expect(unnamed).toEqual([]);
  expect(operationWords('updateCountry', String)?.values).toEqual({ table: 'country' });
  expect(operationWords('gone', String)).toBeNull();
});
