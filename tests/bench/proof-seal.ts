import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/core/database/database.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { exportRange, type RangeDeps, rangeFor } from '#server/core/log/seals/export-range.ts';
import { SealStore } from '#server/core/log/seals/seal-store.ts';
import { Sealer } from '#server/core/log/seals/sealer.ts';
import { loadSigningKey } from '#server/core/log/signing-key.ts';
import { type Bench, type BenchContext, type Figure, median, seconds } from './harness.ts';
import { openBenchDatabase } from './support/database.ts';
import { observation } from './support/devices.ts';

const waiting = 64;
const streams = 1_000;
const next = (turn: number) => observation((turn * 7) % streams, turn);

/** Cost of sealing for appends, and the speed of exporting the whole log. */
export const proofSeal: Bench = {
  name: 'proof-seal',
  run: (context) => measure(context),
};

async function measure(context: BenchContext): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const { database, remove } = await openBenchDatabase();
  try {
    const log = new SqlEventLog({ database });
    await log.open();
    const deps = {
      database,
      log,
      store: new SealStore(database, log.logId),
      key: await loadSigningKey(directory),
      now: () => new Date(),
      onFault: (where: string, error: unknown) => context.say(`${where}: ${error}`),
    };
    return [
      ...(await cost(deps, context)),
      ...(await exported(deps, join(directory, 'log.ndjson'), context)),
    ];
  } finally {
    await remove();
    await rm(directory, { recursive: true });
  }
}

type Deps = RangeDeps & { log: SqlEventLog; onFault(where: string, error: unknown): void };

/** Short rounds in many pairs, with and without seals, in turns: other load affects both. */
async function cost(deps: Deps, { quick, say }: BenchContext): Promise<Figure[]> {
  const roundMs = 1_000;
  const shares: number[] = [];
  const sealMs: number[] = [];
  const rates: number[] = [];
  const plain = () => appendFor(deps.log, roundMs);
  const sealed = async () => {
    const sealer = new Sealer({ ...deps, everyMs: 3_600_000 });
    await sealer.start();
    const rate = await appendFor(deps.log, roundMs);
    await sealer.stop();
    return rate;
  };
  // The first rounds warm up engine and database, and are not counted.
  for (let round = -2; round < (quick ? 4 : 40); round++) {
    // The rest of a round is sealed separately: the next starts without work, and this gives the cost alone.
    const before = round % 2 === 0 ? await plain() : 0;
    const restMs = await sealRest(deps);
    const beside = await sealed();
    await sealRest(deps);
    const bare = before || (await plain());
    if (before === 0) await sealRest(deps);
    if (round < 0) continue;
    shares.push((1 - beside / bare) * 100);
    rates.push(bare);
    if (before) sealMs.push(restMs);
  }
  say(`${Math.round(median(rates))} events/s without seals, ${median(shares).toFixed(1)} % lost with them`);
  return [
    {
      what: 'appends lost to sealing, median of paired rounds',
      value: median(shares),
      unit: '%',
      target: { atMost: 5 },
    },
    {
      what: 'time to seal an event, as a share of the time to append it',
      value: (median(sealMs) * median(rates)) / 10,
      unit: '%',
      target: { atMost: 5 },
    },
  ];
}

/** Returns the milliseconds per event. */
async function sealRest(deps: Deps): Promise<number> {
  const before = (await deps.store.head()).to;
  const began = performance.now();
  const sealer = new Sealer({ ...deps, everyMs: 3_600_000 });
  await sealer.sealNow();
  const ms = performance.now() - began;
  return ms / Math.max(1, (await deps.store.head()).to - before);
}

async function exported(deps: Deps, file: string, { quick, say }: BenchContext): Promise<Figure[]> {
  const count = quick ? 50_000 : 1_000_000;
  await fill(deps.log, count);
  await sealRest(deps);
  const range = await rangeFor(deps, { from: 1 });
  if (!range) throw new Error('no log');
  const resident = process.memoryUsage().rss;
  let most = resident;
  const rates: number[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const began = performance.now();
    const out = createWriteStream(file);
    for await (const piece of exportRange(deps, range)) {
      if (!out.write(piece)) await once(out, 'drain');
      most = Math.max(most, process.memoryUsage().rss);
    }
    out.end();
    await once(out, 'finish');
    rates.push(range.to / seconds(began));
    say(`exported ${Math.round(rates.at(-1) ?? 0)} events/s`);
  }
  return [
    {
      what: `events exported, log of ${range.to}`,
      value: median(rates),
      unit: '/s',
      target: { atLeast: 50_000 },
      baseline: {
        what: '/s, the same rows read and dropped',
        value: await readBare(deps.database, range.to),
      },
    },
    {
      what: 'memory that the export adds',
      value: Math.round((most - resident) / 1_000_000),
      unit: 'MB',
    },
  ];
}

async function readBare(database: Database, upTo: number): Promise<number> {
  const began = performance.now();
  const read = Math.min(upTo, 100_000);
  for (let from = 1; from <= read; from += 512)
    await database.sql
      .selectFrom('es_event')
      .selectAll()
      .where('pos', '>=', from)
      .where('pos', '<', from + 512)
      .orderBy('pos')
      .execute();
  return read / seconds(began);
}

async function fill(log: SqlEventLog, upTo: number): Promise<void> {
  for (let { pos } = await log.head(); pos < upTo; pos += 500)
    await log.append(Array.from({ length: Math.min(500, upTo - pos) }, (_, at) => next(pos + at)));
}

async function appendFor(log: SqlEventLog, ms: number): Promise<number> {
  const began = performance.now();
  let count = 0;
  const call = async () => {
    while (performance.now() - began < ms) {
      await log.append([next(count)]);
      count++;
    }
  };
  await Promise.all(Array.from({ length: waiting }, call));
  return count / seconds(began);
}
