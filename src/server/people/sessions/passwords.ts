import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '#domain/passwords/rules.ts';

/** Prefix of a hash that needs the pepper; a hash without it is verified as stored. */
const mark = 'pepper:';

/**
 * argon2id with the library's defaults: 19 MiB, two passes (OWASP's first choice). `pepper`: a secret kept out of the database, as
 * argon2's own (RFC 9106, 3.1): who has only the hashes cannot even begin to guess.
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
   * Takes the same time whether or not there is such an account: without a hash the password is verified against one
   * that nothing matches.
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

  /** Made before there was a pepper. */
  isStale(stored: string): boolean {
    return this.#secret !== undefined && !stored.startsWith(mark);
  }

  /** No password of these can be right without the pepper that they were made with. */
  static needsPepper(stored: string): boolean {
    return stored.startsWith(mark);
  }
}
