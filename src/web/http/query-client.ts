import { after } from '#web/ambient/clock.ts';
import { ApiError } from './api-error.ts';
import { CachedAnswers } from './cached-answers.ts';
import { connection } from './connection.ts';
import { keepAnswers } from './kept-answers.ts';

/** Only a call without an answer is worth another try: a refusal stays a refusal. */
const isUnanswered = (cause: unknown) => cause instanceof ApiError && cause.code === 'network';

/**
 * CO-009, CO-010, TN-292, TN-293: device lists and devices 300 s, tasks 180 s. Pushes keep what is shown current meanwhile; a
 * reloaded page shows what it had and reads again, because nothing was pushed to it while it was gone.
 */
export const deviceCache = 300_000;
export const taskCache = 180_000;

/**
 * Greatest age of a page's data, milliseconds, for changes that no live message reports. A page that is not in sight
 * does not read, and reads at once when it comes back into sight.
 */
const readAgainMs = 60_000;

export const queryClient = new CachedAnswers({
  defaultOptions: {
    queries: {
      staleTime: deviceCache,
      refetchInterval: ({ meta }) =>
        meta?.changedBy !== undefined || meta?.keptFor !== undefined ? false : readAgainMs,
      refetchOnWindowFocus: false,
      // A call fails by itself where there is no network; one that waited for the browser's word would wait without an end.
      networkMode: 'always',
      retry: (count, error) => count < 2 && isUnanswered(error) && !connection.isLost(),
    },
    // An answer may contain a secret, and is not read again.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
});

export const keptAnswers = keepAnswers(queryClient);

/** Drops what no page shows: a part that failed over an answer reads it again when it is tried again. */
export const forgetUnused = (): void => queryClient.removeQueries({ type: 'inactive' });

connection.onReturn(() => void queryClient.invalidateQueries());

/** Milliseconds between one try and the next: together well within the server's grace for a renewal (docs/decisions/053). */
const pauses = [1_000, 3_000, 6_000];

/**
 * Makes a call again that got no answer, so that a session does not end with a moment of silence; while the connection is
 * lost it waits for its return. Browsers also fail the calls of a page that is about to go, and the next page needs its
 * session. Rejects with `ApiError` when this call alone stays without an answer.
 */
export async function withRetries<T>(call: () => Promise<T>, left: readonly number[] = pauses): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!isUnanswered(cause)) throw cause;
    if (connection.isLost()) {
      await connection.returned();
      return withRetries(call, left);
    }
    const [pause, ...rest] = left;
    if (pause === undefined) throw cause;
    await new Promise<void>((resolve) => after(pause, resolve));
    return withRetries(call, rest);
  }
}
