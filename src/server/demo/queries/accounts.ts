import type { Actor } from '#domain/logged-event.ts';
import type { Database } from '#server/core/database/database.ts';
import { demoPeople } from '../organisation.ts';

/** Reads the demo's users as actors, by address. */
export async function demoAccounts(database: Database): Promise<Map<string, Actor>> {
  const rows = await database.sql
    .selectFrom('account')
    .select(['account_id', 'email', 'name'])
    .where(
      'email',
      'in',
      demoPeople.map(({ user }) => user),
    )
    .execute();
  return new Map(
    rows.map(({ account_id, email, name }) => [email, { kind: 'account' as const, id: account_id, name }]),
  );
}
