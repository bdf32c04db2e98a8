import { beforeEach, expect, test } from 'vitest';
import { SignInGuard } from './sign-in-guard.ts';

let guard: SignInGuard;
let begun: string[];
let ends: (() => void)[];
beforeEach(() => {
  guard = new SignInGuard();
  begun = [];
  ends = [];
});

/** Work that has begun when its name is in the list, and ends when the test says so. */
const work = (name: string) => () => {
  begun.push(name);
  return new Promise<{ harmless: boolean }>((end) => ends.push(() => end({ harmless: false })));
};
const settled = () => new Promise(setImmediate);
const endOne = () => {
  ends.shift()?.();
  return settled();
};
const attempt = (name: string, network: string, browser: string | null = null) =>
  void guard.attempt({ network, email: name, browser, atHome: false, at: 0 }, work(name));

test('given guesses of one address that wait, when a stranger comes from another, then one of them goes before', async () => {
  for (const name of ['guess 1', 'guess 2', 'guess 3', 'guess 4']) attempt(name, 'here');
  attempt('stranger', 'there');
  for (let count = 0; count < 2; count++) await endOne();
  expect(begun).toEqual(['guess 1', 'guess 2', 'stranger']);
});

test('given waiting sign-ins from unknown browsers, when a known browser comes, then its password is checked beside them', async () => {
  for (const name of ['guess 1', 'guess 2', 'guess 3']) attempt(name, name);
  attempt('owner', 'guess 1', 'browser of the owner');
  await settled();
  expect(begun).toEqual(['guess 1', 'owner']);
});

test('given callers that wait to be found, when a browser comes that signed in before, then it passes by', async () => {
  guard.remember('face of the owner');
  const find = (name: string, face: string | null) => void guard.find({ network: 'here', face }, work(name));
  for (const name of ['guess 1', 'guess 2', 'guess 3']) find(name, 'another face');
  find('owner', 'face of the owner');
  await settled();
  expect(begun).toEqual(['guess 1', 'guess 2', 'owner']);
});

test('given more callers than there is room for, then they are refused before the database is asked', async () => {
  const refused: unknown[] = [];
  for (let nth = 0; nth < 200; nth++)
    guard
      .find({ network: `address ${nth}`, face: null }, work(`guess ${nth}`))
      .catch((error: unknown) => refused.push(error));
  await settled();
  expect(begun).toHaveLength(2);
  expect(refused).toHaveLength(70);
  expect(refused[0]).toMatchObject({ crowded: true, retryAfter: 2 });
});
