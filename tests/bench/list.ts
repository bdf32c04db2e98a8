import type { DeviceFilter } from '#server/projections/devices/filter.ts';
import { ScopedDevices } from '#server/projections/devices/queries.ts';
import type { SortField } from '#server/projections/devices/scan.ts';
import {
  type Bench,
  type BenchContext,
  type DatabaseKind,
  type Figure,
  median,
  p95,
  seconds,
  timesOf,
} from './harness.ts';
import { openBenchDatabase } from './support/database.ts';
import { fillDevices } from './support/devices.ts';

const limit = 15;

/** A page of the device list over everything people choose there, on three sizes of table. */
export const list: Bench = {
  name: 'list',
  run: async (context) => {
    const figures: Figure[] = [];
    for (const kind of context.databases) {
      const measured = new Map<number, Measured>();
      for (const count of context.quick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000])
        measured.set(count, await measure(kind, count, context));
      figures.push(...figuresOf(kind, measured));
    }
    return figures;
  },
};

interface Measured {
  p50: number;
  p95: number;
  /** Fifteen devices by their ids, through the same driver. */
  bare: number;
}

function figuresOf(kind: DatabaseKind, measured: Map<number, Measured>): Figure[] {
  const small = measured.get(10_000)?.p95 ?? 0;
  return [...measured].flatMap(([count, { p50, p95, bare }]): Figure[] => {
    const baseline = { what: 'ms, fifteen rows by key, p95', value: bare };
    const size = count.toLocaleString('en');
    return [
      { what: `page of 15 of ${size}, p50`, database: kind, value: p50, unit: 'ms', baseline },
      {
        what: `page of 15 of ${size}, p95`,
        database: kind,
        value: p95,
        unit: 'ms',
        baseline: count === 1_000_000 ? { what: 'ms, p95 at 10,000', value: small } : baseline,
        ...(count === 100_000 ? { target: { atMost: 30 } } : {}),
        ...(count === 1_000_000 ? { target: { atMost: 2 * small } } : {}),
      },
    ];
  });
}

async function measure(kind: DatabaseKind, count: number, { quick, say }: BenchContext): Promise<Measured> {
  const { database, remove } = await openBenchDatabase(kind);
  const began = performance.now();
  await fillDevices(database, count);
  say(`${kind}: ${count} devices filled in ${seconds(began).toFixed(0)} s`);
  const asked = queries(count);
  const scoped = (query: Query) => new ScopedDevices(database, query.opPath);
  // The first of each kind pays for the pages it reads into memory; people come after it.
  await timesOf(asked.length, (index) => page(scoped, asked[index]));
  const rounds = quick ? 2 : 5;
  const slowest: { ms: number; query: Query }[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const taken = await timesOf(asked.length, (index) => page(scoped, asked[index]));
    times.push(...taken);
    taken.forEach((ms, index) => {
      const query = asked[index];
      if (query) slowest.push({ ms, query });
    });
  }
  const ids = (index: number) =>
    Array.from(
      { length: limit },
      (_, at) => `os::00D09E-${String(1 + ((index * 977 + at * 131) % count)).padStart(9, '0')}`,
    );
  const devices = new ScopedDevices(database, '/root/');
  const bare = await timesOf(300, (index) => devices.findMany(ids(index)));
  slowest.sort((a, b) => b.ms - a.ms);
  for (const { ms, query } of slowest.slice(0, 3)) say(`${ms.toFixed(1)} ms ${JSON.stringify(query)}`);
  await remove();
  return { p50: median(times), p95: p95(times), bare: p95(bare) };
}

interface Query {
  opPath: string;
  filter: DeviceFilter;
  keyword?: string;
  sortBy: SortField;
  sortDesc: boolean;
  offset: number;
}

const page = (scoped: (query: Query) => ScopedDevices, query: Query | undefined) => {
  if (!query) throw new Error('no query');
  const { opPath: _opPath, ...rest } = query;
  return scoped(query).page({ ...rest, limit });
};

/** Every filter with every keyword, sorts and pages taken in turn: 8 × 7 × 3 queries. */
function queries(count: number): Query[] {
  const filters: DeviceFilter[] = [
    {},
    { activeType: 'active' },
    { activeFlag: 'Deactivated' },
    { online: true },
    { online: false, activeType: 'active' },
    { modelName: ['KSTB2020'] },
    { uiLockEnable: true },
    { prodClass: ['STB'], online: true, activeType: 'request' },
  ];
  const middle = String(Math.floor(count / 2));
  const keywords = [
    undefined,
    undefined,
    // One device, some, a fifth of all, and nobody.
    `00d09e-${middle.padStart(9, '0')}`,
    `lobby ${middle.slice(0, 3)}`,
    'seoul',
    'lounge',
    'no such device',
  ];
  const sorts: SortField[] = [
    'createTime',
    'accessTime',
    'deviceName',
    'modelName',
    'customerId',
    'endpointId',
  ];
  const opPaths = ['/root/', '/root/', '/root/op39/', '/root/op3/'];
  const offsets = [0, 0, 0, limit * 3, limit * 40];
  let turn = 0;
  return filters.flatMap((filter) =>
    keywords.flatMap((keyword) =>
      [0, 1, 2].map((): Query => {
        turn++;
        return {
          filter,
          ...(keyword === undefined ? {} : { keyword }),
          opPath: opPaths[turn % opPaths.length] ?? '/root/',
          sortBy: sorts[(turn * 5) % sorts.length] ?? 'createTime',
          sortDesc: turn % 2 === 0,
          offset: offsets[turn % offsets.length] ?? 0,
        };
      }),
    ),
  );
}
