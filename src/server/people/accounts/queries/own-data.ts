import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { totpSince } from '#server/people/credentials/queries/one-time-keys.ts';

/**
 * Maximum numbers of rows: for the audit trail, messages and counted calls; of feedback; and of others, of which a user
 * has few.
 */
const most = 10_000;
const mostFeedback = 1_000;
const mostRows = 1_000;

/**
 * Reads all rows about one account by its id alone: they are its owner's data, whatever organisation it belongs to now.
 */
export async function ownDataOf(db: Kysely<Tables>, accountId: string) {
  return {
    created: await createdAt(db, accountId),
    sessions: await sessionsOf(db, accountId),
    browsers: await browsersOf(db, accountId),
    authenticator: await totpSince(db, accountId),
    messages: await messagesOf(db, accountId),
    feedback: await feedbackOf(db, accountId),
    auditTrail: await entriesOf(db, accountId),
    countedCalls: await callsOf(db, accountId),
  };
}

async function createdAt(db: Kysely<Tables>, accountId: string): Promise<Date> {
  const row = await db
    .selectFrom('account')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.created_at;
}

const sessionsOf = (db: Kysely<Tables>, accountId: string) =>
  db
    .selectFrom('refresh_family')
    .select(['address', 'user_agent', 'created_at', 'last_used_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(mostRows)
    .execute();

const browsersOf = (db: Kysely<Tables>, accountId: string) =>
  db
    .selectFrom('client')
    .select(['trusted', 'created_at', 'last_access_at'])
    .select(['platform', 'os_ver', 'app_package', 'app_ver', 'lang', 'timezone'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(mostRows)
    .execute();

async function messagesOf(db: Kysely<Tables>, accountId: string) {
  const rows = await db
    .selectFrom('message')
    .select(['kind', 'count', 'terminal', 'created_at', 'news_at'])
    .where('account_id', '=', accountId)
    .orderBy('news_at', 'desc')
    .limit(most)
    .execute();
  return { total: await countOf(db, 'message', accountId), rows };
}

async function feedbackOf(db: Kysely<Tables>, accountId: string) {
  const rows = await db
    .selectFrom('feedback')
    .select(['type', 'title', 'contents', 'diagnostics', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(mostFeedback)
    .execute();
  return { total: await countOf(db, 'feedback', accountId), rows };
}

async function entriesOf(db: Kysely<Tables>, accountId: string) {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['operation', 'result', 'address', 'recorded_at'])
    .where('account_id', '=', accountId)
    .orderBy('account_id', 'desc')
    .orderBy('pos', 'desc')
    .limit(most)
    .execute();
  return { total: await countOf(db, 'audit_entry', accountId), rows };
}

async function callsOf(db: Kysely<Tables>, accountId: string) {
  const rows = await db
    .selectFrom('account_call')
    .select(['operation', 'result', 'address', 'calls', 'first_at', 'last_at'])
    .where('account_id', '=', accountId)
    .orderBy('hour', 'desc')
    .orderBy('last_at', 'desc')
    .limit(most)
    .execute();
  return { total: await countOf(db, 'account_call', accountId), rows };
}

async function countOf(
  db: Kysely<Tables>,
  table: 'message' | 'feedback' | 'audit_entry' | 'account_call',
  accountId: string,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where account_id = ${accountId}`.execute(db);
  return rows[0]?.n ?? 0;
}
