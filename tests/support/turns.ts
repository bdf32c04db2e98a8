import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Slow tests take turns by day: each landing runs one of four equal parts of them (docs/decisions/302). `npm run
 * test:whole` and the nightly run have no turn, and neither has a test that is run alone.
 */
export const turns = 4;

/** Part of the slow tests that this run has, 0 to 3; null: it runs everything. Set by scripts/test.ts. */
export const turn: number | null = turnOf(process.env.TURN);

function turnOf(text: string | undefined): number | null {
  if (text === undefined || text === 'all') return null;
  const named = Number(text);
  if (!Number.isInteger(named) || named < 0 || named >= turns)
    throw new Error(`TURN is ${text}, and not 0 to ${turns - 1} or all`);
  return named;
}

/** Returns a commit's turn: that of its number, so that the next commit has the next one. */
export function turnOfCommit(): number {
  const count = git('rev-list', '--count', 'HEAD');
  // A copy without a history has the turn of its day.
  return (count === null ? Math.floor(Date.now() / 86_400_000) : Number(count)) % turns;
}

/** Returns the parts of this turn in their order; all of them if everything runs. */
export const ofTurn = <Part>(parts: readonly Part[], idOf: (part: Part) => string): readonly Part[] =>
  turn === null ? parts : partsOf(turn, parts, idOf);

/** Divides the parts by their ids, so that each has one turn, and returns those of `own`. */
export function partsOf<Part>(own: number, parts: readonly Part[], idOf: (part: Part) => string): Part[] {
  const placeOf = (part: Part) => createHash('sha256').update(idOf(part)).digest('hex');
  const places = new Map(parts.map((part) => [part, placeOf(part)]));
  const sorted = parts.toSorted((a, b) => ((places.get(a) ?? '') < (places.get(b) ?? '') ? -1 : 1));
  const chosen = new Set(sorted.filter((_, index) => index % turns === own));
  return parts.filter((part) => chosen.has(part));
}

/** Seconds of each slow file by its path, from the last whole run that was recorded. */
export type Slow = Record<string, number>;

export const slowFile = new URL('../slow.json', import.meta.url);

/** Returns the slow files that wait for another turn. */
export function filesOfOtherTurns(): string[] {
  if (turn === null) return [];
  const slow: Slow = JSON.parse(readFileSync(slowFile, 'utf8'));
  return waiting(slow, { turn, runs: runsAlways });
}

/** Divides the files into turns of equal length, browser tests apart, and returns those that do not run in `turn`. */
export function waiting(
  slow: Slow,
  { turn: own, runs }: { turn: number; runs: (file: string) => boolean },
): string[] {
  const isBrowser = (file: string) => file.endsWith('.e2e.ts');
  return [true, false].flatMap((browser) => {
    const sums = Array.from({ length: turns }, () => 0);
    const longestFirst = Object.entries(slow)
      .filter(([file]) => isBrowser(file) === browser)
      .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return longestFirst.flatMap(([file, seconds]) => {
      const least = sums.indexOf(Math.min(...sums));
      sums[least] = (sums[least] ?? 0) + seconds;
      return least === own || runs(file) ? [] : [file];
    });
  });
}

/**
 * These run at each landing: the contract, roles and sign-in, and files that take turns themselves or record the
 * coverage of a machine. A new file has no seconds yet, so it runs too.
 */
const always = ['tests/contract/contract.test.ts', 'tests/e2e/roles.e2e.ts', 'tests/e2e/sign-in.e2e.ts'];
const ownTurns = /\b(?:recordTier|ofTurn)\(/;

function runsAlways(file: string): boolean {
  const path = new URL(`../../${file}`, import.meta.url);
  // A file that was deleted or renamed stays in slow.json until the next recording.
  return always.includes(file) || !existsSync(path) || ownTurns.test(readFileSync(path, 'utf8'));
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
