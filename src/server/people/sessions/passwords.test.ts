import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { Passwords } from './passwords.ts';

const pepper = 'a secret of the installation';

test('verifies a hash with its pepper, and neither without it nor with another one', async () => {
  const stored = await new Passwords(pepper).hash('Right-1234');
  expect(await new Passwords(pepper).match(stored, 'Right-1234')).toBe(true);
  expect(await new Passwords(pepper).match(stored, 'Wrong-1234')).toBe(false);
  expect(await new Passwords('another secret of it').match(stored, 'Right-1234')).toBe(false);
  expect(await new Passwords().match(stored, 'Right-1234')).toBe(false);
  expect(Passwords.needsPepper(stored)).toBe(true);
});

test('verifies a hash from before the pepper as stored, and renews it', async () => {
  const before = await new Passwords().hash('Right-1234');
  const passwords = new Passwords(pepper);
  expect(await passwords.match(before, 'Right-1234')).toBe(true);
  expect(await passwords.match(before, 'Wrong-1234')).toBe(false);
  expect(passwords.isStale(before)).toBe(true);
  expect(passwords.isStale(await passwords.hash('Right-1234'))).toBe(false);
  expect(new Passwords().isStale(before)).toBe(false);
});

test('matches no password without an account', async () => {
  expect(await new Passwords(pepper).match(null, 'no account has this password')).toBe(false);
});

test('accepts a password typed with other code points of the same look', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('한강 불빛 café'.normalize('NFD'));
  expect(await passwords.match(stored, '한강 불빛 café'.normalize('NFC'))).toBe(true);
  expect(await passwords.match(stored, '한강 불빛 cafe')).toBe(false);
});

test('verifies a hash of printable ASCII from before passwords were normalised as stored', async () => {
  const ascii = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 0x21 + index));
  expect(await new Passwords().match(await hash(ascii), ascii)).toBe(true);
});
