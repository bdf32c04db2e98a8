import { expect, test } from 'vitest';
import { boundedCheck } from './bounded-check.ts';

test('rejects a check without an answer in time, and runs it once for all callers', async () => {
  let asked = 0;
  const answer = Promise.withResolvers<number>();
  const check = boundedCheck(() => {
    asked += 1;
    return answer.promise;
  }, 20);
  await expect(Promise.all([check(), check()])).rejects.toThrow('does not answer');
  await expect(check()).rejects.toThrow('does not answer');
  expect(asked).toBe(1);
  answer.resolve(7);
  await expect(check()).resolves.toBe(7);
  expect(asked).toBeLessThanOrEqual(2);
});

test('passes on an answer or error, and runs the next check again', async () => {
  let next: () => Promise<string> = async () => 'ready';
  const check = boundedCheck(() => next());
  expect(await check()).toBe('ready');
  next = () => Promise.reject(new Error('the disk is full'));
  await expect(check()).rejects.toThrow('the disk is full');
  next = async () => 'again';
  expect(await check()).toBe('again');
});
