import type { Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { recordCaseTier } from './cases-tier.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { recordBrowserTier } from './tasks-tier.ts';
import { test as watched } from './watched.ts';

let current: ServerProcess | null = null;

/** The server that the tests of this process share, one after the other. */
export function house(): ServerProcess {
  if (!current) throw new Error('the test uses no page, so no server was started for it');
  return current;
}

export interface Demo {
  start(): Promise<ServerProcess>;
}

/** The product as it is shipped, with its own data and the simulated fleet. Needs `npm run build` before. */
export const test = watched.extend<object, { server: ServerProcess; demo: Demo }>({
  // A file with `test.use({ demo })` has a server of its own kind.
  demo: [{ start: () => startDemo() }, { option: true, scope: 'worker' }],
  server: [
    async ({ demo }, use, { workerIndex }) => {
      const server = await demo.start();
      current = server;
      await use(server);
      await recordBrowserTier(server, workerIndex);
      await recordCaseTier(server, workerIndex);
      await stopDemo(server);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(`http://localhost:${server.port}`),
});

const desk = { width: 1440, height: 900 };

/**
 * As `test`, with one page for all tests of a process, emptied after each: the first load in a page of its own computes
 * twice as much as a later one. Not for tests that set the page's clock or need a browser nobody has used.
 */
export const shared = test.extend<object, { desk: Page }>({
  desk: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({
        baseURL: `http://localhost:${server.port}`,
        viewport: desk,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ desk: page }, use) => use(page.context()),
  page: async ({ desk: page }, use) => {
    await use(page);
    await empty(page);
  },
});

/** What a test may have left, except for init scripts and the clock: those stay with a page for good. */
async function empty(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
  await page.setViewportSize(desk);
  // Of the same site, so that the browser keeps the process, and without scripts.
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}
