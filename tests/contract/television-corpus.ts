import { demoDevice } from '#server/demo/devices.ts';

/** Viewing of the households of a test, and its plain sums, which use nothing of the product. */

export interface Watched {
  device: number;
  opId: string;
  province: string;
  kind: 'linear' | 'online' | 'vod';
  service: readonly [id: string, number: number | null, name: string];
  programme: readonly [name: string, dvbId: string];
  start: number;
  seconds: number;
}

/** Returns the same numbers from 0 to below 1 for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const channels = Array.from(
  { length: 14 },
  (_, at) => [`svc-${at + 1}`, at + 1, `Channel ${at + 1}`] as const,
);
const programmes = [
  ['News', ''],
  ['Film', ''],
  ['Harbour', 'harbour_S1_E1'],
  ['Harbour', 'harbour_S1_E2'],
  ['Harbour', 'harbour_S120_E1'],
  ['Night', 'night_S2_E10'],
  ['Night', 'night_S2_E9'],
] as const;

/** Linear television has more programmes than a list of ten shows. */
const shows = Array.from({ length: 6 }, (_, at) => [`Show ${at + 1}`, ''] as const);

/** Plays some days of some devices, one view after the other. */
export function played(devices: readonly number[], from: number, to: number, seed: number): Watched[] {
  const next = numbers(seed);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)] as One;
  return devices.flatMap((device) => {
    const { opId, province = '' } = demoDevice(device).registration;
    const views: Watched[] = [];
    for (let at = from + Math.floor(next() * 20_000); at < to; ) {
      const seconds = Math.min(1 + Math.floor(next() ** 3 * 6_000), to - at);
      const turn = next();
      const kind = turn < 0.7 ? 'linear' : turn < 0.85 ? 'online' : 'vod';
      const service =
        kind === 'linear'
          ? pick(channels)
          : ([`${kind}://one`, null, kind === 'online' ? 'Play' : 'Cinema'] as const);
      const programme = pick(kind === 'linear' ? [...programmes, ...shows] : programmes);
      views.push({ device, opId, province, kind, service, programme, start: at, seconds });
      at += seconds + Math.floor(next() ** 2 * 30_000);
    }
    return views;
  });
}

/** Arguments of a report of some views of one box. */
export function reportOf(views: readonly Watched[], first: number, sentAt: number): Record<string, string> {
  return {
    LogId: 'log',
    First: String(first),
    Count: String(views.length),
    SentAt: new Date(sentAt * 1000).toISOString(),
    UpTime: '1',
    Data: JSON.stringify({
      services: views.map(({ service }) => service),
      programmes: views.map(({ programme }) => programme),
      views: views.map(({ kind, start, seconds }, at) => [kind, start, seconds, null, at, at]),
    }),
  };
}

/** Local midnights of a zone in seconds, written down by hand. */
export type Midnights = Readonly<Record<string, number>>;

export interface PlainSum {
  seconds: number;
  boxes: Set<number>;
  starts: number;
  slots: number[];
}

/** Sums views second by second for each day of `midnights`, by a key. */
export function plainSums(
  views: readonly Watched[],
  midnightsOf: (opId: string) => Midnights,
  keyOf: (view: Watched) => string | null,
): Map<string, PlainSum> {
  const sums = new Map<string, PlainSum>();
  for (const view of views) {
    const key = keyOf(view);
    if (key === null) continue;
    const days = Object.entries(midnightsOf(view.opId));
    for (let second = view.start; second < view.start + view.seconds; second += 1) {
      const [date, midnight] = days.findLast(([, begin]) => begin <= second) ?? [];
      if (date === undefined || midnight === undefined) continue;
      const name = `${date} ${key}`;
      const sum = sums.get(name) ?? { seconds: 0, boxes: new Set<number>(), starts: 0, slots: [] };
      sums.set(name, sum);
      sum.seconds += 1;
      sum.boxes.add(view.device);
      if (second === view.start) sum.starts += 1;
      const slot = Math.floor((second - midnight) / 600);
      sum.slots[slot] = (sum.slots[slot] ?? 0) + 1;
    }
  }
  return sums;
}
