import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults: 19 MiB, two passes (OWASP's first choice). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Takes the same time whether or not there is such an account: without a hash the password is verified against one
 * that nothing matches.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== null && matches;
}

/** Failed logins are counted here for so long. */
const windowMs = 300_000;
/** An address that many people share may still fail often; one account from one address may not. */
const limits = { address: 100, account: 60, pair: 8 };
const keysLimit = 100_000;

/**
 * Slows down guessing: failures by address, by account, and by both. Successes are not counted, so
 * people who know their password are held up only while another person guesses from the same address.
 */
export class LoginAttempts {
  readonly #failures = new Map<string, number[]>();

  /** Seconds to wait, or 0 when the attempt may be made. `at` in milliseconds. */
  waitFor(address: string, email: string, at: number): number {
    let wait = 0;
    for (const [key, limit] of keysOf(address, email)) {
      const times = this.#recent(key, at);
      const first = times[times.length - limit];
      if (first !== undefined) wait = Math.max(wait, Math.ceil((first + windowMs - at) / 1000));
    }
    return wait;
  }

  failed(address: string, email: string, at: number): void {
    if (this.#failures.size > keysLimit) this.#failures.clear();
    for (const [key] of keysOf(address, email)) this.#failures.set(key, [...this.#recent(key, at), at]);
  }

  /** A time to come was written down before the clock was set back. */
  #recent(key: string, at: number): number[] {
    const times = (this.#failures.get(key) ?? []).filter((time) => time > at - windowMs && time <= at);
    if (times.length === 0) this.#failures.delete(key);
    return times;
  }
}

const keysOf = (address: string, email: string): [string, number][] => [
  [`address ${address}`, limits.address],
  [`account ${email}`, limits.account],
  [`pair ${address} ${email}`, limits.pair],
];
