import { DatabaseError, isUnavailable, refusesWrites } from './errors.ts';

/** Called once when a database can no longer be used, with the reason, and once when it can again. */
export type AvailabilityListener = (state: { available: boolean; reason: string }) => void;

/** Some connections may answer while others fail: this long must pass without a failure before it is said to be back. */
const calmMs = 2_000;
/** Seconds that callers are asked to wait. */
const probeMs = 5_000;

interface AvailabilityOptions {
  told?: AvailabilityListener | undefined;
  /** Writes a megabyte or more and takes it back; rejects when there is no room. */
  probe(): Promise<void>;
}

/** Whether the database can be used, as its answers and errors show it. */
export class Availability {
  readonly #told: AvailabilityListener;
  readonly #probe: () => Promise<void>;
  #reason: string | null = null;
  #failedAt = 0;
  /** A disk that is full still answers reads. */
  #refusesWrites = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ told = () => {}, probe }: AvailabilityOptions) {
    this.#told = told;
    this.#probe = probe;
  }

  /** Any error of a statement; only one that says that the database is away or refuses writes changes something. */
  failed(error: unknown): void {
    if (!isUnavailable(error)) return;
    this.#failedAt = performance.now();
    if (refusesWrites(error) && !this.#refusesWrites) {
      this.#refusesWrites = true;
      this.#probeLater();
    }
    if (this.#reason !== null) return;
    this.#reason = error instanceof Error ? error.message || error.name : String(error);
    this.#told({ available: false, reason: this.#reason });
  }

  /** A statement was answered. */
  answered(): void {
    if (this.#reason === null || this.#refusesWrites || performance.now() - this.#failedAt < calmMs) return;
    const reason = this.#reason;
    this.#reason = null;
    this.#told({ available: true, reason });
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
