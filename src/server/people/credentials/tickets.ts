import type { KeyObject } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** What a ticket leads on to. */
type Purpose = 'second step' | 'passkey registration' | 'passkey sign-in';

/**
 * State between two calls, signed and given to the caller to return: no table can be filled by
 * asking.
 */
export class Tickets {
  readonly #key: KeyObject;
  readonly #now: () => Date;

  constructor(key: KeyObject, now: () => Date) {
    this.#key = key;
    this.#now = now;
  }

  /** Not encrypted: its holder can read the content. */
  issue(purpose: Purpose, data: Record<string, string>, seconds: number): Promise<string> {
    const at = Math.floor(this.#now().getTime() / 1_000);
    return new SignJWT(data)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(purpose)
      .setIssuedAt(at)
      .setExpirationTime(at + seconds)
      .sign(this.#key);
  }

  /** Null where it is none of this purpose, was altered, or is too old. */
  async read(purpose: Purpose, ticket: string): Promise<JWTPayload | null> {
    try {
      const options = { algorithms: ['HS256'], audience: purpose, currentDate: this.#now() };
      return (await jwtVerify(ticket, this.#key, options)).payload;
    } catch {
      return null;
    }
  }
}
