// `npm run mutate:machines`: seeds faults into every machine and asks whether the pinned table notices each of them.
import { existsSync, readFileSync } from 'node:fs';
import { mutantsOf } from './mutants.ts';
import { pinnedTable, tableOf } from './pinned.ts';
import { models } from './registry.ts';

/** Mutants that behave as the original does, by `machine: name`, each with the reason. Reviewed. */
const equivalentsFile = new URL('./equivalents.json', import.meta.url);
const equivalents: Record<string, string> = existsSync(equivalentsFile)
  ? JSON.parse(readFileSync(equivalentsFile, 'utf8'))
  : {};

let killed = 0;
const survivors: string[] = [];
const stale = new Set(Object.keys(equivalents));
/** A machine that runs with several inputs is one machine: a fault is noticed if any of them notices it. */
const families = Map.groupBy(models, ({ machine }) => machine);
for (const family of families.values()) {
  const [first] = family;
  if (!first) continue;
  const machineName = first.machine.id;
  const pinned = family.map(pinnedTable);
  const before = killed;
  for (const mutant of mutantsOf(first)) {
    const name = `${machineName}: ${mutant.name}`;
    const seen = family.some((model, index) =>
      noticed(() => tableOf({ ...model, machine: mutant.machine }) !== pinned[index]),
    );
    if (seen) killed++;
    else if (name in equivalents) stale.delete(name);
    else survivors.push(name);
  }
  console.log(`${machineName}: ${killed - before} killed`);
}

/** A machine that cannot even be explored is noticed, too. */
function noticed(differs: () => boolean): boolean {
  try {
    return differs();
  } catch {
    return true;
  }
}

for (const name of survivors) console.log(`✗ survived: ${name}`);
for (const name of stale) console.log(`✗ no longer equivalent, or gone: ${name}`);
const failed = survivors.length + stale.size;
console.log(`${Object.keys(equivalents).length - stale.size} equivalent`);
console.log(`${killed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
