import { expect, test } from 'vitest';
import { isSealed, seal, unseal } from './sealing.ts';

const key = new Uint8Array(32).fill(7);
const text = JSON.stringify({ user: 'nora.west@northwind.example', device: '로비 공유기 🦊' });

test('what was sealed is read with its key under its name, and shows nothing of itself', () => {
  const sealed = seal(key, 'authToken', text);
  expect(isSealed(sealed)).toBe(true);
  expect(unseal(key, 'authToken', sealed)).toBe(text);
  expect(sealed).not.toContain('nora');
  expect(atob(sealed.split('.').at(-1) ?? '')).not.toContain('nora');
  expect(seal(key, 'authToken', text)).not.toBe(sealed);
});

test('a page of answers is sealed and read again', () => {
  const large = 'x한'.repeat(250_000);
  expect(unseal(key, 'answers', seal(key, 'answers', large))).toBe(large);
});

test.each([
  ['another key', (sealed: string) => unseal(new Uint8Array(32).fill(8), 'authToken', sealed)],
  ['another name', (sealed: string) => unseal(key, 'drafts', sealed)],
  ['an altered text', (sealed: string) => unseal(key, 'authToken', `${sealed.slice(0, -6)}AAAA==`)],
  ['half of it', (sealed: string) => unseal(key, 'authToken', sealed.slice(0, 20))],
  ['what was never sealed', () => unseal(key, 'authToken', text)],
])('with %s nothing is read', (_, read) => {
  expect(read(seal(key, 'authToken', text))).toBeNull();
});
