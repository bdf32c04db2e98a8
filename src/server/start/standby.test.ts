import { expect, test } from 'vitest';
import { untilAvailable } from './standby.ts';

/** Fails so often, and then answers. */
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

test('given a database that cannot be reached when its server takes over, then it is asked again until it answers', async () => {
  const { ask, left } = asked([
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' }),
  ]);
  await untilAvailable(ask, 1);
  expect(left).toEqual([]);
});

test('given another error, then it is reported', async () => {
  const { ask } = asked([new Error('permission denied')]);
  await expect(untilAvailable(ask, 1)).rejects.toThrow('permission denied');
});
