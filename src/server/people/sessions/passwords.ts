import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '#domain/passwords/rules.ts';

/** Prefix of a hash that needs the pepper; a hash without it is verified as stored. */
const mark = 'pepper:';

/**
 * Password hashes: argon2id with the library's defaults: 19 MiB, two passes (OWASP's first choice). `pepper`: a secret
 * kept outside the database, as argon2's own (RFC 9106, 3.1): an attacker with only the hashes cannot even begin to
 * guess.
 */
export class Passwords {
  readonly #secret: Uint8Array | undefined;
  #decoy: Promise<string> | undefined;

  constructor(pepper: string | null = null) {
    this.#secret = pepper === null ? undefined : new TextEncoder().encode(pepper);
  }

  async hash(typed: string): Promise<string> {
    const password = normalPassword(typed);
    if (!this.#secret) return hash(password);
    return mark + (await hash(password, { secret: this.#secret }));
  }

  /**
   * Verifies a password in the same time whether or not there is such an account: without a hash it is verified against
   * one that nothing matches.
   */
  async match(stored: string | null, typed: string): Promise<boolean> {
    const password = normalPassword(typed);
    this.#decoy ??= this.hash('no account has this password');
    const against = stored ?? (await this.#decoy);
    const peppered = against.startsWith(mark);
    const options = peppered && this.#secret ? { secret: this.#secret } : {};
    const matches = await verify(peppered ? against.slice(mark.length) : against, password, options).catch(
      () => false,
    );
    return stored !== null && matches;
  }

  /** Tells if a hash was made before there was a pepper. */
  isStale(stored: string): boolean {
    return this.#secret !== undefined && !stored.startsWith(mark);
  }

  /** Tells if a hash needs the pepper that it was made with. */
  static needsPepper(stored: string): boolean {
    return stored.startsWith(mark);
  }
}
