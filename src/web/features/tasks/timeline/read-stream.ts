import { nowMs } from '#web/ambient/clock.ts';
import { eventPage, readEvents, type TimelineEvent } from '../queries.ts';
import type { Replay } from '../replay/replay.ts';

/** Requests under way at once: the next pages travel while one is folded. */
const abreast = 4;
/** Pages may come faster than the screen needs to be drawn. */
const showEvery = 250;

/** Reads what follows up to `expected` events, and whatever came after them; each page joins in its turn. */
export async function readStream(
  taskId: string,
  replay: Replay,
  expected: number,
  signal: AbortSignal,
  show: (version: number) => void,
): Promise<void> {
  const asked: Promise<TimelineEvent[]>[] = [];
  let next = replay.version;
  let shownAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    do {
      const page = readEvents(taskId, next, signal);
      // Whoever waits for an earlier page hears of a failure there first; this one is then nobody's.
      page.catch(() => {});
      asked.push(page);
      next += eventPage;
    } while (asked.length < abreast && next < expected);
    const events = await asked.shift();
    if (signal.aborted || !events) return;
    replay.join(events);
    const last = events.length < eventPage;
    if (last || nowMs() - shownAt > showEvery) {
      show(replay.version);
      shownAt = nowMs();
    }
    if (last) return;
  }
}
