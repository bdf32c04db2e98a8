// Makes sure that a browser for the end-to-end tests is there: the system's Chromium, Playwright's, or Debian's package.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { forTests } from './browser-program.ts';
import { run } from './run.ts';

const present = () => forTests().executablePath !== undefined || existsSync(chromium.executablePath());

if (!present()) {
  console.log('No browser for the end-to-end tests: trying to install one.');
  await run('playwright', ['install', 'chromium']);
  if (!present()) await run('sh', ['-c', 'apt-get update && apt-get install -y chromium']);
}
if (!present()) {
  console.error('No browser could be installed: install Chromium, or run `npx playwright install chromium`.');
  process.exit(1);
}
