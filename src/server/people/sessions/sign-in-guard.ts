import { availableParallelism } from 'node:os';
import { BoundedCache } from '#domain/bounded-cache.ts';
import { FairQueue, QueueFull } from '#domain/fair-queue.ts';
import { type RateLimit, RateLimits } from '#server/core/http/rate-limits.ts';

/** Sign-in attempt, as far as it is known before the password is checked. */
export interface Attempt {
  /** Network of the caller, by `networkOf`. */
  network: string;
  email: string;
  /** Hash of the key of a browser in which this account signed in before; null: an unknown browser. */
  browser: string | null;
  /** True if the account signed in from this network recently. */
  atHome: boolean;
  /** Time of the attempt, in milliseconds since 1970. */
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

/**
 * Limits of account lookups: three reads of the database, in a millisecond or two. A shared address does not have more
 * users in one second.
 */
const queueLimits = { atOnce: 2, perLane: 32, waiting: 128 };
/** Maximum number of browsers that signed in since the server started; others are known after a database query. */
const familiarLimit = 20_000;
/**
 * Limits of password checks. Argon2 takes some 30 ms of one of libuv's four threads, which files and names need too:
 * with two cores one check of each kind runs at a time, and the longest wait is two or three seconds.
 */
const room = { perLane: 24, waiting: 64 };
const knownAtOnce = availableParallelism() > 2 ? 2 : 1;
const soonS = 2;

const account = (email: string): RateLimit => ({ key: `account ${email}`, burst: 40, everyMs: 60_000 });

/**
 * Decides whether a sign-in attempt gets to the check of its password (docs/decisions/150). A browser that the account
 * knows has its own count and queue, so attempts from elsewhere cannot lock it out.
 */
export class SignInGuard {
  readonly #attempts = new RateLimits();
  readonly #familiar = new BoundedCache<string, true>(familiarLimit);
  readonly #queue = new FairQueue(queueLimits);
  readonly #queues = {
    known: new FairQueue({ ...room, atOnce: knownAtOnce }),
    strangers: new FairQueue({ ...room, atOnce: 1 }),
  };

  /**
   * Looks up the account of an attempt, when its turn comes. `face`: digest of the e-mail address and the browser's
   * key; a browser that signed in before passes the waiting ones.
   */
  async find<T>(
    { network, face }: { network: string; face: string | null },
    read: () => Promise<T>,
  ): Promise<T> {
    if (face && this.#familiar.get(face)) return read();
    return this.#queue.run(network, read).catch(refuse);
  }

  /** Remembers a browser that signed in. */
  remember(face: string): void {
    this.#familiar.set(face, true);
  }

  /**
   * Counts the attempt as a failure and then checks the password, when its turn comes. `check` tells if the sign-in is
   * harmless: then it is no longer counted. `strangersSlowed`: with this failure the account's unknown browsers have to
   * wait.
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
      // The attempt revealed nothing about the password.
      reserved.giveBack();
      return refuse(error);
    }
  }
}

function refuse(error: unknown): never {
  throw error instanceof QueueFull ? new SignInRefused(soonS, !error.lane) : error;
}

/** Returns the limits, which delay and never lock: each lets an attempt through again after `everyMs`. */
function limitsOf({ network, email, browser, atHome }: Attempt): RateLimit[] {
  if (browser) return [{ key: `browser ${browser}`, burst: 10, everyMs: 60_000 }];
  return [
    { key: `address ${network}`, burst: 100, everyMs: 3_000 },
    ...(atHome ? [] : [account(email)]),
    { key: `pair ${network} ${email}`, burst: 8, everyMs: 60_000 },
  ];
}
