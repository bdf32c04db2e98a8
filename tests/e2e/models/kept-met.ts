import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Variable with the directory for all processes of one run (demo-image.ts). */
export const metVariable = 'WAYMARK_E2E_MET';

function directory(): string {
  const found = process.env[metVariable];
  if (!found) throw new Error('playwright.config.ts names no global setup');
  return found;
}

/** Stores the transitions that the tests of a part have made in this process, which ends with the first failed test. */
export function keepMet(part: string, met: Iterable<string>): void {
  writeFileSync(join(directory(), `${part}.${process.pid}.json`), JSON.stringify([...met]));
}

/** Returns the transitions of all processes of this run for the part: a test that passed on retry counts. */
export function metOf(part: string): Set<string> {
  const files = readdirSync(directory()).filter((name) => name.startsWith(`${part}.`));
  return new Set(files.flatMap((name) => JSON.parse(readFileSync(join(directory(), name), 'utf8'))));
}
