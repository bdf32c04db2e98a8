import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/** Debian's packages: headless Chromium, in which 38 tests took 112 s instead of 145, and the full one. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

const launch = (programs: string[]): { executablePath?: string } => {
  const executablePath = programs.find(existsSync);
  return executablePath === undefined ? {} : { executablePath };
};

/** Returns launch options for tests; empty: Playwright's own browser. */
export const forTests = () => launch([shell, whole]);
/** Returns launch options for measurements and pictures. */
export const forFigures = () => launch([whole, shell]);

const present = () => forTests().executablePath !== undefined || existsSync(chromium.executablePath());

/**
 * Tells if the end-to-end tests have a browser: the system's Chromium, Playwright's, or else Debian's package, which is
 * installed now.
 */
export async function browserForTests(): Promise<boolean> {
  if (present()) return true;
  console.log('No browser for the end-to-end tests: trying to install one.');
  await run('playwright', ['install', 'chromium']);
  if (!present()) await run('sh', ['-c', 'apt-get update && apt-get install -y chromium']);
  if (!present())
    console.error(
      'No browser could be installed: install Chromium, or run `npx playwright install chromium`.',
    );
  return present();
}
