import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Json } from '#machines/json.ts';
import type { Database } from '#server/core/database/database.ts';
import { ApiError } from '../api-error.ts';
import { type CommandKey, claimKey, releaseKey, storeAnswer } from './keys.ts';

export interface StoredAnswer {
  status: number;
  text: string;
}

/** Milliseconds for which a repeat waits for the first request, which may still run. */
const waitMs = 10_000;
const pollMs = 50;

/** Command that a repeat is compared with. */
export interface KeyedCommand {
  operation: string;
  input: Json;
  /**
   * Digests the input with a key: a plain digest of a body with a short passphrase could be guessed from the database.
   */
  digest(text: string): string;
  now(): Date;
}

/**
 * Performs a command once for each key. The same key with the same body gets the first answer again; with another body
 * it is refused (409 `conflict`). A refused command has done nothing, so its key is free again; if one failed because
 * the database was lost, its outcome is unknown: its key stays taken, and a repeat is answered with "check first".
 */
export async function withIdempotency(
  database: Database,
  key: CommandKey,
  command: KeyedCommand,
  perform: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const bodyHash = command.digest(canonicalJson(command.input));
  for (let waited = 0; ; waited += pollMs) {
    const claim = await claimKey(database.sql, key, {
      operation: command.operation,
      bodyHash,
      at: command.now(),
    });
    if (claim.kind === 'done') return { status: claim.status, text: claim.answer };
    if (claim.kind === 'conflict')
      throw new ApiError('conflict', {
        status: 409,
        message: 'This Idempotency-Key was used with another request. Use a new key.',
      });
    if (claim.kind === 'first') break;
    if (waited >= waitMs)
      throw new ApiError('conflict', {
        status: 409,
        message:
          'The first request with this Idempotency-Key has not ended. Look at the task list before you repeat it.',
      });
    await sleep(pollMs);
  }
  try {
    const answer = await perform();
    await storeAnswer(database.sql, key, answer.status, answer.text);
    return answer;
  } catch (error) {
    if (error instanceof ApiError) await releaseKey(database.sql, key);
    throw error;
  }
}
