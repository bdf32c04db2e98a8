import { test as base, type Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { recordCaseTier } from './cases-tier.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { recordBrowserTier } from './tasks-tier.ts';

let current: ServerProcess | null = null;

/** Returns the server that the tests of this process share, one after the other. */
export function sharedServer(): ServerProcess {
  if (!current) throw new Error('the test uses no page, so no server was started for it');
  return current;
}

export interface Demo {
  start(): Promise<ServerProcess>;
}

export const desk = { width: 1440, height: 900 };

/**
 * Fixtures that a process has once, for all browser tests that need them. Every test file uses them, even without need:
 * Playwright starts a separate process for each set of fixtures, with a browser and a server.
 */
export const test = base.extend<object, { server: ServerProcess; demo: Demo; desk: Page }>({
  // A file with `test.use({ demo })` has a different server.
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
});
