import { type Clock, every } from '#domain/clock.ts';
import type { DeviceGateway } from '../gateway/port.ts';

/** A part of what is read of a device once a day. */
export interface DailyPart {
  paths: string[];
  /** The values that say something new; empty where all is as it was. */
  newsIn(values: Record<string, string>): Record<string, string>;
}

export interface DailyReadingsDeps {
  gateway: Pick<DeviceGateway, 'isConnected' | 'get'>;
  /** By what its model has and what is known of the device; empty: there is nothing to read; null: the device is not known yet. */
  partsOf(endpointId: string): Promise<readonly DailyPart[] | null>;
  observed(endpointId: string, source: 'get', values: Record<string, string>): Promise<void>;
  clock: Clock;
  onFault(where: string, error: unknown): void;
}

const dayMs = 86_400_000;
const tickMs = 1_000;
const answerMs = 10_000;
/** Devices that have connected and are asked in one second: the others wait. */
export const connectedASecond = 10;

/** What a device is asked for beside other things, and where its answer goes. */
export interface Asked {
  paths: string[];
  take(values: Record<string, string>): Promise<void>;
}

/**
 * What is read of each device once a day: soon after it has connected, and of those that stay with their samples. Only what has
 * changed is written down: a fleet that is as it was would otherwise add gigabytes a day to the log.
 */
export class DailyReadings {
  readonly #deps: DailyReadingsDeps;
  readonly #connected = new Set<string>();
  /** When each device was read last; of those of the last day. Empty after a start, so that each is read again. */
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

  /** Puts the device in the queue, unless it was read within the last day. */
  connected(endpointId: string): void {
    if (this.#isDue(endpointId)) this.#connected.add(endpointId);
  }

  /** Null where nothing is to be read of the device now. */
  async due(endpointId: string): Promise<Asked | null> {
    if (!this.#isDue(endpointId)) return null;
    // Before it is asked, so that its answer is written down before any that it gives later.
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

  /** The map is in the order of the readings, so those that are over a day ago come first. */
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
