import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { daysAfter } from '#domain/statistics/calendar.ts';
import { DayFold } from '#domain/viewing/fold.ts';
import { dayOf, daysIn } from '#domain/viewing/slots.ts';
import type { TimedView } from '#domain/viewing/times.ts';
import { ViewingFold } from '#server/statistics/viewing/fold.ts';
import { ViewingIngest } from '#server/statistics/viewing/ingest.ts';
import { freeDay, newBoxes, packDay } from '#server/statistics/viewing/pack.ts';
import { type DeviceDay, type Segment, storeDay } from '#server/statistics/viewing/queries/days.ts';
import { type BenchServer, startBench } from '../contract/bench-server.ts';
import { type Bench, type BenchContext, type Figure, median, p95, seconds } from './harness.ts';
import { openBenchDatabase } from './support/database.ts';

/** Television statistics of many boxes: reports over a week, and the sum of a day from what boxes reported. */
export const viewing: Bench = {
  name: 'viewing',
  run: (context) => measure(context),
};

const timeZone = 'Asia/Seoul';
const provinces = 9;
const channels = 150;
/** Milliseconds within which a report is made. */
const longestReport = 300;
/** Days of sums: a week and the week before it. */
const days = 14;
const folded = '2026-11-20';

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const boxes = quick ? 5_000 : 20_000;
  const opened = await openBenchDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-viewing-'));
  const server = await startBench({ on: { ...opened, dataDir } });
  try {
    const last = daysAfter(server.clock.now.toISOString().slice(0, 10), -1);
    const began = performance.now();
    let views = 0;
    for (let back = 0; back < days; back++) views += await fillDay(server, daysAfter(last, -back), boxes);
    say(`${boxes} boxes, ${views} views of ${days} days summed in ${seconds(began).toFixed(0)} s`);
    return [...(await readings(server, last, say)), ...(await folding(server, boxes / 4, say))];
  } finally {
    await server.close();
  }
}

/** Number from 0 to below 1 that these decide. */
function unit(...parts: readonly number[]): number {
  let state = 2_166_136_261;
  for (const part of parts) state = Math.imul(state ^ part, 16_777_619) ^ (state >>> 13);
  return (state >>> 0) / 4_294_967_296;
}

/** Returns what a box showed on a day: four hours of the evening in stays of some minutes. */
function viewsOf(box: number, date: string): TimedView[] {
  const { from } = dayOf(date, timeZone);
  const day = Math.floor(from / 86_400);
  const views: TimedView[] = [];
  const begin = from + Math.floor((6 + 13 * unit(box, day, 1)) * 3_600);
  for (let at = begin, turn = 0; at < begin + 4 * 3_600; turn++) {
    const length = 10 + Math.floor(unit(box, day, turn, 2) ** 3 * 1_200);
    const channel = Math.floor(unit(box, day, turn, 3) ** 2 * channels);
    const programme = `${channel}-${Math.floor(at / 5_400)}`;
    views.push({
      number: turn + 1,
      kind: 'linear',
      start: at,
      seconds: length,
      up: null,
      adjusted: false,
      service: { id: `svc-${channel}`, number: channel, name: `Channel ${channel}` },
      programme: { name: programme, dvbId: '' },
    });
    at += length;
  }
  return views;
}

/** Stores the sums of a day as the fold does; returns the number of views. */
async function fillDay({ database }: BenchServer, date: string, boxes: number): Promise<number> {
  let views = 0;
  const segments: Segment[] = [];
  for (let province = 0; province < provinces; province++) {
    const fold = new DayFold(daysIn(timeZone), newBoxes);
    for (let box = province; box < boxes; box += provinces)
      for (const view of viewsOf(box, date)) {
        fold.add(1 + box, view);
        views += 1;
      }
    const day = fold.days.get(date);
    const place = { op_id: 'northwind', province: `Province ${province}`, time_zone: timeZone };
    if (day) segments.push(...packDay(day).map((packed) => ({ ...place, ...packed })));
    for (const each of fold.days.values()) freeDay(each);
  }
  const listed: DeviceDay[] = [];
  await storeDay(database.sql, date, { segments, boxes: listed }, new Date());
  return views;
}

async function readings(server: BenchServer, last: string, say: (line: string) => void): Promise<Figure[]> {
  const headers = await server.login('admin@northwind.example');
  const range = { dateType: 'RANGE', startDate: daysAfter(last, -6), endDate: last };
  const day = { dateType: 'DAY', startDate: last };
  const calls: [string, object][] = [
    ['linears/box-views/dailys', range],
    ['linears/channels', range],
    ['linears/channels', { ...range, provinceId: 'Province 3' }],
    ['linears/periods/compete-channels', { ...day, keyword: '7' }],
    ['linears/periods/channel-shares', day],
    ['linears/programs-top-ten', range],
    ['linears/programs', day],
    ['linears/specific-programs', { ...range, programName: '7-330000' }],
  ];
  const figures: Figure[] = [];
  for (const [path, payload] of calls) {
    const times: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      // At first no day is kept in memory; then one day was stored again.
      const changed = turn === 0 ? sql`true` : sql`date = ${last}::date`;
      await sql`update viewing_day set version = version + 1 where ${changed}`.execute(server.database.sql);
      const began = performance.now();
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/v1/stats/${path}`,
        headers,
        payload,
      });
      times.push(performance.now() - began);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    }
    const name = `${path}, ${'provinceId' in payload ? 'one province, ' : ''}${'endDate' in payload ? '7 days' : 'a day with the six before'}`;
    const [cold = 0, ...warm] = times;
    say(
      `${name}: from the database ${cold.toFixed(0)} ms, after a change of one day ${median(warm).toFixed(0)} ms`,
    );
    figures.push({ what: name, value: p95(warm), unit: 'ms p95', target: { atMost: longestReport } });
  }
  return figures;
}

/** Sums a day of reports, and again after one more report. */
async function folding(server: BenchServer, boxes: number, say: (line: string) => void): Promise<Figure[]> {
  const { database } = server;
  await sql`truncate viewing_box, viewing_day cascade`.execute(database.sql);
  await sql`insert into device (endpoint_id, did, op_id, device_status, model_name, prod_class, province, created_at, search)
    select 'os::box' || n, 'box' || n, 'northwind', 'Deployed', 'KSTB2020', 'STB', 'Province ' || n % ${provinces}::int,
      now(), '' from generate_series(1, ${boxes}::int) n`.execute(database.sql);
  const received = new Date((dayOf(folded, timeZone).to + 60) * 1000);
  const deps = { database, now: () => received };
  const [ingest, fold] = [new ViewingIngest(deps), new ViewingFold(deps)];
  const views = await fillReports(server, boxes, received);
  const whole = performance.now();
  await fold.run();
  const ofAll = seconds(whole);
  const [late] = viewsOf(0, folded);
  if (!late) throw new Error('no view');
  await ingest.take({
    endpointId: 'os::box1',
    params: reportOf([{ ...late, start: late.start - 14_400 }], 900, received),
  });
  const again = performance.now();
  await fold.run();
  const ofOne = seconds(again);
  say(`a day summed in ${ofAll.toFixed(1)} s, again after one report in ${ofOne.toFixed(1)} s`);
  return [
    { what: `Sum of a day of ${boxes} boxes from its reports`, value: views / ofAll, unit: 'views/s' },
    { what: 'The same day after one more report', value: ofOne, unit: 's', target: { atMost: 5 } },
  ];
}

/** Stores reports of ten views each as the ingest does, many in one statement. Returns the number of views. */
async function fillReports({ database }: BenchServer, boxes: number, received: Date): Promise<number> {
  let views = 0;
  for (let box = 1; box <= boxes; box += 250) {
    const rows = Array.from({ length: 250 }, (_, at) => box + at).flatMap((each) => {
      const own = viewsOf(each, folded);
      views += own.length;
      return Array.from({ length: Math.ceil(own.length / 10) }, (_, part) => {
        const first = 1 + part * 10;
        const chosen = own.slice(first - 1, first + 9);
        const { Data: data } = reportOf(chosen, first, received);
        return { box: each, first, until: first + chosen.length, last: own.length + 1, data };
      });
    });
    await sql`
      with given as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json)
          as g(box integer, first integer, until integer, last integer, data text)
      ), boxes as (
        insert into viewing_box (endpoint_id) select distinct 'os::box' || box from given returning box_no, endpoint_id
      ), sources as (
        insert into viewing_source (box_no, log_id, seen, reported_at)
        select distinct b.box_no, 'bench', int8multirange(int8range(1, last)), ${received}::timestamptz
        from given join boxes b on b.endpoint_id = 'os::box' || box
      ), reports as (
        insert into viewing_report (box_no, log_id, fresh, first, sent_at, up_time, received_at, op_id, province, time_zone, data)
        select b.box_no, 'bench', int8multirange(int8range(first, until)), first, ${received}::timestamptz, null,
          ${received}::timestamptz, 'northwind', 'Province ' || box % ${provinces}::int, ${timeZone}, data
        from given join boxes b on b.endpoint_id = 'os::box' || box returning pos
      )
      insert into viewing_report_date (date, pos) select ${folded}::date, pos from reports`.execute(
      database.sql,
    );
  }
  return views;
}

const reportOf = (views: readonly TimedView[], first: number, sentAt: Date): Record<string, string> => ({
  LogId: 'bench',
  First: String(first),
  Count: String(views.length),
  SentAt: sentAt.toISOString(),
  UpTime: '1',
  Data: JSON.stringify({
    services: views.map(({ service: { id, number, name } }) => [id, number, name]),
    programmes: views.map(({ programme }) => [programme?.name ?? '', programme?.dvbId ?? '']),
    views: views.map(({ kind, start, seconds: length }, at) => [kind, start, length, null, at, at]),
  }),
});
