import { expect, test } from 'vitest';
import { untilAvailable } from './standby.ts';

/** Creates a function that fails with these errors, and then answers. */
function asked(errors: Error[]) {
  const left = [...errors];
  return {
    left,
    async ask() {
      const error = left.shift();
      if (error) throw error;
    },
  };
}

test('retries an unreachable database during a takeover until it answers', async () => {
  const { ask, left } = asked([
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' }),
  ]);
  await untilAvailable(ask, 1);
  expect(left).toEqual([]);
});

test('reports another error', async () => {
  const { ask } = asked([new Error('permission denied')]);
  await expect(untilAvailable(ask, 1)).rejects.toThrow('permission denied');
});
