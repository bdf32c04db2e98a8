import type { Logger } from 'pino';
import type { SecretName } from '../environment.ts';
import { RenewedSecret } from './renewed-secret.ts';

/** A shorter token could be guessed; the start refuses it too (config.ts). */
const shortestToken = 16;

/** The secrets of this server that came from files, as they are at the time. */
export class SecretFiles {
  readonly #files: Partial<Record<SecretName, string>>;
  readonly #logger: Logger;

  constructor(files: Partial<Record<SecretName, string>>, logger: Logger) {
    this.#files = files;
    this.#logger = logger;
  }

  /** `value`: as it was at the start; it stays so where it did not come from a file. `refuse`: as in `RenewedSecret`. */
  of(name: SecretName, value: string, refuse: (value: string) => string | null): () => string {
    const secret = this.#open(name, value, refuse);
    return () => secret.current;
  }

  /** Of what callers show: the one before stays good for an hour. */
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
