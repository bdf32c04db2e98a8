import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const directory = 'src/server/core/database/sql';
/** The first migration that may change a role whose record is in the log. */
const first = '000064';

test('a migration that writes roles names them, so that the log records the change', () => {
  const silent = readdirSync(directory)
    .filter((name) => name >= first)
    .filter((name) => {
      const text = readFileSync(join(directory, name), 'utf8');
      return (
        /\b(update|insert into|delete from) role\b/i.test(text) && !/insert into role_change\b/.test(text)
      );
    });
  expect(silent).toEqual([]);
});
