import { type Kysely, sql } from 'kysely';
import { normalEmail } from '#domain/validation.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';

export interface NewOperator {
  opId: string;
  parentId: string | null;
  opPath: string;
  opType: Row<'operator'>['op_type'];
  companyName: string;
  /** True: its users and those of organisations below must have two factors (docs/decisions/205). */
  requiresTwoFactor?: boolean;
  /** Address, telephone number and website of the organisation. */
  contact?: Partial<Pick<Row<'operator'>, 'address' | 'phone' | 'url' | 'education_office_id'>>;
}

export interface NewAccount {
  accountId: string;
  email: string;
  name: string;
  opId: string;
  role: string;
  passwordHash: string;
}

/** Reads the names of roles, by key. */
export async function roleNames(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('role').select(['role_key', 'role_name']).execute();
  return new Map(rows.map((row) => [row.role_key, row.role_name]));
}

export async function hasOperators(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('operator').select('op_id').limit(1).executeTakeFirst()) !== undefined;
}

/** Creates the first organisations of an installation, all or nothing. */
export async function addOrganisation(
  db: Kysely<Tables>,
  operators: readonly NewOperator[],
  accounts: readonly NewAccount[],
  servers: readonly {
    opId: string;
    url: string;
    sponsor: string;
    city: string;
    country: string;
    lat: number;
    lng: number;
  }[] = [],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { opId, parentId, opPath, opType, companyName, requiresTwoFactor, contact } of operators)
      await trx
        .insertInto('operator')
        .values({
          op_id: opId,
          parent_id: parentId,
          op_path: opPath,
          op_type: opType,
          company_name: companyName,
          image_url: null,
          require_two_factor: requiresTwoFactor ?? false,
          ...contact,
        })
        .execute();
    for (const { accountId, email, name, opId, role, passwordHash } of accounts)
      await trx
        .insertInto('account')
        .values({
          account_id: accountId,
          email: normalEmail(email),
          name,
          phone: null,
          op_id: opId,
          role_key: role,
          password_hash: passwordHash,
          last_access_at: null,
        })
        .execute();
    for (const { opId, ...server } of servers)
      await trx
        .insertInto('speed_server')
        .values({ op_id: opId, ...server })
        .execute();
  });
}

/** Filters the endpoint ids without a stream in the log. */
export async function unregistered(db: Kysely<Tables>, endpointIds: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ endpoint_id: string }>`
    select x.endpoint_id from unnest(${endpointIds}::text[]) as x(endpoint_id)
    where not exists (select 1 from es_stream s where ${isOfLog('s')} and s.stream_id = 'device:' || x.endpoint_id)`.execute(
    db,
  );
  return new Set(rows.map((row) => row.endpoint_id));
}

/** Reserves the names of registered devices; a taken name stays with its device. */
export async function reserveNames(
  db: Kysely<Tables>,
  names: { opId: string; name: string; endpointId: string }[],
): Promise<void> {
  const rows = names.map(({ opId, name, endpointId }) => ({
    op_id: opId,
    name_key: name.trim().toLowerCase(),
    endpoint_id: endpointId,
  }));
  await sql`insert into device_name (op_id, name_key, endpoint_id)
    select op_id, name_key, endpoint_id from jsonb_populate_recordset(null::device_name, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db);
}
