import { readFileSync, statSync } from 'node:fs';
import type { Logger } from 'pino';

/** The least between two looks at the file: a secret is asked for with every call, or every connection. */
const lookEveryMs = 1_000;
/** Who has a token of before has this long to learn of the new one. */
const overlapMs = 3_600_000;

export interface RenewedSecretOptions {
  /** Its name in the log: `METRICS_TOKEN`. */
  name: string;
  /** As it was at the start. */
  value: string;
  /** Its file; absent: it never changes. */
  path: string | undefined;
  /** What is wrong with a new one, without the secret; null: it is taken. */
  refuse(value: string): string | null;
  /** Milliseconds. */
  now(): number;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/** A secret that is read again when its file changes, so that a new one needs no restart. What cannot be used leaves the one before. */
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

  /** The current one, and for an hour the one before. */
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

/** Another file in its place, or other content; null: it is not there. */
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
