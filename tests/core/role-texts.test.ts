import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ownRoleTexts } from '#web/resource/role-text.ts';

test('translates names and descriptions of the roles of a new installation', async () => {
  const script = await readFile('src/server/core/database/sql/000014_roles.sql', 'utf8');
  const roles = [...script.matchAll(/\('System', '\w+', '([^']+)', \d+, '([^']+)'/g)];
  expect(roles.length).toBeGreaterThan(6);
  for (const [, name = '', description = ''] of roles)
    expect([ownRoleTexts.has(name), ownRoleTexts.has(description), name]).toEqual([true, true, name]);
});
