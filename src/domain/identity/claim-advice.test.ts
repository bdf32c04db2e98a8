import { expect, test } from 'vitest';
import { adviceOnAddress, adviceOnRoles } from './claim-advice.ts';
import { rolesIn } from './role-values.ts';

const mapping = {
  roleClaim: 'groups',
  roleSeparator: 'none',
  roles: [{ value: 'viewers', roleGroupKey: 'Viewer' }],
} as const;

test.each([
  [
    'a list that was too long for the token',
    { _claim_names: { groups: 'src1' }, _claim_sources: { src1: {} } },
    'overage',
  ],
  ['a list that was too long, by the implicit flow', { hasgroups: 'true' }, 'overage'],
  ['full paths', { groups: ['/viewers', '/noc/all'] }, 'paths'],
  ['several values in one text', { groups: 'staff,viewers' }, 'separated'],
  ['other values', { groups: ['sales'] }, 'otherValues'],
  ['no such claim', { roles: ['viewers'] }, 'noClaim'],
])('given %s, the administrator is told', (_what, claims, advice) => {
  expect(adviceOnRoles(claims, mapping).advice).toBe(advice);
});

test('names a claim with an address of a verified domain', () => {
  const claims = { preferred_username: 'p6@corp.example', upn: 'p6@elsewhere.example', name: 'P' };
  expect(adviceOnAddress(claims, ['corp.example'])).toEqual({
    advice: 'addressElsewhere',
    received: ['preferred_username'],
  });
  expect(adviceOnAddress({ name: 'P' }, ['corp.example']).advice).toBe('noAddress');
});

test('separates values in one text only as configured', () => {
  const claims = { groups: 'staff, viewers', scope: 'a b' };
  expect(rolesIn(claims, 'groups', 'none')).toEqual(['staff, viewers']);
  expect(rolesIn(claims, 'groups', 'comma')).toEqual(['staff', 'viewers']);
  expect(rolesIn(claims, 'scope', 'space')).toEqual(['a', 'b']);
});
