import { expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { operationName, tableOfOperation } from './operations.ts';

test('every operation of the contract has a name', () => {
  expect(Object.keys(operations).filter((operation) => operationName(operation) === null)).toEqual([]);
  expect(operationName('updateCountry')?.defaultMessage).toBe('Change a row: Countries');
  expect(operationName('rebootDevices')?.defaultMessage).toBe('Reboot');
  expect(operationName('gone')).toBeNull();
});

test('an operation that changes a reference table names it', () => {
  expect(tableOfOperation('updateCountry')).toBe('country');
  expect(tableOfOperation('rebootDevices')).toBeNull();
});
