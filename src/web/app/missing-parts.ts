import { nowMs } from '#web/ambient/clock.ts';
import { drafts } from '#web/ambient/drafts.ts';
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

/** Milliseconds before the page is loaded anew for the same file again. */
const pause = 60_000;
const wasTried = (file: string) =>
  nowMs() - Number(sessionStore.get(`${reloadedForKey}:${file}`) ?? 0) < pause;

/**
 * The page is loaded anew, with what was typed, where only that helps: of the version before, it misses the files of its
 * own version, once for each version; and where a file is there again and yet not loaded, because browsers may remember
 * that a script could not be had and never ask for it again.
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
 * A part of the console that could not be loaded is told by the boundary around it (ui/lazy-part.tsx, route-failed.tsx). The
 * router would load the whole page anew, which is the browser's own error page while the server is away: it knows such a
 * failure by its words, so they are others here.
 */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const file = /https?:\S+/.exec(payload.message)?.[0] ?? '/';
    payload.message = `A part of the console is missing: ${payload.message}`;
    void reloadIfBetter(file);
  });
}
