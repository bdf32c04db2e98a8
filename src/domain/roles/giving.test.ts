import { expect, test } from 'vitest';
import { canDefine, mayGive, rolesPermission } from './giving.ts';

const giver = { level: 2, permissions: ['/a', '/b'] };

test.each([
  ['a role of his own level with less', { level: 2, permissions: ['/a'] }, null],
  ['his own role', giver, null],
  ['a role below him', { level: 5, permissions: ['/a', '/b'] }, null],
  ['a role that may nothing', { level: 9, permissions: [] }, null],
  ['a role above him', { level: 1, permissions: ['/a'] }, 'level'],
  ['a role with more', { level: 5, permissions: ['/a', '/c'] }, 'permissions'],
  ['a role above him with more', { level: 0, permissions: ['/c'] }, 'level'],
] as const)('PE-026: given %s, then %j → %s', (_, role, expected) => {
  expect(mayGive(giver, role)).toBe(expected);
});

test('an administrator of product roles can restore a permission they removed from themselves', () => {
  const role = { level: 0, permissions: ['/c'] };
  const administrator = { level: 0, permissions: [rolesPermission] };
  expect(mayGive(administrator, role)).toBe('permissions');
  expect(canDefine(administrator, role)).toBeNull();
  expect(canDefine({ ...administrator, level: 1 }, role)).toBe('level');
  expect(canDefine({ level: 0, permissions: [] }, role)).toBe('permissions');
});
