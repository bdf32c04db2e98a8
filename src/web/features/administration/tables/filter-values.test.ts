import { expect, test } from 'vitest';
import { referenceTables } from '#api/tables.gen.ts';
import { filterReaders, validFilters } from './filter-values.ts';

const tableOf = (tableId: string) => {
  const table = referenceTables.find((each) => each.tableId === tableId);
  if (!table) throw new Error(`no table ${tableId}`);
  return table;
};

const set = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

test('an address has its filters as text, also those that the router took for a number or for yes or no', () => {
  expect(filterReaders.numericCode(410)).toBe('410');
  expect(filterReaders.writable(false)).toBe('false');
  expect(filterReaders.countryName('  Kor ')).toBe('Kor');
  expect(filterReaders.countryName('')).toBeUndefined();
  expect(filterReaders.countryName({ nested: true })).toBeUndefined();
});

test('given filters of another table, or values that the field cannot have, then they are not asked for', () => {
  const parameters = tableOf('model-parameters');
  expect(
    set(
      validFilters(parameters, {
        parameterPath: 'Device.WiFi',
        dataType: 'string',
        writable: 'true',
        updateTimeFrom: '2026-11-01',
        countryName: 'Korea',
      }),
    ),
  ).toEqual({
    parameterPath: 'Device.WiFi',
    dataType: 'string',
    writable: 'true',
    updateTimeFrom: '2026-11-01',
  });
  expect(
    set(validFilters(parameters, { dataType: 'colour', writable: 'perhaps', updateTimeTo: 'yesterday' })),
  ).toEqual({});
  expect(set(validFilters(tableOf('role'), { levelFrom: '2', levelTo: 'many' }))).toEqual({ levelFrom: '2' });
});

test('every column of every table can be filtered, by one value or by both ends of a range', () => {
  for (const { tableId, fields, filters } of referenceTables)
    for (const { name, kind } of fields) {
      const kinds = filters.filter(({ field }) => field === name).map((filter) => filter.kind);
      const ranged = kind === 'number' || kind === 'time';
      expect([tableId, name, kinds.length]).toEqual([tableId, name, ranged ? 2 : 1]);
    }
});
