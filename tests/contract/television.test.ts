import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { ViewingFold } from '#server/statistics/viewing/fold.ts';
import { ViewingIngest } from '#server/statistics/viewing/ingest.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import {
  type Midnights,
  type PlainSum,
  plainSums,
  played,
  reportOf,
  type Watched,
} from './television-corpus.ts';

/** Television statistics against plain sums of what was watched (CL-307, CL-308, CL-310..CL-324). */
const utc = (text: string) => Date.parse(`${text}:00Z`) / 1000;
/** The clocks of Berlin are set back on 25 October 2026, so that day has 25 hours. */
const berlin: Midnights = {
  '2026-10-21': utc('2026-10-20T22:00'),
  '2026-10-22': utc('2026-10-21T22:00'),
  '2026-10-23': utc('2026-10-22T22:00'),
  '2026-10-24': utc('2026-10-23T22:00'),
  '2026-10-25': utc('2026-10-24T22:00'),
  '2026-10-26': utc('2026-10-25T23:00'),
  '2026-10-27': utc('2026-10-26T23:00'),
  '2026-10-28': utc('2026-10-27T23:00'),
};
const seoul: Midnights = Object.fromEntries(
  Array.from({ length: 9 }, (_, at) => [`2026-10-${20 + at}`, utc('2026-10-19T15:00') + at * 86_400]),
);
const midnightsOf = (opId: string) => (opId === 'brightline' ? berlin : seoul);

const first = utc('2026-10-20T23:00');
const until = utc('2026-10-27T14:00');
/** Noon of 28 October in Seoul. */
const now = utc('2026-10-28T03:00');
const days = [
  '2026-10-21',
  '2026-10-22',
  '2026-10-23',
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
  '2026-10-27',
];
const week = { dateType: 'RANGE', startDate: days[0], endDate: days[6] };
/** Devices of Northwind, the two organisations below it, and Brightline. */
const devices = [0, 1, 3, 7, 2, 4, 11, 5, 6, 12];

let bench: BenchServer;
let ingest: ViewingIngest;
let fold: ViewingFold;
let arrival = now;
const views = played(devices, first, until, 7);
const headers = new Map<string, Record<string, string>>();

type Person = 'system.admin@waymark.example' | 'admin@northwind.example' | 'admin@brightline.example';
const everything = 'system.admin@waymark.example';
const northwind = 'admin@northwind.example';
const brightline = 'admin@brightline.example';

beforeAll(async () => {
  bench = await startBench();
  bench.clock.now = new Date(now * 1000);
  await bench.written(`update operator set time_zone = 'Europe/Berlin' where op_id = 'brightline'`);
  const deps = { database: bench.database, now: () => new Date(arrival * 1000) };
  [ingest, fold] = [new ViewingIngest(deps), new ViewingFold(deps)];
  for (const device of devices) {
    const own = views.filter((view) => view.device === device);
    // Later reports arrive first.
    for (let at = own.length - 1; at >= 0; at -= 40) {
      const begin = Math.max(0, at - 39);
      await take(device, own.slice(begin, at + 1), begin + 1);
    }
  }
  await fold.run();
  for (const user of [everything, northwind, brightline, 'support@northwind.example'])
    headers.set(user, await bench.login(user));
}, 120_000);
afterAll(() => bench.close());

const take = (device: number, own: readonly Watched[], number: number) =>
  ingest.take({ endpointId: demoDevice(device).endpointId, params: reportOf(own, number, arrival) });

async function ask(
  path: string,
  payload: object,
  as: string = everything,
  more: Record<string, string> = {},
) {
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api/v1/stats/${path}`,
    headers: { ...headers.get(as), ...more },
    payload,
  });
  return answer.json();
}
const read = async (path: string, payload: object, as?: string, more?: Record<string, string>) => {
  const { code, message, data } = await ask(path, payload, as, more);
  expect([code, message]).toEqual(['success', 'Success']);
  return data;
};

/** Views that an account may see. */
const seenBy = (as: Person): Watched[] =>
  views.filter(({ opId }) => as === everything || (as === brightline) === (opId === 'brightline'));
const sumsBy = (as: Person, keyOf: (view: Watched) => string | null) =>
  plainSums(seenBy(as), midnightsOf, keyOf);
const ofKind = (kind: Watched['kind'], keyOf: (view: Watched) => string) => (view: Watched) =>
  view.kind === kind ? keyOf(view) : null;
/** Adds up the days of a range. */
function joined(sums: Map<string, PlainSum>, key: string, of: readonly string[] = days) {
  const parts = of.flatMap((day) => sums.get(`${day} ${key}`) ?? []);
  return {
    seconds: parts.reduce((sum, part) => sum + part.seconds, 0),
    starts: parts.reduce((sum, part) => sum + part.starts, 0),
    boxes: new Set(parts.flatMap((part) => [...part.boxes])).size,
  };
}
const people: readonly Person[] = [everything, northwind, brightline];

describe.each(people)('as %s', (as) => {
  const all = sumsBy(
    as,
    ofKind('linear', () => 'all'),
  );

  test('days have the seconds and boxes that were watched, and slots sum to them', async () => {
    const { rows, total, basis } = await read('linears/box-views/dailys', week, as);
    for (const row of rows) {
      const sum = all.get(`${row.statDate} all`);
      expect([row.totViewTime, row.activeDeviceCnt, row.hits]).toEqual([
        sum?.seconds,
        sum?.boxes.size,
        sum?.boxes.size,
      ]);
    }
    expect(rows.map((row: { statDate: string }) => row.statDate)).toEqual(days);
    const whole = joined(all, 'all');
    expect([total.totViewTime, total.activeDeviceCnt]).toEqual([whole.seconds, whole.boxes]);
    const perDay = rows.map((row: { hits: number }) => row.hits);
    expect(Math.max(...perDay)).toBeLessThanOrEqual(whole.boxes);
    expect(whole.boxes).toBeLessThanOrEqual(perDay.reduce((sum: number, one: number) => sum + one, 0));
    expect(basis.timeZones).toEqual(
      as === everything
        ? ['Asia/Seoul', 'Europe/Berlin']
        : [as === brightline ? 'Europe/Berlin' : 'Asia/Seoul'],
    );
    expect([basis.lostSegments, basis.rejectedSegments, basis.daysWithoutData]).toEqual([0, 0, []]);
  });

  test('slots are those of the local day, of which one has 25 hours', async () => {
    const { rows } = await read('linears/box-views/dailys', { dateType: 'DAY', startDate: '2026-10-27' }, as);
    for (const { statDate, statData } of rows) {
      const long = statDate === '2026-10-25' && as !== northwind;
      expect(statData.values).toHaveLength(long ? 150 : 144);
      const slots = all.get(`${statDate} all`)?.slots ?? [];
      expect(statData.values).toEqual(
        Array.from({ length: long ? 150 : 144 }, (_, slot) => slots[slot] ?? 0),
      );
    }
  });

  test('channels have their seconds, boxes and ratings, and their shares sum to 100.00', async () => {
    const own = sumsBy(
      as,
      ofKind('linear', ({ service: [id] }) => id),
    );
    const { rows, basis } = await read('linears/channels', week, as);
    const whole = joined(all, 'all');
    const seconds = as === northwind ? 7 * 86_400 : 7 * 86_400 + 3_600;
    for (const row of rows) {
      const sum = joined(own, row.serviceId);
      expect([row.viewTime, row.hits]).toEqual([sum.seconds, sum.boxes]);
      expect(row.rat).toBeCloseTo((100 * sum.seconds) / (seconds * whole.boxes), 1);
      expect(Math.abs(row.shr - (100 * sum.seconds) / whole.seconds)).toBeLessThan(0.01);
      // Brightline has no deployed set-top box.
      if (as === brightline) expect(row.tvr).toBeNull();
      else expect(row.tvr).toBeCloseTo((100 * sum.seconds) / seconds / basis.deployedBoxes, 1);
    }
    expect(rows).toHaveLength(14);
    const hundredths = rows.reduce((sum: number, row: { shr: number }) => sum + Math.round(100 * row.shr), 0);
    expect(hundredths).toBe(10_000);
  });

  test('programmes, contents and videos have theirs; an episode counts a box once in its season', async () => {
    for (const [path, kind, count] of [
      ['linears/programs', 'linear', 13],
      ['vods/infos', 'vod', 7],
    ] as const) {
      const own = sumsBy(
        as,
        ofKind(kind, ({ programme: [name, dvbId] }) => dvbId || name),
      );
      const { rows } = await read(path, week, as);
      expect(rows).toHaveLength(count);
      for (const row of rows) {
        const sum = joined(own, row.dvbId || row.programName);
        expect([row.viewTime, row.hits, row.starts]).toEqual([sum.seconds, sum.boxes, sum.starts]);
      }
    }
    const season = sumsBy(
      as,
      ofKind('online', ({ programme: [name, dvbId] }) => dvbId.replace(/_E\d+$/, '') || name),
    );
    const { rows } = await read('linears/online-contents', week, as);
    const night = rows.find((row: { dvbId: string }) => row.dvbId === 'night_S2');
    const sum = joined(season, 'night_S2');
    expect([night.viewTime, night.hits]).toEqual([sum.seconds, sum.boxes]);
    expect(night.episodes.map((one: { episode: number }) => one.episode)).toEqual([10, 9]);
    const hundredths = rows.reduce(
      (total: number, row: { shr: number }) => total + Math.round(100 * row.shr),
      0,
    );
    expect(hundredths).toBe(10_000);
    const seasons = (list: { season: number | null }[]) => list.map((row) => row.season).toSorted();
    expect(seasons(rows)).toEqual([1, 120, 2, null, null]);
    // The simple list has seasons up to 99.
    expect(seasons((await read('linears/online-contents-top-ten', week, as)).rows)).toEqual([
      1,
      2,
      null,
      null,
      null,
    ]);
  });

  test.each(['viewTime', 'hits'] as const)('the ten first programmes by %s are those of all', async (by) => {
    const own = sumsBy(
      as,
      ofKind('linear', ({ programme: [name, dvbId] }) => dvbId || name),
    );
    const names = new Set([...own.keys()].map((key) => key.slice(key.indexOf(' ') + 1)));
    const figures = [...names].map((name) => {
      const { seconds, boxes } = joined(own, name);
      return by === 'hits' ? boxes : seconds;
    });
    const { rows } = await read('linears/programs-top-ten', { ...week, orderBy: by }, as);
    expect(rows.map((row: Record<typeof by, number>) => row[by])).toEqual(
      figures.toSorted((one, other) => other - one).slice(0, 10),
    );
  });

  test('a programme is counted by day', async () => {
    const own = sumsBy(
      as,
      ofKind('linear', ({ programme: [name] }) => name),
    );
    const { rows, total } = await read('linears/specific-programs', { ...week, programName: 'night' }, as);
    for (const row of rows) {
      const sum = own.get(`${row.statDate} Night`);
      expect([row.viewTime, row.hits]).toEqual([sum?.seconds ?? 0, sum?.boxes.size ?? 0]);
    }
    const sum = joined(own, 'Night');
    expect([total.viewTime, total.hits]).toEqual([sum.seconds, sum.boxes]);
  });

  test('a box shows on its day what it reported, and the list has its seconds', async () => {
    const [device = 0] = devices.filter((one) => seenBy(as).some((view) => view.device === one));
    const { endpointId } = demoDevice(device);
    const listed = await ask('linears/settops', { statDate: '2026-10-24', limit: 100 }, as);
    const row = listed.data.find((one: { endpointId: string }) => one.endpointId === endpointId);
    const own = plainSums(seenBy(as), midnightsOf, (view) => String(view.device)).get(`2026-10-24 ${device}`);
    expect([row.viewTime, row.views]).toEqual([own?.seconds, own?.starts]);
    const day = await read(`linears/settops/${endpointId}`, { statDate: '2026-10-24' }, as);
    const seconds = day.views.reduce((sum: number, view: { seconds: number }) => sum + view.seconds, 0);
    expect(seconds).toBe(own?.seconds);
  });
});

test('an organisation has the seconds of those below it, and counts their boxes once', async () => {
  const within = (opId: string) => ({ 'operator-scope': opId });
  const of = async (opId: string) => (await read('linears/box-views', week, everything, within(opId))).total;
  const parts = [await of('northwind'), await of('brightline')];
  const { total } = await read('linears/box-views', week);
  expect(parts.reduce((sum, part) => sum + part.totViewTime, 0)).toBe(total.totViewTime);
  expect(parts.reduce((sum, part) => sum + part.activeDeviceCnt, 0)).toBe(total.activeDeviceCnt);
  const south = await of('northwind-south');
  expect(south.totViewTime).toBeLessThan(parts[0]?.totViewTime ?? 0);
  expect(south.activeDeviceCnt).toBe(3);
});

test('a province has its own boxes; a foreign one is as unknown as one that does not exist', async () => {
  const own = plainSums(
    seenBy(northwind).filter(({ province }) => province === 'Busan'),
    midnightsOf,
    ofKind('linear', () => 'all'),
  );
  // The code of the table and the name that devices report are the same province.
  for (const provinceId of ['KR-26', 'Busan', 'busan']) {
    const { total, basis } = await read('linears/box-views', { ...week, provinceId }, northwind);
    const sum = joined(own, 'all');
    expect([total.totViewTime, total.activeDeviceCnt]).toEqual([sum.seconds, sum.boxes]);
    expect(basis.reportedBoxes).toBe(sum.boxes);
  }
  const foreign = seenBy(brightline).map(({ province }) => province);
  const strange = foreign.find((province) => !seenBy(northwind).some((view) => view.province === province));
  const unknown = await read('linears/channels', { ...week, provinceId: 'Nowhere' }, northwind);
  expect(unknown.rows).toEqual([]);
  expect(unknown.total.totViewTime).toBeNull();
  if (strange !== undefined)
    expect(await read('linears/channels', { ...week, provinceId: strange }, northwind)).toEqual(unknown);
});

test('a difference is that of the period before, and unknown where a day has no data or is not over', async () => {
  const all = sumsBy(
    northwind,
    ofKind('linear', () => 'all'),
  );
  const { rows } = await read('linears/box-views', { dateType: 'DAY', startDate: '2026-10-28' }, northwind);
  const change = (date: string, before: string) =>
    (all.get(`${date} all`)?.seconds ?? 0) - (all.get(`${before} all`)?.seconds ?? 0);
  const diffs = rows.map((row: { diffTotViewTime: number | null }) => row.diffTotViewTime);
  expect(diffs.slice(1, 6)).toEqual([1, 2, 3, 4, 5].map((at) => change(days[at + 1] ?? '', days[at] ?? '')));
  expect(diffs[6]).toBeNull();
  const before = await read('linears/channels', { dateType: 'WEEK', startDate: '2026-10-21' }, northwind);
  expect(before.total.diffTotViewTime).toBeNull();
  expect(before.rows.every((row: { diffHits: number | null }) => row.diffHits === null)).toBe(true);
});

test('the top ten are the first ten by viewing; a channel is compared with the seven others in front', async () => {
  const { rows: channels } = await read('linears/channels', week);
  type Row = { serviceId: string; viewTime: number; logicalChannelNumber: number };
  const ranked: Row[] = channels.toSorted(
    (one: Row, other: Row) =>
      other.viewTime - one.viewTime || one.logicalChannelNumber - other.logicalChannelNumber,
  );
  const idsOf = (list: { serviceId: string | null }[]) => list.map(({ serviceId }) => serviceId);
  const top = await read('linears/channels-top-ten', week);
  expect(idsOf(top.rows)).toEqual(idsOf(ranked.slice(0, 10)));
  const last = ranked.at(-1)?.serviceId ?? '';
  const compared = await read('linears/periods/compete-channels', { ...week, keyword: last });
  expect(idsOf(compared.rows)).toEqual([last, ...idsOf(ranked.slice(0, 7))]);
  const ratings = await read('linears/periods/compete-channels-ratings', week);
  expect([idsOf(ratings.rows), ratings.measure]).toEqual([idsOf(ranked.slice(0, 8)), 'rat']);
  const multi = await read('linears/periods/channel-multi-shares', {
    ...week,
    channelKeywords: ['3', 'channel 2', 'svc-3', 'Channel 99'],
  });
  expect([idsOf(multi.rows), multi.unknownKeywords]).toEqual([['svc-3', 'svc-2'], ['Channel 99']]);
  const others = await read('linears/periods/channel-shares', { dateType: 'DAY', startDate: '2026-10-27' });
  const ofDay = others.rows.map((row: { statisticsData: { statisticsDate: string }[] }) =>
    row.statisticsData.find(({ statisticsDate }) => statisticsDate === '2026-10-27'),
  );
  expect(others.rows.at(-1).serviceId).toBeNull();
  const viewed = (
    await read('linears/box-views/dailys', { dateType: 'DAY', startDate: '2026-10-27' })
  ).rows.at(-1);
  for (const [slot, seconds] of viewed.statData.values.entries()) {
    const shares = ofDay.map((day: { statData: { values: (number | null)[] } }) => day.statData.values[slot]);
    const sum = shares.reduce(
      (total: number, share: number | null) => total + Math.round(100 * (share ?? 0)),
      0,
    );
    expect(sum).toBe(seconds ? 10_000 : 0);
    expect(shares.every((share: number | null) => (share === null) === !seconds)).toBe(true);
  }
  for (const empty of [
    await read('linears/periods/compete-channels', { ...week, keyword: '' }),
    await read('linears/periods/channel-multi-shares', { ...week, channelKeywords: [] }),
    await read('linears/specific-programs', { ...week, programName: ' ' }),
  ])
    expect(empty.rows).toEqual([]);
});

test.each([
  [{ ...week, endDate: '2026-10-28' }, 'endDate'],
  [{ ...week, startDate: '2026-10-24', endDate: '2026-10-23' }, 'endDate'],
  [{ dateType: 'RANGE', startDate: '2026-10-24' }, 'endDate'],
  [{ dateType: 'DAY', startDate: '2026-10-29' }, 'startDate'],
  [{ dateType: 'DAY', startDate: '2023-10-27' }, 'startDate'],
  [{ dateType: 'RANGE', startDate: '2026-07-27', endDate: '2026-07-28' }, 'startDate'],
  [{ dateType: 'WEEK', startDate: '2026-10-24', endDate: '2026-10-26' }, 'endDate'],
  [{ dateType: 'DAY', startDate: '2026-02-30' }, 'startDate'],
  [{ dateType: 'DAY', startDate: '9999-12-31' }, 'startDate'],
])('%j is refused at %s', async (payload, field) => {
  for (const path of ['linears/channels', 'vods/infos', 'linears/box-views']) {
    const { code, data, message } = await ask(path, payload);
    expect([code, data.errors?.[0]?.field ?? message]).toEqual(['custom', expect.stringContaining(field)]);
  }
});

test('reading what a box showed needs its own permission, stays within the scope, and is audited', async () => {
  const { endpointId } = demoDevice(5);
  const day = { statDate: '2026-10-24' };
  expect((await ask(`linears/settops/${endpointId}`, day, 'support@northwind.example')).code).toBe('roleerr');
  expect((await ask('linears/settops', day, 'support@northwind.example')).code).toBe('roleerr');
  expect((await ask(`linears/settops/${endpointId}`, day, northwind)).code).toBe('nodata');
  expect((await ask('linears/settops/os::nothing', day, northwind)).code).toBe('nodata');
  const listed = await ask('linears/settops', { ...day, limit: 100 }, northwind);
  expect(listed.data.map((row: { companyName: string }) => row.companyName)).not.toContain(
    'Brightline Cable',
  );
  await ask(`linears/settops/${endpointId}`, day, brightline);
  await bench.settled();
  const reads = (await bench.log.read(0, 100_000)).flatMap(({ type, data }) =>
    type === 'audit.recorded' && data.operation === 'getTvSetTopDay' && data.result === 'success'
      ? [data.targets]
      : [],
  );
  expect(reads).toContainEqual([endpointId]);
});

describe('later changes', () => {
  test('a renamed channel and a reused number stay the channels that they were', async () => {
    const base = {
      device: 0,
      opId: 'northwind',
      province: '',
      kind: 'linear',
      programme: ['News', ''],
    } as const;
    const own = views.filter(({ device }) => device === 0).length;
    const at = (time: string) => utc(`2026-09-${time}`);
    arrival = at('12T00:00');
    await take(
      0,
      [
        { ...base, service: ['old', 77, 'First name'], start: at('08T01:00'), seconds: 600 },
        { ...base, service: ['old', 77, 'Second name'], start: at('10T01:00'), seconds: 1_200 },
        { ...base, service: ['new', 77, 'Newcomer'], start: at('11T01:00'), seconds: 300 },
      ],
      own + 1,
    );
    await fold.run();
    const { rows } = await read('linears/channels', { dateType: 'WEEK', startDate: '2026-09-08' }, northwind);
    expect(rows).toMatchObject([
      { serviceId: 'new', serviceName: 'Newcomer', logicalChannelNumber: 77, viewTime: 300, hits: 1 },
      { serviceId: 'old', serviceName: 'Second name', logicalChannelNumber: 77, viewTime: 1_800, hits: 1 },
    ]);
    const series = await read(
      'linears/periods/channel-multi-shares',
      { dateType: 'RANGE', startDate: '2026-09-08', endDate: '2026-09-10', channelKeywords: ['old'] },
      northwind,
    );
    expect(series.rows[0].statisticsData).toMatchObject([
      { serviceName: 'First name', viewTime: 600, shr: 100 },
      { serviceName: '', viewTime: null, shr: null },
      { serviceName: 'Second name', viewTime: 1_200, shr: 100 },
    ]);
  });

  test('lost and refused segments are reported once', async () => {
    const base = {
      device: 1,
      opId: 'northwind',
      province: '',
      kind: 'linear',
      programme: ['News', ''],
    } as const;
    const own = views.filter(({ device }) => device === 1).length;
    const service = ['svc-1', 1, 'Channel 1'] as const;
    arrival = utc('2026-08-20T00:00');
    const at = utc('2026-08-19T01:00');
    await take(1, [{ ...base, service, start: at, seconds: 600 }], own + 6);
    await take(1, [{ ...base, service, start: at + 100, seconds: 600 }], own + 7);
    await take(1, [{ ...base, service, start: arrival + 9_000, seconds: 600 }], own + 8);
    await fold.run();
    const day = { dateType: 'RANGE', startDate: '2026-08-19', endDate: '2026-08-20' };
    const { basis, total } = await read('linears/box-views', day, northwind);
    expect([basis.lostSegments, basis.rejectedSegments, total.totViewTime]).toEqual([5, 2, 600]);
    await take(1, [{ ...base, service, start: at - 3_000, seconds: 60 }], own + 3);
    await fold.run();
    const later = await read('linears/box-views', day, northwind);
    expect([later.basis.lostSegments, later.total.totViewTime]).toEqual([4, 660]);
    expect(later.basis.position).not.toBe(basis.position);
    const { basis: foreign } = await read('linears/box-views', day, brightline);
    expect([foreign.lostSegments, foreign.rejectedSegments, foreign.asOf]).toEqual([0, 0, null]);
  });

  test('a day whose zone changed adds both local days', async () => {
    const base = {
      device: 5,
      opId: 'brightline',
      province: '',
      kind: 'linear',
      programme: ['News', ''],
    } as const;
    const own = views.filter(({ device }) => device === 5).length;
    const service = ['svc-1', 1, 'Channel 1'] as const;
    arrival = utc('2026-08-30T12:00');
    await take(5, [{ ...base, service, start: arrival - 7_200, seconds: 600 }], own + 1);
    await bench.written(`update operator set time_zone = 'Asia/Seoul' where op_id = 'brightline'`);
    await take(5, [{ ...base, service, start: arrival - 3_600, seconds: 900 }], own + 2);
    await fold.run();
    const day = { dateType: 'RANGE', startDate: '2026-08-30', endDate: '2026-08-30' };
    const { basis, total } = await read('linears/box-views', day, brightline);
    expect([total.totViewTime, total.activeDeviceCnt]).toEqual([1_500, 1]);
    expect(basis.timeZones).toEqual(['Asia/Seoul', 'Europe/Berlin']);
  });
});
