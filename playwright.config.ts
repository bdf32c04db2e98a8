import { defineConfig } from '@playwright/test';
import { forTests } from './scripts/browser.ts';
import { nightTag } from './tests/e2e/at-night.ts';
import { nightly } from './tests/support/nightly.ts';
import { filesOfOtherTurns } from './tests/support/turns.ts';

/**
 * Two processes, each with a server and a simulated fleet that its tests share, one after the other; some start servers
 * of their own. They wait for devices more than they work.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: filesOfOtherTurns().map((file) => `**/${file}`),
  ...(nightly ? {} : { grepInvert: new RegExp(nightTag) }),
  globalSetup: './tests/e2e/demo-image.ts',
  workers: 2,
  // A flaky test does not fail the run; scripts/test.ts prints its name.
  retries: 1,
  fullyParallel: false,
  // This is the time for a whole story, which lasts twice as long on a machine half as fast. Single waits have their
  // own limit.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }],
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // No traces: they take a tenth of the computing. CONTRIBUTING.md says how to get one.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ['--disable-gpu', '--disable-software-rasterizer'], ...forTests() },
  },
});
