// All checks that do not run the product. Each counts as one test of `npm test`.
import { run } from './run.ts';

const tsc = ['node_modules/tsgo/bin/tsc', '-p', 'tsconfig.json'];

/** Minimum number of modules: dependency-cruiser also reports "no violations" if it could not parse a file. */
const fewestModules = 150;

export interface Check {
  name: string;
  /** Runs the check. `quiet`: its output is shown when it has ended. */
  passes(options?: { quiet?: boolean }): Promise<boolean>;
}

const command = (name: string, program: string, args: string[]): Check => ({
  name,
  passes: async (options) => (await run(program, args, {}, options)).code === 0,
});

const directions: Check = {
  name: 'directions',
  passes: async (options) => {
    const args = ['--config', '.dependency-cruiser.cjs', 'machines', 'src', 'tests'];
    const { code, output } = await run('depcruise', args, {}, options);
    const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
    if (modules < fewestModules)
      console.error(`only ${modules} modules were cruised, expected ${fewestModules} or more`);
    return code === 0 && modules >= fewestModules;
  },
};

/** Also checks that the texts of both languages can be compiled, and writes what is not in git. */
export const generated = command('generated files', 'node', ['scripts/generate.ts', '--check']);

export const checks: Check[] = [
  // First: it writes the files that others read and that are not in git.
  generated,
  command('format and style', 'biome', ['check', '.']),
  command('types', 'node', tsc),
  directions,
  command('circles of folders', 'node', ['scripts/docs/folders.ts', '--check']),
  command('unused code', 'knip', []),
  command('API documents', 'node', ['scripts/api/lint.ts']),
  command('texts', 'node', ['scripts/texts/check.ts']),
  command('row types and schema', 'node', ['scripts/schema.ts', '--check']),
  command('charts of the machines', 'node', ['scripts/charts.ts', '--check']),
  command('deadlines of the tests', 'node', ['scripts/tests/check.ts', '--check']),
  command('words of the texts', 'node', ['scripts/words/check.ts', '--check']),
  command('links of the documents', 'node', ['scripts/docs/links.ts']),
  command('index of the decisions', 'node', ['scripts/docs/decisions.ts', '--check']),
  command('list of the settings', 'node', ['scripts/docs/configuration.ts', '--check']),
  command('tables and events', 'node', ['scripts/docs/stored-data.ts', '--check']),
  command('table of the benches', 'node', ['scripts/docs/performance.ts', '--check']),
  command('daily tests of the nightly ones', 'node', ['scripts/docs/night-tests.ts']),
  command('requirements and their tests', 'node', ['scripts/docs/requirements.ts', '--check']),
];

if (process.argv[1] === import.meta.filename) {
  let failed = 0;
  for (const check of checks) {
    const passed = await check.passes();
    console.log(`${passed ? '✓' : '✗'} ${check.name}`);
    if (!passed) failed++;
  }
  process.exit(failed === 0 ? 0 : 1);
}
