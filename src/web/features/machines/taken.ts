import type { MachinePaths } from './machine-paths.ts';

/** An event in a state, recorded so many times. */
interface Seen {
  state: string;
  event: string;
  seen: number;
}

/**
 * Whether an event that may lead from one state to another was met: in the records, or for a machine that is not recorded
 * in a browser under test. The records have no target, so where a guard chooses, each of its ways counts.
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
