import { type Kysely, sql } from 'kysely';
import { setTopModels } from '#domain/models.ts';
import type { Tables } from '#server/core/database/database.ts';

/** Counts the deployed set-top boxes of all organisations, at most once an hour. The last count of a date is kept. */
export async function countDeployed(db: Kysely<Tables>, now: Date): Promise<void> {
  const date = now.toISOString().slice(0, 10);
  const { rows } = await sql<{ counted_at: Date }>`
    select counted_at from viewing_deployed_day where date = ${date}::date`.execute(db);
  const before = rows[0]?.counted_at.getTime() ?? 0;
  if (Math.abs(now.getTime() - before) < 3_600_000) return;
  await db.transaction().execute(async (tx) => {
    await sql`delete from viewing_deployed_day where date = ${date}::date`.execute(tx);
    await sql`insert into viewing_deployed_day (date, counted_at) values (${date}::date, ${now})`.execute(tx);
    await sql`insert into viewing_deployed (date, op_id, province, boxes)
      select ${date}::date, op_id, coalesce(province, ''), count(*)::int from device
      where device_status = 'Deployed' and (prod_class = 'STB' or model_name = any(${[...setTopModels]}::text[]))
      group by 2, 3`.execute(tx);
  });
}
