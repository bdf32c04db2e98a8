import { ratingOf, sharesOf, televisionRatingOf } from './figures.ts';
import type { ViewKind } from './report.ts';
import { slotSeconds } from './slots.ts';

/** Sum of a channel or programme on one day, of one group of boxes. `Boxes`: a set for `Sets`. */
export interface Sum<Boxes> {
  seconds: number;
  starts: number;
  /** Seconds by slot, from this slot on. */
  first: number;
  slots: Uint32Array;
  boxes: Boxes;
}

/** Sums of one day and group of boxes. */
export interface GroupDay<Boxes> {
  timeZone: string;
  /** Second at which the day begins. */
  from: number;
  slots: number;
  sums: ReadonlyMap<string, Sum<Boxes>>;
  names: ReadonlyMap<string, { number: number | null; name: string }>;
  /** Boxes of all these sums, by kind of view. */
  actives: ReadonlyMap<string, Boxes>;
  /** Boxes that showed anything, of whatever kind. */
  active: Boxes;
}

/** Operations on sets of boxes. */
export interface Sets<Boxes> {
  /** Counts the boxes of some sets, each box once. */
  count(sets: readonly Boxes[]): number;
  join(sets: readonly Boxes[]): Boxes;
}

/** Sums of one day, of all groups of a scope. Its sets are joined when they are first needed. */
export class DaySums<Boxes> {
  readonly groups: readonly GroupDay<Boxes>[];
  readonly #sets: Sets<Boxes>;
  readonly #parts = new Map<string, Sum<Boxes>[]>();
  readonly #joined = new Map<string, Boxes>();

  constructor(groups: readonly GroupDay<Boxes>[], sets: Sets<Boxes>) {
    this.groups = groups;
    this.#sets = sets;
    for (const { sums } of groups)
      for (const [key, sum] of sums) {
        const parts = this.#parts.get(key);
        if (parts) parts.push(sum);
        else this.#parts.set(key, [sum]);
      }
  }

  keys(kind: ViewKind): string[] {
    return [...this.#parts.keys()].filter((key) => key.startsWith(`${kind}\n`));
  }

  parts(key: string): readonly Sum<Boxes>[] {
    return this.#parts.get(key) ?? [];
  }

  /** Returns the boxes that saw a channel or programme; null: none did. */
  boxes(key: string): Boxes | null {
    return this.#join(
      key,
      this.parts(key).map(({ boxes }) => boxes),
    );
  }

  /** Returns the boxes with views of a kind; null: there are none. */
  active(kind: ViewKind): Boxes | null {
    return this.#join(
      kind,
      this.groups.flatMap(({ actives }) => actives.get(kind) ?? []),
    );
  }

  #join(name: string, sets: readonly Boxes[]): Boxes | null {
    const [first, ...others] = sets;
    if (first === undefined) return null;
    if (others.length === 0) return first;
    const known = this.#joined.get(name) ?? this.#sets.join(sets);
    this.#joined.set(name, known);
    return known;
  }
}

/** Circumstances that figures depend on beside the sums. */
export interface Circumstances {
  /** Second up to which the running day counts. */
  now: number;
  today: string;
  /** Deployed boxes in scope; null: not counted. */
  deployed: number | null;
  /** Days of which a box in scope has reported, whatever its province. */
  covered: ReadonlySet<string>;
}

/** Seconds and boxes of some days; null: none of the days has data. */
export interface Figure {
  seconds: number | null;
  boxes: number | null;
}

export interface Difference {
  seconds: number | null;
  boxes: number | null;
}

/** Viewing of one kind in some days, by channel or programme. */
export class Viewing<Boxes> {
  readonly #days: ReadonlyMap<string, DaySums<Boxes>>;
  readonly #kind: ViewKind;
  readonly #sets: Sets<Boxes>;
  readonly #on: Circumstances;
  readonly #figures = new Map<string, Figure>();

  constructor(
    days: ReadonlyMap<string, DaySums<Boxes>>,
    { kind, sets, on }: { kind: ViewKind; sets: Sets<Boxes>; on: Circumstances },
  ) {
    this.#days = days;
    this.#kind = kind;
    this.#sets = sets;
    this.#on = on;
  }

  /** Lists channels or programmes that were seen in these days. */
  keys(days: readonly string[]): string[] {
    return [...new Set(days.flatMap((day) => this.#days.get(day)?.keys(this.#kind) ?? []))];
  }

  /** Days that have data. */
  covered(days: readonly string[]): string[] {
    return days.filter((day) => this.#on.covered.has(day));
  }

  /** Adds up these days. `keys`: channels or programmes; null: all. */
  of(days: readonly string[], keys: readonly string[] | null): Figure {
    // Each rating needs the boxes that were active, and each difference the period itself.
    const name = JSON.stringify([days[0], days.at(-1), keys]);
    const known = this.#figures.get(name) ?? this.#figure(days, keys);
    this.#figures.set(name, known);
    return known;
  }

  #figure(days: readonly string[], keys: readonly string[] | null): Figure {
    if (this.covered(days).length === 0) return { seconds: null, boxes: null };
    const sets = days.flatMap((day) => {
      const sums = this.#days.get(day);
      if (!sums) return [];
      return keys === null ? (sums.active(this.#kind) ?? []) : keys.flatMap((key) => sums.boxes(key) ?? []);
    });
    return { seconds: this.seconds(days, keys), boxes: this.#sets.count(sets) };
  }

  seconds(days: readonly string[], keys: readonly string[] | null): number {
    return this.#partsOf(days, keys).reduce((sum, { seconds }) => sum + seconds, 0);
  }

  starts(days: readonly string[], keys: readonly string[]): number {
    return this.#partsOf(days, keys).reduce((sum, { starts }) => sum + starts, 0);
  }

  /** Subtracts the days before; null where the days are not over, or one of them or of those before has no data. */
  difference(days: readonly string[], before: readonly string[], keys: readonly string[] | null): Difference {
    const all = [...days, ...before];
    const isKnown = all.every((day) => day < this.#on.today && this.#on.covered.has(day));
    if (!isKnown) return { seconds: null, boxes: null };
    const [one, other] = [this.of(days, keys), this.of(before, keys)];
    return {
      seconds: (one.seconds ?? 0) - (other.seconds ?? 0),
      boxes: (one.boxes ?? 0) - (other.boxes ?? 0),
    };
  }

  /** Divides 100.00 percent of the viewing of these days among the keys; null: there was none. */
  shares(days: readonly string[]): Map<string, number> | null {
    const keys = this.keys(days).toSorted();
    const shares = sharesOf(keys.map((key) => this.seconds(days, [key])));
    return shares && new Map(keys.map((key, index) => [key, shares[index] ?? 0]));
  }

  /** Rating in percent: of the time that the boxes had which were active in these days. */
  rating(days: readonly string[], keys: readonly string[]): number | null {
    const covered = this.covered(days);
    const available = covered.reduce((sum, day) => sum + this.length(day), 0);
    const boxes = this.of(days, null).boxes ?? 0;
    return ratingOf({ seconds: this.seconds(covered, keys), available, boxes });
  }

  /** Television rating in percent: average audience of the deployed boxes. */
  televisionRating(days: readonly string[], keys: readonly string[]): number | null {
    const covered = this.covered(days);
    const interval = covered.reduce((sum, day) => sum + this.length(day), 0);
    return televisionRatingOf({
      seconds: this.seconds(covered, keys),
      interval,
      deployed: this.#on.deployed ?? 0,
    });
  }

  /** Seconds of a day, in the zone where it is longest; of the running day those that have passed. */
  length(day: string): number {
    const groups = this.#days.get(day)?.groups ?? [];
    const whole = slotSeconds * Math.max(0, ...groups.map(({ slots }) => slots));
    const passed = this.#on.now - Math.min(...groups.map(({ from }) => from));
    return groups.length === 0 ? 0 : Math.min(whole, Math.max(0, passed));
  }

  /** Seconds by slot of a day; null: no data. Slots that have not begun are null. */
  slots(day: string, keys: readonly string[] | null): Slots<number | null> | null {
    const groups = this.#days.get(day)?.groups ?? [];
    const [first] = groups.toSorted((one, other) => one.from - other.from);
    if (!first || !this.#on.covered.has(day)) return null;
    const values = new Array<number>(Math.max(...groups.map(({ slots }) => slots))).fill(0);
    for (const { first: at, slots } of this.#partsOf([day], keys))
      for (const [slot, seconds] of slots.entries()) values[at + slot] = (values[at + slot] ?? 0) + seconds;
    const begun = (slot: number) => first.from + slot * slotSeconds < this.#on.now;
    return {
      from: first.from,
      timeZone: first.timeZone,
      values: values.map((value, slot) => (begun(slot) ? value : null)),
    };
  }

  /** Shares of each key by slot of a day, of which those of a slot sum to 100.00; a slot without viewing has null. */
  slotShares(day: string): Map<string, (number | null)[]> {
    const keys = this.keys([day]).toSorted();
    const seconds = keys.map((key) => this.slots(day, [key])?.values ?? []);
    const shares = (seconds[0] ?? []).map((_, slot) => sharesOf(seconds.map((values) => values[slot] ?? 0)));
    return new Map(keys.map((key, index) => [key, shares.map((ofSlot) => ofSlot?.[index] ?? null)]));
  }

  /** Name and number of a service as last reported in these days. */
  nameOf(days: readonly string[], key: string): { number: number | null; name: string } | null {
    for (const day of days.toReversed())
      for (const { names } of this.#days.get(day)?.groups ?? []) {
        const named = names.get(key);
        if (named) return named;
      }
    return null;
  }

  #partsOf(days: readonly string[], keys: readonly string[] | null): Sum<Boxes>[] {
    return days.flatMap((day) => {
      const sums = this.#days.get(day);
      return (keys ?? sums?.keys(this.#kind) ?? []).flatMap((key) => sums?.parts(key) ?? []);
    });
  }
}

export interface Slots<Value> {
  from: number;
  timeZone: string;
  values: Value[];
}

/** Parts of the key of a programme (`programmeKey`). */
export function programmeOf(key: string): { service: string; dvbId: string; name: string } {
  const [kind = '', serviceId = '', dvbId = '', name = ''] = key.split('\n');
  return { service: `${kind}\n${serviceId}`, dvbId, name };
}
