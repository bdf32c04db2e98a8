import { type Kysely, sql, type Transaction } from 'kysely';
import type { Ranges } from '#domain/viewing/numbers.ts';
import type { ViewingReport } from '#domain/viewing/report.ts';
import type { RejectedView } from '#domain/viewing/times.ts';
import type { Tables } from '#server/core/database/database.ts';

/** Report of a box with the text of its data, which is stored as it came. */
export interface ReceivedReport {
  endpointId: string;
  report: ViewingReport;
  data: string;
  receivedAt: Date;
}

/** Returns the box's number, and gives it one at its first report. The row is locked until the transaction ends. */
export async function lockBox(tx: Transaction<Tables>, endpointId: string): Promise<number> {
  const { rows } = await sql<{ box_no: number }>`insert into viewing_box (endpoint_id) values (${endpointId})
    on conflict (endpoint_id) do update set endpoint_id = excluded.endpoint_id returning box_no`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the box has no number');
  return row.box_no;
}

/** Reads the numbers that the box has already reported in a sequence. */
export async function seenNumbers(tx: Transaction<Tables>, boxNo: number, logId: string): Promise<Ranges> {
  const { rows } = await sql<{ from: number; to: number }>`
    select lower(r)::float8 as from, upper(r)::float8 as to
    from viewing_source, unnest(seen) r where box_no = ${boxNo} and log_id = ${logId} order by lower(r)`.execute(
    tx,
  );
  return rows.map(({ from, to }) => [from, to] as const);
}

const multirange = (ranges: Ranges): string => `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;

interface StoredWith {
  boxNo: number;
  first: number;
  /** Numbers that the report is the first to bring, and all that the box has reported now. */
  fresh: Ranges;
  seen: Ranges;
  place: BoxPlace;
}

/** Stores a report that brings new segments; returns its position. */
export async function storeReport(
  tx: Transaction<Tables>,
  { report, data, receivedAt }: Omit<ReceivedReport, 'endpointId'>,
  { boxNo, first, fresh, seen, place }: StoredWith,
): Promise<number> {
  const sentAt = report.sentAt === null ? null : new Date(report.sentAt * 1000);
  const { rows } = await sql<{ pos: number }>`
    insert into viewing_report (box_no, log_id, fresh, first, sent_at, up_time, received_at, op_id, province, time_zone,
      data)
    values (${boxNo}, ${report.logId}, ${multirange(fresh)}, ${first}, ${sentAt}, ${report.upTime}, ${receivedAt},
      ${place.opId}, ${place.province}, ${place.timeZone}, ${data})
    returning pos`.execute(tx);
  await sql`insert into viewing_source (box_no, log_id, seen, reported_at)
    values (${boxNo}, ${report.logId}, ${multirange(seen)}, ${receivedAt})
    on conflict (box_no, log_id) do update set seen = excluded.seen, reported_at = excluded.reported_at`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('the report has no position');
  return row.pos;
}

export async function storeRejected(
  tx: Transaction<Tables>,
  rejected: readonly RejectedView[],
  { boxNo, logId, receivedAt, place }: { boxNo: number; logId: string; receivedAt: Date; place: BoxPlace },
): Promise<void> {
  if (rejected.length === 0) return;
  await tx
    .insertInto('viewing_rejected')
    .values(
      rejected.map(({ number, reason }) => ({
        box_no: boxNo,
        log_id: logId,
        number,
        reason,
        received_at: receivedAt,
        op_id: place.opId,
        province: place.province,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Organisation, province and time zone of a box. */
export interface BoxPlace {
  opId: string;
  province: string;
  timeZone: string;
}

/** Finds the place of a box; null: there is no such device or its customer has opted out, so its viewing is not kept. */
export async function placeOf(db: Kysely<Tables>, endpointId: string): Promise<BoxPlace | null> {
  const { rows } = await sql<BoxPlace>`
    select d.op_id as "opId", coalesce(d.province, '') as province, o.time_zone as "timeZone"
    from device d join operator o using (op_id) where d.endpoint_id = ${endpointId}
      and not exists (select 1 from viewing_opt_out v where v.endpoint_id = d.endpoint_id and v.op_id = d.op_id)`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Identity that a device has reported or was imported with. */
export async function identityOf(
  db: Kysely<Tables>,
  endpointId: string,
): Promise<{ oui: string | null; serialNumber: string | null } | null> {
  const row = await db
    .selectFrom('device')
    .select(['manufacturer_oui as oui', 'device_sn as serialNumber'])
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  return row ?? null;
}
