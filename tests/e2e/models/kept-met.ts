import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the processes of one run keep it (demo-image.ts). */
export const metVariable = 'WAYMARK_E2E_MET';

function directory(): string {
  const found = process.env[metVariable];
  if (!found) throw new Error('playwright.config.ts names no global setup');
  return found;
}

/** Keeps what the tests of a part have met in this process, which ends with the first test that fails. */
export function keepMet(part: string, met: Iterable<string>): void {
  writeFileSync(join(directory(), `${part}.${process.pid}.json`), JSON.stringify([...met]));
}

/** What all processes of this run have met for the part: a test that failed and passed at its second try counts. */
export function metOf(part: string): Set<string> {
  const files = readdirSync(directory()).filter((name) => name.startsWith(`${part}.`));
  return new Set(files.flatMap((name) => JSON.parse(readFileSync(join(directory(), name), 'utf8'))));
}
