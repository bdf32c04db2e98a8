import { readFileSync, statSync } from 'node:fs';
import type { Logger } from 'pino';

/** Minimum milliseconds between two checks of the file: a secret is needed with every call, or every connection. */
const lookEveryMs = 1_000;
/** Milliseconds for which the previous token stays valid, so that its users can change over. */
const overlapMs = 3_600_000;

export interface RenewedSecretOptions {
  /** Name in the log, such as `METRICS_TOKEN`. */
  name: string;
  /** Value at the start. */
  value: string;
  /** Path of its file; absent: it never changes. */
  path: string | undefined;
  /** Returns the reason that a new value is refused, without the secret; null: accepted. */
  refuse(value: string): string | null;
  /** Time in milliseconds. */
  now(): number;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Secret that is read again when its file changes, so that a new one needs no restart. An unusable value keeps the
 * previous one in use.
 */
export class RenewedSecret {
  readonly #options: RenewedSecretOptions;
  #value: string;
  #before: { value: string; until: number } | null = null;
  #lookedAt: number;
  #stamp: string | null;

  constructor(options: RenewedSecretOptions) {
    this.#options = options;
    this.#value = options.value;
    this.#lookedAt = options.now();
    this.#stamp = options.path === undefined ? null : stampOf(options.path);
  }

  get current(): string {
    this.#look();
    return this.#value;
  }

  /** Returns the current value, and for an hour the previous one. */
  get valid(): readonly string[] {
    this.#look();
    const before = this.#before;
    return before && before.until > this.#options.now() ? [this.#value, before.value] : [this.#value];
  }

  #look(): void {
    const { name, path, refuse, now, logger } = this.#options;
    if (path === undefined || Math.abs(now() - this.#lookedAt) < lookEveryMs) return;
    this.#lookedAt = now();
    const stamp = stampOf(path);
    if (stamp === this.#stamp) return;
    this.#stamp = stamp;
    const value = readSecret(path);
    if (value === this.#value) return;
    const reason = value === null ? 'its file cannot be read' : refuse(value);
    if (value === null || reason !== null) {
      logger.warn({ secret: name, reason }, 'secret not renewed: the one before stays in use');
      return;
    }
    this.#before = { value: this.#value, until: now() + overlapMs };
    this.#value = value;
    logger.info({ secret: name }, 'secret renewed');
  }
}

/** Identifies a file's version, for replaced or changed files; null: it does not exist. */
function stampOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : null;
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
      .replace(/\r?\n$/, '')
      .trim();
  } catch {
    return null;
  }
}
