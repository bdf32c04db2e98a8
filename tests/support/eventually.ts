import { vi } from 'vitest';

/** Waits until `check` no longer throws: at once on an idle machine, and up to a minute on a busy one. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000 });
