import type { News } from './news.ts';

/** From the first news to the notification: news of the same moment go together. */
const firstWaitMs = 1_000;
/** Each telling is followed by a longer pause, up to this, until it has been quiet for as long as a message gathers. */
const longestWaitMs = 300_000;
/** How long a message gathers, and so how long it must be quiet before the next goes out at once. */
export const windowMs = 600_000;
/** When more news than these wait, all go out. */
const mostWaiting = 100_000;

interface Pace {
  waitMs: number;
  toldAt: number;
}

/**
 * News on their way to users. How often they go out depends on the time and not on their number: at most ten times in a window
 * of ten minutes, for each kind and each organisation that people belong to.
 */
export class Gathering {
  readonly #waiting = new Map<string, { news: News[]; dueAt: number }>();
  readonly #paces = new Map<string, Pace>();
  #count = 0;

  add(news: News, now: number): void {
    const key = keyOf(news);
    const waiting = this.#waiting.get(key);
    this.#count++;
    if (waiting) waiting.news.push(news);
    else this.#waiting.set(key, { news: [news], dueAt: now + this.#waitOf(key, now) });
  }

  /** What is due now: news of one kind and group for the same users go together. */
  due(now: number): News[][] {
    const all = this.#count > mostWaiting;
    const due = [...this.#waiting].filter(([, { dueAt }]) => all || dueAt <= now);
    for (const [key, { news }] of due) {
      this.#waiting.delete(key);
      this.#count -= news.length;
      this.#paces.set(key, { waitMs: this.#waitOf(key, now), toldAt: now });
    }
    for (const [key, { toldAt }] of this.#paces) if (now - toldAt > windowMs) this.#paces.delete(key);
    return due.map(([, { news }]) => news);
  }

  /** Position of the first that waits; null: none does. */
  get first(): number | null {
    let first: number | null = null;
    for (const { news } of this.#waiting.values()) {
      const pos = news[0]?.pos ?? null;
      if (pos !== null && (first === null || pos < first)) first = pos;
    }
    return first;
  }

  #waitOf(key: string, now: number): number {
    const pace = this.#paces.get(key);
    if (!pace || now - pace.toldAt > windowMs) return firstWaitMs;
    return Math.min(pace.waitMs * 2, longestWaitMs);
  }
}

const keyOf = ({ kind, group, to }: News): string =>
  [kind, group, 'opPath' in to ? `${to.opPath} ${to.except ?? ''}` : to.accountIds.toSorted().join(' ')].join(
    '\n',
  );

/** The lowest organisation that all of these belong to; paths are `/root/below/`. */
export function commonPath(paths: readonly string[]): string {
  const [first = '/', ...others] = paths;
  let common = first;
  for (const path of others)
    while (!path.startsWith(common)) common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
  return common;
}
