import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { mutants as coreMutants } from './mutants.ts';
import { runSeed } from './run-seed.ts';
import { screenMutants } from './screen-mutants.ts';
import type { Failure, Share } from './simulate.ts';

/** Maximum reported failures; more add no information. */
const mostFailures = 5;

const mutants = { ...coreMutants, ...screenMutants };
const { from, seeds, every, mutant, televisions }: Share = workerData;
const failures: Failure[] = [];
let events = 0;
let unhandled: unknown = null;
process.on('unhandledRejection', (reason) => {
  unhandled ??= reason;
});

for (let seed = from; seed < from + seeds && failures.length < mostFailures; seed += every) {
  const run = await runSeed(seed, {
    mutant: mutant === undefined ? undefined : mutants[mutant],
    televisions,
  });
  events += run.events;
  // Unhandled rejections are reported when no tick is left.
  await setImmediate();
  if (run.violation) failures.push({ seed, ...run.violation });
  else if (unhandled !== null)
    failures.push({ seed, invariant: 'no promise is left alone', detail: String(unhandled), at: 0 });
  unhandled = null;
}
parentPort?.postMessage({ events, failures });
