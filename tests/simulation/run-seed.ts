import { noMutant } from './mutant.ts';
import { Run, type RunOptions, type Violation } from './system.ts';

export interface Outcome {
  seed: number;
  violation: Violation | null;
  trace: string[];
  /** Amount of work: events in the log, steps of the scheduler. */
  events: number;
  steps: number;
}

/** Period of faults and work; then everything must come to rest. Virtual milliseconds, as all below. */
const busyMs = 4_000;
/** Times within which a console retries (CO-029), and then reaches the head (docs/live-socket.md). */
const reconnectMs = 5_000;
const livenessMs = 5_000;
/** Time within which a started restore ends, and the server is up again. */
const calmMs = 10_000;
/** Tolerance for the round trip. */
const graceMs = 500;
/** Time for the last end to be reported, and for the last uncertain write to be resolved. */
const settledMs = 2_500;
/** More than the longest chain of waits of a task. */
const patienceMs = 120_000;

export async function runSeed(seed: number, options: Partial<RunOptions> = {}): Promise<Outcome> {
  const { mutant = noMutant, tracing = false, televisions = mutant.televisions ?? false } = options;
  const system = new Run(seed, { mutant, tracing, televisions });
  const { scheduler, random, invariants, violations } = system;
  const failed = () => violations.length > 0;
  system.note(`faults: ${[...system.faults.kinds].join(' ')}`);
  system.start();
  for (const agent of system.agents) agent.comeBack(random.between(0, 1_500));
  for (const console of system.consoles) scheduler.after(random.between(1, 300), () => console.start());
  const deeds = 2 + random.below(5);
  for (let deed = 0; deed < deeds; deed++)
    scheduler.after(random.between(100, busyMs), () => random.pick(system.supporters)?.act());
  for (const viewer of system.viewers)
    for (let look = 0; look <= random.below(3); look++)
      scheduler.after(random.between(100, busyMs), () => viewer.act());
  system.faults.plan(busyMs);
  await scheduler.runUntil(busyMs, failed);

  system.faults.stop();
  system.note('the faults have stopped');
  const quiet = () => {
    if (system.server?.ready) invariants.checkQuiet();
    scheduler.after(1_000, quiet);
  };
  scheduler.after(1_000, quiet);
  await scheduler.runUntil(scheduler.now + calmMs, () => failed() || system.calm);
  // The notice of the last cut is on its way.
  await scheduler.runUntil(scheduler.now + 100, failed);
  const allConnected = () => system.consoles.every(({ ready }) => ready);
  await scheduler.runUntil(scheduler.now + reconnectMs + graceMs, () => failed() || allConnected());
  const { pos } = system.disk.head;
  await scheduler.runUntil(scheduler.now + livenessMs, failed);
  if (!failed()) invariants.checkHeard(pos);
  await scheduler.runUntil(scheduler.now + patienceMs, () => failed() || invariants.openCount === 0);
  // The last ends are reported, work that waited for them continues, late answers arrive, and recent disconnects are
  // recorded.
  for (let before = ''; before !== system.whereItStands && !failed(); ) {
    before = system.whereItStands;
    await scheduler.runUntil(scheduler.now + settledMs, failed);
  }
  if (!failed()) invariants.checkEnd();
  return {
    seed,
    violation: violations[0] ?? null,
    trace: system.trace,
    events: system.disk.head.pos,
    steps: scheduler.steps,
  };
}
