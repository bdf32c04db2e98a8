import { type Clock, every } from '#domain/clock.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import { levelsOf, type SetLevels, usualLevels } from '#domain/statistics/alarm-levels.ts';
import { type HealthSample, resourceMetrics } from '#domain/statistics/resources.ts';
import type { AlarmAssignee, AlarmFact, AlarmLevels, AlarmMetric } from '#machines/alarm/events.ts';
import { alarmMachine } from '#machines/alarm/machine.ts';
import { foldOf } from '#machines/fold.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { type AlarmStreams, alarmStream } from './alarm-stream.ts';
import { openAlarms, watchedDevices } from './queries/alarms.ts';
import { allLevels } from './queries/levels.ts';

export interface AlarmDeps {
  database: Database;
  log: EventLog;
  clock: Clock;
  /** Milliseconds between two samples of a device. */
  everyMs: number;
  newId(): string;
  onFault(where: string, error: unknown): void;
}

interface Open {
  alarmId: string;
  endpointId: string;
  metric: AlarmMetric;
  /** Time of its last reading, in milliseconds since 1970. */
  heardAt: number;
}

type Snapshot = ReturnType<typeof fold.initial>;
interface Rising {
  snapshot: Snapshot;
  facts: AlarmFact[];
}

const fold = foldOf(alarmMachine);
const checkMs = 60_000;
/** Number of missing samples after which readings count as stale. */
const missedSamples = 3;
const keyOf = (endpointId: string, metric: AlarmMetric) => `${endpointId}\n${metric}`;
const server = serverActor('alarms');

/**
 * Passes readings to alarms: one open alarm for each device and metric. A rise without a second reading is only in
 * memory and not recorded; after a restart it needs its two readings again.
 */
export class Alarms {
  readonly streams: AlarmStreams;
  readonly #deps: AlarmDeps;
  readonly #open = new Map<string, Open>();
  readonly #rising = new Map<string, Rising>();
  #stop = () => {};
  /** Resolves with the running check. */
  #checking: Promise<void> | null = null;

  constructor(deps: AlarmDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({ log: deps.log, definition: alarmStream });
  }

  async start(): Promise<void> {
    const { database, clock, onFault } = this.#deps;
    for (const row of await openAlarms(database)) {
      const metric = row.metric as AlarmMetric;
      this.#open.set(keyOf(row.endpoint_id, metric), {
        alarmId: row.alarm_id,
        endpointId: row.endpoint_id,
        metric,
        // Readings missed while the server was down are no fault of the device.
        heardAt: clock.now(),
      });
    }
    this.#stop = every(clock, checkMs, () => {
      // With a slow database, checks must not pile up and use outdated state.
      if (this.#checking === null) this.check().catch((error) => onFault('alarms', error));
    });
  }

  stop(): void {
    this.#stop();
  }

  async heard(samples: readonly HealthSample[]): Promise<void> {
    const { database } = this.#deps;
    const levels = await allLevels(database);
    const devices = await watchedDevices(database, [...new Set(samples.map(({ endpointId }) => endpointId))]);
    for (const { endpointId, at, values } of samples) {
      const device = devices.get(endpointId);
      if (!device) continue;
      for (const metric of resourceMetrics) {
        const value = values[metric];
        if (value === undefined) continue;
        const reading: AlarmFact = {
          type: 'reading.taken',
          data: { value, at: new Date(at).toISOString() },
        };
        const open = this.#open.get(keyOf(endpointId, metric));
        if (open) await this.#add(open, reading, at);
        else await this.#watch({ ...device, endpointId, metric }, reading, levels);
      }
    }
  }

  async #add(open: Open, reading: AlarmFact, at: number): Promise<void> {
    open.heardAt = at;
    await this.#advance(open, reading);
  }

  async #watch(
    of: { endpointId: string; opId: string; opPath: string; modelName: string; metric: AlarmMetric },
    reading: AlarmFact,
    levels: readonly SetLevels[],
  ): Promise<void> {
    const { opPath, ...watched } = of;
    const key = keyOf(of.endpointId, of.metric);
    const { warning, critical, margin } = levelsOf(levels, of, of.metric) ?? usualLevels;
    const begun: AlarmFact = {
      type: 'alarm.begun',
      data: { ...watched, direction: 'above', warning, critical, margin },
    };
    const before = this.#rising.get(key) ?? { snapshot: fold.step(fold.initial(), begun), facts: [begun] };
    const snapshot = fold.step(before.snapshot, reading);
    this.#rising.delete(key);
    if (snapshot.value === 'normal') return;
    const facts = [...before.facts, reading];
    if (!snapshot.hasTag('open')) {
      this.#rising.set(key, { snapshot, facts });
      return;
    }
    const { newId, clock } = this.#deps;
    const open = { alarmId: newId(), endpointId: of.endpointId, metric: of.metric, heardAt: clock.now() };
    await this.streams.advance(open.alarmId, () => facts.map((fact) => ({ ...fact, actor: server })));
    this.#open.set(key, open);
  }

  async #advance(open: Open, fact: AlarmFact): Promise<void> {
    const moved = await this.streams.advance(open.alarmId, () => [{ ...fact, actor: server }]);
    if (moved?.snapshot.hasTag('terminal')) this.#open.delete(keyOf(open.endpointId, open.metric));
  }

  /** Acknowledges an alarm; false: it has ended, or another user was faster. */
  async acknowledge(alarmId: string, note: string, actor: Actor): Promise<boolean> {
    const data = { accountId: actor.id, name: actor.name, note };
    return this.add(alarmId, { type: 'alarm.acknowledged', data }, actor);
  }

  /**
   * Assigns an alarm, or takes it from its assignee. `from`: account that the caller saw as assignee. False: the alarm
   * has ended, or another user was faster.
   */
  async assign(
    alarmId: string,
    { to, from }: { to: AlarmAssignee | null; from: string | null },
    actor: Actor,
  ): Promise<boolean> {
    let wasFaster = false;
    const moved = await this.streams.advance(alarmId, ({ snapshot: { context } }) => {
      const now = context.assigned?.accountId ?? null;
      wasFaster = now !== from;
      return wasFaster ? [] : [{ type: 'alarm.assigned', data: { to }, actor }];
    });
    return moved !== null && !wasFaster;
  }

  /** Adds a fact that a user caused; false: the alarm's state does not allow it. */
  async add(alarmId: string, fact: AlarmFact, actor: Actor): Promise<boolean> {
    return (await this.streams.advance(alarmId, () => [{ ...fact, actor }])) !== null;
  }

  /** Ends silences at their time. */
  get served(): ServedKind<typeof alarmMachine> {
    return { kind: alarmStream.kind, streams: this.streams, performers: {} };
  }

  /** Checks for changes without a reading: removed devices, other levels, missing readings. */
  async check(): Promise<void> {
    while (this.#checking !== null) await this.#checking.catch(() => {});
    this.#checking = this.#checkAll();
    await this.#checking.finally(() => {
      this.#checking = null;
    });
  }

  async #checkAll(): Promise<void> {
    if (this.#open.size === 0) return;
    const { database, clock, everyMs } = this.#deps;
    const all = [...this.#open.values()];
    const devices = await watchedDevices(database, [...new Set(all.map(({ endpointId }) => endpointId))]);
    const levels = await allLevels(database);
    for (const open of all) {
      const device = devices.get(open.endpointId);
      const { snapshot } = await this.streams.load(open.alarmId);
      if (!device || device.opId !== snapshot.context.opId) {
        await this.#advance(open, { type: 'alarm.ended', data: { cause: 'removed' } });
        continue;
      }
      const now = levelsOf(levels, device, open.metric) ?? usualLevels;
      if (!sameLevels(now, snapshot.context)) await this.#advance(open, changedTo(now));
      if (clock.now() - open.heardAt > missedSamples * everyMs)
        await this.#advance(open, {
          type: 'readings.missed',
          data: { since: new Date(open.heardAt).toISOString() },
        });
    }
  }
}

const sameLevels = (one: AlarmLevels, other: AlarmLevels): boolean =>
  one.warning === other.warning && one.critical === other.critical && one.margin === other.margin;

const changedTo = ({ warning, critical, margin }: AlarmLevels): AlarmFact => ({
  type: 'levels.changed',
  data: { warning, critical, margin },
});
