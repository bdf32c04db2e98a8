import { after } from '#web/ambient/clock.ts';
import { ApiError } from '#web/http/api-error.ts';

/** Milliseconds between one try and the next: together well within the server's grace for a renewal (docs/decisions/053). */
const pauses = [1_000, 3_000, 6_000];

const isSilence = (cause: unknown) => cause instanceof ApiError && cause.code === 'network';

/**
 * Makes a call again that got no answer, so that a session does not end with a moment of silence. Browsers also fail the
 * calls of a page that is about to go, and the next page needs its session. Rejects with `ApiError` when the silence lasts.
 */
export async function patiently<T>(call: () => Promise<T>, left: readonly number[] = pauses): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    const [pause, ...rest] = left;
    if (pause === undefined || !isSilence(cause)) throw cause;
    await new Promise<void>((resolve) => after(pause, resolve));
    return patiently(call, rest);
  }
}
