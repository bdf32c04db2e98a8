import { type Kysely, sql } from 'kysely';
import { normalEmail } from '#domain/validation.ts';
import type { Row, Tables } from '#server/core/database/database.ts';

/** Stores a request for an account of the root organisation. A repeated request while one is open replaces its text. */
export async function addAccountRequest(
  db: Kysely<Tables>,
  request: {
    requestId: string;
    email: string;
    name: string;
    phone: string | null;
    companyName: string;
    message: string;
    language: string;
    privacyVersion: string;
    at: Date;
  },
): Promise<void> {
  const { requestId, email, name, phone, companyName, message, language, privacyVersion, at } = request;
  await sql`
    insert into account_request (request_id, op_id, email, name, phone, company_name, message, language,
      privacy_version, requested_at)
    select ${requestId}, op_id, ${normalEmail(email)}, ${name}, ${phone}, ${companyName}, ${message}, ${language},
      ${privacyVersion}, ${at}
    from operator where parent_id is null
    on conflict (email) where state = 'open' do update set name = excluded.name, phone = excluded.phone,
      company_name = excluded.company_name, message = excluded.message, language = excluded.language,
      privacy_version = excluded.privacy_version, requested_at = excluded.requested_at`.execute(db);
}

export async function decideAccountRequest(
  db: Kysely<Tables>,
  decision: { requestId: string; state: Row<'account_request'>['state']; by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('account_request')
    .set({ state: decision.state, decided_by: decision.by, decided_at: decision.at })
    .where('request_id', '=', decision.requestId)
    .where('state', '=', 'open')
    .execute();
}
