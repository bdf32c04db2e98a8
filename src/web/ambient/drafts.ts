import { readJson, sealedSessionStore, writeJson } from './storage.ts';

/** Unsent input of one address, kept over a reload, a reopened tab or a sign-in. */
interface Kept {
  user: string;
  place: string;
  values: Record<string, unknown>;
}

const key = 'drafts';

function readKept(): Kept | null {
  const value = readJson(sealedSessionStore, key);
  if (value === null || typeof value !== 'object') return null;
  if (!('user' in value) || typeof value.user !== 'string') return null;
  if (!('place' in value) || typeof value.place !== 'string') return null;
  if (!('values' in value) || value.values === null || typeof value.values !== 'object') return null;
  return { user: value.user, place: value.place, values: { ...value.values } };
}

interface Typed {
  place: string;
  value: unknown;
  /** The form is part of the page itself. Of one that was opened on the page, the browser asks before a closed tab drops it. */
  onPage: boolean;
}

/** Current input on the page, by the name of its form. */
const live = new Map<string, Typed>();
const typedHere = (accept: (typed: Typed) => boolean) =>
  [...live].flatMap(([name, typed]) =>
    typed.place === window.location.pathname && accept(typed) ? [[name, typed.value] as const] : [],
  );
let kept: Kept | null = null;
/** The page was out of sight: what was typed until then is written down. */
let isWritten = false;
/** The signed-in user. */
let user = '';

/**
 * Forms report what is being typed; it is written down only when the page is about to lose it through no action of the user
 * (docs/decisions/141). Passwords are not reported.
 */
export const drafts = {
  /** Restores what the previous page left, once it can be read. */
  restore(): void {
    kept ??= readKept();
  },
  areKept: (): boolean => kept !== null,
  /** An open form here has values that a closed tab would lose. */
  wouldBeLost: (): boolean =>
    typedHere(({ onPage, value }) => !onPage && value !== null && typeof value === 'object').length > 0,
  note: (name: string, value: unknown): void =>
    void live.set(name, { place: window.location.pathname, value, onPage: false }),
  noteOnPage: (name: string, value: unknown): void =>
    void live.set(name, { place: window.location.pathname, value, onPage: true }),
  /**
   * Sent, or discarded by the user. A form that is only unmounted with its page calls this too, after `keep`, when it has no
   * effect.
   */
  drop(name: string): void {
    if (!live.delete(name)) return;
    if (kept) delete kept.values[name];
    // A form that was sent must not come back with the next page.
    if (isWritten) drafts.keepPage();
  },
  /** Returns the kept input of this form at this address; undefined: nothing. */
  read(name: string): unknown {
    const place = window.location.pathname;
    const typed = live.get(name);
    if (typed?.place === place) return typed.value;
    return kept?.place === place ? kept.values[name] : undefined;
  },
  /** The session is over or the page reloads: keeps the values for the same user at the same address. */
  keep(): void {
    const values = typedHere(() => true);
    live.clear();
    if (values.length === 0) return;
    kept = { user, place: window.location.pathname, values: Object.fromEntries(values) };
    writeJson(sealedSessionStore, key, kept);
  },
  /** The page goes out of sight: it may be reloaded or opened again, or come back unchanged. */
  keepPage(): void {
    const place = window.location.pathname;
    const earlier = kept?.place === place ? kept.values : {};
    const values = { ...earlier, ...Object.fromEntries(typedHere(() => true)) };
    isWritten = Object.keys(values).length > 0;
    if (isWritten) writeJson(sealedSessionStore, key, { user, place, values });
    else sealedSessionStore.remove(key);
  },
  /** After a sign-in: what another user left is not theirs. */
  belongTo(next: string): void {
    if (user !== next) live.clear();
    user = next;
    if (kept && kept.user !== next) drafts.forget();
  },
  /** Another page is open: the reader went on. */
  arrived(place: string): void {
    for (const [name, typed] of live) if (typed.place !== place) live.delete(name);
    if (kept && kept.place !== place) drafts.forget();
  },
  forget(): void {
    kept = null;
    sealedSessionStore.remove(key);
  },
};
