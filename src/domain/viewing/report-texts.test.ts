import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostCharacters, mostViews, readReport, type View, viewKinds } from './report.ts';
import { reportTexts } from './report-texts.ts';

const text = fc
  .string({ minLength: 1, maxLength: 200 })
  .filter((one) => !/\p{Cc}/u.test(one) && one.length <= 200);
const second = fc.integer({ min: 1_600_000_000, max: 1_900_000_000 });
const whole = fc.integer({ min: 1, max: 90_000 });
const view: fc.Arbitrary<Omit<View, 'number'>> = fc.record({
  kind: fc.constantFrom(...viewKinds),
  start: fc.option(second),
  seconds: whole,
  up: fc.option(whole),
  service: fc.record({ id: text, number: fc.option(whole), name: text }),
  programme: fc.option(fc.record({ name: text, dvbId: fc.oneof(text, fc.constant('')) })),
});

test('reports by event say the same as a report of any numbers, each within its limits', () => {
  const numbered = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.option(view)), {
    minLength: 1,
    maxLength: 120,
    selector: ([number]) => number,
  });
  fc.assert(
    fc.property(numbered, fc.option(second), fc.option(whole), (all, sentAt, upTime) => {
      const views = all.flatMap(([number, one]) => (one ? [{ ...one, number }] : []));
      const unreadable = all.flatMap(([number, one]) => (one ? [] : [number]));
      const texts = reportTexts({ logId: 'a', sentAt, upTime, views, unreadable });
      const read = texts.map((one) => readReport(one));
      expect(read.every((one) => one?.sentAt === sentAt && one.upTime === upTime)).toBe(true);
      const byNumber = (a: View, b: View) => a.number - b.number;
      expect(read.flatMap((one) => one?.views ?? [])).toEqual(views.toSorted(byNumber));
      expect(read.flatMap((one) => one?.unreadable ?? [])).toEqual(unreadable.toSorted((a, b) => a - b));
    }),
    { numRuns: 60 },
  );
});

test('divides what is too large for one event', () => {
  const views = Array.from(
    { length: 1_200 },
    (_, at): View => ({
      number: at + 1,
      kind: 'linear',
      start: 1_700_000_000,
      seconds: 60,
      up: null,
      service: { id: `svc-${at}`, number: null, name: 'n'.repeat(200) },
      programme: null,
    }),
  );
  const texts = reportTexts({ logId: 'a', sentAt: null, upTime: null, views, unreadable: [] });
  expect(texts.every(({ Count, Data }) => Number(Count) <= mostViews && Data.length <= mostCharacters)).toBe(
    true,
  );
  expect(texts.flatMap((one) => readReport(one)?.views ?? [])).toEqual(views);
});
