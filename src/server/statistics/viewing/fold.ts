import { firstSummed } from '#domain/viewing/kept.ts';
import type { SumDifference } from '#machines/aggregate-run/events.ts';
import type { Database } from '#server/core/database/database.ts';
import { additionsOf } from './additions.ts';
import { addBox, deviceDays, freeGroups, type Group } from './day-groups.ts';
import { differencesOf } from './differences.ts';
import { packDay } from './pack.ts';
import {
  countReports,
  type DeviceDay,
  noteFolded,
  organisationsOf,
  reportsOf,
  type Segment,
  segmentsOf,
  storeAdded,
  storeDay,
  takeUnfolded,
} from './queries/days.ts';
import { countDeployed } from './queries/deployed.ts';

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
      const added = await additionsOf(database.sql, taken);
      if (added) await storeAdded(database.sql, taken, added, now());
      else {
        for (const date of taken.dates) await storeDay(database.sql, date, await this.#sumsOf(date), now());
        await noteFolded(database.sql, taken);
      }
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
    for (const { op_id, province, time_zone, fold } of groups.values()) {
      const folded = fold.days.get(date);
      if (folded)
        segments.push(...packDay(folded).map((packed) => ({ op_id, province, time_zone, ...packed })));
    }
    const boxes = deviceDays(groups, date);
    freeGroups(groups);
    return { segments, boxes };
  }
}
