import type { Logger } from 'pino';
import type { SecretName } from '../environment.ts';
import { RenewedSecret } from './renewed-secret.ts';

/** Minimum length of a token, since a shorter one could be guessed; the start refuses it too (config.ts). */
const shortestToken = 16;

/** Secrets of this server that came from files, with their present values. */
export class SecretFiles {
  readonly #files: Partial<Record<SecretName, string>>;
  readonly #logger: Logger;

  constructor(files: Partial<Record<SecretName, string>>, logger: Logger) {
    this.#files = files;
    this.#logger = logger;
  }

  /**
   * Returns the present secret. `value`: as at the start; it stays if it did not come from a file. `refuse`: as in
   * `RenewedSecret`.
   */
  of(name: SecretName, value: string, refuse: (value: string) => string | null): () => string {
    const secret = this.#open(name, value, refuse);
    return () => secret.current;
  }

  /** Returns the tokens that callers may present: the previous one stays valid for an hour. */
  tokens(name: SecretName, value: string): () => readonly string[] {
    const secret = this.#open(name, value, (text) =>
      text.length >= shortestToken && /^[\x21-\x7e]+$/.test(text) ? null : 'it is too short, or has spaces',
    );
    return () => secret.valid;
  }

  #open(name: SecretName, value: string, refuse: (value: string) => string | null): RenewedSecret {
    const path = this.#files[name];
    return new RenewedSecret({ name, value, path, refuse, now: Date.now, logger: this.#logger });
  }
}
