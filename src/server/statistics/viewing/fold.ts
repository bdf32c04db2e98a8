import { DayFold } from '#domain/viewing/fold.ts';
import { holds, type Ranges } from '#domain/viewing/numbers.ts';
import { readReport } from '#domain/viewing/report.ts';
import { daysIn } from '#domain/viewing/slots.ts';
import { type TimedView, timedViews, withoutOverlaps } from '#domain/viewing/times.ts';
import type { Database } from '#server/core/database/database.ts';
import { type Boxes, freeDay, newBoxes, packDay } from './pack.ts';
import {
  type FoldedReport,
  noteFolded,
  reportsOf,
  type Segment,
  storeDay,
  unfolded,
} from './queries/days.ts';

interface FoldDeps {
  database: Database;
  now(): Date;
}

/** Boxes whose reports are read together. */
const boxesAtOnce = 500;

interface Group {
  op_id: string;
  province: string;
  fold: DayFold<Boxes>;
}

/** Sums what boxes reported, day by day. The sums of a day follow from its reports alone. */
export class ViewingFold {
  readonly #deps: FoldDeps;
  #running: Promise<void> | null = null;

  constructor(deps: FoldDeps) {
    this.#deps = deps;
  }

  /** Folds the days of all reports that are not in their sums; a kill before its end has them folded again. */
  async run(): Promise<void> {
    // A long run is not doubled by the next one.
    this.#running ??= this.#all().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async #all(): Promise<void> {
    const { sql } = this.#deps.database;
    for (;;) {
      const { rows, dates } = await unfolded(sql);
      if (rows.length === 0) return;
      for (const date of dates) await this.#fold(date);
      await noteFolded(sql, rows);
    }
  }

  async #fold(date: string): Promise<void> {
    const { database, now } = this.#deps;
    const groups = new Map<string, Group>();
    for (let after = 0; ; ) {
      const reports = await reportsOf(database.sql, date, { after, limit: boxesAtOnce });
      for (const own of Map.groupBy(reports, ({ box_no }) => box_no).values()) addBox(groups, date, own);
      const last = reports.at(-1);
      if (!last) break;
      after = last.box_no;
    }
    const segments: Segment[] = [];
    for (const { op_id, province, fold } of groups.values()) {
      const folded = fold.days.get(date);
      if (folded) segments.push({ op_id, province, body: packDay(folded) });
      for (const each of fold.days.values()) freeDay(each);
    }
    await storeDay(database.sql, date, segments, now());
  }
}

/** Adds the views of one box that count. */
function addBox(groups: Map<string, Group>, date: string, reports: readonly FoldedReport[]): void {
  const placed = new Map<TimedView, FoldedReport>();
  for (const report of reports) for (const view of viewsOf(report)) placed.set(view, report);
  const { counted } = withoutOverlaps([...placed.keys()]);
  for (const view of counted) {
    const report = placed.get(view);
    if (!report) continue;
    const { op_id, province, time_zone: timeZone } = report;
    const dayAt = daysOf(timeZone);
    if (dayAt(view.start).date !== date && dayAt(view.start + view.seconds - 1).date !== date) continue;
    const key = `${op_id}\n${province}\n${timeZone}`;
    let group = groups.get(key);
    if (!group) {
      group = { op_id, province, fold: new DayFold(dayAt, newBoxes) };
      groups.set(key, group);
    }
    group.fold.add(report.box_no, view);
  }
}

/** Reads the views that this report was the first to bring. */
function viewsOf(report: FoldedReport): TimedView[] {
  const fresh = rangesOf(report.fresh);
  const { views } = JSON.parse(report.data);
  const read = readReport({
    LogId: report.log_id,
    First: String(report.first),
    Count: String(views.length),
    SentAt: report.sent_at?.toISOString(),
    UpTime: report.up_time === null ? undefined : String(report.up_time),
    Data: report.data,
  });
  if (!read) return [];
  const timed = timedViews(read, Math.floor(report.received_at.getTime() / 1000));
  return timed.views.filter(({ number }) => holds(fresh, number));
}

/** Reads `{[1,15),[20,25)}`. */
const rangesOf = (multirange: string): Ranges =>
  [...multirange.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)] as const);

const zones = new Map<string, ReturnType<typeof daysIn>>();

/** Finds the days of a zone, which are the same for all boxes. */
function daysOf(timeZone: string): ReturnType<typeof daysIn> {
  const known = zones.get(timeZone) ?? daysIn(timeZone);
  zones.set(timeZone, known);
  return known;
}
