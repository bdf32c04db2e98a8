import { holds, type Ranges } from '#domain/viewing/numbers.ts';
import { readReport } from '#domain/viewing/report.ts';
import { type TimedView, timedViews } from '#domain/viewing/times.ts';
import type { FoldedReport } from './queries/days.ts';

/** Reads the views of one box, each with its report, in the order of their numbers. */
export function placedViews(reports: readonly FoldedReport[]): Map<TimedView, FoldedReport> {
  return new Map(reports.flatMap((report) => viewsOf(report).map((view) => [view, report] as const)));
}

/** Counts the numbers that are missing before a view, by the first view behind each gap. */
export function gapsBefore(placed: Map<TimedView, FoldedReport>): Map<TimedView, number> {
  const byLog = Map.groupBy(placed, ([, { log_id }]) => log_id);
  const gaps = new Map<TimedView, number>();
  for (const views of byLog.values()) {
    const seen = rangesOf(views[0]?.[1].seen ?? '');
    for (const [index, [from, to]] of seen.entries()) {
      const before = seen[index - 1];
      const [first] = views.find(([{ number }]) => number >= from && number < to) ?? [];
      // A range that begins before these days has its gap on another day.
      if (before && first?.number === from) gaps.set(first, from - before[1]);
    }
  }
  return gaps;
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
