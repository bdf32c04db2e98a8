import { holds, type Ranges, withRange } from '#domain/viewing/numbers.ts';
import { readReport } from '#domain/viewing/report.ts';
import { daysIn } from '#domain/viewing/slots.ts';
import { type TimedView, timedViews } from '#domain/viewing/times.ts';
import type { Database } from '#server/core/database/database.ts';
import { noteDates } from './queries/days.ts';
import { lockBox, placeOf, seenNumbers, storeRejected, storeReport } from './queries/reports.ts';

interface IngestDeps {
  database: Database;
  now(): Date;
}

/** Takes what set-top boxes report of their viewing. */
export class ViewingIngest {
  readonly #deps: IngestDeps;

  constructor(deps: IngestDeps) {
    this.#deps = deps;
  }

  /**
   * Stores the segments of a report that were not reported before. It settles after the commit, so that the box is
   * acknowledged only then. What cannot be read at all is dropped: the box would repeat it for ever.
   */
  async take({ endpointId, params }: { endpointId: string; params: Record<string, string> }): Promise<void> {
    const { database, now } = this.#deps;
    const report = readReport(params);
    if (!report) return;
    const receivedAt = now();
    const { views, rejected } = timedViews(report, Math.floor(receivedAt.getTime() / 1000));
    const place = await placeOf(database.sql, endpointId);
    if (!place) return;
    await database.sql.transaction().execute(async (tx) => {
      const boxNo = await lockBox(tx, endpointId);
      const { logId } = report;
      const before = await seenNumbers(tx, boxNo, logId);
      const numbers = [...report.views.map(({ number }) => number), ...report.unreadable];
      const isNew = (number: number) => !holds(before, number);
      const fresh = numbers.filter(isNew).reduce<Ranges>((all, one) => withRange(all, [one, one + 1]), []);
      if (fresh.length === 0) return;
      const seen = fresh.reduce(withRange, before);
      const { Data: data = '', First: first = '0' } = params;
      const pos = await storeReport(
        tx,
        { report, data, receivedAt },
        { boxNo, first: Number(first), fresh, seen, place },
      );
      await noteDates(
        tx,
        datesOf(
          views.filter(({ number }) => isNew(number)),
          place.timeZone,
        ),
        pos,
      );
      const refused = rejected.filter(({ number }) => isNew(number));
      await storeRejected(tx, refused, { boxNo, logId, receivedAt, place });
    });
  }
}

/** Returns the local dates that these views touch. */
function datesOf(views: readonly TimedView[], timeZone: string): string[] {
  const dayAt = daysIn(timeZone);
  return [
    ...new Set(views.flatMap(({ start, seconds }) => [dayAt(start).date, dayAt(start + seconds - 1).date])),
  ];
}
