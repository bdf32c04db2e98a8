import type { Database } from '#server/core/database/database.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { DeviceFilter } from '#server/devices/queries/list/filter.ts';
import type { SortField } from '#server/devices/queries/list/order.ts';
import { type Bench, type BenchContext, type Figure, median, p95, seconds, timesOf } from './harness.ts';
import { type BenchDatabase, openFilledDatabase } from './support/database.ts';
import { fillDevices } from './support/devices.ts';

const limit = 15;

/** A page of the device list with all its choices, on three sizes of table. */
export const list: Bench = {
  name: 'list',
  run: async (context) => {
    const sizes = context.quick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000];
    return figuresOf(await measure(sizes, context));
  },
};

interface Measured {
  p50: number;
  p95: number;
  /** Milliseconds of fifteen devices by id, through the same driver. */
  bare: number;
}

function figuresOf(measured: Map<number, Measured>): Figure[] {
  const small = measured.get(10_000)?.p95 ?? 0;
  return [...measured].flatMap(([count, { p50, p95, bare }]): Figure[] => {
    const baseline = { what: 'ms, fifteen rows by key, p95', value: bare };
    const size = count.toLocaleString('en');
    return [
      { what: `page of 15 of ${size}, p50`, value: p50, unit: 'ms', baseline },
      {
        what: `page of 15 of ${size}, p95`,
        value: p95,
        unit: 'ms',
        baseline: count === 1_000_000 ? { what: 'ms, p95 at 10,000', value: small } : baseline,
        ...(count === 100_000 ? { target: { atMost: 30 } } : {}),
        ...(count === 1_000_000 ? { target: { atMost: 2 * small } } : {}),
      },
    ];
  });
}

/** Runs the same queries on all sizes in turns, so that other work on the machine affects each alike. */
async function measure(sizes: number[], { quick, say }: BenchContext): Promise<Map<number, Measured>> {
  const tables: Table[] = [];
  for (const count of sizes) {
    const began = performance.now();
    const opened = await openFilledDatabase((database) => fillDevices(database, count));
    say(`${count} devices filled in ${seconds(began).toFixed(0)} s`);
    tables.push({ ...opened, count, asked: queries(count), taken: [], bare: [] });
  }
  const ask = async (table: Table, index: number) => {
    const [ms = 0] = await timesOf(1, () => page(table.database, table.asked[index]));
    return ms;
  };
  const turns = queries(0).map((_, index) => index);
  // The first query of each kind reads pages into memory and is not measured.
  for (const table of tables) for (const index of turns) await ask(table, index);
  for (let round = 0; round < (quick ? 2 : 5); round++)
    for (const index of turns)
      for (const table of tables) table.taken.push({ index, ms: await ask(table, index) });
  for (let index = 0; index < 300; index++)
    for (const { database, count, bare } of tables)
      bare.push(
        ...(await timesOf(1, () => new ScopedDevices(database, '/root/').findMany(someIds(index, count)))),
      );
  for (const table of tables) await table.remove();
  return new Map(
    tables.map(({ count, asked, taken, bare }) => {
      for (const { index, ms } of taken.toSorted((a, b) => b.ms - a.ms).slice(0, 3))
        say(`${count}: ${ms.toFixed(1)} ms ${JSON.stringify(asked[index])}`);
      const times = taken.map(({ ms }) => ms);
      return [count, { p50: median(times), p95: p95(times), bare: p95(bare) }];
    }),
  );
}

interface Table extends BenchDatabase {
  count: number;
  asked: Query[];
  taken: { index: number; ms: number }[];
  bare: number[];
}

const someIds = (index: number, count: number) =>
  Array.from(
    { length: limit },
    (_, at) => `os::00D09E-${String(1 + ((index * 977 + at * 131) % count)).padStart(9, '0')}`,
  );

interface Query {
  opPath: string;
  filter: DeviceFilter;
  keyword?: string;
  sortBy: SortField;
  sortDesc: boolean;
  offset: number;
}

const page = (database: Database, query: Query | undefined) => {
  if (!query) throw new Error('no query');
  const { opPath, ...rest } = query;
  return new ScopedDevices(database, opPath).page({ ...rest, limit });
};

/** Returns every filter with every keyword, sorts and pages taken in turn: 8 × 7 × 3 queries. */
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
    // The keywords match one device, some, a fifth of all, and none.
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
