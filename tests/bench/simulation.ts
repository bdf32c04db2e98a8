import { simulate } from '../simulation/simulate.ts';
import type { Bench } from './harness.ts';

/** Speed of deterministic runs of the product, on two cores (docs/simulation.md). */
export const simulation: Bench = {
  name: 'simulation',
  async run({ quick, say }) {
    const { seeds, seconds, events, failures } = await simulate({ from: 1, seeds: quick ? 1_000 : 5_000 });
    if (failures.length > 0) throw new Error(`seed ${failures[0]?.seed} fails: npm run simulate`);
    say(`${seeds} seeds, ${events} events, ${seconds.toFixed(1)} s`);
    return [
      { what: 'seeds of the simulation', value: seeds / seconds, unit: '/s', target: { atLeast: 500 } },
    ];
  },
};
