import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

interface NewLink {
  accountId: string;
  tokenHash: string;
  email: string;
  expiresAt: Date;
}

export async function isEmailTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', email)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a link to a new address; one to another new address is of no use any more. */
export async function offerEmail(db: Kysely<Tables>, { accountId, ...link }: NewLink): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('email_link')
      .where('account_id', '=', accountId)
      .where('purpose', '=', 'confirm')
      .execute();
    await trx
      .insertInto('email_link')
      .values(rowOf('confirm', { accountId, ...link }))
      .execute();
  });
}

export type EmailChanged =
  | { kind: 'changed' | 'undone'; accountId: string; from: string; to: string }
  | { kind: 'taken' }
  | { kind: 'unknown' };

/**
 * Uses a link up. `undo`: the link that is kept for the address before, where this one was followed to a new one. Where it puts an
 * address back, every other link goes: it may be in the wrong hands.
 */
export async function followEmailLink(
  db: Kysely<Tables>,
  { tokenHash, undo, at }: { tokenHash: string; undo: { tokenHash: string; expiresAt: Date }; at: Date },
): Promise<EmailChanged> {
  const follow = db.transaction().execute(async (trx): Promise<EmailChanged> => {
    const link = await trx
      .deleteFrom('email_link')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', at)
      .returning(['account_id', 'purpose', 'email'])
      .executeTakeFirst();
    if (!link) return { kind: 'unknown' };
    const { account_id: accountId, purpose, email: to } = link;
    const account = await trx
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const from = account.email;
    if (from !== to && (await isEmailTaken(trx, to))) return { kind: 'taken' };
    await trx.updateTable('account').set({ email: to }).where('account_id', '=', accountId).execute();
    if (purpose === 'undo') {
      await trx.deleteFrom('email_link').where('account_id', '=', accountId).execute();
      return { kind: 'undone', accountId, from, to };
    }
    const back = { accountId, tokenHash: undo.tokenHash, email: from, expiresAt: undo.expiresAt };
    await trx.insertInto('email_link').values(rowOf('undo', back)).execute();
    return { kind: 'changed', accountId, from, to };
  });
  // Another account took the address since it was checked; the link stays, as nothing was written.
  return follow.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === '23505') return { kind: 'taken' };
    throw error;
  });
}

const rowOf = (purpose: 'confirm' | 'undo', { accountId, tokenHash, email, expiresAt }: NewLink) => ({
  token_hash: tokenHash,
  account_id: accountId,
  purpose,
  email,
  expires_at: expiresAt,
});
