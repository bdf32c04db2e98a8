import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { endSessions } from '#server/people/sessions/queries/sessions.ts';

export interface PasswordChange {
  accountId: string;
  passwordHash: string;
  /** The reset that allows it; null: the password of the account was given. It must be good still, and is used up. */
  resetId: string | null;
  /** The login that stays, and owes nothing more; null: all end. */
  keep: string | null;
  at: Date;
}

interface PasswordChanged {
  /** Logins that ended. */
  ended: string[];
  /** Resets of which nothing can be used any more, with the one that allowed the change. */
  resets: string[];
}

/** In the transaction of `trx`: sets the password, ends the other logins and takes all links and temporary passwords back; null where the reset is used or too old. */
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
