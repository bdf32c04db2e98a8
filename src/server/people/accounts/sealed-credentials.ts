import { createHash } from 'node:crypto';
import type { Actor } from '#domain/logged-event.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import type { SealedTable } from '#server/core/seals/sealed-table.ts';

/** Credentials of an account that begins without a password. */
export interface NewCredentials {
  accountId: string;
  /** Address in its stored form. */
  email: string;
  salt: string;
}

/** Computes the digest exactly as the SQL in core/seals/stored-rows.ts does. */
const digestOf = (salt: string, text: string): string =>
  createHash('sha256').update(`${salt}\n${text}`).digest('hex');

/** Builds items that follow those which insert the account, in one append. */
export const newCredentials = (
  sealed: Pick<SealedTable, 'prepareNew'>,
  { accountId, email, salt }: NewCredentials,
  actor: Actor,
): AppendItem[] =>
  sealed.prepareNew(actor, {
    key: accountId,
    values: { email: digestOf(salt, email), password: digestOf(salt, '') },
  });
