// `npm test`: lint, types, unit, model paths, contract, end to end. The last line counts all of them. Slow tests take
// turns (docs/decisions/302); `npm run test:whole` runs all of them. `npm run test:nightly` has the full sets: every kind of task killed at every transition, every generated path, every write
// killed, the tests of the server again on the system's own PostgreSQL, more seeds, the product under kill -9, and a
// short run of every bench.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { turnOfCommit, turns } from '#tests/support/turns.ts';
import { browserForTests } from './browser.ts';
import { failures, flaky, reports, slowest } from './failures.ts';
import { type Check, checks, generated } from './lint.ts';
import { run } from './run.ts';

interface Count {
  passed: number;
  failed: number;
}

const counts = new Map<string, Count & { seconds: number }>();
const failedChecks: string[] = [];
const record = (name: string, count: Count, seconds: number) => counts.set(name, { ...count, seconds });

/** Runs a command with low priority, and prints its output when it has ended. */
const behind = (command: string, args: string[], env: Record<string, string> = {}) =>
  run('nice', ['-n', '10', command, ...args], env, { quiet: true });

async function lint(name: string, checked: readonly Check[]): Promise<void> {
  const began = performance.now();
  const count = { passed: 0, failed: 0 };
  for (const check of checked) {
    const passed = await check.passes({ quiet: true });
    console.log(`${passed ? '✓' : '✗'} ${check.name}`);
    if (passed) count.passed++;
    else {
      count.failed++;
      failedChecks.push(check.name);
    }
  }
  record(name, count, (performance.now() - began) / 1000);
}

async function build(): Promise<boolean> {
  const { code, seconds } = await run('node', ['scripts/build.ts']);
  record('build', code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds);
  return code === 0;
}

async function vitest(
  name: string,
  report: string,
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<void> {
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, seconds } = await behind('vitest', ['run', ...reporters, ...files], env);
  const result = existsSync(report)
    ? JSON.parse(await readFile(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  // An error outside of a test fails the run without failing a test.
  const failed = result.numFailedTests || (code === 0 ? 0 : 1);
  record(name, { passed: result.numPassedTests, failed }, seconds);
}

/** Runs the tests that use the database on the system's PostgreSQL (15 on Debian 12), over TCP and with a password. */
async function onSystemPostgres(): Promise<void> {
  const name = "the system's PostgreSQL";
  let url: string;
  try {
    url = execFileSync('bash', ['scripts/test-postgres.sh'], { encoding: 'utf8' }).trim();
  } catch {
    record(name, { passed: 0, failed: 1 }, 0);
    return;
  }
  const files = ['src/server', ...['core', 'corpus', 'crash', 'contract'].map((part) => `tests/${part}`)];
  await vitest(name, 'test-results/system-postgres.json', files, { TEST_DATABASE_URL: url });
  execFileSync('bash', ['scripts/test-postgres.sh', 'stop']);
}

/** Runs a program of the project that closes with `N passed, N failed`. */
async function counting(name: string, file: string, ...options: string[]): Promise<void> {
  const { output, seconds } = await behind('node', [file, ...options]);
  const [, passed, failed] = /(\d+) passed, (\d+) failed/.exec(output) ?? ['', '0', '1'];
  record(name, { passed: Number(passed), failed: Number(failed) }, seconds);
}

async function playwright(): Promise<void> {
  const report = reports.playwright;
  await rm(report, { force: true });
  const { code, seconds } = await run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const stats = existsSync(report)
    ? JSON.parse(await readFile(report, 'utf8')).stats
    : { expected: 0, unexpected: 0, flaky: 0 };
  const failed = stats.unexpected || (code === 0 ? 0 : 1);
  record('end to end', { passed: stats.expected + stats.flaky, failed }, seconds);
}

/** Maximum flaky tests before the run fails. */
const mostFlaky = 3;
const nightly = process.env.NIGHTLY === '1';
const seeds = nightly ? '60000' : '5000';
const screenSeeds = nightly ? '12000' : '1000';

// The runners read the turn when they start.
process.env.TURN ??= nightly ? 'all' : String(turnOfCommit());
if (process.env.TURN !== 'all')
  console.log(`Turn ${process.env.TURN} of the slow tests, of 0 to ${turns - 1}: TURN repeats it.`);

// Coverage of earlier runs proves nothing about this one.
await rm('coverage/tiers', { recursive: true, force: true });
const began = performance.now();
// This runs before the build, which rewrites outdated files.
await lint('generated files', [generated]);
if (await build()) {
  // The browser tests spend half of their time waiting, so computing tests run in the background.
  const computing = async () => {
    await lint('lint and types', checks);
    await vitest('unit, models, contract', reports.vitest);
    await counting('mutants of the machines', 'tests/models/mutate.ts');
    await counting('simulation', 'tests/simulation/main.ts', '--seeds', seeds);
    await counting(
      'simulation of screens',
      'tests/simulation/main.ts',
      '--televisions',
      '--seeds',
      screenSeeds,
    );
    if (nightly) await counting('nightly simulation', 'tests/simulation/main.ts', '--nightly');
  };
  const browsing = async () => {
    if (await browserForTests()) await playwright();
    else record('end to end', { passed: 0, failed: 1 }, 0);
  };
  await Promise.all([computing(), browsing()]);
  if (nightly) await onSystemPostgres();
  // Benches run alone, because they measure.
  if (nightly) await counting('benches', 'tests/bench/run.ts', '--quick');
}

// Coverage comes after the browser tests, because it includes theirs.
await counting('path coverage gates', 'tests/models/coverage.ts');

console.log('The slowest files, in seconds (each paid at every landing):');
for (const { file, seconds } of slowest().slice(0, 20))
  console.log(`${seconds.toFixed(0).padStart(5)}  ${file}`);

for (const failure of failures()) console.log(`\n✗ ${failure}\n`);

// A test that passed on retry is still a defect: it is named, and many of them fail the run.
const second = flaky();
for (const each of second) console.log(`\n↻ passed at its second try: ${each}\n`);
if (second.length > mostFlaky) record('flaky tests', { passed: 0, failed: second.length }, 0);

// The failures are repeated by name: of a long output only the last lines are kept.
for (const name of failedChecks) console.log(`✗ ${name}`);
for (const failure of failures()) console.log(`✗ ${failure.split('\n')[0]}`);

const total = { passed: 0, failed: 0 };
for (const [name, { passed, failed, seconds }] of counts) {
  console.log(`${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${second.length} passed at their second try`);
console.log(`in all ${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
