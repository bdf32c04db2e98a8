import { describe, expect, test } from 'vitest';
import { clientConditions } from './client-conditions.ts';
import { errorCatalogue } from './errors.ts';

describe('error catalogue', () => {
  test('covers every row ER-001..ER-061 of the specification', () => {
    const covered = new Set([
      ...Object.values(errorCatalogue).flatMap((entry) => entry.rows),
      ...clientConditions.map((condition) => condition.row),
    ]);
    const all = Array.from({ length: 61 }, (_, index) => `ER-${String(index + 1).padStart(3, '0')}`);
    expect(all.filter((row) => !covered.has(row as never))).toEqual([]);
  });

  test('has a text in both languages for each code', () => {
    for (const entry of Object.values(errorCatalogue)) {
      expect(entry.en.length).toBeGreaterThan(5);
      expect(entry.ko).toMatch(/[가-힣]/);
    }
  });
});
