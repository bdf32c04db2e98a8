import { expect, test } from 'vitest';
import { areTwoFactors, domainOf, roleBy, textsAt } from './claims.ts';

const claims = {
  groups: ['staff', 7, 'noc'],
  department: 'Support',
  realm_access: { roles: ['manager'] },
  'https://login.example/roles': ['reader'],
};

test.each([
  ['groups', ['staff', 'noc']],
  ['department', ['Support']],
  ['realm_access.roles', ['manager']],
  ['https://login.example/roles', ['reader']],
  ['realm_access.roles.0', []],
  ['department.name', []],
  ['missing', []],
  ['', []],
])('the texts at %s', (place, texts) => {
  expect(textsAt(claims, place)).toEqual(texts);
});

test('applies the first matching rule, in any order of the provider', () => {
  const rules = [
    { value: 'noc', roleGroupKey: 'Admin' },
    { value: 'staff', roleGroupKey: 'Staff' },
  ];
  expect(roleBy(rules, ['staff', 'noc'])).toBe('Admin');
  expect(roleBy(rules, ['staff'])).toBe('Staff');
  expect(roleBy(rules, ['Staff'])).toBeNull();
  expect(roleBy(rules, [])).toBeNull();
  expect(roleBy([...rules, { value: '*', roleGroupKey: 'Viewer' }], [])).toBe('Viewer');
});

test.each([
  [['mfa'], true],
  [['pwd', 'otp'], true],
  [['pin', 'hwk'], true],
  [['pwd'], false],
  [['otp', 'hwk'], false],
  [['pwd', 'pin'], false],
  [[], false],
])('the ways %j are two factors: %s', (ways, two) => {
  expect(areTwoFactors(ways)).toBe(two);
});

test('returns the domain of an address', () => {
  expect(domainOf(' Kim@Example.NET ')).toBe('example.net');
  expect(domainOf('nobody')).toBe('');
});
