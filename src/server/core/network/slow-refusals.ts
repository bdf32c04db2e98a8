import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Clock } from '#domain/clock.ts';
import { networkOf } from './network.ts';

/** Refusals that one network gets at once, and milliseconds between those after them. */
const burst = 40;
const everyMs = 50;
/** Longest wait: a browser or a device that is refused gives up later than that. */
const longestMs = 10_000;
const remembered = 50_000;

/**
 * Who is refused again and again waits for the next refusal. The wait costs this server nothing, while each try costs what honest
 * people lack: a peer that asks again as soon as it is answered asks twenty times a second and not thousands of times.
 */
export class SlowRefusals {
  readonly #clock: Clock;
  /** For each network, when its last refusal is sent. */
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
    // Beyond the longest wait it grows no further, or the network would pay for it for hours.
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

  /** Sends all waiting refusals, and delays none from now on: a server that stops does not wait for them. */
  stop(): void {
    this.#stopped = true;
    for (const tell of [...this.#held]) tell();
  }
}
