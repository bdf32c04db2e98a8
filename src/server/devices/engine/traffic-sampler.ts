import { type Clock, every } from '#domain/clock.ts';
import { pathOf, Readings } from '#domain/device-parameters/readings.ts';
import { factsOf, type Roles } from '#domain/device-parameters/roles.ts';
import { readSettings } from '#domain/device-parameters/settings.ts';
import { networkSections } from '#domain/network/statistics.ts';
import type { TrafficSample } from '#domain/network/traffic.ts';
import { type HealthSample, resourcesOf } from '#domain/statistics/resources.ts';
import type { DeviceGateway } from '../gateway/port.ts';
import type { DailyReadings } from './daily-readings.ts';

export interface TrafficSamplerDeps {
  gateway: Pick<DeviceGateway, 'isConnected' | 'get'>;
  /** Lists devices that are online. */
  devices(): Promise<readonly SampledDevice[]>;
  store(samples: readonly StoredSample[]): Promise<void>;
  storeHealth(samples: readonly HealthSample[]): Promise<void>;
  /** Daily readings that are added to the same Get when due. */
  daily: Pick<DailyReadings, 'due'>;
  /** Milliseconds between two samples of a device. */
  everyMs: number;
  clock: Clock;
  onFault(where: string, error: unknown): void;
}

export interface SampledDevice {
  endpointId: string;
  /** True if its model counts traffic. */
  countsTraffic: boolean;
}

export interface StoredSample extends TrafficSample {
  endpointId: string;
  /** True for the first sample of an hour, which is kept for longer. */
  hourly: boolean;
}

const tickMs = 1_000;
/**
 * Maximum number of devices asked in one second; if there are more than that times `everyMs`, each is sampled less
 * often.
 */
export const mostASecond = 20;
const answerMs = 10_000;
const storeEveryMs = 5_000;
const hourMs = 3_600_000;

/** Paths of the traffic counters, and of their start times. */
const trafficPaths = (
  ['radioBand', 'upTime', 'ipBytesReceived', 'ipBytesSent', 'radioBytesReceived', 'radioBytesSent'] as const
).map(pathOf);
/** Paths that tell which interface is the uplink, and which the home's: counters can only be assigned with them. */
const rolePaths = factsOf(['uplink', 'home']);
const resourcePaths = (
  ['cpuUsage', 'memoryTotal', 'memoryFree', 'temperature', 'temperatureSensor'] as const
).map(pathOf);

/**
 * Samples counters and resources of devices, in one Get each, evenly over the interval and behind all user requests.
 * Samples are not events: ten thousand devices would fill the log with numbers that are never read again
 * (docs/decisions/198).
 */
export class TrafficSampler {
  readonly #deps: TrafficSamplerDeps;
  readonly #stops: (() => void)[] = [];
  /** Devices of this round that were not asked yet. */
  #waiting: SampledDevice[] = [];
  #aTick = 1;
  #nextRound = Number.NEGATIVE_INFINITY;
  #looking = false;
  #answers: StoredSample[] = [];
  #health: HealthSample[] = [];
  /** Hour of each device's last sample. */
  readonly #hours = { traffic: new Map<string, number>(), health: new Map<string, number>() };
  /** Interface roles of each device that counts traffic; read again with the first sample of each hour. */
  readonly #roles = new Map<string, { hour: number; roles: Roles }>();
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
    for (const device of this.#waiting.splice(0, this.#aTick)) void this.#sample(device);
  }

  async #beginRound(): Promise<void> {
    const { clock, devices, everyMs, onFault } = this.#deps;
    if (this.#looking || clock.monotonic() < this.#nextRound) return;
    this.#looking = true;
    try {
      this.#waiting = [...(await devices())];
      this.#nextRound = clock.monotonic() + everyMs;
      this.#aTick = Math.min(mostASecond, Math.ceil((this.#waiting.length * tickMs) / everyMs) + 1);
      const there = new Set(this.#waiting.map(({ endpointId }) => endpointId));
      for (const hours of Object.values(this.#hours))
        for (const endpointId of hours.keys()) if (!there.has(endpointId)) hours.delete(endpointId);
      for (const endpointId of this.#roles.keys()) if (!there.has(endpointId)) this.#roles.delete(endpointId);
    } catch (error) {
      onFault('traffic', error);
    } finally {
      this.#looking = false;
    }
  }

  async #sample({ endpointId, countsTraffic }: SampledDevice): Promise<void> {
    const { gateway, clock, onFault } = this.#deps;
    if (!gateway.isConnected(endpointId)) return;
    const daily = await this.#dueOf(endpointId);
    const hour = Math.floor(clock.now() / hourMs);
    const asksRoles = countsTraffic && this.#roles.get(endpointId)?.hour !== hour;
    const paths = [
      ...(countsTraffic ? trafficPaths : []),
      ...(asksRoles ? rolePaths : []),
      ...resourcePaths,
      ...(daily?.paths ?? []),
    ];
    const answer = await gateway.get(endpointId, paths, { lane: 'bulk', timeoutMs: answerMs });
    if (answer.kind !== 'values') return;
    daily?.take(answer.values).catch((error) => onFault('daily reading', error));
    const readings = new Readings(Object.entries(answer.values));
    const at = clock.now();
    if (asksRoles) this.#roles.set(endpointId, { hour, roles: readings.roles });
    if (countsTraffic) this.#takeTraffic(endpointId, readings, at);
    this.#takeHealth(endpointId, readings, at);
  }

  #dueOf(endpointId: string) {
    return this.#deps.daily.due(endpointId).catch((error) => {
      this.#deps.onFault('daily reading', error);
      return null;
    });
  }

  #takeTraffic(endpointId: string, readings: Readings, at: number): void {
    const sections = networkSections(
      this.#roles.get(endpointId)?.roles ?? readings.roles,
      readSettings('ipStatistics', readings),
      readSettings('radioStatistics', readings),
    );
    if (sections.length === 0) return;
    this.#answers.push({
      endpointId,
      at,
      hourly: isFirstOfHour(this.#hours.traffic, endpointId, at),
      upTime: readings.number('upTime'),
      counters: Object.fromEntries(
        sections.map(({ section, bytes_received, bytes_sent }) => [section, [bytes_received, bytes_sent]]),
      ),
    });
  }

  #takeHealth(endpointId: string, readings: Readings, at: number): void {
    const reading = resourcesOf(readings);
    if (Object.keys(reading.values).length === 0 && reading.dropped.length === 0) return;
    this.#health.push({
      endpointId,
      at,
      hourly: isFirstOfHour(this.#hours.health, endpointId, at),
      ...reading,
    });
  }

  /** Stores the samples; those that cannot be stored are lost, which leaves a gap in a chart, not in a record. */
  #store(): Promise<void> {
    const { store, storeHealth, onFault } = this.#deps;
    const [samples, health] = [this.#answers.splice(0), this.#health.splice(0)];
    const write = async (): Promise<void> => {
      if (samples.length > 0) await store(samples).catch((error) => onFault('traffic', error));
      if (health.length > 0) await storeHealth(health).catch((error) => onFault('resources', error));
    };
    this.#writing = this.#writing.then(write);
    return this.#writing;
  }
}

function isFirstOfHour(hours: Map<string, number>, endpointId: string, at: number): boolean {
  const hour = Math.floor(at / hourMs);
  const isFirst = hours.get(endpointId) !== hour;
  hours.set(endpointId, hour);
  return isFirst;
}
