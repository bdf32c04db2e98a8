import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type FirmwareRow = Row<'firmware_file'>;
export type UploadEntry = Row<'firmware_upload'>;

export interface FirmwareFilter {
  modelName?: string | undefined;
  modelNames?: readonly string[] | undefined;
  state?: string | undefined;
  keyword?: string | undefined;
}

export interface FirmwareOrder {
  column: 'fwCode' | 'uploadTime' | 'model' | 'versionName';
  order: 'asc' | 'desc';
}

const columns = {
  fwCode: sql`f.fw_code`,
  uploadTime: sql`f.uploaded_at`,
  model: sql`f.model_name`,
  versionName: sql`f.version_name`,
} as const;

/** Checks whether a file is approved; a deleted file is not. */
export async function isApproved(db: Kysely<Tables>, fileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('firmware_file')
    .select('file_id')
    .where('file_id', '=', fileId)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return found !== undefined;
}

/** Files of the organisations in scope, and approved files of those above: all may use what the root approves. */
export class ScopedFirmware extends ScopedQueries {
  async all(filter: FirmwareFilter): Promise<FirmwareRow[]> {
    const { rows } = await sql<FirmwareRow>`select f.* ${this.#from(filter)}
      order by f.model_name, f.fw_code desc, f.file_id limit 1000`.execute(this.database.sql);
    return rows;
  }

  async page(filter: FirmwareFilter, orders: readonly FirmwareOrder[], page: number, limit: number) {
    const from = this.#from(filter);
    const by = [
      ...orders.map(({ column, order }) => sql`${columns[column]} ${order === 'asc' ? sql`asc` : sql`desc`}`),
      sql`f.uploaded_at desc`,
      sql`f.file_id`,
    ];
    const { rows } = await sql<FirmwareRow>`select f.* ${from} order by ${sql.join(by)}
      limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Finds a file; null if it does not exist, is deleted, or is out of scope. */
  async find(fileId: string): Promise<FirmwareRow | null> {
    const { rows } = await sql<FirmwareRow>`
      select f.* ${this.#from({})} and f.file_id = ${fileId}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Finds a file, even a deleted one, since its timeline stays. */
  async findEver(fileId: string): Promise<FirmwareRow | null> {
    const { rows } = await sql<FirmwareRow>`
      select f.* from firmware_file f join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and f.file_id = ${fileId}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Finds a file, even a deleted one or one of an organisation above. */
  async findVisible(fileId: string): Promise<FirmwareRow | null> {
    const { rows } = await sql<FirmwareRow>`
      select f.* from firmware_file f join operator o using (op_id)
      where (starts_with(o.op_path, ${this.opPath}) or starts_with(${this.opPath}, o.op_path))
        and f.file_id = ${fileId}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Finds a file that the caller may change: files of organisations above are read-only. */
  async findOwn(fileId: string): Promise<FirmwareRow | null> {
    const row = await this.findEver(fileId);
    return row === null || row.terminal ? null : row;
  }

  async history(page: number, limit: number) {
    const from = sql`from firmware_upload u join operator o using (op_id) where starts_with(o.op_path, ${this.opPath})`;
    const { rows } = await sql<UploadEntry>`select u.* ${from} order by u.uploaded_at desc, u.entry_id
      limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Counts devices in scope that have this version, and those that do not. */
  async installedOn({
    model_name,
    version_name,
  }: FirmwareRow): Promise<{ installed: number; devices: number }> {
    const { rows } = await sql<{ installed: number; devices: number }>`
      select count(*) filter (where firmware_form(d.firmware_version) = firmware_form(${version_name}))::int as installed, count(*)::int as devices
      from device d join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and d.model_name = ${model_name}`.execute(
      this.database.sql,
    );
    return rows[0] ?? { installed: 0, devices: 0 };
  }

  #from({ modelName, modelNames, state, keyword }: FirmwareFilter): RawBuilder<unknown> {
    const conditions = [
      sql`not f.terminal`,
      sql`(starts_with(o.op_path, ${this.opPath}) or (f.state = 'approved' and starts_with(${this.opPath}, o.op_path)))`,
    ];
    if (modelName !== undefined) conditions.push(sql`f.model_name = ${modelName}`);
    if (modelNames !== undefined) conditions.push(sql`f.model_name = any(${modelNames}::text[])`);
    if (state !== undefined) conditions.push(sql`f.state = ${state}`);
    if (keyword) {
      const pattern = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      conditions.push(
        sql`lower(f.version_name || ' ' || f.model_name || ' ' || f.file_name || ' ' || f.description) like ${pattern}`,
      );
    }
    return sql`from firmware_file f join operator o using (op_id) where ${sql.join(conditions, sql` and `)}`;
  }
}

/** Reads a model's files that the organisation sees: its own, and those of organisations above. */
export async function filesOfModel(
  db: Kysely<Tables>,
  { modelName, opId }: { modelName: string; opId: string },
): Promise<Pick<FirmwareRow, 'fw_code' | 'version_name'>[]> {
  const { rows } = await sql<Pick<FirmwareRow, 'fw_code' | 'version_name'>>`
    select f.fw_code, f.version_name from firmware_file f
    join operator o using (op_id) join operator own on own.op_id = ${opId}
    where not f.terminal and f.model_name = ${modelName} and starts_with(own.op_path, o.op_path)`.execute(db);
  return rows;
}

export async function storeEntry(db: Kysely<Tables>, entry: UploadEntry): Promise<void> {
  await db.insertInto('firmware_upload').values(entry).execute();
}
