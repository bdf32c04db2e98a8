import { DayFold } from '#domain/viewing/fold.ts';
import { daysIn, type ViewingDay } from '#domain/viewing/slots.ts';
import { withoutOverlaps } from '#domain/viewing/times.ts';
import { type Boxes, freeDay, newBoxes } from './pack.ts';
import type { DeviceDay, FoldedReport } from './queries/days.ts';
import { gapsBefore, placedViews } from './reported-views.ts';

/** Viewing of the boxes of one organisation, province and zone on a day. */
export interface Group {
  op_id: string;
  province: string;
  time_zone: string;
  fold: DayFold<Boxes>;
  /** Segments of each box that are missing on the day. */
  missing: Map<number, { lost: number; overlapping: number }>;
}

export type Groups = Map<string, Group>;

/** Lists the boxes that showed something on the day, or of which something is missing. */
export function deviceDays(groups: Groups, date: string): DeviceDay[] {
  const boxes = new Map<string, DeviceDay>();
  for (const group of groups.values()) for (const day of daysOfBoxes(group, date)) addDeviceDay(boxes, day);
  return [...boxes.values()];
}

export function freeGroups(groups: Groups): void {
  for (const { fold } of groups.values()) for (const each of fold.days.values()) freeDay(each);
}

function daysOfBoxes({ op_id, province, fold, missing }: Group, date: string): DeviceDay[] {
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
export function addBox(groups: Groups, date: string, reports: readonly FoldedReport[]): void {
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

export function groupOf(
  groups: Groups,
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
export function daysOf(timeZone: string): ReturnType<typeof daysIn> {
  const known = zones.get(timeZone) ?? daysIn(timeZone);
  zones.set(timeZone, known);
  return known;
}
