// `npm run bench -- [--only name,name] [--quick] [--out file]`: measures and reports. Fails if a bench could not be
// measured, never for being slow.
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { append } from './append.ts';
import { attack } from './attack.ts';
import { bundle } from './bundle.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { fanOut } from './fan-out.ts';
import { firmwareUpload } from './firmware-upload.ts';
import { fleet } from './fleet.ts';
import {
  type Bench,
  type BenchContext,
  type BenchReport,
  type Figure,
  ratioOf,
  seconds,
  verdictOf,
} from './harness.ts';
import { home } from './home.ts';
import { list } from './list.ts';
import { pages } from './pages.ts';
import { ping } from './ping.ts';
import { presetCompliance } from './presets.ts';
import { proofSeal } from './proof-seal.ts';
import { proofVerify } from './proof-verify.ts';
import { reactor } from './reactor.ts';
import { readings } from './readings.ts';
import { retention } from './retention.ts';
import { rollouts } from './rollouts.ts';
import { samples } from './samples.ts';
import { sheet } from './sheet.ts';
import { simulation } from './simulation.ts';
import { start } from './start.ts';
import { statusChanges } from './status-changes.ts';
import { tableOf } from './table.ts';
import { timeline } from './timeline.ts';
import { viewing } from './viewing.ts';

const benches: Bench[] = [
  start,
  bundle,
  append,
  list,
  dashboard,
  home,
  statusChanges,
  viewing,
  content,
  firmwareUpload,
  rollouts,
  presetCompliance,
  pages,
  ping,
  readings,
  timeline,
  fleet,
  fanOut,
  reactor,
  retention,
  samples,
  sheet,
  attack,
  proofVerify,
  proofSeal,
  simulation,
];

interface Result {
  name: string;
  seconds: number;
  figures: Figure[];
  /** Reason that there are no figures. */
  fault?: string;
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    out: { type: 'string', default: 'coverage/bench.json' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const context: BenchContext = {
  quick: options.quick,
  say: (line) => say(`  ${line}`),
};

const results: Result[] = [];
for (const bench of chosen(options.only)) {
  say(bench.name);
  const began = performance.now();
  try {
    const figures = await withinDeadline(bench);
    results.push({ name: bench.name, seconds: seconds(began), figures });
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say(`  ${fault}`);
    results.push({ name: bench.name, seconds: seconds(began), figures: [], fault });
  }
}
say(`\n${tableOf(results)}`);
await mkdir(dirname(options.out), { recursive: true });
await writeFile(options.out, `${JSON.stringify(report(results), null, 2)}\n`);
say(`\nwritten to ${options.out}`);
const failed = results.filter(({ fault }) => fault !== undefined);
for (const { name, fault } of failed) say(`✗ ${name}: ${fault?.split('\n')[0]}`);
say(`${results.length - failed.length} passed, ${failed.length} failed`);
// Sockets of a bench that failed half-way must not keep the process alive.
process.exit(failed.length === 0 ? 0 : 1);

/** Limits a bench to more time than any needs on a machine half as fast; a hanging bench is named. */
async function withinDeadline(bench: Bench): Promise<Figure[]> {
  const minutes = context.quick ? 5 : 30;
  const late = new AbortController();
  const deadline = wait(minutes * 60_000, undefined, { signal: late.signal }).then(() => {
    throw new Error(`not finished after ${minutes} minutes`);
  });
  deadline.catch(() => {});
  try {
    return await Promise.race([bench.run(context), deadline]);
  } finally {
    late.abort();
  }
}

function chosen(only: string | undefined): Bench[] {
  if (only === undefined) return benches;
  return only.split(',').map((name) => {
    const found = benches.find((bench) => bench.name === name.trim());
    if (!found) {
      say(`there is no bench "${name}"; there are ${benches.map((bench) => bench.name).join(', ')}`);
      process.exit(2);
    }
    return found;
  });
}

function report(finished: Result[]): BenchReport {
  return {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    machine: {
      cores: cpus().length,
      memoryGB: Math.round(totalmem() / 2 ** 30),
      node: process.versions.node,
    },
    quick: context.quick,
    benches: finished.map(({ figures, ...rest }) => ({
      ...rest,
      figures: figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), verdict: verdictOf(figure) })),
    })),
  };
}
