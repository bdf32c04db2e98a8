import { type Clock, every } from '#domain/clock.ts';
import { pathOf, Readings } from '#domain/device-parameters/readings.ts';
import { readSettings } from '#domain/device-parameters/settings.ts';
import { networkSections } from '#domain/network/statistics.ts';
import type { TrafficSample } from '#domain/network/traffic.ts';
import type { DeviceGateway } from '../gateway/port.ts';

export interface TrafficSamplerDeps {
  gateway: Pick<DeviceGateway, 'isConnected' | 'get'>;
  /** Devices that are online and count what goes through them. */
  devices(): Promise<readonly string[]>;
  store(samples: readonly StoredSample[]): Promise<void>;
  /** Milliseconds from one sample of a device to its next. */
  everyMs: number;
  clock: Clock;
  onFault(where: string, error: unknown): void;
}

export interface StoredSample extends TrafficSample {
  endpointId: string;
  /** The first of its hour, which is kept for longer. */
  hourly: boolean;
}

const tickMs = 1_000;
/** Devices that are asked in one second, however many there are: of more than that times `everyMs` each has its turn later. */
export const mostASecond = 20;
const answerMs = 10_000;
const storeEveryMs = 5_000;
const hourMs = 3_600_000;

/** What the counters are, and since when they count. */
const paths = (
  ['radioBand', 'upTime', 'ipBytesReceived', 'ipBytesSent', 'radioBytesReceived', 'radioBytesSent'] as const
).map(pathOf);

/**
 * Asks devices for their counters now and then, spread over the time between, behind all that people ask for. What it reads is
 * no event: ten thousand devices would fill the log with numbers that are never read again (docs/decisions/198).
 */
export class TrafficSampler {
  readonly #deps: TrafficSamplerDeps;
  readonly #stops: (() => void)[] = [];
  /** Devices of this round that were not asked so far. */
  #waiting: string[] = [];
  #aTick = 1;
  #nextRound = Number.NEGATIVE_INFINITY;
  #looking = false;
  #answers: StoredSample[] = [];
  /** The hour of each device's last sample. */
  #hours = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: TrafficSamplerDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { clock } = this.#deps;
    this.#stops.push(
      every(clock, tickMs, () => void this.#tick()),
      every(clock, storeEveryMs, () => void this.#store()),
    );
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) stop();
    await this.#store();
  }

  async #tick(): Promise<void> {
    if (this.#waiting.length === 0) await this.#beginRound();
    for (const endpointId of this.#waiting.splice(0, this.#aTick)) void this.#sample(endpointId);
  }

  async #beginRound(): Promise<void> {
    const { clock, devices, everyMs, onFault } = this.#deps;
    if (this.#looking || clock.monotonic() < this.#nextRound) return;
    this.#looking = true;
    try {
      this.#waiting = [...(await devices())];
      this.#nextRound = clock.monotonic() + everyMs;
      this.#aTick = Math.min(mostASecond, Math.ceil((this.#waiting.length * tickMs) / everyMs) + 1);
      const there = new Set(this.#waiting);
      for (const endpointId of this.#hours.keys()) if (!there.has(endpointId)) this.#hours.delete(endpointId);
    } catch (error) {
      onFault('traffic', error);
    } finally {
      this.#looking = false;
    }
  }

  async #sample(endpointId: string): Promise<void> {
    const { gateway, clock } = this.#deps;
    if (!gateway.isConnected(endpointId)) return;
    const answer = await gateway.get(endpointId, paths, { lane: 'bulk', timeoutMs: answerMs });
    if (answer.kind !== 'values') return;
    const readings = new Readings(Object.entries(answer.values));
    const sections = networkSections(
      readings.roles,
      readSettings('ipStatistics', readings),
      readSettings('radioStatistics', readings),
    );
    if (sections.length === 0) return;
    const at = clock.now();
    const hour = Math.floor(at / hourMs);
    const hourly = this.#hours.get(endpointId) !== hour;
    this.#hours.set(endpointId, hour);
    this.#answers.push({
      endpointId,
      at,
      hourly,
      upTime: readings.number('upTime'),
      counters: Object.fromEntries(
        sections.map(({ section, bytes_received, bytes_sent }) => [section, [bytes_received, bytes_sent]]),
      ),
    });
  }

  /** What could not be stored is lost: a gap in a chart, not in a record. */
  #store(): Promise<void> {
    const samples = this.#answers.splice(0);
    if (samples.length === 0) return this.#writing;
    this.#writing = this.#writing
      .then(() => this.#deps.store(samples))
      .catch((error) => this.#deps.onFault('traffic', error));
    return this.#writing;
  }
}
