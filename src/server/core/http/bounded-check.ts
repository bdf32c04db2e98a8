/** Default time limit in milliseconds: a frozen database answers nothing, not even an error. */
const usualMs = 3_000;

/**
 * Limits a check in time, and rejects after it. Concurrent callers share one run: a probe each second must not take a
 * connection each second from an unresponsive database.
 */
export function boundedCheck<T>(ask: () => Promise<T>, withinMs = usualMs): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  const asked = (): Promise<T> => {
    if (underWay) return underWay;
    const question = ask().finally(() => {
      underWay = null;
    });
    underWay = question;
    return question;
  };
  return async () => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('the database does not answer')), withinMs);
    try {
      return await Promise.race([asked(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
