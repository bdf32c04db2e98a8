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

/** Work that records its name at its start, and ends when the test allows it. */
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

test('lets a stranger from another address go before one of the waiting guesses of one address', async () => {
  for (const name of ['guess 1', 'guess 2', 'guess 3', 'guess 4']) attempt(name, 'here');
  attempt('stranger', 'there');
  for (let count = 0; count < 2; count++) await endOne();
  expect(begun).toEqual(['guess 1', 'guess 2', 'stranger']);
});

test("checks a known browser's password beside waiting sign-ins from unknown ones", async () => {
  for (const name of ['guess 1', 'guess 2', 'guess 3']) attempt(name, name);
  attempt('owner', 'guess 1', 'browser of the owner');
  await settled();
  expect(begun).toEqual(['guess 1', 'owner']);
});

test('lets a browser that signed in before pass callers that wait for their lookup', async () => {
  guard.remember('face of the owner');
  const find = (name: string, face: string | null) => void guard.find({ network: 'here', face }, work(name));
  for (const name of ['guess 1', 'guess 2', 'guess 3']) find(name, 'another face');
  find('owner', 'face of the owner');
  await settled();
  expect(begun).toEqual(['guess 1', 'guess 2', 'owner']);
});

test('refuses callers above the limit before the database is queried', async () => {
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
