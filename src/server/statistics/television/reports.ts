import { createHash } from 'node:crypto';
import type { components } from '#api/main.d.ts';
import { BoundedCache } from '#domain/bounded-cache.ts';
import { localTimeOf, startOfDay } from '#domain/display.ts';
import { daysAfter, daysFromTo } from '#domain/statistics/calendar.ts';
import { type AskedPeriod, type Period, periodOf } from '#domain/viewing/periods.ts';
import type { ViewKind } from '#domain/viewing/report.ts';
import { slotSeconds } from '#domain/viewing/slots.ts';
import { Viewing } from '#domain/viewing/sums.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { regionNames } from '#server/fleet/inventory/queries/gazetteer.ts';
import { countBoxes, type PackedBoxes, type SegmentKind } from '../viewing/pack.ts';
import { ScopedOptOuts } from '../viewing/queries/opt-outs.ts';
import { KeptDays, sets } from './kept-days.ts';
import { type FoldedDate, type ProvinceNames, ScopedViewingSums } from './queries/sums.ts';

export type Basis = components['schemas']['TvBasis'];
export type Sums = Viewing<PackedBoxes>;

export interface AskedReport extends AskedPeriod {
  provinceId?: string | null | undefined;
}

/** Sums of a report, and what they are based on. */
export interface Report {
  period: Period;
  sums: Sums;
  basis: Basis;
}

interface Reading {
  /** Name of the call, of which the same request has the same answer until a sum changes. */
  call: string;
  scope: Scope;
  timeZone: string;
  body: AskedReport;
  kind: ViewKind;
  /** Sums by channel, or by programme. */
  by: SegmentKind;
}

const mostKept = 200;
/** Hour of the next day until which late reports of a day are expected. */
const settledHour = 6;

/** Reads television statistics. Answers are kept until a sum of their days changes, or a slot begins. */
export class TelevisionReports {
  readonly #deps: Pick<CoreServices, 'database' | 'now'>;
  readonly #kept = new BoundedCache<string, unknown>(mostKept);
  readonly #days = new KeptDays();
  /** Reports are made one after the other: each holds the sums of its days in memory. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(deps: Pick<CoreServices, 'database' | 'now'>) {
    this.#deps = deps;
  }

  /** Answers a call from the sums of its period. */
  async answer<Answer>(reading: Reading, make: (report: Report) => Answer): Promise<Answer> {
    const { call, scope, timeZone, body } = reading;
    const now = this.#deps.now();
    const today = localTimeOf(now.toISOString(), timeZone).slice(0, 10);
    const period = periodOf(body, today);
    if ('message' in period) throw refusal([period]);
    const sums = scope.of(ScopedViewingSums);
    const position = positionOf(await sums.folded(period.read));
    const slot = Math.floor(now.getTime() / 1000 / slotSeconds);
    const key = JSON.stringify([call, scope.opPath, timeZone, body, position, slot]);
    const known = this.#kept.get(key);
    if (known !== undefined) return known as Answer;
    const answer = this.#before.then(async () => make(await this.#read(reading, period, { now, today })));
    this.#before = answer.catch(() => {});
    const made = await answer;
    this.#kept.set(key, made);
    return made;
  }

  async #read(
    { scope, timeZone, body, kind, by }: Reading,
    period: Period,
    { now, today }: { now: Date; today: string },
  ): Promise<Report> {
    const read = scope.of(ScopedViewingSums);
    const provinces = await provinceNames(this.#deps.database, body.provinceId);
    const folded = await read.folded(period.read);
    const [days, covered, deployed, missing, leftOutBoxes] = await Promise.all([
      this.#days.of(read, folded, { opPath: scope.opPath, by, provinces }),
      read.covered(period.read),
      read.deployed(period.last, provinces),
      read.missing(period.days, arrivals(period, timeZone), provinces),
      scope.of(ScopedOptOuts).boxes(provinces),
    ]);
    const ofPeriod = new Set(period.days);
    const groups = period.days.flatMap((day) => days.get(day)?.groups ?? []);
    const reportedBoxes = countBoxes(groups.map(({ active }) => active));
    // Nothing is known of a province that no box in scope has.
    const isUnknown = provinces !== null && days.size === 0 && !deployed?.boxes;
    const known = new Set(isUnknown ? [] : covered);
    const on = { now: now.getTime() / 1000, today, deployed: deployed?.boxes ?? null, covered: known };
    const sums = new Viewing(days, { kind, sets, on });
    return {
      period,
      sums,
      basis: {
        startDate: period.first,
        endDate: period.last,
        asOf: latest(
          folded.filter(({ date }) => ofPeriod.has(date) && known.has(date)).map(({ foldedAt }) => foldedAt),
        ),
        position: positionOf(folded),
        timeZones: [
          ...new Set([...days.values()].flatMap((day) => day.groups.map((group) => group.timeZone))),
        ].toSorted(),
        reportedBoxes,
        deployedBoxes: deployed?.boxes ?? null,
        deployedOn: deployed?.date ?? null,
        coverage: deployed && deployed.boxes > 0 ? percent(reportedBoxes, deployed.boxes) : null,
        lostSegments: missing.lost,
        rejectedSegments: missing.rejected,
        leftOutBoxes,
        provisionalDays: provisional(period.days, timeZone, now),
        daysWithoutData: period.days.filter((day) => !known.has(day)),
      },
    };
  }
}

/** Finds the names by which devices report a province. One that is not in the table may be such a name. */
export async function provinceNames(
  database: CoreServices['database'],
  provinceId: string | null | undefined,
): Promise<ProvinceNames> {
  if (provinceId === null || provinceId === undefined) return null;
  const names = (await regionNames(database.sql, provinceId)) ?? [provinceId];
  return names.map((name) => name.toLowerCase());
}

const arrivals = ({ first, last }: Period, timeZone: string) => ({
  from: startOfDay(first, timeZone),
  to: startOfDay(last, timeZone, 1),
});

/** Lists days whose late reports are still expected. */
const provisional = (days: readonly string[], timeZone: string, now: Date): string[] =>
  days.filter((day) => {
    const local = localTimeOf(now.toISOString(), timeZone);
    return local < `${daysAfter(day, 1)}T0${settledHour}:00:00`;
  });

const positionOf = (folded: readonly FoldedDate[]): string =>
  createHash('sha256')
    .update(
      folded.map(({ date, foldedAt, version }) => `${date} ${foldedAt.toISOString()} ${version}`).join('\n'),
    )
    .digest('hex')
    .slice(0, 16);

const latest = (times: readonly Date[]): string | null =>
  times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime()))).toISOString();

export const percent = (part: number, whole: number): number => Math.round((10_000 * part) / whole) / 100;

/** Lists the days of a span that are not in the future. */
export const daysOf = ({ first, last }: { first: string; last: string }, { shown }: Period): string[] => {
  const until = shown.at(-1) ?? last;
  return daysFromTo(first, last < until ? last : until);
};
