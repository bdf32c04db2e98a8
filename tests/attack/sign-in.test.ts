import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BenchServer, clientKey, startBench } from '#tests/contract/bench-server.ts';

const nightly = process.env.NIGHTLY === '1';
const guesses = nightly ? 3_000 : 300;
const user = 'support@northwind.example';
const victimAt = '198.51.100.7';
const attackerAt = '203.0.113.9';

let bench: BenchServer;
beforeEach(async () => {
  bench = await startBench();
}, 120_000);
afterEach(() => bench.close());

interface SignIn {
  user: string;
  password: string;
  clientKey?: string;
}

const signIn = (payload: SignIn, remoteAddress: string) =>
  bench.app.inject({ method: 'POST', url: '/auth/v1/token', payload, remoteAddress });
const owner = () => ({ user, password: bench.passwordOf(user) });
const guess = (of: string, nth: number) => ({ user: of, password: `Guess-${nth}` });
const botAt = (nth: number) => `192.0.${Math.floor(nth / 250)}.${nth % 250}`;

/**
 * Sends all calls at once and records the status of each answer. sign-in-guard.test.ts covers the order of the checks.
 */
function attack(count: number, send: (nth: number) => ReturnType<typeof signIn>) {
  const statuses: number[] = [];
  const over = Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const answer = await send(nth);
      statuses.push(answer.statusCode);
      if (answer.statusCode !== 400) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }),
  );
  const checked = () => statuses.filter((status) => status === 400).length;
  return { statuses, over, checked };
}

test('given guesses at one account from one address, when all are sent at once, then eight passwords are checked', async () => {
  const { over, statuses, checked } = attack(guesses, (nth) => signIn(guess(user, nth), attackerAt));
  await over;
  expect(checked()).toBe(8);
  expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - 8);
});

test('given guesses at many accounts from one address, when an unrelated user signs in elsewhere, then the server has capacity', async () => {
  const flood = attack(guesses, (nth) => signIn(guess(`person${nth}@nowhere.example`, nth), attackerAt));
  const honest = await signIn(owner(), victimAt);
  await flood.over;
  expect(honest.statusCode).toBe(200);
  // One address has a limit; all other calls were refused before a password was checked.
  expect(flood.checked()).toBeLessThanOrEqual(100);
});

test('given an account that unknown clients everywhere guess at, when its owner signs in, then the owner’s browser is accepted, and later too', async () => {
  await signIn({ ...owner(), clientKey }, victimAt);
  const flood = attack(guesses, (nth) => signIn(guess(user, nth), botAt(nth)));
  const honest = await signIn({ ...owner(), clientKey }, victimAt);
  await flood.over;
  expect(honest.statusCode).toBe(200);
  expect(flood.checked()).toBeLessThanOrEqual(40);

  for (let nth = 0; nth < 60; nth++) await signIn(guess(user, nth), botAt(1_000 + nth));
  expect((await signIn(guess(user, 0), botAt(2_000))).statusCode).toBe(429);
  // Another browser is accepted only from the account's earlier addresses.
  expect((await signIn({ ...owner(), clientKey: 'newBrowser1' }, botAt(2_000))).statusCode).toBe(429);
  expect((await signIn({ ...owner(), clientKey: 'newBrowser1' }, victimAt)).statusCode).toBe(200);
  expect((await signIn({ ...owner(), clientKey }, victimAt)).statusCode).toBe(200);
  expect((await signIn({ ...owner(), clientKey }, botAt(2_001))).statusCode).toBe(200);
}, 120_000);

test('given a browser that the account knows, when it guesses, then only this browser is slowed down', async () => {
  await signIn({ ...owner(), clientKey }, victimAt);
  const answers = [];
  for (let nth = 0; nth < 12; nth++)
    answers.push((await signIn({ ...guess(user, nth), clientKey }, victimAt)).statusCode);
  expect(answers).toEqual([...Array(10).fill(400), 429, 429]);
  expect((await signIn(owner(), victimAt)).statusCode).toBe(200);
});

test('given an address that was slowed down, when time passes, then one guess at a time is let through', async () => {
  await attack(20, (nth) => signIn(guess(user, nth), attackerAt)).over;
  bench.clock.now = new Date(bench.clock.now.getTime() + 61_000);
  expect((await signIn(guess(user, 0), attackerAt)).statusCode).toBe(400);
  expect((await signIn(guess(user, 0), attackerAt)).statusCode).toBe(429);
});
