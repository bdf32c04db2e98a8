import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Clock } from '#domain/clock.ts';
import { networkOf } from './network.ts';

/** Refusals that one network gets at once, and milliseconds between those after them. */
const burst = 40;
const everyMs = 50;
/** Maximum wait in milliseconds: a refused browser or device gives up later than that. */
const longestMs = 10_000;
const remembered = 50_000;

/**
 * Delays of repeated refusals. The wait costs this server nothing, while each try takes resources from legitimate
 * users: a peer that retries as soon as it is answered gets twenty answers a second and not thousands.
 */
export class SlowRefusals {
  readonly #clock: Clock;
  /** Time at which each network's last refusal is sent. */
  readonly #last = new BoundedCache<string, number>(remembered);
  readonly #held = new Set<() => void>();
  #stopped = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Settles when a refusal may be sent to this address. */
  async turn(address: string): Promise<void> {
    const network = networkOf(address);
    const now = this.#clock.monotonic();
    const at = Math.max(this.#last.get(network) ?? -Infinity, now - burst * everyMs) + everyMs;
    const waitMs = Math.min(at - now, longestMs);
    // The delay does not grow beyond the maximum, or the network would be slowed down for hours.
    this.#last.set(network, now + waitMs);
    if (waitMs <= 0 || this.#stopped) return;
    await new Promise<void>((resolve) => {
      const tell = () => {
        forget();
        this.#held.delete(tell);
        resolve();
      };
      const forget = this.#clock.after(waitMs, tell);
      this.#held.add(tell);
    });
  }

  /** Sends all waiting refusals, and delays no more: a stopping server does not wait for them. */
  stop(): void {
    this.#stopped = true;
    for (const tell of this.#held) tell();
  }
}
