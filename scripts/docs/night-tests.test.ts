import { expect, test } from 'vitest';
import { missingGuards } from './night-tests.ts';

const guard =
  "test('rejects a stale link', () => {});\ntest.each([1, 2])('accepts %s rows', () => {});\n// an old title";
const missing = (name: string, file = 'a.test.ts') =>
  missingGuards(`test('x', atNight('${file}', '${name}'), run)`, (path) =>
    path === 'a.test.ts' ? guard : null,
  );

test.each(['a stale link', 'accepts %s'])('finds a guard by a part of its title: %s', (name) => {
  expect(missing(name)).toEqual([]);
});

test('reports a title that only a comment has, and a file that is gone', () => {
  expect(missing('an old title')).toEqual(['a.test.ts has no test “an old title”']);
  expect(missing('a stale link', 'b.test.ts')).toEqual(['there is no file b.test.ts']);
});
