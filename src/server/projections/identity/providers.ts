import { type Kysely, sql } from 'kysely';
import type { RoleRule } from '#domain/identity/claims.ts';
import type { Database, Row, Tables } from '#server/store/database.ts';
import { ScopedQueries } from '../scope.ts';

/** What an organisation has set of its identity provider. */
export interface ProviderSettings {
  opId: string;
  opPath: string;
  companyName: string;
  issuer: string;
  clientId: string;
  /** Sealed. */
  clientSecret: Uint8Array;
  /** Separated by spaces. */
  scopes: string;
  roleClaim: string;
  roles: RoleRule[];
  /** In small letters. */
  domains: string[];
  adopts: boolean;
  exclusive: boolean;
  trustsFactors: boolean;
  version: number;
  modifiedAt: Date;
  modifiedBy: string;
}

type Joined = Row<'identity_provider'> & { op_path: string; company_name: string; domains: string[] };

const columns = sql`p.*, o.op_path, o.company_name, coalesce(
  (select array_agg(d.domain order by d.domain) from identity_provider_domain d where d.op_id = p.op_id), '{}') as domains`;

export async function providerOf(db: Kysely<Tables>, opId: string): Promise<ProviderSettings | null> {
  const { rows } = await sql<Joined>`select ${columns} from identity_provider p join operator o using (op_id)
    where p.op_id = ${opId}`.execute(db);
  return rows[0] ? fromRow(rows[0]) : null;
}

/** The organisation whose people have addresses of this domain, where its provider is set. */
export async function organisationOfDomain(db: Kysely<Tables>, domain: string): Promise<string | null> {
  const row = await db
    .selectFrom('identity_provider_domain')
    .select('op_id')
    .where('domain', '=', domain)
    .executeTakeFirst();
  return row?.op_id ?? null;
}

/**
 * The organisation whose provider alone lets this account in; null: its password does. It holds for all people of the organisation,
 * and for those below it who have an address of its domains. Who administers the installation itself always has his password.
 */
export async function exclusiveProviderOf(
  db: Kysely<Tables>,
  accountId: string,
): Promise<{ opId: string; companyName: string } | null> {
  const { rows } = await sql<{ opId: string; companyName: string }>`
    select w.op_id as "opId", w.company_name as "companyName"
    from account a join operator o using (op_id) join role r using (role_key)
      join identity_provider p on p.exclusive
      join operator w on w.op_id = p.op_id and starts_with(o.op_path, w.op_path)
    where a.account_id = ${accountId} and not (o.op_type = 'System' and r.level = 0)
      and (a.op_id = p.op_id or exists (
        select 1 from identity_provider_domain d where d.op_id = p.op_id and a.email like '%@' || d.domain))
    order by length(w.op_path) desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What a caller sets, of an organisation in his scope. */
export type ProviderChange = Omit<
  ProviderSettings,
  'opPath' | 'companyName' | 'version' | 'modifiedAt' | 'clientSecret'
> & {
  /** Sealed; null: as it is. */
  clientSecret: Uint8Array | null;
  at: Date;
};

export class ScopedProviders extends ScopedQueries {
  async find(opId: string): Promise<ProviderSettings | null> {
    const found = await providerOf(this.database.sql, opId);
    return found?.opPath.startsWith(this.opPath) ? found : null;
  }

  /** Null for an organisation that is not there, and for one out of scope. */
  async companyName(opId: string): Promise<string | null> {
    const { rows } = await sql<{ company_name: string }>`select company_name from operator
      where op_id = ${opId} and starts_with(op_path, ${this.opPath})`.execute(this.database.sql);
    return rows[0]?.company_name ?? null;
  }

  /** Domains of which another organisation has the provider, or people whom this one does not have below it. */
  async foreignDomains(opId: string, domains: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ domain: string }>`
      select d.domain from unnest(${[...domains]}::text[]) as d(domain)
      where exists (select 1 from identity_provider_domain k where k.domain = d.domain and k.op_id <> ${opId})
        or exists (
          select 1 from account a join operator o using (op_id)
          where not a.deleted and a.email like '%@' || d.domain and not starts_with(
            o.op_path, (select op_path from operator where op_id = ${opId})))
      order by d.domain`.execute(this.database.sql);
    return rows.map(({ domain }) => domain);
  }

  /** The version that it has now; null where a domain was taken, or another administrator was faster. */
  async set(change: ProviderChange, seen: number | null): Promise<number | null> {
    const { opId, domains, clientSecret, at } = change;
    const values = {
      issuer: change.issuer,
      client_id: change.clientId,
      scopes: change.scopes,
      role_claim: change.roleClaim,
      roles: JSON.stringify(change.roles),
      adopts: change.adopts,
      exclusive: change.exclusive,
      trusts_factors: change.trustsFactors,
      version: (seen ?? 0) + 1,
      modified_at: at,
      modified_by: change.modifiedBy,
    };
    return inOneTransaction(this.database, async (trx) => {
      const written =
        seen === null
          ? await trx
              .insertInto('identity_provider')
              .values({ op_id: opId, client_secret: Buffer.from(clientSecret ?? []), ...values })
              .onConflict((conflict) => conflict.column('op_id').doNothing())
              .returning('version')
              .executeTakeFirst()
          : await trx
              .updateTable('identity_provider')
              .set({ ...values, ...(clientSecret ? { client_secret: Buffer.from(clientSecret) } : {}) })
              .where('op_id', '=', opId)
              .where('version', '=', seen)
              .returning('version')
              .executeTakeFirst();
      if (!written) return null;
      await trx.deleteFrom('identity_provider_domain').where('op_id', '=', opId).execute();
      const kept = await trx
        .insertInto('identity_provider_domain')
        .values(domains.map((domain) => ({ domain, op_id: opId })))
        .onConflict((conflict) => conflict.column('domain').doNothing())
        .returning('domain')
        .execute();
      return kept.length === domains.length ? written.version : null;
    });
  }

  /** False where there is none. */
  async remove(opId: string): Promise<boolean> {
    if (!(await this.find(opId))) return false;
    const removed = await this.database.sql
      .deleteFrom('identity_provider')
      .where('op_id', '=', opId)
      .executeTakeFirst();
    return removed.numDeletedRows > 0n;
  }
}

class TakenBack extends Error {
  override name = 'TakenBack';
}

/** Null, and nothing of it is written, where `work` says null. */
const inOneTransaction = <T>(
  database: Database,
  work: (trx: Kysely<Tables>) => Promise<T | null>,
): Promise<T | null> =>
  database.sql
    .transaction()
    .execute(async (trx) => {
      const done = await work(trx);
      if (done === null) throw new TakenBack();
      return done;
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return null;
      throw error;
    });

const fromRow = (row: Joined): ProviderSettings => ({
  opId: row.op_id,
  opPath: row.op_path,
  companyName: row.company_name,
  issuer: row.issuer,
  clientId: row.client_id,
  clientSecret: new Uint8Array(row.client_secret),
  scopes: row.scopes,
  roleClaim: row.role_claim,
  roles: rulesOf(row.roles),
  domains: row.domains,
  adopts: row.adopts,
  exclusive: row.exclusive,
  trustsFactors: row.trusts_factors,
  version: row.version,
  modifiedAt: row.modified_at,
  modifiedBy: row.modified_by,
});

const rulesOf = (stored: Row<'identity_provider'>['roles']): RoleRule[] =>
  Array.isArray(stored)
    ? stored.flatMap((rule) =>
        rule !== null && typeof rule === 'object' && !Array.isArray(rule)
          ? [{ value: String(rule.value), roleGroupKey: String(rule.roleGroupKey) }]
          : [],
      )
    : [];
