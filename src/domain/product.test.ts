import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { versions } from './product.ts';

test('the newest version is the one of the package, and the changelog tells of each', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(versions[0].version).toBe(JSON.parse(read('package.json')).version);
  for (const { version } of versions) expect(read('CHANGELOG.md')).toContain(`## ${version}`);
});
