import { availableParallelism } from 'node:os';
import { BoundedCache } from '#domain/bounded-cache.ts';
import { FairQueue, QueueFull } from '#domain/fair-queue.ts';
import { type RateLimit, RateLimits } from '#server/core/http/rate-limits.ts';

/** Who tries to sign in, as far as that is known before the password is. */
export interface Attempt {
  /** As `networkOf` counts addresses. */
  network: string;
  email: string;
  /** Hash of the key of a browser in which this account signed in before; null: a stranger's. */
  browser: string | null;
  /** Whether the account signed in from this network lately. */
  atHome: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** Refused before the password was checked; `crowded`: there is no room for any caller. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
  readonly retryAfter: number;
  readonly crowded: boolean;

  constructor(retryAfter: number, crowded = false) {
    super('sign-in refused');
    this.retryAfter = retryAfter;
    this.crowded = crowded;
  }
}

/** Who is it: three reads of the database, in a millisecond or two. A shared address has not so many people in one second. */
const door = { atOnce: 2, perLane: 32, waiting: 128 };
/** Browsers that signed in since the server started; the others are known when the database has been asked. */
const familiarLimit = 20_000;
/**
 * Argon2 takes some 30 ms of one of libuv's four threads, which files and names need too: with two cores one check of each
 * kind at a time, and who waits longest waits two or three seconds.
 */
const room = { perLane: 24, waiting: 64 };
const knownAtOnce = availableParallelism() > 2 ? 2 : 1;
const soonS = 2;

const account = (email: string): RateLimit => ({ key: `account ${email}`, burst: 40, everyMs: 60_000 });

/**
 * Decides whether a sign-in attempt gets to the check of its password (docs/decisions/150). A browser that the account
 * knows has a count and a queue of its own, so attempts from elsewhere cannot lock it out.
 */
export class SignInGuard {
  readonly #attempts = new RateLimits();
  readonly #familiar = new BoundedCache<string, true>(familiarLimit);
  readonly #door = new FairQueue(door);
  readonly #queues = {
    known: new FairQueue({ ...room, atOnce: knownAtOnce }),
    strangers: new FairQueue({ ...room, atOnce: 1 }),
  };

  /**
   * Finds out whose attempt it is, when its turn comes. `face`: digest of the e-mail address and the browser's key; a
   * browser that signed in before passes by those that wait.
   */
  async find<T>(
    { network, face }: { network: string; face: string | null },
    read: () => Promise<T>,
  ): Promise<T> {
    if (face && this.#familiar.get(face)) return read();
    return this.#door.run(network, read).catch(refuse);
  }

  /** The browser signed in. */
  remember(face: string): void {
    this.#familiar.set(face, true);
  }

  /**
   * Counts the attempt as a failure and then checks the password, when its turn comes. `check` tells whether the sign-in
   * is harmless: then it is counted no longer. `strangersSlowed`: with this failure the account's strangers have to wait.
   */
  async attempt<T extends { harmless: boolean }>(
    attempt: Attempt,
    check: () => Promise<T>,
  ): Promise<T & { strangersSlowed: boolean }> {
    const reserved = this.#attempts.reserve(limitsOf(attempt), attempt.at);
    if (!('giveBack' in reserved)) throw new SignInRefused(reserved.retryAfter);
    const { browser, network, email } = attempt;
    const queue = browser ? this.#queues.known : this.#queues.strangers;
    try {
      const checked = await queue.run(browser ?? network, check);
      if (checked.harmless) {
        reserved.giveBack();
        reserved.forget([browser ? `browser ${browser}` : `pair ${network} ${email}`]);
      }
      const strangersSlowed = !checked.harmless && reserved.exhausted.includes(account(email).key);
      return { ...checked, strangersSlowed };
    } catch (error) {
      // Nothing was learned about the password.
      reserved.giveBack();
      return refuse(error);
    }
  }
}

function refuse(error: unknown): never {
  throw error instanceof QueueFull ? new SignInRefused(soonS, !error.lane) : error;
}

/** Delays, no locks: each limit lets an attempt through again after `everyMs`. */
function limitsOf({ network, email, browser, atHome }: Attempt): RateLimit[] {
  if (browser) return [{ key: `browser ${browser}`, burst: 10, everyMs: 60_000 }];
  return [
    { key: `address ${network}`, burst: 100, everyMs: 3_000 },
    ...(atHome ? [] : [account(email)]),
    { key: `pair ${network} ${email}`, burst: 8, everyMs: 60_000 },
  ];
}
