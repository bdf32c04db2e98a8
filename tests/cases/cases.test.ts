import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CaseTest, caseTestFormat, differences } from '#domain/case/regression.ts';

// Each file was a case from the field: `npm run case -- FILE` writes one (docs/cases.md).
const files = globSync(`${import.meta.dirname}/*.json`);

test.each(files)('%s: the same facts lead to the same states and effects', (file) => {
  const made: CaseTest = JSON.parse(readFileSync(file, 'utf8'));
  expect(made.format).toBe(caseTestFormat);
  expect(made.streams.some(({ streamId, steps }) => streamId.startsWith('task:') && steps.length > 0)).toBe(
    true,
  );
  expect(differences(made)).toEqual([]);
});

test('finds cases to fold', () => {
  expect(files.length).toBeGreaterThan(0);
});
