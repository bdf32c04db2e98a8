import { BoundedCache } from '#domain/bounded-cache.ts';

/** CO-009, CO-013. */
const keptMs = 300_000;
const mostKept = 500;

/** Answers of one call that are computed once in 300 seconds for all who may see the same, with their time. */
export class KeptAnswers<T extends object> {
  readonly #kept = new BoundedCache<string, { at: number; answer: Promise<T & { asOf: string }> }>(mostKept);
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Returns an answer. `key`: all that it depends on, the scope first. */
  of(key: readonly unknown[], count: () => Promise<T>): Promise<T & { asOf: string }> {
    const name = JSON.stringify(key);
    const now = this.#now();
    const kept = this.#kept.get(name);
    if (kept && Math.abs(now.getTime() - kept.at) < keptMs) return kept.answer;
    const answer = count().then((counted) => ({ ...counted, asOf: now.toISOString() }));
    this.#kept.set(name, { at: now.getTime(), answer });
    // After a failure the next caller tries again.
    answer.catch(() => this.#kept.delete(name));
    return answer;
  }
}
