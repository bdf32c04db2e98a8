import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

/** A file with the name of its target, and whether the caller's organisation may change it. */
export type AppFileRow = Row<'app_file'> & { target_name: string; own: boolean };

export interface AppFileFilter {
  keyword?: string | undefined;
  platform?: 'android' | 'quantum' | undefined;
  state?: string | undefined;
  appId?: string | undefined;
}

export interface AppFileOrder {
  column: 'appName' | 'version' | 'packageName' | 'developer' | 'uploadTime';
  order: 'asc' | 'desc';
}

/** Versions in the order of their numbers: `1.10` follows `1.9`. */
const versionOrder = sql`(select array_agg(case when part ~ '^[0-9]{1,15}$' then lpad(part, 15, '0') else part end)
  from regexp_split_to_table(f.app_version, '[-.+_]') part)`;

const columns = {
  appName: sql`name_key(f.app_name)`,
  version: versionOrder,
  packageName: sql`f.package_name`,
  developer: sql`f.developer`,
  uploadTime: sql`f.uploaded_at`,
} as const;

const direction = (order: 'asc' | 'desc') => (order === 'asc' ? sql`asc` : sql`desc`);

/**
 * App files of the organisations in scope, and approved ones for the caller's organisation from those above it: a file
 * that is for another one below them is none of the caller's.
 */
export class ScopedAppFiles extends ScopedQueries {
  async all(filter: AppFileFilter): Promise<AppFileRow[]> {
    const { rows } = await sql<AppFileRow>`select ${this.#columns} ${this.#from(filter)}
      order by name_key(f.app_name), f.app_id, ${versionOrder} desc, f.file_id limit 1000`.execute(
      this.database.sql,
    );
    return rows;
  }

  async page(filter: AppFileFilter, orders: readonly AppFileOrder[], page: number, limit: number) {
    const from = this.#from(filter);
    const by = [
      ...orders.map(({ column, order }) => sql`${columns[column]} ${direction(order)}`),
      sql`name_key(f.app_name)`,
      sql`f.app_id`,
      sql`${versionOrder} desc`,
      sql`f.file_id`,
    ];
    const { rows } = await sql<AppFileRow>`select ${this.#columns} ${from}
      order by ${sql.join(by)} limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Finds one version of an app by its text in any spelling; null: there is none in scope. */
  async find(appId: string, version: string): Promise<AppFileRow | null> {
    const { rows } = await sql<AppFileRow>`select ${this.#columns} ${this.#from({ appId })}
      and name_key(f.app_version) = name_key(${version})`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Finds the newest version of an app that the caller sees; null: there is none. */
  async newestSeen(appId: string): Promise<AppFileRow | null> {
    const { rows } = await sql<AppFileRow>`select ${this.#columns} ${this.#from({ appId })}
      order by ${versionOrder} desc, f.file_id limit 1`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Finds a file that the caller sees; null: there is none, or it was deleted. */
  async seen(fileId: string): Promise<AppFileRow | null> {
    const { rows } = await sql<AppFileRow>`select ${this.#columns} ${this.#from({})}
      and f.file_id = ${fileId}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Finds a file that the caller may change: those of organisations above are read-only. */
  async findOwn(fileId: string): Promise<AppFileRow | null> {
    const row = await this.findEver(fileId);
    return row === null || row.terminal ? null : row;
  }

  /** Finds a file, even a deleted one, since its timeline stays. */
  async findEver(fileId: string): Promise<AppFileRow | null> {
    const { rows } = await sql<AppFileRow>`select ${this.#columns} ${this.#own}
      and f.file_id = ${fileId}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Versions of an app that the caller may change. */
  async ownVersions(appId: string): Promise<AppFileRow[]> {
    const { rows } = await sql<AppFileRow>`select ${this.#columns} ${this.#own}
      and not f.terminal and f.app_id = ${appId} order by ${versionOrder} desc, f.file_id`.execute(
      this.database.sql,
    );
    return rows;
  }

  /** Versions of the caller's app with this package, newest upload first. */
  async ownPackage(platform: string, packageName: string): Promise<AppFileRow[]> {
    const { rows } = await sql<AppFileRow>`select ${this.#columns} ${this.#own}
      and not f.terminal and f.platform = ${platform} and name_key(f.package_name) = name_key(${packageName})
      order by f.uploaded_at desc, f.file_id limit 100`.execute(this.database.sql);
    return rows;
  }

  /** Finds the id of the app that has this name, among those that the caller may change. */
  async appNamed(appName: string): Promise<string | null> {
    const { rows } = await sql<{ app_id: string }>`select f.app_id ${this.#own}
      and not f.terminal and name_key(f.app_name) = name_key(${appName}) limit 1`.execute(this.database.sql);
    return rows[0]?.app_id ?? null;
  }

  /** Tells whether an organisation is in scope, and at or below another one. */
  async isBelow(opId: string, aboveId: string): Promise<boolean> {
    const { rows } = await sql`select 1 from operator o join operator above on above.op_id = ${aboveId}
      where o.op_id = ${opId} and starts_with(o.op_path, ${this.opPath}) and starts_with(o.op_path, above.op_path)`.execute(
      this.database.sql,
    );
    return rows.length > 0;
  }

  /** Counts devices in scope that report this version of the app. */
  async installedOn({ package_name, app_version }: AppFileRow): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(distinct a.endpoint_id)::int as n
      from device_app a join device d using (endpoint_id) join operator o on o.op_id = d.op_id
      where starts_with(o.op_path, ${this.opPath}) and a.app_name = ${package_name} and a.version = ${app_version}`.execute(
      this.database.sql,
    );
    return rows[0]?.n ?? 0;
  }

  get #columns(): RawBuilder<unknown> {
    return sql`f.*, t.company_name as target_name, starts_with(o.op_path, ${this.opPath}) as own`;
  }

  get #own(): RawBuilder<unknown> {
    return sql`from app_file f join operator o using (op_id) join operator t on t.op_id = f.target_op_id
      where starts_with(o.op_path, ${this.opPath})`;
  }

  #from({ keyword, platform, state, appId }: AppFileFilter): RawBuilder<unknown> {
    const conditions = [
      sql`not f.terminal`,
      sql`(starts_with(o.op_path, ${this.opPath})
        or (f.state = 'approved' and starts_with(${this.opPath}, t.op_path)))`,
    ];
    if (appId !== undefined) conditions.push(sql`f.app_id = ${appId}`);
    if (platform !== undefined) conditions.push(sql`f.platform = ${platform}`);
    if (state !== undefined) conditions.push(sql`f.state = ${state}`);
    if (keyword) {
      const pattern = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      conditions.push(
        sql`name_key(concat_ws(' ', f.app_name, f.package_name, f.developer, f.file_name, f.description)) like name_key(${pattern})`,
      );
    }
    return sql`from app_file f join operator o using (op_id) join operator t on t.op_id = f.target_op_id
      where ${sql.join(conditions, sql` and `)}`;
  }
}

/** Versions of other organisations and of this one that share its devices: its own, and those above and below it. */
const inReach = (opId: string) => sql`from app_file f join operator o using (op_id)
  join operator own on own.op_id = ${opId}
  where not f.terminal and (starts_with(own.op_path, o.op_path) or starts_with(o.op_path, own.op_path))`;

export interface KnownVersion {
  file_id: string;
  app_id: string;
  app_name: string;
  app_version: string;
  version_code: number | null;
  signer_sha256: string | null;
  signer_subject: string | null;
}

const known = sql`select f.file_id, f.app_id, f.app_name, f.app_version, f.version_code, f.signer_sha256, f.signer_subject`;

/** Other apps in an organisation's reach with this name, or with this package. */
export async function sameApps(
  db: Kysely<Tables>,
  {
    opId,
    appId,
    appName,
    packageName,
    platform,
  }: Record<'opId' | 'appId' | 'appName' | 'platform', string> & {
    packageName: string | null;
  },
): Promise<{ named: KnownVersion | null; packaged: KnownVersion | null }> {
  const other = sql`${known} ${inReach(opId)} and f.app_id <> ${appId}`;
  const { rows: named } = await sql<KnownVersion>`${other}
    and name_key(f.app_name) = name_key(${appName}) limit 1`.execute(db);
  const { rows: packaged } = await sql<KnownVersion>`${other} and ${packageName}::text is not null
    and f.platform = ${platform} and name_key(f.package_name) = name_key(${packageName}) limit 1`.execute(db);
  return { named: named[0] ?? null, packaged: packaged[0] ?? null };
}

/** Versions of an app, newest upload first. */
export async function versionsOfApp(db: Kysely<Tables>, appId: string): Promise<KnownVersion[]> {
  const { rows } =
    await sql<KnownVersion>`${known} from app_file f where not f.terminal and f.app_id = ${appId}
    order by f.uploaded_at desc, f.file_id`.execute(db);
  return rows;
}
