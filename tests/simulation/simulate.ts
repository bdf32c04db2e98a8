import { Worker } from 'node:worker_threads';
import type { Violation } from './world.ts';

export interface Order {
  from: number;
  seeds: number;
  /** Name of a mutant (mutants.ts); absent: the product as it is. */
  mutant?: string;
  /** A world of set-top boxes whose screens are asked for. Absent: as the mutant needs it. */
  televisions?: boolean;
}

export interface Failure extends Violation {
  seed: number;
}

export interface Findings {
  seeds: number;
  seconds: number;
  /** Events that the runs appended. */
  events: number;
  /** By seed. */
  failures: Failure[];
}

/** What one thread is given, and what it gives back. */
export interface Share extends Order {
  every: number;
}
export type Shared = Pick<Findings, 'events' | 'failures'>;

/** Runs the seeds on so many threads, each every so-manieth seed. */
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
      // What a run makes is garbage when it ends: a nursery that holds many runs spares the copying.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The line that runs this seed again. */
export const lineOf = (
  seed: number,
  { mutant, televisions }: Pick<Order, 'mutant' | 'televisions'> = {},
): string =>
  `npm run simulate -- --seeds 1 --from ${seed}${mutant === undefined ? '' : ` --mutant ${mutant}`}${televisions ? ' --televisions' : ''}`;
