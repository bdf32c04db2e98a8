import { readFileSync } from 'node:fs';

/**
 * Moves a browser test to `npm run test:nightly`.
 * @param file path in the repository of the daily test file that covers the same
 * @param name a part of that test's name
 */
export function atNight(file: string, name: string) {
  if (!readFileSync(file, 'utf8').includes(name)) throw new Error(`${file} has no test “${name}”`);
  return { tag: nightTag, annotation: { type: 'by day', description: `${file}: ${name}` } };
}

/** Tag of tests that Playwright skips in the daily run (playwright.config.ts). */
export const nightTag = '@night';
