// `npm run simulate -- [--seeds N] [--from S] [--mutant NAME] [--televisions] [--trace] [--nightly]` (docs/simulation.md).
import { parseArgs } from 'node:util';
import { mutants as coreMutants } from './mutants.ts';
import { runSeed } from './run-seed.ts';
import { screenMutants } from './screen-mutants.ts';
import { lineOf, simulate } from './simulate.ts';

const mutants = { ...coreMutants, ...screenMutants };

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '5000' },
    from: { type: 'string', default: '1' },
    mutant: { type: 'string' },
    televisions: { type: 'boolean' },
    trace: { type: 'boolean', default: false },
    nightly: { type: 'boolean', default: false },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const whole = (name: string, text: string): number => {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  say(`--${name} takes a whole number, not "${text}"`);
  process.exit(2);
};

const from = whole('from', options.from);
const seeds = whole('seeds', options.seeds);
const { mutant, televisions } = options;
if (mutant !== undefined && !mutants[mutant]) {
  say(`there is no mutant "${mutant}"; there are ${Object.keys(mutants).join(', ')}`);
  process.exit(2);
}

if (options.nightly) {
  const { nightly } = await import('./nightly/nightly.ts');
  const held = await nightly(from, say);
  say(held ? '1 passed, 0 failed' : '0 passed, 1 failed');
  process.exit(held ? 0 : 1);
}

if (options.trace) {
  for (let seed = from; seed < from + seeds; seed++) {
    say(`seed ${seed}`);
    const { trace } = await runSeed(seed, {
      tracing: true,
      televisions,
      mutant: mutant === undefined ? undefined : mutants[mutant],
    });
    for (const line of trace) say(line);
  }
}

const { seconds, events, failures } = await simulate({ from, seeds, mutant, televisions });
for (const { seed, invariant, detail, at } of failures) {
  say(`✗ ${invariant}: ${detail} (${(at / 1000).toFixed(3)} s into the run)`);
  say(`  ${lineOf(seed, { mutant, televisions })} --trace`);
}
say(
  `${seeds} seeds from ${from}, ${events} events, ${seconds.toFixed(1)} s: ${Math.round(seeds / seconds)} seeds a second`,
);
say(failures.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exit(failures.length === 0 ? 0 : 1);
