import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { endSessions } from '#server/people/sessions/queries/sessions.ts';

export interface PasswordChange {
  accountId: string;
  passwordHash: string;
  /**
   * Reset that allows the change, which must still be valid, and is used up; null: the account's password was given.
   */
  resetId: string | null;
  /** Login to keep, without pending steps from now on; null: all end. */
  keep: string | null;
  at: Date;
}

interface PasswordChanged {
  /** Logins that ended. */
  ended: string[];
  /** Resets that became invalid, including the one that allowed the change. */
  resets: string[];
}

/**
 * Sets the password in the transaction of `trx`, ends the other logins and invalidates all links and temporary
 * passwords; null if the reset is used or too old.
 */
export async function changePassword(
  trx: Kysely<Tables>,
  { accountId, passwordHash, resetId, keep, at }: PasswordChange,
): Promise<PasswordChanged | null> {
  if (resetId !== null) {
    const used = await trx
      .deleteFrom('password_reset_secret')
      .where('reset_id', '=', resetId)
      .where('account_id', '=', accountId)
      .where('expires_at', '>', at)
      .returning('reset_id')
      .executeTakeFirst();
    if (!used) return null;
  }
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('account_id', '=', accountId)
    .execute();
  const others = await trx
    .deleteFrom('password_reset_secret')
    .where('account_id', '=', accountId)
    .returning('reset_id')
    .execute();
  const ended = await endSessions(trx, { accountId, at, allBut: keep ?? '' });
  if (keep !== null)
    await trx
      .updateTable('refresh_family')
      .set({ reset_id: null, password_at: at })
      .where('family_id', '=', keep)
      .execute();
  const resets = others.map(({ reset_id }) => reset_id);
  return { ended, resets: resetId === null ? resets : [resetId, ...resets] };
}
