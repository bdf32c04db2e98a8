import type { SharedEnd, TokenRecord } from '#machines/session/events.ts';
import { after } from '#web/ambient/clock.ts';
import { isRecord } from './session-storage.ts';

/** Name of the channel, and of the lock that each signed-in tab holds: the browser releases the lock when a tab crashes. */
const name = 'waymark-session';
const renewal = 'waymark-session-renewal';
/** Milliseconds for the answer of a tab that is there: it may be busy. */
const answerLimit = 2000;
/** Milliseconds in which the word of the tab that renewed before reaches this one: lock and channel keep no common order. */
const wordLimit = 500;

type Said =
  | { say: 'ask' }
  | { say: 'offer'; record: TokenRecord }
  | { say: 'used'; at: number }
  | { say: 'end'; user: string; reason: SharedEnd };

function isSaid(value: unknown): value is Said {
  if (value === null || typeof value !== 'object' || !('say' in value)) return false;
  switch (value.say) {
    case 'ask':
      return true;
    case 'offer':
      return 'record' in value && isRecord(value.record);
    case 'used':
      return 'at' in value && typeof value.at === 'number';
    case 'end':
      return (
        'user' in value &&
        typeof value.user === 'string' &&
        'reason' in value &&
        (value.reason === 'logoutElsewhere' || value.reason === 'refreshFailed')
      );
    default:
      return false;
  }
}

interface Listener {
  /** The record that this tab can give to one that asks; null: none. */
  record(): TokenRecord | null;
  offered(record: TokenRecord): void;
  /** A person did something in another tab, then: milliseconds of the same clock. */
  used(at: number): void;
  ended(end: { user: string; reason: SharedEnd }): void;
  silent(): void;
}

/** The tabs of one browser, which share one session (docs/decisions/141). */
export function joinTabs(listener: Listener) {
  const channel = new BroadcastChannel(name);
  const say = (said: Said) => channel.postMessage(said);
  let letGo: (() => void) | null = null;
  const heard = new Set<() => void>();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isSaid(data)) return;
    if (data.say === 'ask') {
      const record = listener.record();
      if (record) say({ say: 'offer', record });
      return;
    }
    if (data.say === 'used') return listener.used(data.at);
    if (data.say === 'offer') listener.offered(data.record);
    else listener.ended(data);
    for (const look of heard) look();
  };
  async function untilReported(is: () => boolean): Promise<void> {
    if (is()) return;
    const reported = Promise.withResolvers<void>();
    const look = () => {
      if (is()) reported.resolve();
    };
    heard.add(look);
    const stop = after(wordLimit, reported.resolve);
    say({ say: 'ask' });
    await reported.promise;
    stop();
    heard.delete(look);
  }
  return {
    async ask(): Promise<void> {
      const { held = [] } = await navigator.locks.query();
      if (!held.some((lock) => lock.name === name)) return listener.silent();
      say({ say: 'ask' });
      after(answerLimit, () => listener.silent());
    },
    offer: (record: TokenRecord): void => say({ say: 'offer', record }),
    tellUse: (at: number): void => say({ say: 'used', at }),
    end: (user: string, reason: SharedEnd): void => say({ say: 'end', user, reason }),
    /** Reports if this tab has a session to give. */
    signedIn(is: boolean): void {
      if (is === (letGo !== null)) return;
      if (!is) {
        letGo?.();
        letGo = null;
        return;
      }
      const held = Promise.withResolvers<void>();
      letGo = held.resolve;
      void navigator.locks.request(name, { mode: 'shared' }, () => held.promise);
    },
    /** Only one tab renews at a time. One that stood behind another hears first what came of that: `isOver` then, mostly. */
    async renewAlone(isOver: () => boolean, renew: () => Promise<void>): Promise<void> {
      const wasFirst = await navigator.locks.request(renewal, { ifAvailable: true }, async (lock) => {
        if (lock) await renew();
        return lock !== null;
      });
      if (wasFirst) return;
      await navigator.locks.request(renewal, async () => {
        await untilReported(isOver);
        if (!isOver()) await renew();
      });
    },
  };
}
