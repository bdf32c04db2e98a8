import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Milliseconds for which answers are kept (24 hours in the contract). */
const rememberMs = 86_400_000;

export interface CommandKey {
  accountId: string;
  key: string;
}

export type Claim =
  | { kind: 'first' }
  | { kind: 'done'; status: number; answer: string }
  | { kind: 'atWork' }
  /** The key was used with another operation or body. */
  | { kind: 'conflict' };

/** Claims the key for a command, or returns the state of the first one that used it. */
export async function claimKey(
  db: Kysely<Tables>,
  { accountId, key }: CommandKey,
  command: { operation: string; bodyHash: string; at: Date },
): Promise<Claim> {
  const claimed = await db
    .insertInto('idempotent_answer')
    .values({
      account_id: accountId,
      key,
      operation: command.operation,
      body_hash: command.bodyHash,
      status: null,
      answer: null,
      created_at: command.at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return { kind: 'first' };
  const stored = await db
    .selectFrom('idempotent_answer')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!stored) return claimKey(db, { accountId, key }, command);
  if (stored.created_at.getTime() < command.at.getTime() - rememberMs) {
    await releaseKey(db, { accountId, key });
    return claimKey(db, { accountId, key }, command);
  }
  if (stored.operation !== command.operation || stored.body_hash !== command.bodyHash)
    return { kind: 'conflict' };
  return stored.status === null || stored.answer === null
    ? { kind: 'atWork' }
    : { kind: 'done', status: stored.status, answer: stored.answer };
}

export async function storeAnswer(
  db: Kysely<Tables>,
  { accountId, key }: CommandKey,
  status: number,
  answer: string,
): Promise<void> {
  await db
    .updateTable('idempotent_answer')
    .set({ status, answer })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute();
}

/** Releases the key of a refused command, which has done nothing, so that it may be tried again. */
export async function releaseKey(db: Kysely<Tables>, { accountId, key }: CommandKey): Promise<void> {
  await db
    .deleteFrom('idempotent_answer')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute();
}

export async function forgetOldAnswers(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotent_answer')
    .where('created_at', '<', new Date(now.getTime() - rememberMs))
    .execute();
}
