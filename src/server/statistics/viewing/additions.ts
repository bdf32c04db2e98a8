import type { Kysely } from 'kysely';
import { dateAfter } from '#domain/viewing/slots.ts';
import { type TimedView, withoutOverlaps } from '#domain/viewing/times.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import { addBox, daysOf, deviceDays, freeGroups, type Groups, groupOf } from './day-groups.ts';
import { packAdded, packDay, unpackSums } from './pack.ts';
import {
  type Addition,
  boxesOf,
  type FoldedReport,
  reportsOf,
  type Segment,
  segmentsOf,
  type Unfolded,
} from './queries/days.ts';
import { placedViews } from './reported-views.ts';

/** Boxes whose reports are read together. */
const boxesAtOnce = 500;

/**
 * Finds what new reports add to the sums of their days, from the reports of their boxes alone. Null: the days must be
 * summed as a whole, because a sum was requested, an earlier run did not end, a stored sum cannot be read, or a view does
 * not count any more.
 */
export async function additionsOf(
  db: Database['sql'],
  { rows, requests, dates }: Unfolded,
): Promise<Addition[] | null> {
  if (requests.length > 0 || rows.some(({ wasTaken }) => wasTaken)) return null;
  const additions: Addition[] = [];
  for (const date of dates) {
    const near = new Set([-1, 0, 1].map((beside) => dateAfter(date, beside)));
    const positions = rows.flatMap((row) => (near.has(row.date) ? [row.pos] : []));
    const addition = await additionTo(db, date, await boxesOf(db, positions));
    if (!addition) return null;
    additions.push(addition);
  }
  return additions;
}

async function additionTo(
  db: Kysely<Tables>,
  date: string,
  boxNos: readonly number[],
): Promise<Addition | null> {
  const [added, all]: [Groups, Groups] = [new Map(), new Map()];
  try {
    for (let at = 0; at < boxNos.length; at += boxesAtOnce) {
      const only = boxNos.slice(at, at + boxesAtOnce);
      const reports = await reportsOf(db, date, { after: 0, limit: boxesAtOnce, only });
      for (const own of Map.groupBy(reports, ({ box_no }) => box_no).values()) {
        if (!addViews(added, date, own)) return null;
        addBox(all, date, own);
      }
    }
    const segments = await withStored(db, date, added);
    return segments && { date, segments, boxes: deviceDays(all, date), boxNos };
  } finally {
    freeGroups(added);
    freeGroups(all);
  }
}

/** Adds the views of one box that its new reports bring; false: a view of its earlier ones does not count any more. */
function addViews(groups: Groups, date: string, reports: readonly FoldedReport[]): boolean {
  const placed = placedViews(reports);
  const views = [...placed.keys()];
  const counted = new Set(withoutOverlaps(views).counted);
  const earlier = withoutOverlaps(views.filter((view) => placed.get(view)?.is_folded)).counted;
  if (earlier.some((view) => !counted.has(view))) return false;
  const known = new Set(earlier);
  for (const view of counted) {
    const report = placed.get(view);
    if (!report || known.has(view)) continue;
    const dayAt = daysOf(report.time_zone);
    if (touches(view, date, dayAt)) groupOf(groups, report, dayAt).fold.add(report.box_no, view);
  }
  return true;
}

const touches = (
  { start, seconds }: TimedView,
  date: string,
  dayAt: (second: number) => { date: string },
): boolean => dayAt(start).date === date || dayAt(start + seconds - 1).date === date;

/** Adds views to the stored sums of their groups; null: these cannot be read. */
async function withStored(db: Kysely<Tables>, date: string, groups: Groups): Promise<Segment[] | null> {
  const stored = new Map((await segmentsOf(db, date)).map((segment) => [nameOf(segment), segment.body]));
  try {
    return [...groups.values()].flatMap(({ op_id, province, time_zone, fold }) => {
      const folded = fold.days.get(date);
      if (!folded) return [];
      return packDay(folded).map(({ kind, body }): Segment => {
        const segment = { op_id, province, time_zone, kind };
        const before = stored.get(nameOf(segment));
        return { ...segment, body: before ? packAdded(unpackSums(before), folded, kind) : body };
      });
    });
  } catch {
    return null;
  }
}

const nameOf = ({ op_id, province, time_zone, kind }: Omit<Segment, 'body'>): string =>
  JSON.stringify([op_id, province, time_zone, kind]);
