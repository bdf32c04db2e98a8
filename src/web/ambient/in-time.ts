import { after } from './clock.ts';

/** CO-032: milliseconds for the script of a part of the console. */
const scriptTimeout = 120_000;

const unloaded = new WeakSet<object>();

export function noteUnloaded(error: unknown): void {
  if (typeof error === 'object' && error !== null) unloaded.add(error);
}

/** The script of a part did not come; anything else that a part throws is a fault of its own. */
export const isUnloaded = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unloaded.has(error);

/** Rejects where a script has not come in time: a server that took the request and went would else be waited for without an end. */
export function scriptInTime<T>(load: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const stop = after(scriptTimeout, () => late.reject(new Error('The script did not come in time')));
  return Promise.race([load(), late.promise])
    .catch((error: unknown) => {
      noteUnloaded(error);
      throw error;
    })
    .finally(stop);
}
