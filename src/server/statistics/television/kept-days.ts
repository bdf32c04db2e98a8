import { DaySums, type Sets } from '#domain/viewing/sums.ts';
import { countBoxes, joinBoxes, type PackedBoxes, type SegmentKind, unpackSums } from '../viewing/pack.ts';
import type { FoldedDate, ProvinceNames, ScopedViewingSums, StoredGroup } from './queries/sums.ts';

export const sets: Sets<PackedBoxes> = { count: countBoxes, join: joinBoxes };

export type KeptDay = DaySums<PackedBoxes>;

interface Kept {
  day: KeptDay | null;
  bytes: number;
}

interface Which {
  opPath: string;
  by: SegmentKind;
  provinces: ProvinceNames;
}

/** Bytes of unpacked days that are kept: some months of twenty thousand boxes. */
const mostBytes = 64 * 1024 * 1024;
/** Bytes of an entry without sums. */
const entryBytes = 1_000;

/** Unpacked days, so that a report reads only those that have changed. The days that were not used longest are dropped. */
export class KeptDays {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** Returns the days that have sums, by their dates. */
  async of(
    read: ScopedViewingSums,
    folded: readonly FoldedDate[],
    { opPath, by, provinces }: Which,
  ): Promise<Map<string, KeptDay>> {
    const named = folded.map(({ date, foldedAt, version }) => ({
      date,
      name: JSON.stringify([opPath, by, provinces, date, foldedAt, version]),
    }));
    const found = new Map<string, Kept>();
    for (const { date, name } of named) {
      const kept = this.#kept.get(name);
      if (kept) found.set(date, kept);
    }
    const missing = named.filter(({ date }) => !found.has(date));
    const groups = Map.groupBy(
      await read.groups(
        missing.map(({ date }) => date),
        by,
        provinces,
      ),
      ({ date }) => date,
    );
    for (const { date, name } of named) {
      const kept = found.get(date) ?? unpacked(groups.get(date) ?? []);
      found.set(date, kept);
      this.#keep(name, kept);
    }
    return new Map([...found].flatMap(([date, { day }]) => (day ? [[date, day] as const] : [])));
  }

  #keep(name: string, kept: Kept): void {
    this.#bytes += kept.bytes - (this.#kept.get(name)?.bytes ?? 0);
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= mostBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}

function unpacked(groups: readonly StoredGroup[]): Kept {
  let bytes = entryBytes;
  const days = groups.map(({ time_zone: timeZone, body }) => {
    const { size, ...sums } = unpackSums(body);
    // Joined sets take as much again.
    bytes += 2 * size;
    return { timeZone, ...sums };
  });
  return { day: days.length === 0 ? null : new DaySums(days, sets), bytes };
}
