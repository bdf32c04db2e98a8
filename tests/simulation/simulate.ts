import { Worker } from 'node:worker_threads';
import type { Violation } from './system.ts';

export interface Order {
  from: number;
  seeds: number;
  /** Name of a mutant (mutants.ts); absent: the product as it is. */
  mutant?: string;
  /** True for a run with set-top boxes whose screens are viewed. Absent: as the mutant needs it. */
  televisions?: boolean;
}

export interface Failure extends Violation {
  seed: number;
}

export interface Findings {
  seeds: number;
  seconds: number;
  /** Number of events that the runs appended. */
  events: number;
  /** Failures by seed. */
  failures: Failure[];
}

/** Input and output of one thread. */
export interface Share extends Order {
  every: number;
}
export type Shared = Pick<Findings, 'events' | 'failures'>;

/** Runs the seeds on several threads, which take turns. */
export async function simulate(order: Order, threads = 2): Promise<Findings> {
  const began = performance.now();
  const shares = Array.from({ length: threads }, (_, index) =>
    inThread({ ...order, from: order.from + index, seeds: order.seeds - index, every: threads }),
  );
  const found = await Promise.all(shares);
  return {
    seeds: order.seeds,
    seconds: (performance.now() - began) / 1000,
    events: found.reduce((sum, { events }) => sum + events, 0),
    failures: found.flatMap(({ failures }) => failures).toSorted((a, b) => a.seed - b.seed),
  };
}

function inThread(share: Share): Promise<Shared> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: share,
      // Objects of a run become garbage at its end: a nursery that holds many runs avoids copying them.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Returns the command that runs this seed again. */
export const lineOf = (
  seed: number,
  { mutant, televisions }: Pick<Order, 'mutant' | 'televisions'> = {},
): string =>
  `npm run simulate -- --seeds 1 --from ${seed}${mutant === undefined ? '' : ` --mutant ${mutant}`}${televisions ? ' --televisions' : ''}`;
