import { DayFold } from '#domain/viewing/fold.ts';
import { firstSummed } from '#domain/viewing/kept.ts';
import { daysIn, type ViewingDay } from '#domain/viewing/slots.ts';
import { withoutOverlaps } from '#domain/viewing/times.ts';
import type { SumDifference } from '#machines/aggregate-run/events.ts';
import type { Database } from '#server/core/database/database.ts';
import { differencesOf } from './differences.ts';
import { type Boxes, freeDay, newBoxes, packDay } from './pack.ts';
import {
  countReports,
  type DeviceDay,
  type FoldedReport,
  noteFolded,
  organisationsOf,
  reportsOf,
  type Segment,
  segmentsOf,
  storeDay,
  takeUnfolded,
} from './queries/days.ts';
import { countDeployed } from './queries/deployed.ts';
import { gapsBefore, placedViews } from './reported-views.ts';

interface FoldDeps {
  database: Database;
  now(): Date;
}

/** Reports of a day, and the sums that differed from them. */
export interface Recount {
  reports: number;
  differences: SumDifference[];
}

/** Boxes whose reports are read together. */
const boxesAtOnce = 500;

interface Group {
  op_id: string;
  province: string;
  time_zone: string;
  fold: DayFold<Boxes>;
  /** What is missing of each box on the day. */
  missing: Map<number, { lost: number; overlapping: number }>;
}

/** Sums of a day. */
interface DaySums {
  segments: Segment[];
  boxes: DeviceDay[];
}

/** Sums what boxes reported, day by day. The sums of a day follow from its reports alone. */
export class ViewingFold {
  readonly #deps: FoldDeps;
  #running: Promise<void> | null = null;
  /** Work on the sums is serial: an older sum must not replace a newer one. */
  #tail: Promise<unknown> = Promise.resolve();

  constructor(deps: FoldDeps) {
    this.#deps = deps;
  }

  /** Folds the days of all reports that are not in their sums; a kill before its end has them folded again. */
  async run(): Promise<void> {
    // A long run is not doubled by the next one.
    this.#running ??= this.#alone(() => this.#all()).finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /**
   * Sums a day again for the organisation of `opPath` and those below it, stores what differed from the sums before, and
   * tells it. Reports that are not in the sums yet are added first, so that they are no differences.
   */
  recount(date: string, opPath: string): Promise<Recount> {
    return this.#alone(async () => {
      await this.#all();
      const { sql } = this.#deps.database;
      const opIds = await organisationsOf(sql, opPath);
      const isTheirs = ({ op_id }: { op_id: string }) => opIds.has(op_id);
      const sums = await this.#sumsOf(date);
      const made = { segments: sums.segments.filter(isTheirs), boxes: sums.boxes.filter(isTheirs) };
      const differences = differencesOf((await segmentsOf(sql, date)).filter(isTheirs), made.segments);
      if (differences.length > 0) await storeDay(sql, date, made, this.#deps.now(), [...opIds]);
      return { reports: await countReports(sql, date, [...opIds]), differences };
    });
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => {});
    return done;
  }

  async #all(): Promise<void> {
    const { database, now } = this.#deps;
    await countDeployed(database.sql, now());
    for (;;) {
      const taken = await takeUnfolded(database.sql, firstSummed(now()));
      if (taken.rows.length === 0 && taken.requests.length === 0) return;
      for (const date of taken.dates) await storeDay(database.sql, date, await this.#sumsOf(date), now());
      await noteFolded(database.sql, taken);
    }
  }

  /** Sums the reports of a day by organisation, province and zone. */
  async #sumsOf(date: string): Promise<DaySums> {
    const { database } = this.#deps;
    const groups = new Map<string, Group>();
    for (let after = 0; ; ) {
      const reports = await reportsOf(database.sql, date, { after, limit: boxesAtOnce });
      for (const own of Map.groupBy(reports, ({ box_no }) => box_no).values()) addBox(groups, date, own);
      const last = reports.at(-1);
      if (!last) break;
      after = last.box_no;
    }
    const segments: Segment[] = [];
    const boxes = new Map<string, DeviceDay>();
    for (const group of groups.values()) {
      const { op_id, province, time_zone, fold } = group;
      const folded = fold.days.get(date);
      if (folded)
        segments.push(...packDay(folded).map((packed) => ({ op_id, province, time_zone, ...packed })));
      for (const day of deviceDays(group, date)) addDeviceDay(boxes, day);
      for (const each of fold.days.values()) freeDay(each);
    }
    return { segments, boxes: [...boxes.values()] };
  }
}

/** Lists the boxes of a group that showed something on the day, or of which something is missing. */
function deviceDays({ op_id, province, fold, missing }: Group, date: string): DeviceDay[] {
  const shown = fold.days.get(date)?.boxes;
  return [...new Set([...(shown?.keys() ?? []), ...missing.keys()])].map((box_no) => {
    const { seconds = 0, views = 0, channels } = shown?.get(box_no) ?? {};
    const { lost = 0, overlapping = 0 } = missing.get(box_no) ?? {};
    return { op_id, province, box_no, seconds, views, channels: channels?.size ?? 0, lost, overlapping };
  });
}

/** Adds a box to its organisation's list; in a zone that changed on the day it has two parts. */
function addDeviceDay(days: Map<string, DeviceDay>, day: DeviceDay): void {
  const key = `${day.op_id}\n${day.province}\n${day.box_no}`;
  const known = days.get(key);
  if (!known) return void days.set(key, day);
  for (const field of ['seconds', 'views', 'lost', 'overlapping'] as const) known[field] += day[field];
  known.channels = Math.max(known.channels, day.channels);
}

/** Adds the views of one box that count, and notes what is missing. */
function addBox(groups: Map<string, Group>, date: string, reports: readonly FoldedReport[]): void {
  const placed = placedViews(reports);
  const views = [...placed.keys()];
  const { counted } = withoutOverlaps(views);
  const counts = new Set(counted);
  const gaps = gapsBefore(placed);
  for (const view of views) {
    const report = placed.get(view);
    if (!report) continue;
    const { box_no: box, time_zone: timeZone } = report;
    const dayAt = daysOf(timeZone);
    const starts = dayAt(view.start).date === date;
    if (!starts && dayAt(view.start + view.seconds - 1).date !== date) continue;
    const group = groupOf(groups, report, dayAt);
    if (counts.has(view)) group.fold.add(box, view);
    const [lost, overlapping] = [gaps.get(view) ?? 0, counts.has(view) ? 0 : 1];
    if (!starts || lost + overlapping === 0) continue;
    const before = group.missing.get(box) ?? { lost: 0, overlapping: 0 };
    group.missing.set(box, { lost: before.lost + lost, overlapping: before.overlapping + overlapping });
  }
}

function groupOf(
  groups: Map<string, Group>,
  { op_id, province, time_zone }: FoldedReport,
  dayAt: (second: number) => ViewingDay,
): Group {
  const key = `${op_id}\n${province}\n${time_zone}`;
  const known = groups.get(key);
  if (known) return known;
  const added = { op_id, province, time_zone, fold: new DayFold(dayAt, newBoxes), missing: new Map() };
  groups.set(key, added);
  return added;
}

const zones = new Map<string, ReturnType<typeof daysIn>>();

/** Finds the days of a zone, which are the same for all boxes. */
function daysOf(timeZone: string): ReturnType<typeof daysIn> {
  const known = zones.get(timeZone) ?? daysIn(timeZone);
  zones.set(timeZone, known);
  return known;
}
