import type { View, ViewingReport } from './report.ts';

/** A view at its real time. */
export interface TimedView extends View {
  start: number;
  /** True: the box's clock was wrong, so its start was derived from when the report arrived. */
  adjusted: boolean;
}

/** Reason for which a segment does not count. */
export type Rejection = 'unreadable' | 'noClock' | 'future' | 'tooOld' | 'tooLong' | 'overlap';

export interface RejectedView {
  number: number;
  reason: Rejection;
}

/** Difference in seconds between a box's clock and the server's that is taken for a slow network. */
const tolerance = 60;
const mostAhead = 300;
const mostAge = 90 * 86_400;
const mostSeconds = 86_400;

/** Finds the real times of a report's views, by the second in which it arrived. */
export function timedViews(
  report: ViewingReport,
  arrived: number,
): { views: TimedView[]; rejected: RejectedView[] } {
  const views: TimedView[] = [];
  const rejected: RejectedView[] = report.unreadable.map((number) => ({ number, reason: 'unreadable' }));
  for (const view of report.views) {
    const timed = timeOf(view, report, arrived);
    const reason = timed === null ? 'noClock' : reasonOf(timed, arrived);
    if (timed !== null && reason === null) views.push({ ...view, ...timed });
    else rejected.push({ number: view.number, reason: reason ?? 'noClock' });
  }
  return { views, rejected };
}

interface Timed {
  start: number;
  seconds: number;
  adjusted: boolean;
}

function timeOf({ start, seconds, up }: View, report: ViewingReport, arrived: number): Timed | null {
  const { sentAt, upTime } = report;
  // Time since the boot runs evenly, whatever was done to the clock; it is only lost by a restart.
  if (up !== null && upTime !== null && upTime >= up) {
    const byUpTime = arrived - (upTime - up);
    const isNear = start !== null && Math.abs(byUpTime - start) <= tolerance;
    return { start: isNear ? start : byUpTime, seconds, adjusted: !isNear };
  }
  if (start === null || sentAt === null) return null;
  const behind = arrived - sentAt;
  const isNear = Math.abs(behind) <= tolerance;
  return { start: isNear ? start : start + behind, seconds, adjusted: !isNear };
}

function reasonOf({ start, seconds }: Timed, arrived: number): Rejection | null {
  if (seconds > mostSeconds) return 'tooLong';
  if (start + seconds > arrived + mostAhead) return 'future';
  return start < arrived - mostAge ? 'tooOld' : null;
}

/**
 * Divides the views of one box into those that count and those that overlap: a box shows one linear channel at a time, and
 * a view that overlaps an earlier record does not count. The answer depends on the views alone, not on when they arrived,
 * and only on those that overlap: a day can be judged with the days beside it. `views`: in the order of their records.
 */
export function withoutOverlaps(views: readonly TimedView[]): {
  counted: TimedView[];
  rejected: RejectedView[];
} {
  const counted: TimedView[] = [];
  const rejected: RejectedView[] = [];
  const linear: TimedView[] = [];
  for (const view of views) {
    if (view.kind === 'linear' && linear.some((one) => overlap(one, view)))
      rejected.push({ number: view.number, reason: 'overlap' });
    else counted.push(view);
    if (view.kind === 'linear') linear.push(view);
  }
  return { counted, rejected };
}

const overlap = (one: TimedView, other: TimedView): boolean =>
  one.start < other.start + other.seconds && other.start < one.start + one.seconds;
