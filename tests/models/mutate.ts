// `npm run mutate:machines`: seeds faults into every machine and checks that the pinned table detects each.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { canonicalJson } from '#domain/canonical-json.ts';
import { cellOf, explore, runPath, situationKey } from './explore.ts';
import { mutantsOf } from './mutants.ts';
import { pinnedTable, tableOf } from './pinned.ts';
import { todaysRun } from './recorded.ts';
import { type ModelUnderTest, models, type Sample } from './registry.ts';
import { recordTier } from './tiers.ts';

/** Mutants that behave like the original, by `machine: name`, each with the reason. Reviewed. */
const equivalentsFile = new URL('./equivalents.json', import.meta.url);
const equivalents: Record<string, string> = existsSync(equivalentsFile)
  ? JSON.parse(readFileSync(equivalentsFile, 'utf8'))
  : {};

interface Result {
  machine: string;
  name: string;
  killed: boolean;
}

/**
 * Returns the mutants to evaluate today: all of a machine if the machine, its pinned table or the evaluation has
 * changed (recorded.ts).
 */
const todayOf = (models: readonly ModelUnderTest[]) =>
  todaysRun('mutants', {
    machine: models[0]?.machine.id ?? '',
    modules: [],
    files: [
      ...['explore', 'mutants', 'mutate', 'pinned'].map((name) => `tests/models/${name}.ts`),
      ...models.map(({ name }) => `tests/models/pinned/${name}.txt`),
      'tests/models/equivalents.json',
    ],
    texts: models.map(({ situation }) => `${situation}`),
  });

/** Groups models by machine: one with several inputs detects a fault if any of its tables does. */
const families = () => [...Map.groupBy(models, ({ machine }) => machine).values()];

/** Evaluates every `of`-th mutant of every machine, from the `part`-th on. */
function runShare({ part, of }: { part: number; of: number }): Result[] {
  const results: Result[] = [];
  let index = 0;
  for (const family of families()) {
    const [first] = family;
    if (!first) continue;
    const machine = first.machine.id;
    const tables = family.map(cellsOf);
    const today = todayOf(family);
    for (const mutant of today.pick([...mutantsOf(first)], ({ name }) => name)) {
      if (index++ % of !== part) continue;
      const killed = family.some((model, at) =>
        noticed(() => !holds({ ...model, machine: mutant.machine }, tables[at] ?? [])),
      );
      results.push({ machine, name: `${machine}: ${mutant.name}`, killed });
    }
  }
  return results;
}

interface Row {
  path: Sample[];
  cells: string[];
}

/** Returns the pinned table for comparison: every situation's path, and the effect of each sample there. */
function cellsOf(model: ModelUnderTest): Row[] {
  if (tableOf(model) !== pinnedTable(model)) throw new Error(`${model.name}: the pinned table does not hold`);
  return explore(model).situations.map(({ path }) => ({ path, cells: [...cellsAfter(model, path)] }));
}

function* cellsAfter(model: ModelUnderTest, path: Sample[]): Generator<string> {
  const snapshot = runPath(model, path);
  yield situationKey(model, snapshot);
  yield [...snapshot.tags].sort().join(' ');
  for (const sample of model.samples) {
    const { handled, to, effects, changed } = cellOf(model, snapshot, sample);
    yield handled ? canonicalJson({ to, effects, changed }) : '';
  }
}

/**
 * Tells if a mutant matches the table in every situation. If it does, the same paths lead to the same situations, so
 * they need not be explored again; the first difference ends the comparison.
 */
const holds = (mutant: ModelUnderTest, table: readonly Row[]): boolean =>
  table.every(({ path, cells }) => {
    let at = 0;
    for (const cell of cellsAfter(mutant, path)) if (cell !== cells[at++]) return false;
    return true;
  });

/** Tells if a mutant is detected, also if it cannot even be explored. */
function noticed(differs: () => boolean): boolean {
  try {
    return differs();
  } catch {
    return true;
  }
}

/** Evaluates a share of the mutants on each processor. */
async function runAll(): Promise<Result[]> {
  const of = availableParallelism();
  const shares = Array.from(
    { length: of },
    (_, part) =>
      new Promise<Result[]>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: { part, of } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  return (await Promise.all(shares)).flat();
}

function report(results: readonly Result[]): number {
  const killed = results.filter((mutant) => mutant.killed);
  for (const [machine, all] of Map.groupBy(killed, (mutant) => mutant.machine))
    console.log(`${machine}: ${all.length} killed`);
  const alive = new Set(results.filter((mutant) => !mutant.killed).map(({ name }) => name));
  const survivors = [...alive].filter((name) => !(name in equivalents));
  const testedNames = new Set(results.map(({ name }) => name));
  const whole = new Set(
    families().flatMap((family) => (todayOf(family).whole ? family.map(({ machine }) => machine.id) : [])),
  );
  const stale = Object.keys(equivalents).filter(
    (name) => !alive.has(name) && (testedNames.has(name) || whole.has(name.split(': ')[0] ?? '')),
  );
  for (const name of survivors) console.log(`✗ survived: ${name}`);
  for (const name of stale) console.log(`✗ no longer equivalent, or gone: ${name}`);
  const failed = survivors.length + stale.length;
  console.log(`${Object.keys(equivalents).length - stale.length} equivalent`);
  if (failed === 0)
    for (const family of families())
      recordTier('mutants', family[0]?.machine.id ?? '', { part: 'all', today: todayOf(family) });
  console.log(`${killed.length} passed, ${failed} failed`);
  return failed;
}

if (isMainThread) process.exit(report(await runAll()) === 0 ? 0 : 1);
parentPort?.postMessage(runShare(workerData));
