import { type Kysely, sql } from 'kysely';
import type { RoleRule } from '#domain/identity/claims.ts';
import { type RoleSeparator, roleSeparators } from '#domain/identity/role-values.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { type EndedLogin, endSessionsOfProvider } from '#server/people/sessions/queries/sessions.ts';
import { keptMs, type ProviderRefusal } from './refusals.ts';

/** Domain of the organisation's users' addresses. */
export interface ProviderDomain {
  /** Domain in lower case. */
  name: string;
  /** Required value of its DNS record. */
  challenge: string;
  /** Time of the proof; null: the organisation has not proved that it owns the domain, so it allows no sign-in. */
  provedAt: Date | null;
}

/** Settings of an organisation's identity provider. */
export interface ProviderSettings {
  opId: string;
  opPath: string;
  companyName: string;
  issuer: string;
  clientId: string;
  /** Sealed secret. */
  clientSecret: Uint8Array;
  /** Scopes separated by spaces. */
  scopes: string;
  /** Claim with the address. */
  emailClaim: string;
  roleClaim: string;
  roleSeparator: RoleSeparator;
  roles: RoleRule[];
  domains: ProviderDomain[];
  adopts: boolean;
  exclusive: boolean;
  trustsFactors: boolean;
  version: number;
  modifiedAt: Date;
  modifiedBy: string;
}

type Joined = Row<'identity_provider'> & { op_path: string; company_name: string };

export async function providerOf(db: Kysely<Tables>, opId: string): Promise<ProviderSettings | null> {
  const { rows } = await sql<Joined>`select p.*, o.op_path, o.company_name
    from identity_provider p join operator o using (op_id) where p.op_id = ${opId}`.execute(db);
  const [row] = rows;
  return row ? fromRow(row, await domainsOf(db, opId)) : null;
}

async function domainsOf(db: Kysely<Tables>, opId: string): Promise<ProviderDomain[]> {
  const rows = await db
    .selectFrom('identity_provider_domain')
    .select(['domain as name', 'challenge', 'proved_at as provedAt'])
    .where('op_id', '=', opId)
    .orderBy('domain')
    .execute();
  return rows;
}

/** Finds the organisation that has proved this domain. */
export async function organisationOfDomain(db: Kysely<Tables>, domain: string): Promise<string | null> {
  const row = await db
    .selectFrom('identity_provider_domain')
    .select('op_id')
    .where('domain', '=', domain)
    .where('proved_at', 'is not', null)
    .executeTakeFirst();
  return row?.op_id ?? null;
}

/**
 * Finds the organisation whose provider is this account's only sign-in; null: its password works. It applies to all
 * users of the organisation, and to those below it with an address of its proved domains. Without a proved domain no
 * user can be sent there, so it applies to none. Administrators of the installation itself can always sign in with
 * their password.
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
      and exists (select 1 from identity_provider_domain d where d.op_id = p.op_id and d.proved_at is not null
        and (a.op_id = p.op_id or a.email like '%@' || d.domain))
    order by length(w.op_path) desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Caller's settings, for an organisation in their scope. */
export type ProviderChange = Omit<
  ProviderSettings,
  'opPath' | 'companyName' | 'version' | 'modifiedAt' | 'clientSecret' | 'domains'
> & {
  domains: { name: string; challenge: string }[];
  /** Sealed secret; null: unchanged. */
  clientSecret: Uint8Array | null;
  at: Date;
};

export class ScopedProviders extends ScopedQueries {
  async find(opId: string): Promise<ProviderSettings | null> {
    const found = await providerOf(this.database.sql, opId);
    return found?.opPath.startsWith(this.opPath) ? found : null;
  }

  /** Lists the last refused sign-ins, newest first. */
  async refusals(opId: string, at: Date): Promise<ProviderRefusal[]> {
    const { rows } = await sql<{ refusals: ProviderRefusal[] }>`select p.refusals
      from identity_provider p join operator o using (op_id)
      where p.op_id = ${opId} and starts_with(o.op_path, ${this.opPath})`.execute(this.database.sql);
    const oldest = new Date(at.getTime() - keptMs).toISOString();
    return (rows[0]?.refusals ?? []).filter(({ time }) => time >= oldest);
  }

  /** Reads the organisation's name; null if it does not exist or is out of scope. */
  async companyName(opId: string): Promise<string | null> {
    const { rows } = await sql<{ company_name: string }>`select company_name from operator
      where op_id = ${opId} and starts_with(op_path, ${this.opPath})`.execute(this.database.sql);
    return rows[0]?.company_name ?? null;
  }

  /**
   * Filters domains that another organisation has proved, or that users of organisations other than this one and those
   * below it have.
   */
  async foreignDomains(opId: string, domains: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ domain: string }>`
      select d.domain from unnest(${[...domains]}::text[]) as d(domain)
      where exists (select 1 from identity_provider_domain k
          where k.domain = d.domain and k.op_id <> ${opId} and k.proved_at is not null)
        or exists (
          select 1 from account a join operator o using (op_id)
          where not a.deleted and a.email like '%@' || d.domain and not starts_with(
            o.op_path, (select op_path from operator where op_id = ${opId})))
      order by d.domain`.execute(this.database.sql);
    return rows.map(({ domain }) => domain);
  }

  /**
   * Stores the settings; returns the new version, and the logins that ended because of another provider; null if
   * another administrator changed them first. Unchanged domains keep their proof.
   */
  set(change: ProviderChange, seen: number | null): Promise<{ version: number; ended: EndedLogin[] } | null> {
    const { opId, domains, clientSecret, at } = change;
    const values = {
      issuer: change.issuer,
      client_id: change.clientId,
      scopes: change.scopes,
      email_claim: change.emailClaim,
      role_claim: change.roleClaim,
      role_separator: change.roleSeparator,
      roles: JSON.stringify(change.roles),
      adopts: change.adopts,
      exclusive: change.exclusive,
      trusts_factors: change.trustsFactors,
      version: (seen ?? 0) + 1,
      modified_at: at,
      modified_by: change.modifiedBy,
    };
    return this.database.sql.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom('identity_provider')
        .select(['issuer', 'client_id'])
        .where('op_id', '=', opId)
        .forUpdate()
        .executeTakeFirst();
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
      await trx
        .deleteFrom('identity_provider_domain')
        .where('op_id', '=', opId)
        .where(
          'domain',
          'not in',
          domains.map(({ name }) => name),
        )
        .execute();
      await trx
        .insertInto('identity_provider_domain')
        .values(
          domains.map(({ name, challenge }) => ({ op_id: opId, domain: name, challenge, proved_at: null })),
        )
        .onConflict((conflict) => conflict.columns(['op_id', 'domain']).doNothing())
        .execute();
      const isAnother = before && (before.issuer !== change.issuer || before.client_id !== change.clientId);
      return {
        version: written.version,
        ended: isAnother ? await endSessionsOfProvider(trx, { opId, at }) : [],
      };
    });
  }

  /** Marks a domain as proved; false if another organisation has proved it, or it is no longer set. */
  async prove(opId: string, { name, challenge }: ProviderDomain, at: Date): Promise<boolean> {
    if (!(await this.find(opId))) return false;
    try {
      const proved = await this.database.sql
        .updateTable('identity_provider_domain')
        .set({ proved_at: at })
        .where('op_id', '=', opId)
        .where('domain', '=', name)
        .where('challenge', '=', challenge)
        .where('proved_at', 'is', null)
        .executeTakeFirst();
      return proved.numUpdatedRows > 0n;
    } catch (error) {
      // SQLSTATE 23505: another organisation proved it at the same moment.
      if (error instanceof Error && 'code' in error && error.code === '23505') return false;
      throw error;
    }
  }

  /** Removes the provider and returns the logins that ended; null if there is none. */
  async remove(opId: string, at: Date): Promise<EndedLogin[] | null> {
    if (!(await this.find(opId))) return null;
    return this.database.sql.transaction().execute(async (trx) => {
      // The row is deleted first: a login that begins now locks it, so it is found below (refresh-tokens.ts).
      const removed = await trx.deleteFrom('identity_provider').where('op_id', '=', opId).executeTakeFirst();
      return removed.numDeletedRows > 0n ? endSessionsOfProvider(trx, { opId, at }) : null;
    });
  }
}

const fromRow = (row: Joined, domains: ProviderDomain[]): ProviderSettings => ({
  opId: row.op_id,
  opPath: row.op_path,
  companyName: row.company_name,
  issuer: row.issuer,
  clientId: row.client_id,
  clientSecret: new Uint8Array(row.client_secret),
  scopes: row.scopes,
  emailClaim: row.email_claim,
  roleClaim: row.role_claim,
  roleSeparator: roleSeparators.find((known) => known === row.role_separator) ?? 'none',
  roles: rulesOf(row.roles),
  domains,
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
