/** A database that is frozen answers nothing, not even an error. */
const usualMs = 3_000;

/**
 * A question that is answered within a time, or rejected. While one is under way others wait for it: a probe that asks each second
 * must not take a connection each second from a database that answers none.
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
