import type { Clock } from '#domain/clock.ts';
import { serverActor } from '#domain/logged-event.ts';
import { concerns } from '#domain/presets/desired.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { idOf, type NewFact } from '#server/core/streams/definition.ts';
import { bootsOf } from '#server/devices/read-model/boots.ts';
import type { PresetChecks } from './checks.ts';
import { withFilters } from './evaluate.ts';
import type { PresetFilters } from './filters.ts';
import type { PresetDeviceMachine } from './preset-device-stream.ts';
import { presetStream } from './preset-stream.ts';
import { type FilterDevices, knownDevice } from './queries/devices.ts';
import { addMissing, addOthers, addPeriodic, type DueDevice, dropDue, takeDue } from './queries/due.ts';
import { type PresetInForce, presetsInForce } from './queries/in-force.ts';

export interface PresetRunnerDeps {
  database: Database;
  log: EventLog;
  checks: PresetChecks;
  filters: PresetFilters;
  /** Settles when the read models have reached this position. */
  reached(pos: number): Promise<void>;
  /** Milliseconds within which each device is checked once. */
  periodMs: number;
  /** Maximum number of checks that begin in a second. */
  perSecond: number;
  clock: Clock;
  now(): Date;
  onFault(what: string, error: unknown): void;
}

/** Milliseconds between two looks; each begins at most `perSecond` checks. */
const lookMs = 1_000;
/** Milliseconds between two checks of all devices; those with news are checked at once. */
const fullMs = 30_000;
/** Maximum number of devices with news; beyond it all devices are checked. */
const mostNoticed = 2_000;
/** Frequent facts of devices that call for no check. */
const quiet: ReadonlySet<string> = new Set<DeviceFact['type']>([
  'device.disconnected',
  'device.valuesObserved',
  'device.agentNoticed',
  'device.handoverAsked',
  'device.handoverAnswered',
]);
const actor = serverActor('presets');

/**
 * Begins the checks of devices. Each look compares tables with the presets in force and fills a queue, of which so many
 * devices a second are checked: a fleet that returns at once waits in it. A killed server fills the queue again.
 */
export class PresetRunner {
  readonly #deps: PresetRunnerDeps;
  readonly #noticed = new Set<string>();
  #lookAtAll = true;
  #lookedAtAll = 0;
  #stopped = false;
  #forget: () => void = () => {};
  #forgetTimer: () => void = () => {};

  constructor(deps: PresetRunnerDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#forget = this.#deps.log.onCommit((committed) => {
      for (const { kind, event } of committed)
        if (kind === presetStream.kind) this.#lookAtAll = true;
        else if (kind === 'device' && !quiet.has(event.type)) this.#notice(idOf(event.streamId));
    });
    this.#wait();
  }

  stop(): void {
    this.#stopped = true;
    this.#forget();
    this.#forgetTimer();
  }

  #notice(endpointId: string): void {
    if (this.#noticed.size < mostNoticed) this.#noticed.add(endpointId);
    else this.#lookAtAll = true;
  }

  #wait(): void {
    if (!this.#stopped) this.#forgetTimer = this.#deps.clock.after(lookMs, () => void this.#look());
  }

  async #look(): Promise<void> {
    const { clock, database, log, reached, perSecond, onFault } = this.#deps;
    const full = this.#lookAtAll || clock.monotonic() - this.#lookedAtAll >= fullMs;
    const among = full ? null : [...this.#noticed];
    try {
      this.#noticed.clear();
      this.#lookAtAll = false;
      if (among === null || among.length > 0) {
        if (full) this.#lookedAtAll = clock.monotonic();
        await reached((await log.head()).pos);
        await this.#fill(among);
      }
      const due = await takeDue(database, perSecond);
      if (due.length === 0) return;
      const all = await presetsInForce(database);
      const filters = await this.#deps.filters.of(all);
      for (const device of due) {
        if (this.#stopped) return;
        await this.#begin(device, all, filters);
      }
    } catch (error) {
      this.#lookAtAll = true;
      onFault('presets', error);
    } finally {
      this.#wait();
    }
  }

  async #fill(among: readonly string[] | null): Promise<void> {
    const { database, filters, now, periodMs } = this.#deps;
    const all = await presetsInForce(database);
    const found = await filters.of(all);
    const looked = { among, now: now() };
    for (const preset of all) await addMissing(database, preset, found, looked);
    await addOthers(database, looked);
    if (among === null) await addPeriodic(database, { now: looked.now, periodMs });
  }

  /** Requests a check, unless no preset is for the device and there is nothing to clear. */
  async #begin(due: DueDevice, all: readonly PresetInForce[], filters: FilterDevices): Promise<void> {
    const { database, checks } = this.#deps;
    const { endpointId, cause, retry, isKnown } = due;
    const device = await knownDevice(database, endpointId);
    const isWanted = device !== null && all.some((preset) => concerns(preset, withFilters(device, filters)));
    const reset = due.reset || (await this.#wasReset(due));
    const stored =
      isWanted || isKnown
        ? await checks.streams.advance(
            endpointId,
            ({ snapshot, version }): NewFact<PresetDeviceMachine>[] => {
              const opId = device?.opId ?? snapshot.context.opId;
              if (retry && version > 0 && opId === snapshot.context.opId)
                return [{ type: 'retry.requested', data: {}, actor }];
              const data = { opId, cause, ...(reset && { reset: true as const }) };
              return [{ type: 'check.requested', data, actor }];
            },
            { within: async (db) => void (await dropDue(db, endpointId)) },
          )
        : null;
    if (stored === null) await dropDue(database.sql, endpointId);
  }

  /** Tells if the device was reset to its factory settings since its last check. */
  async #wasReset({ endpointId, restartedSince }: DueDevice): Promise<boolean> {
    if (restartedSince === null) return false;
    const boots = await bootsOf(this.#deps.database, endpointId, restartedSince);
    return boots.some(({ cause }) => /FactoryReset/i.test(cause));
  }
}
