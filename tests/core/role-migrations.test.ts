import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roleMigrations } from '#server/people/roles/role-migrations.ts';

const directory = 'src/server/core/database/sql';
/** Newest migration that an installation with sealed roles has run; later ones need an entry. */
const lastBeforeSeals = '000264';
/** First migration that may change a role recorded in the log. */
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

test('requires code for a change after the first seals, because a start trusts no row alone', () => {
  const unknown = readdirSync(directory)
    .filter((name) => name.slice(0, 6) > lastBeforeSeals)
    .filter((name) => /\binsert into role_change\b/.test(readFileSync(join(directory, name), 'utf8')))
    .filter((name) => !(name.slice(0, 6) in roleMigrations));
  expect(unknown).toEqual([]);
});
