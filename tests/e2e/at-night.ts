import { existsSync } from 'node:fs';

/**
 * Leaves a browser test to `npm run test:nightly`.
 * @param byDay the test file that fails by day where this test would, as a path of the repository
 */
export function atNight(byDay: string) {
  if (!existsSync(byDay)) throw new Error(`no test file ${byDay}`);
  return { tag: nightTag, annotation: { type: 'by day', description: byDay } };
}

/** Playwright leaves tests with this tag out by day (playwright.config.ts). */
export const nightTag = '@night';
