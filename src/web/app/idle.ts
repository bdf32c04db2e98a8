import { every, nowMs } from '#web/ambient/clock.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';

/** Milliseconds: how long before the end the user is warned, and how often idle time is checked. */
const warnBefore = 120_000;
const lookEvery = 5_000;
/** The other tabs are notified of use at most this often. */
const tellEvery = 5_000;

/** Input that counts as use. A moving pointer alone does not: bumping the table moves it too. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

interface Session {
  /** Milliseconds that the session may be idle; null: there is no session, or the rules let an open page keep it alive. */
  restsFor(): number | null;
  /** Milliseconds, this computer's clock: when the token expires. */
  tokenEnd(): number;
  /** The session was used after the token was issued: reports that to the server. */
  renew(): void;
  /** The session was idle too long. */
  end(): void;
  tellTabs(usedAt: number): void;
}

/**
 * When a person last did something in any tab of this browser, which no timer, push or renewal of a page counts as
 * (docs/decisions/252). Opening a page is use.
 */
export function watchUse(session: Session) {
  let usedAt = nowMs();
  /** Value that the last renewal reported. */
  let saidAt = 0;
  let reportedAt = 0;
  /** The toast that warns; null: there is none. */
  let warning: number | null = null;

  const warn = (isDue: boolean) => {
    if (isDue === (warning !== null)) return;
    if (warning !== null) toastStore.dismiss(warning);
    warning = isDue
      ? toastStore.show({
          tone: 'notice',
          lasting: true,
          title: { message: messages.stillThere },
          body: { message: messages.stillThereHelp, values: { minutes: warnBefore / 60_000 } },
        })
      : null;
  };
  const look = () => {
    const rest = session.restsFor();
    if (rest === null) return warn(false);
    const left = usedAt + rest - nowMs();
    if (left <= 0) {
      warn(false);
      return session.end();
    }
    if (usedAt > saidAt && session.tokenEnd() - nowMs() < warnBefore) session.renew();
    warn(left <= warnBefore);
  };
  const used = (at: number) => {
    if (at <= usedAt) return;
    usedAt = at;
    if (warning !== null) look();
  };
  const noteInput = ({ isTrusted }: Event) => {
    const now = nowMs();
    if (!isTrusted || now - usedAt < 1_000) return;
    const rest = session.restsFor();
    // After sleep the computer gets the user's input before its timers run.
    if (rest !== null && now - usedAt >= rest) return look();
    used(now);
    if (now - reportedAt < tellEvery) return;
    reportedAt = now;
    session.tellTabs(now);
  };
  for (const input of inputs) window.addEventListener(input, noteInput, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  every(lookEvery, look);
  return {
    /** The user used another tab. */
    usedElsewhere: used,
    /** Idle time that a renewal reports. */
    idleSeconds(): number {
      saidAt = usedAt;
      return Math.floor(Math.max(0, nowMs() - usedAt) / 1000);
    },
    /** A page was opened, or a user has signed in. */
    begun(): void {
      usedAt = nowMs();
      saidAt = usedAt;
      session.tellTabs(usedAt);
    },
  };
}
