import type { News } from './news.ts';

/** Milliseconds from the first event to the notification, so that simultaneous events are joined. */
const firstWaitMs = 1_000;
/**
 * Maximum milliseconds between notifications: each is followed by a longer pause, until there were no events for a
 * whole window.
 */
const longestWaitMs = 300_000;
/** Milliseconds of a window: events are joined within it, and after one without events the next is sent at once. */
export const windowMs = 600_000;
/** Maximum number of waiting events; beyond it all are sent. */
const mostWaiting = 100_000;

interface Pace {
  waitMs: number;
  notifiedAt: number;
}

/**
 * Events on their way to users. The frequency of notifications depends on time and not on the number of events: at most
 * ten in a window of ten minutes, for each kind and each organisation of users.
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

  /** Returns due events: those of one kind and group for the same users go together. */
  due(now: number): News[][] {
    const all = this.#count > mostWaiting;
    const due = [...this.#waiting].filter(([, { dueAt }]) => all || dueAt <= now);
    for (const [key, { news }] of due) {
      this.#waiting.delete(key);
      this.#count -= news.length;
      this.#paces.set(key, { waitMs: this.#waitOf(key, now), notifiedAt: now });
    }
    for (const [key, { notifiedAt }] of this.#paces) if (now - notifiedAt > windowMs) this.#paces.delete(key);
    return due.map(([, { news }]) => news);
  }

  /** Position of the first waiting event; null: none. */
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
    if (!pace || now - pace.notifiedAt > windowMs) return firstWaitMs;
    return Math.min(pace.waitMs * 2, longestWaitMs);
  }
}

const keyOf = ({ kind, group, to }: News): string =>
  [
    kind,
    group,
    'opPath' in to
      ? [to.opPath, ...(to.except ?? []).toSorted()].join(' ')
      : to.accountIds.toSorted().join(' '),
  ].join('\n');

/** Returns the lowest organisation that contains all of these; paths are `/root/below/`. */
export function commonPath(paths: readonly string[]): string {
  const [first = '/', ...others] = paths;
  let common = first;
  for (const path of others)
    while (!path.startsWith(common)) common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
  return common;
}
