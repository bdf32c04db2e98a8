import { type Clock, every } from '#domain/clock.ts';
import type { DeviceGateway } from '../gateway/port.ts';

/** Part of the values read of a device once a day. */
export interface DailyPart {
  paths: string[];
  /** Filters the values that have changed; empty: none. */
  newsIn(values: Record<string, string>): Record<string, string>;
}

export interface DailyReadingsDeps {
  gateway: Pick<DeviceGateway, 'isConnected' | 'get'>;
  /**
   * Returns the parts for a device by its model and known values; empty: none to read; null: the device is not known
   * yet.
   */
  partsOf(endpointId: string): Promise<readonly DailyPart[] | null>;
  observed(endpointId: string, source: 'get', values: Record<string, string>): Promise<void>;
  clock: Clock;
  onFault(where: string, error: unknown): void;
}

const dayMs = 86_400_000;
const tickMs = 1_000;
const answerMs = 10_000;
/** Maximum number of newly connected devices asked in one second; the others wait. */
export const connectedASecond = 10;

/** Additional paths to ask a device for, and the function that takes its answer. */
export interface Asked {
  paths: string[];
  take(values: Record<string, string>): Promise<void>;
}

/**
 * Values that are read of each device once a day: soon after it connects, or with a sample if it stays connected. Only
 * changes are stored: an unchanged fleet would otherwise add gigabytes a day to the log.
 */
export class DailyReadings {
  readonly #deps: DailyReadingsDeps;
  readonly #connected = new Set<string>();
  /** Time of each device's last reading within the last day. Empty after a start, so that each is read again. */
  readonly #read = new Map<string, number>();
  #stop = () => {};

  constructor(deps: DailyReadingsDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#stop = every(this.#deps.clock, tickMs, () => this.#tick());
  }

  stop(): void {
    this.#stop();
  }

  /** Queues the device, unless it was read within the last day. */
  connected(endpointId: string): void {
    if (this.#isDue(endpointId)) this.#connected.add(endpointId);
  }

  /** Returns the paths that are due for the device; null: none now. */
  async due(endpointId: string): Promise<Asked | null> {
    if (!this.#isDue(endpointId)) return null;
    // The parts are looked up before the device is asked, so that its answer is stored before any later one.
    const parts = await this.#deps.partsOf(endpointId);
    if (parts?.length === 0) this.#markRead(endpointId);
    if (!parts || parts.length === 0) return null;
    return {
      paths: parts.flatMap(({ paths }) => paths),
      take: async (values) => {
        this.#markRead(endpointId);
        const news = Object.assign({}, ...parts.map((part) => part.newsIn(values)));
        if (Object.keys(news).length > 0) await this.#deps.observed(endpointId, 'get', news);
      },
    };
  }

  #tick(): void {
    for (const endpointId of [...this.#connected].slice(0, connectedASecond)) {
      this.#connected.delete(endpointId);
      this.#ask(endpointId).catch((error) => this.#deps.onFault('daily reading', error));
    }
  }

  async #ask(endpointId: string): Promise<void> {
    const { gateway } = this.#deps;
    if (!gateway.isConnected(endpointId)) return;
    const asked = await this.due(endpointId);
    if (!asked) return;
    const answer = await gateway.get(endpointId, asked.paths, { lane: 'bulk', timeoutMs: answerMs });
    if (answer.kind === 'values') await asked.take(answer.values);
  }

  #isDue(endpointId: string): boolean {
    const last = this.#read.get(endpointId);
    return last === undefined || this.#deps.clock.monotonic() - last >= dayMs;
  }

  /** The map is in order of reading, so entries older than a day come first. */
  #markRead(endpointId: string): void {
    const at = this.#deps.clock.monotonic();
    this.#read.delete(endpointId);
    this.#read.set(endpointId, at);
    for (const [other, last] of this.#read) {
      if (at - last < dayMs) break;
      this.#read.delete(other);
    }
  }
}
