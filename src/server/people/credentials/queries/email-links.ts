import type { Kysely } from 'kysely';
import { serverActor } from '#domain/logged-event.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { RowSeals, SealedRow } from '#server/core/seals/row-seals.ts';
import { FieldAltered, type SealedTable, type SealedWork } from '#server/core/seals/sealed-table.ts';

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

/** Stores a link to a new address; one to another new address becomes invalid. */
export async function offerEmail(db: Kysely<Tables>, seals: RowSeals, link: NewLink): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('email_link')
      .where('account_id', '=', link.accountId)
      .where('purpose', '=', 'confirm')
      .execute();
    await trx
      .insertInto('email_link')
      .values(sealedLink(seals, 'confirm', link))
      .execute();
  });
}

export type EmailChanged =
  | { kind: 'changed' | 'undone'; accountId: string; from: string; to: string }
  | { kind: 'taken' }
  | { kind: 'unknown' };

/**
 * Uses up a link. `undo`: the link for restoring the previous address, if this one was followed to a new one. When it
 * restores an address, every other link is deleted, since it may be known to an attacker.
 */
export async function followEmailLink(
  { sealedCredentials, seals }: { sealedCredentials: Pick<SealedTable, 'write'>; seals: RowSeals },
  { tokenHash, undo, at }: { tokenHash: string; undo: { tokenHash: string; expiresAt: Date }; at: Date },
): Promise<EmailChanged> {
  let followed: EmailChanged = { kind: 'unknown' };
  const follow = async (trx: Kysely<Tables>): Promise<EmailChanged> => {
    const link = await trx
      .deleteFrom('email_link')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', at)
      .returningAll()
      .executeTakeFirst();
    if (!link || !seals.isGenuine(sealedOf(link), link.seal)) return { kind: 'unknown' };
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
    await trx
      .insertInto('email_link')
      .values(sealedLink(seals, 'undo', back))
      .execute();
    return { kind: 'changed', accountId, from, to };
  };
  try {
    const work: SealedWork = async (trx) => {
      followed = await follow(trx);
      return 'accountId' in followed ? [followed.accountId] : [];
    };
    await sealedCredentials.write(serverActor('accounts'), work, { keeps: ['password'] });
    return followed;
  } catch (error) {
    if (error instanceof FieldAltered) return { kind: 'unknown' };
    // Another account took the address since it was checked; the link stays valid, because nothing was written.
    if (error instanceof Error && 'code' in error && error.code === '23505') return { kind: 'taken' };
    throw error;
  }
}

function sealedLink(
  seals: RowSeals,
  purpose: 'confirm' | 'undo',
  { accountId, tokenHash, email, expiresAt }: NewLink,
): Row<'email_link'> {
  const row = { token_hash: tokenHash, account_id: accountId, purpose, email, expires_at: expiresAt };
  return { ...row, seal: seals.seal(sealedOf(row)) };
}

/** Builds the sealed form of a link: one that SQL wrote would take over an account by its address. */
const sealedOf = (link: Omit<Row<'email_link'>, 'seal'>): SealedRow => ({
  table: 'email_link',
  key: link.token_hash,
  // Such a row is written only once.
  version: 1,
  fields: {
    accountId: link.account_id,
    purpose: link.purpose,
    email: link.email,
    expiresAt: link.expires_at.toISOString(),
  },
});
