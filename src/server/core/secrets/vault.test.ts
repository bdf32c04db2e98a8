import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SecretVault } from './vault.ts';

const vault = new SecretVault(new Uint8Array(32).fill(1));
const place = { taskId: 't1', name: 'radios.0.key_pass_phrase' };

test('opens a secret only at its place, with its key, and unaltered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (secret, at) => {
      const text = secret.toWellFormed();
      const sealed = vault.seal(place, text);
      expect(vault.open(place, sealed)).toBe(text);
      expect(vault.open({ ...place, taskId: 't2' }, sealed)).toBeNull();
      expect(vault.open({ ...place, name: 'radios.1.key_pass_phrase' }, sealed)).toBeNull();
      expect(new SecretVault(new Uint8Array(32).fill(2)).open(place, sealed)).toBeNull();
      const altered = Uint8Array.from(sealed);
      altered[at % altered.length] = (altered[at % altered.length] ?? 0) ^ 1;
      expect(vault.open(place, altered)).toBeNull();
      expect(vault.open(place, sealed.subarray(0, at % sealed.length))).toBeNull();
    }),
  );
});

test('never seals the same secret to the same bytes', () => {
  expect(vault.seal(place, 'same')).not.toEqual(vault.seal(place, 'same'));
});

test('keeps place and task separate', () => {
  const sealed = vault.seal({ taskId: 'a', name: 'b.c' }, 'secret');
  expect(vault.open({ taskId: 'a.b', name: 'c' }, sealed)).toBeNull();
});

test('needs the key for a digest', () => {
  expect(vault.digest('text')).toBe(vault.digest('text'));
  expect(vault.digest('text')).not.toBe(new SecretVault(new Uint8Array(32).fill(2)).digest('text'));
});

test('opens what both an earlier and the present key sealed, and seals only with the present one', () => {
  const next = new Uint8Array(32).fill(2);
  const renewed = new SecretVault(next, [new Uint8Array(32).fill(1)]);
  expect(renewed.open(place, vault.seal(place, 'of before'))).toBe('of before');
  expect(new SecretVault(next).open(place, renewed.seal(place, 'of today'))).toBe('of today');
  expect(vault.open(place, renewed.seal(place, 'of today'))).toBeNull();
  expect(renewed.digests('code')).toEqual([new SecretVault(next).digest('code'), vault.digest('code')]);
});
