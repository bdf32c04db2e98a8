export type Tier = 'pure' | 'server' | 'browser';

/** One handled (state, event) of a machine, as `npm run coverage:paths` measured it. */
export interface MachineTransition {
  state: string;
  event: string;
  /** States it may lead to, as its guards choose. */
  to: string[];
  /** Tiers that have made it. */
  tiers: Tier[];
  /** Reviewed reason why a tier cannot reach it. */
  unreachable: string[];
}

/** One machine with everything it can do, and who has tried it. Written by tests/models/console-paths.ts. */
export interface MachinePaths {
  name: string;
  states: number;
  negativeCells: number;
  transitions: MachineTransition[];
  /** Events in order, each way to a situation of its own. */
  paths: { id: string; steps: string[] }[];
}

/** An event in a state, recorded so many times. */
interface Seen {
  state: string;
  event: string;
  seen: number;
}

/**
 * True if an event that may lead from one state to another was met: in the records, or for an unrecorded machine in a
 * browser under test. The records have no target, so each branch of a guard counts.
 */
export function takenBy(
  machine: Pick<MachinePaths, 'transitions'>,
  records: readonly Seen[] | null,
): (from: string, to: string) => boolean {
  const recorded = new Set(
    records?.filter(({ seen }) => seen > 0).map(({ state, event }) => `${state} ${event}`),
  );
  const ways = new Set(
    machine.transitions
      .filter(({ state, event, tiers }) =>
        records === null ? tiers.includes('browser') : recorded.has(`${state} ${event}`),
      )
      .flatMap(({ state, to }) => to.map((next) => `${state} ${next}`)),
  );
  return (from, to) => ways.has(`${from} ${to}`);
}
