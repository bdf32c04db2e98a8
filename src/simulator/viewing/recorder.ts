import { mix, nameKey } from '../random.ts';
import { dayOf, type PlannedView, viewsOfDay } from './habits.ts';

/** Segment that a box keeps until it is reported. */
interface Segment extends PlannedView {
  number: number;
  /** Seconds since the boot at its start, and the boot that they count from. */
  up: number;
  bootedAt: number;
}

/** Maximum number of segments of one report (docs/usp-extension.md). */
const mostViews = 500;
/** Characters of a report's data, below the limit of an event. */
const mostCharacters = 60_000;
/** Segments that a box can keep; the oldest are lost beyond it, and counted. */
const mostKept = 10_000;

/** Times of a box in seconds since 1970: real ones, and how far its own clock is ahead. */
export interface BoxTime {
  now: number;
  bootedAt: number;
  skew: number;
}

/** Records what a box shows, in numbered segments that survive a restart. */
export class ViewingRecorder {
  readonly #seed: number;
  #logId: string;
  #next = 1;
  #kept: Segment[] = [];
  /** Reported segments by their first number, until the controller has acknowledged them. */
  readonly #sent = new Map<string, Segment[]>();
  /** Real time up to which everything is recorded. */
  #recorded: number;
  lost = 0;

  /** `since`: real time from which the household has had the box. */
  constructor(seed: number, since: number) {
    this.#seed = seed;
    this.#recorded = since;
    this.#logId = logIdOf(seed, since);
  }

  get logId(): string {
    return this.#logId;
  }

  /** Records what was shown until now; `isOn` tells if the television showed it since the last call. */
  advance({ now, bootedAt }: Pick<BoxTime, 'now' | 'bootedAt'>, isOn: boolean): void {
    const from = this.#recorded;
    if (now <= from) return;
    if (!isOn) {
      this.#recorded = now;
      return;
    }
    const ended: PlannedView[] = [];
    for (let day = dayOf(from) - 1; day <= dayOf(now); day++)
      for (const view of viewsOfDay(this.#seed, day))
        if (view.to > from && view.to <= now) ended.push({ ...view, from: Math.max(view.from, from) });
    this.#keep(ended, bootedAt);
    // A view that has not ended is recorded as a whole later.
    const running = this.#running(now);
    this.#recorded = running ? Math.max(from, running.from) : now;
  }

  /** Records the running view up to now, because the box is about to stop showing it. */
  cut(time: Pick<BoxTime, 'now' | 'bootedAt'>): void {
    this.advance(time, true);
    const running = this.#running(time.now);
    if (running && time.now > this.#recorded)
      this.#keep([{ ...running, from: Math.max(running.from, this.#recorded), to: time.now }], time.bootedAt);
    this.#recorded = time.now;
  }

  /** Begins another sequence of numbers, as after a factory reset. */
  reset(now: number): void {
    this.#kept = [];
    this.#sent.clear();
    this.#next = 1;
    this.lost = 0;
    this.#recorded = now;
    this.#logId = logIdOf(this.#seed, now);
  }

  /** Takes the next report; null: there is nothing to report. */
  take({ now, bootedAt, skew }: BoxTime): Record<string, string> | null {
    let segments = this.#kept.slice(0, mostViews);
    let data = dataOf(segments, { bootedAt, skew });
    while (data.length > mostCharacters) {
      segments = segments.slice(0, Math.floor(segments.length / 2));
      data = dataOf(segments, { bootedAt, skew });
    }
    const [first] = segments;
    if (!first) return null;
    this.#kept = this.#kept.slice(segments.length);
    this.#sent.set(String(first.number), segments);
    return {
      LogId: this.#logId,
      First: String(first.number),
      Count: String(segments.length),
      SentAt: new Date((now + skew) * 1000).toISOString(),
      UpTime: String(now - bootedAt),
      Data: data,
    };
  }

  /** Forgets the segments of the report with this first number. */
  acknowledged(first: string): void {
    this.#sent.delete(first);
  }

  /** Keeps all segments that were not acknowledged, to report them again. */
  restarted(): void {
    this.#kept = [...[...this.#sent.values()].flat(), ...this.#kept].toSorted((a, b) => a.number - b.number);
    this.#sent.clear();
  }

  #running(now: number): PlannedView | undefined {
    for (const day of [dayOf(now) - 1, dayOf(now)]) {
      const view = viewsOfDay(this.#seed, day).find(({ from, to }) => from <= now && to > now);
      if (view) return view;
    }
    return undefined;
  }

  #keep(views: readonly PlannedView[], bootedAt: number): void {
    for (const view of views)
      this.#kept.push({ ...view, number: this.#next++, up: view.from - bootedAt, bootedAt });
    const over = this.#kept.length - mostKept;
    if (over <= 0) return;
    this.#kept = this.#kept.slice(over);
    this.lost += over;
  }
}

const logIdOf = (seed: number, since: number): string =>
  mix(seed, nameKey('viewingLog'), since).toString(16).padStart(8, '0');

/** Writes services and programmes once, and each view as a list with their places. */
function dataOf(
  segments: readonly Segment[],
  { bootedAt, skew }: { bootedAt: number; skew: number },
): string {
  const services: unknown[][] = [];
  const programmes: unknown[][] = [];
  const places = new Map<string, number>();
  const placeOf = (list: unknown[][], key: string, row: unknown[]) => {
    const known = places.get(key) ?? list.push(row) - 1;
    places.set(key, known);
    return known;
  };
  const views = segments.map(
    ({ kind, from, to, up, bootedAt: boot, service: { id, number, name }, programme }) => [
      kind,
      from + skew,
      to - from,
      // Seconds since an earlier boot say nothing.
      boot === bootedAt && up >= 0 ? up : null,
      placeOf(services, `service ${id}`, [id, number, name]),
      placeOf(programmes, `programme ${programme.dvbId} ${programme.name}`, [
        programme.name,
        programme.dvbId,
      ]),
    ],
  );
  return JSON.stringify({ services, programmes, views });
}
