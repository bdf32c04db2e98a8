import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import { askAgain } from './days.ts';

/** Rows that one statement deletes at most, so that reports of boxes do not wait for it. */
const batch = 5_000;

/** Deletes what is older than its retention: reports, rejected segments, days of boxes and sums before these dates. */
export async function forgetViewing(
  db: Kysely<Tables>,
  { reports, boxDays, sums }: { reports: string; boxDays: string; sums: string },
): Promise<void> {
  const statements = [
    // A report is deleted with its last day; one without a day brought nothing that counts.
    sql`delete from viewing_report where pos in (
      select d.pos from viewing_report_date d where d.date < ${reports}::date and not exists (
        select 1 from viewing_report_date later where later.pos = d.pos and later.date >= ${reports}::date)
      limit ${batch})`,
    sql`delete from viewing_report where pos in (
      select r.pos from viewing_report r where r.received_at < ${reports}::date
        and not exists (select 1 from viewing_report_date d where d.pos = r.pos)
      limit ${batch})`,
    sql`delete from viewing_rejected where ctid in (
      select ctid from viewing_rejected where received_at < ${reports}::date limit ${batch})`,
    sql`delete from viewing_device_day where ctid in (
      select ctid from viewing_device_day where date < ${boxDays}::date limit ${batch})`,
    sql`delete from viewing_deployed_day where date in (
      select date from viewing_deployed_day where date < ${sums}::date limit 31)`,
    sql`delete from viewing_day where date in (
      select date from viewing_day where date < ${sums}::date limit 31)`,
  ];
  for (const statement of statements) {
    let deleted = 0n;
    do {
      deleted = (await statement.execute(db)).numAffectedRows ?? 0n;
    } while (deleted > 0n);
  }
}

/** Notes devices whose viewing until a time is to be erased once that time has passed. */
export async function noteErasures(
  trx: Transaction<Tables>,
  erasures: readonly Row<'viewing_erasure'>[],
): Promise<void> {
  if (erasures.length === 0) return;
  await trx
    .insertInto('viewing_erasure')
    .values([...erasures])
    .onConflict((conflict) =>
      conflict.column('endpoint_id').doUpdateSet({
        before: sql`greatest(viewing_erasure.before, excluded.before)`,
      }),
    )
    .execute();
}

/** Erases the viewing of the devices whose time has come, each in one transaction. */
export async function eraseDue(database: Database, now: Date): Promise<void> {
  const due = await database.sql
    .selectFrom('viewing_erasure')
    .selectAll()
    .where('before', '<', now)
    .execute();
  for (const { endpoint_id: endpointId, before } of due)
    await database.sql.transaction().execute(async (tx) => {
      await eraseViewing(tx, endpointId, before);
      await sql`delete from viewing_erasure where endpoint_id = ${endpointId} and before = ${before}`.execute(
        tx,
      );
    });
}

/**
 * Erases what a device reported until a time: reports, rejected segments and its part of the sums, which are made again
 * without it. Its number is deleted too, unless the device has reported since.
 */
async function eraseViewing(tx: Transaction<Tables>, endpointId: string, before: Date): Promise<void> {
  const { rows } = await sql<{ box_no: number }>`
    select box_no from viewing_box where endpoint_id = ${endpointId} for update`.execute(tx);
  const [box] = rows;
  if (!box) return;
  const { rows: dates } = await sql<{ date: string }>`
    select distinct d.date::text as date from viewing_report_date d join viewing_report r using (pos)
    where r.box_no = ${box.box_no} and r.received_at <= ${before} order by 1`.execute(tx);
  await sql`delete from viewing_report where box_no = ${box.box_no} and received_at <= ${before}`.execute(tx);
  await sql`delete from viewing_rejected where box_no = ${box.box_no} and received_at <= ${before}`.execute(
    tx,
  );
  await sql`delete from viewing_box b where box_no = ${box.box_no}
    and not exists (select 1 from viewing_source s where s.box_no = b.box_no and s.reported_at > ${before})`.execute(
    tx,
  );
  // The days of a box that has reported since follow from its later reports alone.
  await sql`delete from viewing_device_day where box_no = ${box.box_no} and date not in (
    select d.date from viewing_report_date d join viewing_report r using (pos) where r.box_no = ${box.box_no})`.execute(
    tx,
  );
  await askAgain(
    tx,
    dates.map(({ date }) => date),
  );
}
