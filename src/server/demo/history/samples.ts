import type { TrafficSample } from '#domain/network/traffic.ts';
import type { HealthSample } from '#domain/statistics/resources.ts';
import type { Database } from '#server/core/database/database.ts';
import type { DemoContent } from '#server/core/demo.ts';
import { storeTraffic } from '#server/devices/settings/queries/traffic.ts';
import { storeHealth } from '#server/statistics/resources/queries/samples.ts';
import { demoDevice } from '../devices.ts';
import { hasSamples } from '../queries/history.ts';
import { pastReadings, valuesOfAlarms } from './episodes.ts';
import { chance, devicesWithPast, pastDays, registeredAt } from './story.ts';

const hourMs = 3_600_000;
const dayMs = 86_400_000;
/** Samples of the last two days are four an hour, so that the charts of hours are full; older ones are kept hourly. */
const fineMs = 2 * dayMs;

/** A month of traffic and resources of the fleet, in days from the oldest, each stored once. */
export const pastSamples = (database: Database, begun: number): DemoContent => ({
  name: 'samples',
  async add() {
    for (const samples of daysOf(begun)) {
      const [first] = samples;
      if (!first) continue;
      if (!(await hasSamples(database, 'traffic_sample', first.at)))
        await storeTraffic(
          database,
          samples.flatMap(({ traffic }) => traffic ?? []),
        );
      if (!(await hasSamples(database, 'health_sample', first.at)))
        await storeHealth(database, [
          ...samples.map(({ health }) => health),
          ...readingsBetween(samples, begun),
        ]);
    }
  },
});

/** Returns the readings of alarms on a day of which samples are kept in full. */
const readingsBetween = (samples: readonly Sample[], begun: number): HealthSample[] => {
  const [from = 0, to = 0] = [samples[0]?.at, samples.at(-1)?.at];
  return pastReadings(begun).filter(({ at }) => at >= from && at <= to && at >= begun - fineMs);
};

interface Sample {
  at: number;
  /** Null: the device counts no traffic. */
  traffic: (TrafficSample & { endpointId: string; hourly: boolean }) | null;
  health: HealthSample;
}

function* daysOf(begun: number): Generator<Sample[]> {
  const devices = Array.from({ length: devicesWithPast }, (_, index) => new PastDevice(index, begun)).filter(
    ({ isInUse }) => isInUse,
  );
  const first = Math.ceil((begun - pastDays * dayMs) / hourMs) * hourMs;
  for (let day = 0; day < pastDays; day++) {
    const samples: Sample[] = [];
    const end = Math.min(first + (day + 1) * dayMs, begun);
    for (let at = first + day * dayMs; at < end; at += at >= begun - fineMs ? hourMs / 4 : hourMs)
      for (const device of devices) {
        const sample = device.sampleAt(at);
        if (sample) samples.push(sample);
      }
    yield samples;
  }
}

/** Sections of a router, and the part of its traffic that passes each. */
const shares = { wan: 1, lan: 0.3, wifi2: 0.15, wifi5: 0.55 } as const;

class PastDevice {
  readonly isInUse: boolean;
  readonly #index: number;
  readonly #endpointId: string;
  readonly #countsTraffic: boolean;
  readonly #begun: number;
  readonly #begin: number;
  #last: number;
  #received = 0;

  constructor(index: number, begun: number) {
    const { endpointId, registration } = demoDevice(index);
    this.#index = index;
    this.#begun = begun;
    this.#endpointId = endpointId;
    this.isInUse = registration.deviceStatus === 'Deployed';
    this.#countsTraffic = registration.prodClass === 'APROUTER';
    this.#begin = registeredAt(index, begun) + 2 * hourMs;
    this.#last = this.#begin;
  }

  /** Returns the sample of a time, later than the one before; null: the device was not there yet. */
  sampleAt(at: number): Sample | null {
    if (at < this.#begin) return null;
    const busy = this.#busyAt(at);
    // Bytes per second: up to 4 MB in the evening.
    this.#received += Math.round(((at - this.#last) / 1_000) * 4_000_000 * busy);
    this.#last = at;
    const hourly = at % hourMs === 0;
    const endpointId = this.#endpointId;
    const received = this.#received;
    const counters = Object.fromEntries(
      Object.entries(shares).map(([section, share]) => [
        section,
        [Math.round(received * share), Math.round((received * share) / 7)],
      ]),
    );
    const upTime = Math.round((at - this.#begin) / 1_000);
    return {
      at,
      traffic: this.#countsTraffic ? { endpointId, at, upTime, counters, hourly } : null,
      health: {
        endpointId,
        at,
        hourly,
        dropped: [],
        values: {
          cpu: Math.round(8 + 50 * busy + 8 * this.#noise('cpu', at)),
          memory: Math.round(38 + 20 * this.#noise('size', 0) + 12 * busy + 4 * this.#noise('memory', at)),
          temperature: Math.round(44 + 16 * busy + 5 * this.#noise('temperature', at)),
          ...valuesOfAlarms(this.#index, at, this.#begun),
        },
      },
    };
  }

  /** Returns how busy a home is, from 0 to 1: most in the evening of Korea, and more at the weekend. */
  #busyAt(at: number): number {
    const hour = (at / hourMs + 9) % 24;
    const evening = Math.exp(-(((hour - 21) / 3.5) ** 2)) + 0.45 * Math.exp(-(((hour - 13) / 4) ** 2));
    const weekday = new Date(at + 9 * hourMs).getUTCDay();
    const more = weekday === 0 || weekday === 6 ? 1 : 0.75;
    return Math.min(1, 0.05 + evening * more * (0.5 + 0.5 * this.#noise('busy', at)));
  }

  #noise(name: string, at: number): number {
    return chance(name, this.#index, at);
  }
}
