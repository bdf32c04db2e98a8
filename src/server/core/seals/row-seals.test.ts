import { expect, test } from 'vitest';
import { SecretVault } from '#server/core/secrets/vault.ts';
import { RowSeals, type SealedRow } from './row-seals.ts';

const [today, before] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const sealsOf = (...keys: [Buffer, ...Buffer[]]) => {
  const [key, ...earlier] = keys;
  const vault = new SecretVault(key, earlier);
  return new RowSeals((text) => vault.rowSeals(text));
};
const row: SealedRow = { table: 'firmware_key', key: 'k', version: 2, fields: { opId: 'a', revoked: true } };
const seals = sealsOf(today);

test('accepts a row as it was sealed, whatever the order of its fields', () => {
  const seal = seals.seal(row);
  expect(seals.isGenuine(row, seal)).toBe(true);
  expect(seals.isGenuine({ ...row, fields: { revoked: true, opId: 'a' } }, seal)).toBe(true);
});

test.each<[string, Partial<SealedRow>]>([
  ['another field', { fields: { opId: 'a', revoked: false } }],
  ['another field moved into it', { fields: { opId: 'a', revoked: true, more: 1 } }],
  ['another key', { key: 'other' }],
  ['another table', { table: 'role' }],
  ['an older version', { version: 1 }],
])('a row with %s is not', (_what, change) => {
  expect(seals.isGenuine({ ...row, ...change }, seals.seal(row))).toBe(false);
});

test.each([null, '', 'x'.repeat(64), '0'.repeat(64), '0'.repeat(63)])('the seal %j is none', (seal) => {
  expect(seals.isGenuine(row, seal)).toBe(false);
});

test('still verifies seals of a replaced key, but not of a lost one', () => {
  const old = sealsOf(before).seal(row);
  const rotated = sealsOf(today, before);
  expect(rotated.isGenuine(row, old)).toBe(true);
  expect(rotated.isCurrent(row, old)).toBe(false);
  expect(rotated.isCurrent(row, rotated.seal(row))).toBe(true);
  expect(seals.isGenuine(row, old)).toBe(false);
});
