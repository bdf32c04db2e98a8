import { expect, test } from 'vitest';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { RetryPolicy } from './retry-policy.ts';

const settled = () => new Promise<void>((go) => setImmediate(go));

function attempt(answers: (string | Error)[]) {
  const clock = new ManualClock();
  const faults: unknown[] = [];
  const retry = new RetryPolicy(clock, (where, error) => faults.push({ where, error }));
  const result = retry.until('test', async () => {
    const answer = answers.shift() ?? 'late';
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { clock, faults, result };
}

test('repeats the work a second after a storage failure, and reports the fault', async () => {
  const error = new Error('refused');
  const { clock, faults, result } = attempt([error, 'stored']);
  await settled();
  clock.advance(1_000);
  expect(await result).toBe('stored');
  expect(faults).toEqual([{ where: 'test', error }]);
});

test('does not retry something that cannot be encoded', async () => {
  const { faults, result } = attempt([new TypeError('U+0000'), 'stored']);
  await expect(result).rejects.toThrow('U+0000');
  expect(faults).toEqual([]);
});

test('gives up after five minutes of storage failure', async () => {
  const { clock, faults, result } = attempt(Array.from({ length: 400 }, () => new Error('refused')));
  const failure = expect(result).rejects.toThrow('refused');
  for (let second = 0; second < 300; second++) {
    await settled();
    clock.advance(1_000);
  }
  await failure;
  expect(faults).toHaveLength(299);
});
