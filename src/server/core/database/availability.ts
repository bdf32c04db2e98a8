import { DatabaseError, isUnavailable, refusesWrites } from './errors.ts';

/** Called once when a database becomes unavailable, with the reason, and once when it is available again. */
export type AvailabilityListener = (state: { available: boolean; reason: string }) => void;

/**
 * Milliseconds without a failure before the database counts as available again: some connections may answer while
 * others fail.
 */
const calmMs = 2_000;
/** Milliseconds between trial writes. */
const probeMs = 5_000;

interface AvailabilityOptions {
  onChange?: AvailabilityListener | undefined;
  /** Writes a megabyte or more and rolls it back; rejects when there is no room. */
  probe(): Promise<void>;
}

/** Availability of the database, derived from its answers and errors. */
export class Availability {
  readonly #onChange: AvailabilityListener;
  readonly #probe: () => Promise<void>;
  #reason: string | null = null;
  #failedAt = 0;
  /** True while writes are refused: a full disk still answers reads. */
  #refusesWrites = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ onChange = () => {}, probe }: AvailabilityOptions) {
    this.#onChange = onChange;
    this.#probe = probe;
  }

  /** Handles a statement's error; only one that means an unavailable database or refused writes has an effect. */
  failed(error: unknown): void {
    if (!isUnavailable(error)) return;
    this.#failedAt = performance.now();
    if (refusesWrites(error) && !this.#refusesWrites) {
      this.#refusesWrites = true;
      this.#probeLater();
    }
    if (this.#reason !== null) return;
    this.#reason = error instanceof Error ? error.message || error.name : String(error);
    this.#onChange({ available: false, reason: this.#reason });
  }

  /** Handles a successful statement. */
  answered(): void {
    if (this.#reason === null || this.#refusesWrites || performance.now() - this.#failedAt < calmMs) return;
    const reason = this.#reason;
    this.#reason = null;
    this.#onChange({ available: true, reason });
  }

  /** Throws as long as writes are refused. */
  check(): void {
    if (this.#refusesWrites) throw new DatabaseError(this.#reason ?? '', '53100');
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #probeLater(): void {
    this.#timer = setTimeout(() => {
      this.#probe().then(
        () => {
          this.#refusesWrites = false;
        },
        () => this.#probeLater(),
      );
    }, probeMs);
    this.#timer.unref();
  }
}
