import { type Kysely, sql } from 'kysely';
import { comparable } from '#domain/text/normal.ts';
import type { Tables } from '#server/core/database/database.ts';

export interface SpeedSetting {
  host: string | null;
  filesize: number | null;
}

export interface SpeedServer {
  url: string;
  sponsor: string | null;
  city: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
}

export async function speedSetting(db: Kysely<Tables>, endpointId: string): Promise<SpeedSetting> {
  const row = await db
    .selectFrom('device_setting')
    .select(['speed_host', 'speed_filesize'])
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  return { host: row?.speed_host ?? null, filesize: row?.speed_filesize ?? null };
}

export async function storeSpeedSetting(
  db: Kysely<Tables>,
  endpointId: string,
  setting: SpeedSetting,
  at: Date,
): Promise<void> {
  const values = { speed_host: setting.host, speed_filesize: setting.filesize, updated_at: at };
  await db
    .insertInto('device_setting')
    .values({ endpoint_id: endpointId, ...values })
    .onConflict((conflict) => conflict.column('endpoint_id').doUpdateSet(values))
    .execute();
}

/** Reads speed-test servers of the operator and of those above it. */
export async function speedServers(db: Kysely<Tables>, opId: string): Promise<SpeedServer[]> {
  const { rows } = await sql<SpeedServer>`
    select s.url, s.sponsor, s.city, s.country, s.lat, s.lng
    from speed_server s join operator above on above.op_id = s.op_id
    join operator own on own.op_id = ${opId} and starts_with(own.op_path, above.op_path)
    order by s.url`.execute(db);
  return rows;
}

/**
 * Claims a name for a device within its operator and releases its earlier one (RU-083). False if another device has it.
 * Names are compared without regard to case.
 */
export async function claimDeviceName(
  db: Kysely<Tables>,
  opId: string,
  endpointId: string,
  name: string,
): Promise<boolean> {
  const key = comparable(name);
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto('device_name')
      .values({ op_id: opId, name_key: key, endpoint_id: endpointId })
      .onConflict((conflict) => conflict.columns(['op_id', 'name_key']).doNothing())
      .returning('endpoint_id')
      .executeTakeFirst();
    const owner =
      taken ??
      (await trx
        .selectFrom('device_name')
        .select('endpoint_id')
        .where('op_id', '=', opId)
        .where('name_key', '=', key)
        .executeTakeFirst());
    if (owner?.endpoint_id !== endpointId) return false;
    await trx
      .deleteFrom('device_name')
      .where('endpoint_id', '=', endpointId)
      .where((where) => where.or([where('op_id', '<>', opId), where('name_key', '<>', key)]))
      .execute();
    return true;
  });
}
