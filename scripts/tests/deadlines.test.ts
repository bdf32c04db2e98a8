import { expect, test } from 'vitest';
import { deadlinesIn } from './deadlines.ts';

const problems = (code: string) => deadlinesIn('a.test.ts', code).map(({ problem }) => problem.split(':')[0]);

test.each([
  ['await expect.poll(read, { timeout: 8_000 }).toBe(1);', 'a deadline of 8000 ms'],
  ['await expect(row).toBeVisible({ timeout: 20_000 });', 'a deadline of 20000 ms'],
  ['await expect(async () => look()).toPass({ timeout: 500 });', 'a deadline of 500 ms'],
  ["test('ends', () => {}, 5_000);", 'a test or hook that must end within 5000 ms'],
  ["test.each([1])('ends %s', () => {}, 5_000);", 'a test or hook that must end within 5000 ms'],
  ['beforeAll(async () => {}, 10_000);', 'a test or hook that must end within 10000 ms'],
  ['await new Promise((resolve) => setTimeout(resolve, 1_500));', 'a sleep of 1500 ms'],
  ['await pause(2_000);', 'a sleep of 2000 ms'],
  ['await page.waitForTimeout(1000);', 'a sleep of 1000 ms'],
])('finds in %s: %s', (code, problem) => {
  expect(problems(code)).toEqual([problem]);
});

test.each([
  ['the shortest deadline', 'await expect.poll(read, { timeout: 30_000 }).toBe(1);'],
  ['no deadline', 'await page.click({ timeout: 0 });'],
  ['the pause of a poll', 'await new Promise((resolve) => setTimeout(resolve, 100));'],
  ['a timer with work of its own', 'setTimeout(() => stop(), 5_000);'],
  ['an attempt of eventually', 'await eventually(() => vi.waitFor(look, { timeout: 500 }));'],
  ['an attempt of toPass', 'await expect(() => look({ timeout: 500 })).toPass();'],
])('allows %s', (_, code) => {
  expect(problems(code)).toEqual([]);
});

test('names the line', () => {
  expect(deadlinesIn('a.test.ts', '\nawait pause(2_000);\n')).toMatchObject([{ file: 'a.test.ts', line: 2 }]);
});
