import { nowMs } from '#web/ambient/clock.ts';
import { drafts } from '#web/ambient/drafts.ts';
import { noteUnloaded } from '#web/ambient/in-time.ts';
import { sessionStore } from '#web/ambient/storage.ts';

const reloadedForKey = 'reloadedFor';
const entryOf = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null;
const running = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** The first script of the console that the server has now; null where it cannot be reached. */
const offered = () =>
  fetch('/', { cache: 'no-store' }).then(
    async (response) => (response.ok ? entryOf(await response.text()) : null),
    () => null,
  );

/** Files that could not be loaded since the page was. */
const missed = new Set<string>();
const isThere = (file: string) =>
  fetch(file, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Milliseconds before the page is reloaded for the same file again. */
const pause = 60_000;
const wasTried = (file: string) =>
  nowMs() - Number(sessionStore.get(`${reloadedForKey}:${file}`) ?? 0) < pause;

/**
 * Reloads the page, keeping what was typed, only where that helps. A page of an earlier version misses the files of its own
 * version: one reload for each new version. And a file may be back but still not load, because browsers may remember that a
 * script failed and never request it again.
 */
async function reloadIfBetter(file: string): Promise<void> {
  const again = missed.has(file);
  missed.add(file);
  const entry = await offered();
  if (entry === null) return;
  if (entry !== running()) {
    if (sessionStore.get(reloadedForKey) === entry) return;
    sessionStore.set(reloadedForKey, entry);
  } else {
    if (!again || wasTried(file) || !(await isThere(file))) return;
    sessionStore.set(`${reloadedForKey}:${file}`, String(nowMs()));
  }
  drafts.keep();
  window.location.reload();
}

/**
 * The boundary around a part of the console that could not be loaded reports it (ui/lazy-part.tsx, route-failed.tsx). The
 * router would reload the whole page, which shows the browser's own error page while the server is away. It recognises such a
 * failure by its message, so the message is changed here.
 */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const file = /https?:\S+/.exec(payload.message)?.[0] ?? '/';
    noteUnloaded(payload);
    payload.message = `A part of the console is missing: ${payload.message}`;
    void reloadIfBetter(file);
  });
}
