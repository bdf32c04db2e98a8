import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Notes the days that a report touches. Reports of other boxes do not wait for it. */
export async function noteDates(
  tx: Transaction<Tables>,
  dates: readonly string[],
  pos: number,
): Promise<void> {
  if (dates.length === 0) return;
  await sql`insert into viewing_report_date (date, pos) select d::date, ${pos} from unnest(${[...dates]}::text[]) d
    on conflict do nothing`.execute(tx);
}

/** Reports that are not in the sums yet, and the days whose sums they change. */
export interface Unfolded {
  rows: { date: string; pos: number }[];
  dates: string[];
}

/** Maximum number of reports that are folded together. */
const mostUnfolded = 200_000;

export async function unfolded(db: Kysely<Tables>): Promise<Unfolded> {
  const { rows } = await sql<{ date: string; pos: number }>`select date::text, pos from viewing_report_date
    where not folded order by date, pos limit ${mostUnfolded}`.execute(db);
  // The days beside are judged with these, as a view may pass midnight.
  const near = await sql<{ date: string }>`select distinct date::text from viewing_report_date where date in (
      select d::date + beside from unnest(${[...new Set(rows.map(({ date }) => date))]}::text[]) d,
        generate_series(-1, 1) beside) order by 1`.execute(db);
  return { rows, dates: near.rows.map(({ date }) => date) };
}

/** Notes that these reports are in the sums of their days. */
export async function noteFolded(db: Kysely<Tables>, rows: Unfolded['rows']): Promise<void> {
  const [dates, positions] = [rows.map(({ date }) => date), rows.map(({ pos }) => pos)];
  await sql`update viewing_report_date r set folded = true
    from unnest(${dates}::text[], ${positions}::bigint[]) as f(date, pos)
    where r.date = f.date::date and r.pos = f.pos`.execute(db);
}

/** Report as it was stored, for the sums of a day. */
export interface FoldedReport {
  pos: number;
  box_no: number;
  log_id: string;
  first: number;
  fresh: string;
  sent_at: Date | null;
  up_time: number | null;
  received_at: Date;
  op_id: string;
  province: string;
  time_zone: string;
  data: string;
}

/** Reads the reports of some boxes that touch a day or those beside it, box by box in the order of their numbers. */
export async function reportsOf(
  db: Kysely<Tables>,
  date: string,
  boxes: { after: number; limit: number },
): Promise<FoldedReport[]> {
  const { rows } = await sql<FoldedReport>`
    with touching as (
      select distinct pos from viewing_report_date
      where date between ${date}::date - 1 and ${date}::date + 1
    ), chosen as (
      select distinct r.box_no from viewing_report r join touching using (pos)
      where r.box_no > ${boxes.after} order by 1 limit ${boxes.limit}
    )
    select r.pos, r.box_no, r.log_id, r.first, r.fresh::text as fresh, r.sent_at, r.up_time, r.received_at, r.op_id,
      r.province, r.time_zone, r.data
    from viewing_report r join touching using (pos) join chosen using (box_no)
    order by r.box_no, min(r.pos) over (partition by r.box_no, r.log_id), r.first`.execute(db);
  return rows;
}

export interface Segment {
  op_id: string;
  province: string;
  body: Buffer;
}

/** Replaces the sums of a day. */
export async function storeDay(
  db: Kysely<Tables>,
  date: string,
  segments: readonly Segment[],
  foldedAt: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`insert into viewing_day (date, folded_at) values (${date}::date, ${foldedAt})
      on conflict (date) do update set folded_at = excluded.folded_at`.execute(tx);
    await sql`delete from viewing_segment where date = ${date}::date`.execute(tx);
    for (const { op_id, province, body } of segments)
      await sql`insert into viewing_segment (date, op_id, province, body)
        values (${date}::date, ${op_id}, ${province}, ${body})`.execute(tx);
  });
}
