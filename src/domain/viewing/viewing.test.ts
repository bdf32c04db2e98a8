import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { episodeOf, ratingOf, sharesOf, televisionRatingOf } from './figures.ts';
import { DayFold } from './fold.ts';
import { holds, missingIn, type Ranges, withRange } from './numbers.ts';
import { readReport, type View, type ViewingReport } from './report.ts';
import { dayOf, daysIn, slotParts } from './slots.ts';
import { type TimedView, timedViews, withoutOverlaps } from './times.ts';

/** 30 November 2026, 12:00 UTC. */
const now = Date.UTC(2026, 10, 30, 12) / 1000;
const service = { id: 'svc-7', number: 7, name: 'tvN' };
const view = (number: number, more: Partial<View> = {}): View => ({
  number,
  kind: 'linear',
  start: now - 3600 + number * 60,
  seconds: 60,
  up: null,
  service,
  programme: null,
  ...more,
});
const report = (views: View[], more: Partial<ViewingReport> = {}): ViewingReport => ({
  logId: 'a',
  sentAt: now,
  upTime: 10_000,
  views,
  unreadable: [],
  ...more,
});

describe('a report', () => {
  const data = (views: unknown[]) =>
    JSON.stringify({ services: [['svc-7', 7, 'tvN']], programmes: [['News', 'news_S1_E2']], views });
  const said = { LogId: 'a', First: '41', SentAt: '2026-11-30T12:00:00Z', UpTime: '500' };

  test('is read with the numbers that its place gives, and the texts beside', () => {
    const read = readReport({
      ...said,
      Count: '2',
      Data: data([
        ['linear', now - 60, 30, 440, 0, 0],
        ['vod', null, 5, 480, 0, null],
      ]),
    });
    expect(read).toMatchObject({ logId: 'a', sentAt: now, upTime: 500, unreadable: [] });
    expect(read?.views).toEqual([
      view(41, { start: now - 60, seconds: 30, up: 440, programme: { name: 'News', dvbId: 'news_S1_E2' } }),
      view(42, { kind: 'vod', start: null, seconds: 5, up: 480 }),
    ]);
  });

  test.each([
    ['an unknown kind', ['radio', now, 5, 1, 0, null]],
    ['no second', ['linear', now, 0, 1, 0, null]],
    ['a part of a second', ['linear', now, 1.5, 1, 0, null]],
    ['a service that is not in the list', ['linear', now, 5, 1, 3, null]],
    ['a programme that is not in the list', ['linear', now, 5, 1, 0, 8]],
    ['text for a time', ['linear', 'today', 5, 1, 0, null]],
    ['no list', 'linear'],
  ])('keeps the number of a segment with %s as unreadable', (_, segment) => {
    const Data = data([['linear', now, 5, 1, 0, null], segment]);
    expect(readReport({ ...said, Count: '2', Data })).toMatchObject({
      views: [{ number: 41 }],
      unreadable: [42],
    });
  });

  test.each([
    ['another count than it has', { Count: '3' }],
    ['501 segments', { Count: '501' }],
    ['no name of its sequence', { LogId: '' }],
    ['a number below 1', { First: '0' }],
    ['a number that is none', { First: '1e3' }],
    ['no JSON', { Data: '{' }],
    ['null', { Data: 'null' }],
    [
      'more characters than allowed',
      { Data: `${data([['linear', now, 5, 1, 0, null]])}${' '.repeat(65_536)}` },
    ],
  ])('with %s is refused as a whole', (_, more) => {
    expect(
      readReport({ ...said, Count: '1', Data: data([['linear', now, 5, 1, 0, null]]), ...more }),
    ).toBeNull();
  });

  test('takes a clock of 1970 for none', () => {
    const Data = data([['linear', 42, 5, 1, 0, null]]);
    const read = readReport({ ...said, Count: '1', SentAt: '1970-01-01T00:01:00Z', Data });
    expect(read).toMatchObject({ sentAt: null, views: [{ start: null }] });
  });
});

describe('the numbers of a box', () => {
  test('are the same set in whatever order ranges come', () => {
    const range = fc.tuple(fc.nat(60), fc.nat(12)).map(([from, length]) => [from, from + length] as const);
    fc.assert(
      fc.property(fc.array(range, { maxLength: 12 }), (ranges) => {
        const numbers = new Set(
          ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)),
        );
        const set = ranges.reduce<Ranges>(withRange, []);
        for (let number = 0; number < 80; number++) expect(holds(set, number)).toBe(numbers.has(number));
        expect(set).toEqual(ranges.toReversed().reduce<Ranges>(withRange, []));
        const span = numbers.size === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers) + 1;
        expect(missingIn(set)).toBe(span - numbers.size);
        for (const [index, [from]] of set.entries()) expect(from).toBeGreaterThan(set[index - 1]?.[1] ?? -1);
      }),
    );
  });
});

describe('the time of a view', () => {
  const timed = (one: Partial<View>, more: Partial<ViewingReport> = {}) =>
    timedViews(report([view(1, one)], more), now);

  test('is that of the box while its clock agrees', () => {
    expect(timed({ start: now - 100, up: 9_900 }).views).toMatchObject([
      { start: now - 100, adjusted: false },
    ]);
    expect(timed({ start: now - 100 }, { sentAt: now - 59 }).views).toMatchObject([
      { start: now - 100, adjusted: false },
    ]);
  });

  test('is derived from the up time if the clock is wrong, was changed meanwhile, or was never set', () => {
    for (const start of [now - 90_000, now + 5_000, null])
      expect(timed({ start, up: 9_900 }, { sentAt: null }).views).toMatchObject([
        { start: now - 100, adjusted: true },
      ]);
  });

  test('moves with the clock after a restart, and is unknown without one', () => {
    expect(timed({ start: now - 7_300 }, { sentAt: now - 7_200 }).views).toMatchObject([
      { start: now - 100, adjusted: true },
    ]);
    expect(timed({ start: null }).rejected).toEqual([{ number: 1, reason: 'noClock' }]);
    expect(timed({ start: now - 100 }, { sentAt: null }).rejected).toEqual([
      { number: 1, reason: 'noClock' },
    ]);
  });

  test.each([
    ['future', { start: now + 301, seconds: 1 }],
    ['tooOld', { start: now - 90 * 86_400 - 1 }],
    ['tooLong', { start: now - 90_000, seconds: 86_401 }],
  ] as const)('that is %s does not count', (reason, one) => {
    expect(timed(one)).toEqual({ views: [], rejected: [{ number: 1, reason }] });
  });
});

const timedView = fc.record({
  number: fc.nat(40),
  kind: fc.constantFrom('linear', 'online', 'vod'),
  start: fc.integer({ min: now - 200_000, max: now - 90_000 }),
  seconds: fc.integer({ min: 1, max: 80_000 }),
  up: fc.constant(null),
  service: fc.constantFrom('a', 'b', 'c').map((id) => ({ id, number: 1, name: id })),
  programme: fc.constantFrom(null, { name: 'News', dvbId: '' }, { name: 'Film', dvbId: 'x_S1_E2' }),
  adjusted: fc.boolean(),
}) satisfies fc.Arbitrary<TimedView>;
const viewsOfOneBox = fc.uniqueArray(timedView, { selector: ({ number }) => number, maxLength: 25 });

test('a box is never in two linear channels at once, and a view is judged by those that it overlaps', () => {
  fc.assert(
    fc.property(viewsOfOneBox, (views) => {
      const inOrder = views.toSorted((one, other) => one.number - other.number);
      const { counted, rejected } = withoutOverlaps(inOrder);
      expect(counted.length + rejected.length).toBe(views.length);
      const meets = (one: TimedView, other: TimedView) =>
        one.start < other.start + other.seconds && other.start < one.start + one.seconds;
      for (const { number } of inOrder) {
        const one = inOrder.find((each) => each.number === number);
        if (!one) continue;
        const near = withoutOverlaps(inOrder.filter((each) => meets(one, each)));
        expect(near.counted.includes(one)).toBe(counted.includes(one));
      }
      const linear = counted.filter(({ kind }) => kind === 'linear').toSorted((a, b) => a.start - b.start);
      for (const [index, one] of linear.slice(1).entries()) {
        const before = linear[index];
        expect(one.start).toBeGreaterThanOrEqual((before?.start ?? 0) + (before?.seconds ?? 0));
      }
    }),
  );
});

describe('days and slots', () => {
  // The clocks of Santiago and Beirut change at midnight, those of Lord Howe by half an hour.
  const zones = [
    'Asia/Seoul',
    'Africa/Johannesburg',
    'Europe/Berlin',
    'America/Santiago',
    'Asia/Beirut',
    'Australia/Lord_Howe',
  ];

  test('a day has 138, 144 or 150 slots', () => {
    expect(dayOf('2026-11-30', 'Asia/Seoul').slots).toBe(144);
    expect(dayOf('2026-03-29', 'Europe/Berlin').slots).toBe(138);
    expect(dayOf('2026-10-25', 'Europe/Berlin').slots).toBe(150);
  });

  test.each(zones)('each second of the year belongs to one slot of one day in %s', (zone) => {
    const dayAt = daysIn(zone);
    const start = Date.UTC(2026, 0, 1) / 1000;
    fc.assert(
      fc.property(fc.nat(365 * 86_400), fc.integer({ min: 1, max: 100_000 }), (after, seconds) => {
        const parts = slotParts(start + after, seconds, dayAt);
        expect(parts.reduce((sum, part) => sum + part.seconds, 0)).toBe(seconds);
        for (const { day, slot, seconds: own } of parts) {
          expect(slot).toBeGreaterThanOrEqual(0);
          expect(slot).toBeLessThan(day.slots);
          expect(own).toBeLessThanOrEqual(600);
        }
        const slots = parts.map(({ day, slot }) => `${day.date} ${slot}`);
        expect(new Set(slots).size).toBe(slots.length);
      }),
      { numRuns: 40 },
    );
  });
});

test('a fold has every second once, whatever the order, and counts each box once', () => {
  const views = fc.array(fc.tuple(fc.nat(5), timedView), { maxLength: 30 });
  const plain = (fold: DayFold<Set<number>>) =>
    [...fold.days.values()]
      .map(({ day, active, services, programmes }) => ({
        date: day.date,
        active: [...active].toSorted(),
        services: [...services]
          .map(([key, one]) => [key, one.seconds, [...one.slots], [...one.boxes].toSorted()])
          .toSorted(),
        programmes: [...programmes].map(([key, one]) => [key, one.seconds]).toSorted(),
      }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const folded = (list: readonly (readonly [number, TimedView])[]) => {
    const fold = new DayFold(daysIn('Europe/Berlin'), () => new Set<number>());
    for (const [box, one] of list) fold.add(box, one);
    return fold;
  };
  fc.assert(
    fc.property(views, (list) => {
      const fold = folded(list);
      expect(plain(folded(list.toReversed()))).toEqual(plain(fold));
      const all = [...fold.days.values()].flatMap(({ services }) => [...services.values()]);
      const total = list.reduce((sum, [, { seconds }]) => sum + seconds, 0);
      expect(all.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(total);
      for (const one of all) {
        expect(one.slots.reduce((sum, seconds) => sum + seconds, 0)).toBe(one.seconds);
        expect(one.boxes.size).toBeGreaterThan(0);
      }
      const boxes = new Set(list.map(([box]) => box));
      expect(new Set([...fold.days.values()].flatMap(({ active }) => [...active])).size).toBe(boxes.size);
    }),
    { numRuns: 60 },
  );
});

describe('figures', () => {
  test('shares sum to 100.00, keep their order, and are absent without viewing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }), (values) => {
        const shares = sharesOf(values);
        if (values.every((value) => value === 0)) {
          expect(shares).toBeNull();
          return;
        }
        const sum = (shares ?? []).reduce((total, share) => total + Math.round(100 * share), 0);
        expect(sum).toBe(10_000);
        for (const [index, value] of values.entries())
          for (const [other, beside] of values.entries())
            if (value > beside) expect(shares?.[index]).toBeGreaterThanOrEqual(shares?.[other] ?? 0);
      }),
    );
  });

  test('ratings are parts of what was possible, and unknown where nothing was', () => {
    expect(ratingOf({ seconds: 43_200, available: 86_400, boxes: 1 })).toBe(50);
    expect(ratingOf({ seconds: 0, available: 86_400, boxes: 3 })).toBe(0);
    expect(ratingOf({ seconds: 0, available: 86_400, boxes: 0 })).toBeNull();
    expect(televisionRatingOf({ seconds: 6_000, interval: 600, deployed: 100 })).toBe(10);
    expect(televisionRatingOf({ seconds: 0, interval: 600, deployed: 0 })).toBeNull();
  });

  test.each([
    ['news_S3_E12', { title: 'news', season: 3, episode: 12 }],
    ['the_big_news_S0_E0', { title: 'the_big_news', season: 0, episode: 0 }],
    ['a_S299_E499', { title: 'a', season: 299, episode: 499 }],
    ['a__S300_E1', null],
    ['a_S1_E500', null],
    ['S1_E2', null],
    ['_S1_E2', null],
    ['a_s1_e2', null],
    ['a_S1_E1x', null],
    ['', null],
  ])('%s is an episode or not (RU-115, CO-090)', (dvbId, episode) => {
    expect(episodeOf(dvbId)).toEqual(episode);
  });
});
