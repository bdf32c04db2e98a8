import { vi } from 'vitest';

/** Until `check` throws no more: at once on an idle machine, and a busy one has the time that it needs. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000 });
