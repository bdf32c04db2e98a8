import type { Page } from '@playwright/test';
import { test as watched } from './watched.ts';
import { desk } from './worker.ts';

/** The shipped product with its own data and the simulated fleet. Requires `npm run build`. */
export const test = watched.extend({
  baseURL: async ({ server }, use) => use(`http://localhost:${server.port}`),
});

/**
 * Same as `test`, with one page for all tests of a process, reset after each: the first load in a new page computes
 * twice as much as a later one. Not for tests that set the page's clock or need an unused browser.
 */
export const shared = test.extend({
  context: async ({ desk: page }, use) => use(page.context()),
  page: async ({ desk: page }, use) => {
    await use(page);
    await empty(page);
  },
});

/** Resets the page after a test, except for init scripts and the clock, which stay with a page forever. */
export async function empty(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
  await page.setViewportSize(desk);
  // The address is of the same site, so that the browser keeps the process, and has no scripts.
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}
