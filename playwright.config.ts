import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';

/** These start servers of their own, so they disturb nobody. */
const onTheirOwn = ['**/models/*.e2e.ts', '**/{live-reads,new-browser,offline-device,tasks-long}.e2e.ts'];

/**
 * One server with its simulated fleet for the whole run; the tests of the console share it, one after the other. They
 * wait for devices more than they work, so the others run beside them.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/start-server.ts',
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: 'console', testIgnore: onTheirOwn, workers: 1 },
    { name: 'apart', testMatch: onTheirOwn, workers: 2 },
  ],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }],
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: existsSync(systemChromium) ? { executablePath: systemChromium } : {},
  },
});
