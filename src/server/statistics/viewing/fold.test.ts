import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ViewingFold } from './fold.ts';
import { ViewingIngest } from './ingest.ts';
import { countBoxes, unpackSums } from './pack.ts';

/** 30 November 2026, 12:00 UTC. */
const now = Date.UTC(2026, 10, 30, 12);
const boxes = ['os::1', 'os::2', 'os::3'] as const;
let opened: TestDatabase;
let ingest: ViewingIngest;
let fold: ViewingFold;
beforeAll(async () => {
  opened = await freshDatabase();
  const deps = { database: opened.database, now: () => new Date(now) };
  [ingest, fold] = [new ViewingIngest(deps), new ViewingFold(deps)];
  const { sql: db } = opened.database;
  await sql`insert into operator (op_id, op_path, op_type, company_name, time_zone)
    values ('seoul', '/seoul/', 'Operator', 'Seoul', 'Asia/Seoul'), ('berlin', '/berlin/', 'Operator', 'Berlin', 'Europe/Berlin')`.execute(
    db,
  );
  await sql`insert into device (endpoint_id, did, op_id, device_status, model_name, prod_class, province, created_at, search)
    values ('os::1', 'd1', 'seoul', 'Deployed', 'KSTB2020', 'STB', 'North', now(), ''),
      ('os::2', 'd2', 'seoul', 'Deployed', 'KSTB2020', 'STB', null, now(), ''),
      ('os::3', 'd3', 'berlin', 'Deployed', 'KSTB2020', 'STB', null, now(), '')`.execute(db);
});
afterAll(() => opened.remove());

interface Planned {
  start: number;
  seconds: number;
  service: string;
}
type Batch = { box: (typeof boxes)[number]; first: number; views: Planned[] };

const report = ({ first, views }: Batch) => ({
  LogId: 'a',
  First: String(first),
  Count: String(views.length),
  SentAt: new Date(now).toISOString(),
  UpTime: '1',
  Data: JSON.stringify({
    services: views.map(({ service }) => [service, 1, service]),
    programmes: [],
    views: views.map(({ start, seconds }, at) => ['linear', start, seconds, null, at, null]),
  }),
});

async function stored() {
  const { rows } = await sql<{ date: string; op_id: string; province: string; kind: string; body: Buffer }>`
    select date::text, op_id, province, kind, body from viewing_segment order by 1, 2, 3, 4`.execute(
    opened.database.sql,
  );
  return rows;
}
const sums = async () =>
  (await stored())
    .filter(({ kind }) => kind === 'services')
    .map(({ date, op_id, province, body }) => {
      const day = unpackSums(body);
      const services = [...day.sums].map(([key, { seconds, boxes: own }]) => [
        key,
        seconds,
        countBoxes([own]),
      ]);
      const total = [...day.sums.values()].reduce(
        (sum, { slots }) => sum + slots.reduce((one, other) => one + other, 0),
        0,
      );
      return { date, op_id, province, services, total, active: countBoxes([day.active]) };
    });

/** Sums that were added to step by step have the bytes of those that all reports give at once, where there is viewing. */
async function isAsSummedWhole(): Promise<void> {
  const boxDays = async () =>
    (
      await sql`select * from viewing_device_day order by date, op_id, province, box_no`.execute(
        opened.database.sql,
      )
    ).rows;
  const [segments, days] = [await stored(), await boxDays()];
  // Reports that were taken and are not noted as added are those of a run that did not end: it is repeated as a whole.
  await sql`update viewing_report_date set folded = false`.execute(opened.database.sql);
  await fold.run();
  expect(await stored()).toEqual(segments);
  expect(await boxDays()).toEqual(days);
}

test('the sums of all days are the same whatever the order, batches, repetitions and folds between', async () => {
  const planned = fc.record({
    start: fc.integer({ min: now / 1000 - 300_000, max: now / 1000 - 90_000 }),
    seconds: fc.integer({ min: 1, max: 50_000 }),
    service: fc.constantFrom('svc-1', 'svc-2'),
  });
  const ofOneBox = fc.array(planned, { minLength: 1, maxLength: 12 });
  const cuts = fc.array(fc.nat(11), { maxLength: 4 });
  const batchesOf = (box: Batch['box'], views: readonly Planned[], at: readonly number[]): Batch[] => {
    const borders = [...new Set([0, ...at.filter((one) => one < views.length), views.length])].toSorted(
      (a, b) => a - b,
    );
    return borders.slice(1).map((end, index) => {
      const from = borders[index] ?? 0;
      return { box, first: from + 1, views: views.slice(from, end) };
    });
  };
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(ofOneBox, ofOneBox, ofOneBox),
      fc.tuple(cuts, cuts),
      fc.infiniteStream(fc.nat(1_000)),
      async (views, [one, other], order) => {
        const results: string[] = [];
        for (const [cut, isMixed] of [
          [one, false],
          [other, true],
        ] as const) {
          await sql`truncate viewing_box, viewing_day cascade`.execute(opened.database.sql);
          const batches = boxes.flatMap((box, index) => batchesOf(box, views[index] ?? [], cut));
          const sent = isMixed
            ? [...batches, ...batches.slice(0, 2)]
                .map((batch) => ({ batch, place: order.next().value }))
                .toSorted((a, b) => a.place - b.place)
                .map(({ batch }) => batch)
            : batches;
          for (const [index, batch] of sent.entries()) {
            await ingest.take({ endpointId: batch.box, params: report(batch) });
            if (isMixed && index % 2 === 0) await fold.run();
          }
          await fold.run();
          results.push(JSON.stringify((await sums()).filter(({ active }) => active > 0)));
          if (isMixed) await isAsSummedWhole();
        }
        expect(results[1]).toBe(results[0]);
      },
    ),
    { numRuns: 8 },
  );
});

test('counts by the local day of the organisation, and splits at its midnight', async () => {
  await sql`truncate viewing_box, viewing_day cascade`.execute(opened.database.sql);
  // 14:50 to 15:10 UTC: midnight in Seoul.
  const start = Date.UTC(2026, 10, 28, 14, 50) / 1000;
  const views = [{ start, seconds: 1_200, service: 'svc-1' }];
  for (const box of boxes) await ingest.take({ endpointId: box, params: report({ box, first: 1, views }) });
  await fold.run();
  const key = 'linear\nsvc-1';
  expect(await sums()).toEqual([
    {
      date: '2026-11-28',
      op_id: 'berlin',
      province: '',
      services: [[key, 1_200, 1]],
      total: 1_200,
      active: 1,
    },
    { date: '2026-11-28', op_id: 'seoul', province: '', services: [[key, 600, 1]], total: 600, active: 1 },
    {
      date: '2026-11-28',
      op_id: 'seoul',
      province: 'North',
      services: [[key, 600, 1]],
      total: 600,
      active: 1,
    },
    { date: '2026-11-29', op_id: 'seoul', province: '', services: [[key, 600, 1]], total: 600, active: 1 },
    {
      date: '2026-11-29',
      op_id: 'seoul',
      province: 'North',
      services: [[key, 600, 1]],
      total: 600,
      active: 1,
    },
  ]);
});

test('a day folded again from its reports has the same bytes', async () => {
  const before = await stored();
  await sql`update viewing_report_date set folded = false`.execute(opened.database.sql);
  await sql`delete from viewing_segment`.execute(opened.database.sql);
  await fold.run();
  expect(await stored()).toEqual(before);
});
