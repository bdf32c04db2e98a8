// `npm run mutate:machines`: seeds faults into every machine and asks whether the pinned table notices each of them. What
// an earlier run found counts as long as nothing that decides has changed; `npm run test:nightly` and `--anew` judge again.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { mutantsOf } from './mutants.ts';
import { pinnedTable, tableOf } from './pinned.ts';
import { models } from './registry.ts';
import { cached, verdictKey } from './verdict-cache.ts';

/** Mutants that behave as the original does, by `machine: name`, each with the reason. Reviewed. */
const equivalentsFile = new URL('./equivalents.json', import.meta.url);
const equivalents: Record<string, string> = existsSync(equivalentsFile)
  ? JSON.parse(readFileSync(equivalentsFile, 'utf8'))
  : {};

interface Judged {
  machine: string;
  name: string;
  killed: boolean;
}

/** Every `of`-th mutant of every machine, from the `part`-th on. */
function judge({ part, of }: { part: number; of: number }): Judged[] {
  const judged: Judged[] = [];
  let index = 0;
  /** A machine that runs with several inputs is one machine: a fault is noticed if any of them notices it. */
  for (const family of Map.groupBy(models, ({ machine }) => machine).values()) {
    const [first] = family;
    if (!first) continue;
    const machine = first.machine.id;
    const pinned = family.map(pinnedTable);
    for (const mutant of mutantsOf(first)) {
      if (index++ % of !== part) continue;
      const killed = family.some((model, at) =>
        noticed(() => tableOf({ ...model, machine: mutant.machine }) !== pinned[at]),
      );
      judged.push({ machine, name: `${machine}: ${mutant.name}`, killed });
    }
  }
  return judged;
}

/** A machine that cannot even be explored is noticed, too. */
function noticed(differs: () => boolean): boolean {
  try {
    return differs();
  } catch {
    return true;
  }
}

/** Each processor takes its share of the mutants. */
async function judgeAll(): Promise<Judged[]> {
  const of = availableParallelism();
  const shares = Array.from(
    { length: of },
    (_, part) =>
      new Promise<Judged[]>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: { part, of } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  return (await Promise.all(shares)).flat();
}

function report(judged: readonly Judged[]): number {
  const killed = judged.filter((mutant) => mutant.killed);
  for (const [machine, all] of Map.groupBy(killed, (mutant) => mutant.machine))
    console.log(`${machine}: ${all.length} killed`);
  const alive = new Set(judged.filter((mutant) => !mutant.killed).map(({ name }) => name));
  const survivors = [...alive].filter((name) => !(name in equivalents));
  const stale = Object.keys(equivalents).filter((name) => !alive.has(name));
  for (const name of survivors) console.log(`✗ survived: ${name}`);
  for (const name of stale) console.log(`✗ no longer equivalent, or gone: ${name}`);
  const failed = survivors.length + stale.length;
  console.log(`${Object.keys(equivalents).length - stale.length} equivalent`);
  console.log(`${killed.length} passed, ${failed} failed`);
  return failed;
}

if (!isMainThread) parentPort?.postMessage(judge(workerData));
else {
  const anew = process.env.NIGHTLY === '1' || process.argv.includes('--anew');
  const { verdict, isEarlier } = anew
    ? { verdict: await judgeAll(), isEarlier: false }
    : await cached(await verdictKey('tests/models/mutate.ts'), judgeAll);
  if (isEarlier) console.log('as an earlier run found; machines, tables and mutator are the same');
  process.exitCode = report(verdict) === 0 ? 0 : 1;
}
