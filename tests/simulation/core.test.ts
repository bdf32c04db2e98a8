import { expect, test } from 'vitest';
import { runSeed } from './run-seed.ts';

/** Sufficient seeds for the mutants of the shell (stryker.config.json); `npm test` runs 5,000 of them in `simulate`. */
const seeds = 60;

/** Number of events of these seeds today; a shell that does nothing breaks no promise either. */
const usual = 1_224;

test('the shell keeps its promises on every seed, and does its work', async () => {
  let events = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const run = await runSeed(seed);
    expect(run.violation, `seed ${seed}`).toBeNull();
    events += run.events;
  }
  expect(events).toBeGreaterThan(usual * 0.97);
  expect(events).toBeLessThan(usual * 1.03);
}, 60_000);
