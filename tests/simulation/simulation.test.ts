import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';
import { runSeed } from './run-seed.ts';
import { screenMutants } from './screen-mutants.ts';

/** Maximum seeds that a mutant may need; docs/simulation.md lists the number that each needed. */
const enough = 1_500;
/** Time limit for a much slower machine: the duration does not matter to these tests. */
const retry = { timeout: 180_000 };

test('the same seed is the same run', async () => {
  for (const seed of [7, 1234, 99_991]) {
    const options = { tracing: true, televisions: seed % 2 === 0 };
    const first = await runSeed(seed, options);
    const second = await runSeed(seed, options);
    expect(first.trace.length).toBeGreaterThan(10);
    expect(second.trace).toEqual(first.trace);
  }
});

test('runs do enough work to be meaningful', async () => {
  const runs = [];
  for (let seed = 1; seed <= 50; seed++) runs.push(await runSeed(seed));
  const events = runs.reduce((sum, run) => sum + run.events, 0);
  expect(events / runs.length).toBeGreaterThan(15);
});

test.each(Object.entries({ ...mutants, ...screenMutants }))('%s is caught', retry, async (name, mutant) => {
  const from = mutant.from ?? 1;
  let seed = from - 1;
  let caught = null;
  while (!caught && seed < from + enough) caught = (await runSeed(++seed, { mutant })).violation;
  expect(caught, `nothing was noticed in ${enough} seeds`).not.toBeNull();
  console.log(`${name}: seed ${seed}, ${caught?.invariant}`);
});
