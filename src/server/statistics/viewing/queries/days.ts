import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import type { SegmentKind } from '../pack.ts';

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

/** Days whose sums are to be made again, and why: reports that are not in them, and requests. */
export interface Unfolded {
  /** `wasTaken`: an earlier run that did not end may have added it to some sums. */
  rows: { date: string; pos: number; wasTaken: boolean }[];
  requests: { date: string; asked: number }[];
  dates: string[];
}

/** Maximum number of reports that are folded together. */
const mostUnfolded = 200_000;

/**
 * Takes the reports that are not in the sums. A day before `since` keeps its sums, because its reports have been deleted.
 */
export async function takeUnfolded(db: Kysely<Tables>, since: string): Promise<Unfolded> {
  const { rows } = await sql<Unfolded['rows'][number]>`
    with chosen as (
      select date, pos, taken from viewing_report_date where not folded order by date, pos limit ${mostUnfolded}
    )
    update viewing_report_date r set taken = true from chosen c where r.date = c.date and r.pos = c.pos
    returning r.date::text as date, r.pos, c.taken as "wasTaken"`.execute(db);
  const { rows: requests } = await sql<{ date: string; asked: number }>`
    select date::text, asked from viewing_refold`.execute(db);
  // The days beside are judged with these, as a view may pass midnight.
  const near = await sql<{ date: string }>`
    select date::text from (
      select distinct date from viewing_report_date where date in (
        select d::date + beside from unnest(${[...new Set(rows.map(({ date }) => date))]}::text[]) d,
          generate_series(-1, 1) beside)
      union select date from viewing_refold
    ) days where date >= ${since}::date order by 1`.execute(db);
  return { rows, requests, dates: near.rows.map(({ date }) => date) };
}

/** Notes that these reports are in the sums of their days, and that these requests are met. */
export async function noteFolded(db: Kysely<Tables>, { rows, requests }: Unfolded): Promise<void> {
  const [dates, positions] = [rows.map(({ date }) => date), rows.map(({ pos }) => pos)];
  await sql`update viewing_report_date r set folded = true
    from unnest(${dates}::text[], ${positions}::bigint[]) as f(date, pos)
    where r.date = f.date::date and r.pos = f.pos`.execute(db);
  // A request that was repeated meanwhile stays.
  await sql`delete from viewing_refold r
    using unnest(${requests.map(({ date }) => date)}::text[], ${requests.map(({ asked }) => asked)}::int[])
      as f(date, asked)
    where r.date = f.date::date and r.asked = f.asked`.execute(db);
}

/** Asks for the sums of these days to be made again. */
export async function askAgain(db: Kysely<Tables>, dates: readonly string[]): Promise<void> {
  await sql`insert into viewing_refold (date) select d::date from unnest(${[...dates]}::text[]) d
    on conflict (date) do update set asked = viewing_refold.asked + 1`.execute(db);
}

/** Report as it was stored, for the sums of a day. */
export interface FoldedReport {
  pos: number;
  box_no: number;
  log_id: string;
  first: number;
  fresh: string;
  /** Numbers that the box has reported in this sequence until now. */
  seen: string;
  sent_at: Date | null;
  up_time: number | null;
  received_at: Date;
  op_id: string;
  province: string;
  time_zone: string;
  data: string;
  /** True: the sums of the day have it. */
  is_folded: boolean;
}

/**
 * Reads the reports of some boxes, or of these only, that touch a day or those beside it, box by box in the order of
 * their numbers.
 */
export async function reportsOf(
  db: Kysely<Tables>,
  date: string,
  boxes: { after: number; limit: number; only?: readonly number[] },
): Promise<FoldedReport[]> {
  const ofThese = boxes.only === undefined ? sql`true` : sql`r.box_no = any(${[...boxes.only]}::integer[])`;
  const { rows } = await sql<FoldedReport>`
    with touching as (
      select pos, bool_or(folded) as is_folded from viewing_report_date
      where taken and date between ${date}::date - 1 and ${date}::date + 1 group by pos
    ), chosen as (
      select distinct r.box_no from viewing_report r join touching using (pos)
      where r.box_no > ${boxes.after} and ${ofThese} order by 1 limit ${boxes.limit}
    )
    select r.pos, r.box_no, r.log_id, r.first, r.fresh::text as fresh, s.seen::text as seen, r.sent_at, r.up_time,
      r.received_at, r.op_id, r.province, r.time_zone, r.data, is_folded
    from viewing_report r join touching using (pos) join chosen using (box_no)
      join viewing_source s using (box_no, log_id)
    order by r.box_no, min(r.pos) over (partition by r.box_no, r.log_id), r.first`.execute(db);
  return rows;
}

export interface Segment {
  op_id: string;
  province: string;
  time_zone: string;
  kind: SegmentKind;
  body: Buffer;
}

/** Viewing of one box on a day, and its missing segments. */
export interface DeviceDay {
  op_id: string;
  province: string;
  box_no: number;
  seconds: number;
  views: number;
  channels: number;
  lost: number;
  overlapping: number;
}

/** Replaces the sums of a day; `opIds`: of these organisations only. */
export async function storeDay(
  db: Kysely<Tables>,
  date: string,
  { segments, boxes }: { segments: readonly Segment[]; boxes: readonly DeviceDay[] },
  foldedAt: Date,
  opIds?: readonly string[],
): Promise<void> {
  const ofThese = opIds ? sql`op_id = any(${[...opIds]}::text[])` : sql`true`;
  await db.transaction().execute(async (tx) => {
    await noteSummed(tx, date, foldedAt);
    await sql`delete from viewing_segment where date = ${date}::date and ${ofThese}`.execute(tx);
    for (const segment of segments) await storeSegment(tx, date, segment);
    await storeDeviceDays(tx, date, boxes, ofThese);
  });
}

/** New sums of the groups of a day to which views were added, and all days of their boxes. */
export interface Addition {
  date: string;
  segments: Segment[];
  boxes: DeviceDay[];
  boxNos: readonly number[];
}

/** Stores what new reports add to sums, and that they have been added: both or neither. */
export async function storeAdded(
  db: Kysely<Tables>,
  taken: Unfolded,
  additions: readonly Addition[],
  foldedAt: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { date, segments, boxes, boxNos } of additions) {
      await sql`insert into viewing_day (date, folded_at) values (${date}::date, ${foldedAt})
        on conflict do nothing`.execute(tx);
      for (const segment of segments) await storeSegment(tx, date, segment);
      const changed = await storeDeviceDays(tx, date, boxes, sql`box_no = any(${[...boxNos]}::integer[])`);
      // Answers and days in memory stay valid where nothing changed, as on a day beside that of the new views.
      if (segments.length > 0 || changed) await noteSummed(tx, date, foldedAt);
    }
    await noteFolded(tx, taken);
  });
}

const noteSummed = (tx: Transaction<Tables>, date: string, foldedAt: Date) =>
  sql`insert into viewing_day (date, folded_at) values (${date}::date, ${foldedAt})
    on conflict (date) do update set folded_at = excluded.folded_at, version = viewing_day.version + 1`.execute(
    tx,
  );

const storeSegment = (tx: Transaction<Tables>, date: string, segment: Segment) => {
  const { op_id, province, time_zone, kind, body } = segment;
  return sql`insert into viewing_segment (date, op_id, province, time_zone, kind, body)
    values (${date}::date, ${op_id}, ${province}, ${time_zone}, ${kind}, ${body})
    on conflict (date, op_id, province, time_zone, kind) do update set body = excluded.body`.execute(tx);
};

/** Writes only the rows that differ: most boxes have no new report between two sums of a day. Tells if any did. */
async function storeDeviceDays(
  tx: Transaction<Tables>,
  date: string,
  boxes: readonly DeviceDay[],
  ofThese: RawBuilder<unknown>,
): Promise<boolean> {
  const given = sql`json_to_recordset(${JSON.stringify(boxes)}::json) as g(op_id text, province text, box_no integer,
    seconds integer, views integer, channels integer, lost bigint, overlapping integer)`;
  const deleted =
    await sql`delete from viewing_device_day d where date = ${date}::date and ${ofThese} and not exists (
    select 1 from ${given} where g.op_id = d.op_id and g.province = d.province and g.box_no = d.box_no)`.execute(
      tx,
    );
  // A box that was erased meanwhile has no number any more.
  const written =
    await sql`insert into viewing_device_day (date, op_id, province, box_no, seconds, views, channels, lost, overlapping)
    select ${date}::date, g.op_id, g.province, g.box_no, g.seconds, g.views, g.channels, g.lost, g.overlapping
    from ${given} join viewing_box using (box_no)
    on conflict (date, op_id, province, box_no) do update set seconds = excluded.seconds, views = excluded.views,
      channels = excluded.channels, lost = excluded.lost, overlapping = excluded.overlapping
    where (viewing_device_day.seconds, viewing_device_day.views, viewing_device_day.channels, viewing_device_day.lost,
        viewing_device_day.overlapping)
      is distinct from (excluded.seconds, excluded.views, excluded.channels, excluded.lost, excluded.overlapping)`.execute(
      tx,
    );
  return [deleted, written].some(({ numAffectedRows }) => (numAffectedRows ?? 0n) > 0n);
}

/** Lists the boxes of these reports. */
export async function boxesOf(db: Kysely<Tables>, positions: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ box_no: number }>`select distinct box_no from viewing_report
    where pos = any(${[...positions]}::bigint[]) order by 1`.execute(db);
  return rows.map(({ box_no }) => box_no);
}

/** Reads the stored sums of a day. */
export async function segmentsOf(db: Kysely<Tables>, date: string): Promise<Segment[]> {
  const { rows } = await sql<Segment>`select op_id, province, time_zone, kind, body from viewing_segment
    where date = ${date}::date`.execute(db);
  return rows;
}

/** Finds the organisation of a path and those below it. */
export async function organisationsOf(db: Kysely<Tables>, opPath: string): Promise<Set<string>> {
  const { rows } = await sql<{ op_id: string }>`
    select op_id from operator where starts_with(op_path, ${opPath})`.execute(db);
  return new Set(rows.map(({ op_id }) => op_id));
}

/** Counts the reports of these organisations that touch a day. */
export async function countReports(
  db: Kysely<Tables>,
  date: string,
  opIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from viewing_report_date d join viewing_report r using (pos)
    where d.taken and d.date = ${date}::date and r.op_id = any(${[...opIds]}::text[])`.execute(db);
  return rows[0]?.n ?? 0;
}
