import { createHash } from 'node:crypto';
import type { Actor } from '#domain/logged-event.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import type { SealedTable } from '#server/core/seals/sealed-table.ts';

/** Of an account that begins without a password. */
export interface NewCredentials {
  accountId: string;
  /** As it is stored. */
  email: string;
  salt: string;
}

/** As core/seals/stored-rows.ts has it in SQL. */
const digestOf = (salt: string, text: string): string =>
  createHash('sha256').update(`${salt}\n${text}`).digest('hex');

/** Follows the items that insert the account, in one append. */
export const newCredentials = (
  sealed: Pick<SealedTable, 'prepareNew'>,
  { accountId, email, salt }: NewCredentials,
  actor: Actor,
): AppendItem[] =>
  sealed.prepareNew(actor, {
    key: accountId,
    values: { email: digestOf(salt, email), password: digestOf(salt, '') },
  });
