import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ApiError } from '../api-error.ts';
import { withIdempotency } from './idempotency.ts';
import { claimKey } from './keys.ts';

describe('commands with an Idempotency-Key', () => {
  let given: TestDatabase;
  beforeAll(async () => {
    given = await freshDatabase();
  });
  afterAll(() => given.remove());

  const digest = (text: string) => text;
  const command = { operation: 'reboot', input: { endpointId: 'one' }, digest, now: () => new Date() };
  /** Tells if a repeat would be performed after the first was answered by this error. */
  async function freeAfter(error: Error): Promise<boolean> {
    const key = { accountId: 'kim', key: error.message };
    const first = withIdempotency(given.database, key, command, () => Promise.reject(error));
    await expect(first).rejects.toBe(error);
    const claim = await claimKey(given.database.sql, key, {
      operation: command.operation,
      bodyHash: '',
      at: command.now(),
    });
    return claim.kind === 'first';
  }

  test('may be repeated after a refusal', async () => {
    expect(await freeAfter(new ApiError('wsfail'))).toBe(true);
  });

  test('are not performed again after a failure, because they may be in the log', async () => {
    expect(await freeAfter(new Error('Connection terminated unexpectedly'))).toBe(false);
  });
});
