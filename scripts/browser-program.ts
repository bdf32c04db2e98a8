import { existsSync } from 'node:fs';

/** Debian's packages: Chromium without windows, in which 38 tests took 112 s instead of 145, and the whole one. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

const launch = (programs: string[]): { executablePath?: string } => {
  const executablePath = programs.find(existsSync);
  return executablePath === undefined ? {} : { executablePath };
};

/** Launch options for tests; empty: Playwright's own browser. */
export const forTests = () => launch([shell, whole]);
/** Launch options for what is measured, and for pictures. */
export const forFigures = () => launch([whole, shell]);
