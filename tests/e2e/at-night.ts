import { readFileSync } from 'node:fs';

/**
 * Leaves a browser test to `npm run test:nightly`.
 * @param file the test file that fails by day where this test would, as a path of the repository
 * @param name a part of the name of its test there
 */
export function atNight(file: string, name: string) {
  if (!readFileSync(file, 'utf8').includes(name)) throw new Error(`${file} has no test “${name}”`);
  return { tag: nightTag, annotation: { type: 'by day', description: `${file}: ${name}` } };
}

/** Playwright leaves tests with this tag out by day (playwright.config.ts). */
export const nightTag = '@night';
