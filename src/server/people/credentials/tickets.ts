import type { KeyObject } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** Purpose of a ticket. */
type Purpose = 'second step' | 'passkey registration' | 'passkey sign-in';

/** State between two calls, signed and given to the caller to return, so that requests cannot fill a table. */
export class Tickets {
  readonly #key: KeyObject;
  readonly #now: () => Date;

  constructor(key: KeyObject, now: () => Date) {
    this.#key = key;
    this.#now = now;
  }

  /** Issues a ticket. It is not encrypted, so its holder can read the content. */
  issue(purpose: Purpose, data: Record<string, string>, seconds: number): Promise<string> {
    const at = Math.floor(this.#now().getTime() / 1_000);
    return new SignJWT(data)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(purpose)
      .setIssuedAt(at)
      .setExpirationTime(at + seconds)
      .sign(this.#key);
  }

  /** Reads a ticket; null if it has another purpose, was altered, or is too old. */
  async read(purpose: Purpose, ticket: string): Promise<JWTPayload | null> {
    try {
      const options = { algorithms: ['HS256'], audience: purpose, currentDate: this.#now() };
      return (await jwtVerify(ticket, this.#key, options)).payload;
    } catch {
      return null;
    }
  }
}
