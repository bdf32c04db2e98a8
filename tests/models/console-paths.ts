import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { MachinePaths } from '#web/features/administration/machines/machine-paths.ts';
import type { Measured } from './measure.ts';

const file = new URL('../../src/web/features/administration/machines/paths.gen.ts', import.meta.url);

/**
 * Tells if the console's file for auditors (`/machines`) is current; it is checked in, because an installed server has
 * run no tests.
 */
export function consolePathsAreCurrent(measured: Measured[]): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === textOf(measured);
}

export function writeConsolePaths(measured: Measured[]): void {
  writeFileSync(file, textOf(measured));
}

function textOf(measured: Measured[]): string {
  const machines = measured.map(pathsOf).map((machine) => `  ${JSON.stringify(machine)},`);
  return `// Written by \`npm run coverage:paths -- --accept\` after \`npm test\`; not edited.
import type { MachinePaths } from './machine-paths.ts';

export const machinePaths: readonly MachinePaths[] = [
${machines.join('\n')}
];
`;
}

function pathsOf({ machine, counts, pairs, paths }: Measured): MachinePaths {
  return {
    name: machine,
    states: counts.states,
    negativeCells: counts.negativeCells,
    transitions: pairs
      .filter(({ handled }) => handled)
      .map(({ state, event, leads, tiers, branches }) => ({
        state,
        event,
        to: [...new Set(leads.map(({ to }) => to))],
        tiers,
        unreachable: branches.flatMap(({ unreachable }) =>
          Object.entries(unreachable).flatMap(([tier, reason]) =>
            reason === null ? [] : [`${tier}: ${reason}`],
          ),
        ),
      })),
    paths: paths.map(({ id, words }) => ({ id, steps: words })),
  };
}
