import { type Clock, every } from '#domain/clock.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import { levelsOf, usualLevels } from '#domain/statistics/alarm-levels.ts';
import { covers, isCounted, type MeasuringRule, parameterReadings } from '#domain/statistics/alarm-rules.ts';
import { type HealthSample, resourceMetrics } from '#domain/statistics/resources.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { AlarmAssignee, AlarmFact, AlarmLevels, AlarmMetric } from '#machines/alarm/events.ts';
import { alarmMachine } from '#machines/alarm/machine.ts';
import { foldOf } from '#machines/fold.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Committed, EventLog } from '#server/core/log/log.ts';
import { idOf } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { type AlarmStreams, alarmStream } from './alarm-stream.ts';
import { openAlarms, watchedDevices } from './queries/alarms.ts';
import { allLevels } from './queries/levels.ts';
import { type CoveredDevice, enabledRules, ruledDevices } from './queries/rules.ts';
import { textsOf } from './rule-preview.ts';
import { candidatesOf, countedReadings, parameterReading, type ReportedValues } from './rule-readings.ts';
import { beginningOf, changedTo, levelsIn, sameLevels, type Watched, watchedByRule } from './watched.ts';

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
  /** Null: raised by the thresholds. */
  ruleId: string | null;
  /** Object of the worst reading, of a device parameter; null: not known. */
  path: string | null;
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
/** Milliseconds after which values of a device parameter are stale: the server reads them at connects and once a day. */
const staleParameterMs = 2 * 86_400_000;
/** Maximum number of reports that wait for the next check; later ones are read with the next report. */
const mostReports = 50_000;
/** Identifies what can have one open alarm: a device with a rule, or with a metric of the thresholds. */
const keyOf = (endpointId: string, watched: string) => `${endpointId}\n${watched}`;
const server = serverActor('alarms');

/**
 * Passes readings to alarms: one open alarm for each device and metric, or rule. A rise that is not confirmed is only in
 * memory and not recorded; after a restart it needs its readings, or its time, again.
 */
export class Alarms {
  readonly streams: AlarmStreams;
  readonly #deps: AlarmDeps;
  readonly #open = new Map<string, Open>();
  readonly #rising = new Map<string, Rising>();
  /** Device parameters that some rule measures. */
  #parameters: ReadonlySet<string> = new Set();
  #reports: ReportedValues[] = [];
  #startedAt = 0;
  #forget: (() => void)[] = [];
  #isStopped = false;
  /** Resolves with the running check. */
  #checking: Promise<void> | null = null;

  constructor(deps: AlarmDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({ log: deps.log, definition: alarmStream });
  }

  async start(): Promise<void> {
    const { database, clock, log, onFault } = this.#deps;
    this.#startedAt = clock.now();
    for (const row of await openAlarms(database)) {
      const open = {
        alarmId: row.alarm_id,
        endpointId: row.endpoint_id,
        metric: row.metric as AlarmMetric,
        ruleId: row.rule_id,
        path: null,
        // Readings missed while the server was down are no fault of the device.
        heardAt: clock.now(),
      };
      this.#open.set(keyOf(open.endpointId, open.ruleId ?? open.metric), open);
    }
    await this.#readRules();
    this.#forget = [
      log.onCommit((committed) => this.#listen(committed)),
      every(clock, checkMs, () => {
        // With a slow database, checks must not pile up and use outdated state.
        if (this.#checking === null) this.check().catch((error) => onFault('alarms', error));
      }),
    ];
  }

  /** Settles when the running check has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const forget of this.#forget.splice(0)) forget();
    await this.#checking?.catch(() => {});
  }

  /** Keeps values that a rule measures until the next check. */
  #listen(committed: readonly Committed[]): void {
    if (this.#parameters.size === 0) return;
    for (const { kind, event } of committed) {
      if (kind !== 'device' || event.type !== 'device.valuesObserved' || this.#reports.length >= mostReports)
        continue;
      const { source, values } = event.data;
      const readings = parameterReadings(isObject(values) ? textsOf(values) : {}).filter(({ parameter }) =>
        this.#parameters.has(parameter),
      );
      if (readings.length === 0) continue;
      const at = Date.parse(event.recordedAt);
      this.#reports.push({ endpointId: idOf(event.streamId), readings, isWhole: source === 'get', at });
    }
  }

  async #readRules(): Promise<MeasuringRule[]> {
    const rules = await enabledRules(this.#deps.database);
    this.#parameters = new Set(rules.flatMap(({ parameter }) => parameter ?? []));
    return rules;
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
        const watched: Watched = {
          endpointId,
          opId: device.opId,
          modelName: device.modelName,
          metric,
          direction: 'above',
          rule: null,
          parameter: null,
          isCounted: false,
          durationMs: 0,
          levels: levelsIn(levelsOf(levels, device, metric) ?? usualLevels),
        };
        await this.#take(watched, { value, at });
      }
    }
  }

  async #take(
    watched: Watched,
    { value, at, path = null }: { value: number; at: number; path?: string | null },
  ): Promise<void> {
    const { endpointId, rule, metric } = watched;
    const reading: AlarmFact = { type: 'reading.taken', data: { value, at: new Date(at).toISOString() } };
    const key = keyOf(endpointId, rule?.ruleId ?? metric);
    const open = this.#open.get(key);
    if (!open) {
      await this.#watch(watched, key, reading, path);
      return;
    }
    open.heardAt = at;
    open.path = path;
    await this.#advance(open, reading);
  }

  async #watch(watched: Watched, key: string, reading: AlarmFact, path: string | null): Promise<void> {
    const begun = beginningOf(watched);
    const first = { snapshot: fold.step(fold.initial(), begun), facts: [begun] };
    const known = this.#rising.get(key);
    // With other levels, the time and the readings of before say nothing.
    const before = known && sameLevels(known.snapshot.context, watched.levels) ? known : first;
    const snapshot = fold.step(before.snapshot, reading);
    this.#rising.delete(key);
    if (snapshot.value === 'normal') return;
    const facts = snapshot === before.snapshot ? before.facts : [...before.facts, reading];
    if (!snapshot.hasTag('open')) {
      this.#rising.set(key, { snapshot, facts });
      return;
    }
    const { newId, clock } = this.#deps;
    const { endpointId, metric, rule } = watched;
    const ruleId = rule?.ruleId ?? null;
    const open = { alarmId: newId(), endpointId, metric, ruleId, path, heardAt: clock.now() };
    await this.streams.advance(open.alarmId, () => facts.map((fact) => ({ ...fact, actor: server })));
    this.#open.set(key, open);
  }

  async #advance(open: Open, fact: AlarmFact): Promise<void> {
    const moved = await this.streams.advance(open.alarmId, () => [{ ...fact, actor: server }]);
    if (moved?.snapshot.hasTag('terminal')) {
      this.#open.delete(keyOf(open.endpointId, open.ruleId ?? open.metric));
    }
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
  check(): Promise<void> {
    return this.#alone(() => this.#checkAll());
  }

  /** Applies changed thresholds to open alarms, soon: with thousands of alarms it takes longer than a user waits. */
  applyThresholds(): void {
    this.#alone(() => this.#checkSampled()).catch((error) => this.#deps.onFault('alarms', error));
  }

  async #alone(work: () => Promise<void>): Promise<void> {
    while (this.#checking !== null) await this.#checking.catch(() => {});
    if (this.#isStopped) return;
    this.#checking = work();
    await this.#checking.finally(() => {
      this.#checking = null;
    });
  }

  async #checkAll(): Promise<void> {
    const rules = await this.#readRules();
    await this.#checkSampled();
    const ruled = await this.#checkRuled(rules);
    await this.#readCounted(rules, ruled);
    await this.#readReports(rules);
    const enabled = new Set(rules.map(({ ruleId }) => ruleId));
    for (const [key, { snapshot }] of this.#rising) {
      const { rule } = snapshot.context;
      if (rule !== null && !enabled.has(rule.ruleId)) this.#rising.delete(key);
    }
  }

  #openWhere(isWanted: (open: Open) => boolean): Open[] {
    return [...this.#open.values()].filter(isWanted);
  }

  /** Checks alarms of the thresholds. */
  async #checkSampled(): Promise<void> {
    const all = this.#openWhere(({ ruleId }) => ruleId === null);
    if (all.length === 0) return;
    const { database, everyMs } = this.#deps;
    const devices = await watchedDevices(database, [...new Set(all.map(({ endpointId }) => endpointId))]);
    const levels = await allLevels(database);
    for (const open of all) {
      const device = devices.get(open.endpointId);
      if (!(await this.#isOwned(open, device))) continue;
      const metric = resourceMetrics.find((each) => each === open.metric);
      if (device && metric) await this.#level(open, levelsOf(levels, device, metric) ?? usualLevels);
      await this.#miss(open, missedSamples * everyMs);
    }
  }

  /** Checks alarms of rules; returns those that are still about their device, by rule. */
  async #checkRuled(rules: readonly MeasuringRule[]): Promise<Map<string, CoveredDevice[]>> {
    const { database } = this.#deps;
    const all = this.#openWhere(({ ruleId }) => ruleId !== null);
    const devices = await ruledDevices(database, [...new Set(all.map(({ endpointId }) => endpointId))]);
    const known = new Map(rules.map((rule) => [rule.ruleId, rule]));
    const ruled = new Map<string, CoveredDevice[]>();
    for (const open of all) {
      const device = devices.get(open.endpointId);
      if (!(await this.#isOwned(open, device))) continue;
      const rule = known.get(open.ruleId ?? '');
      if (!rule || !device || !covers(rule, device)) {
        await this.#advance(open, { type: 'alarm.ended', data: { cause: 'rule' } });
        continue;
      }
      await this.#level(open, rule);
      if (!isCounted(rule.metric)) await this.#miss(open, staleParameterMs);
      ruled.set(rule.ruleId, [...(ruled.get(rule.ruleId) ?? []), device]);
    }
    return ruled;
  }

  /** Ends the alarm of a device that was removed, or has another organisation; false: it did. */
  async #isOwned(open: Open, device: { opId: string } | undefined): Promise<boolean> {
    const { snapshot } = await this.streams.load(open.alarmId);
    if (device?.opId === snapshot.context.opId) return true;
    await this.#advance(open, { type: 'alarm.ended', data: { cause: 'removed' } });
    return false;
  }

  async #level(open: Open, levels: AlarmLevels): Promise<void> {
    const { snapshot } = await this.streams.load(open.alarmId);
    if (!sameLevels(levels, snapshot.context)) await this.#advance(open, changedTo(levels));
  }

  async #miss(open: Open, afterMs: number): Promise<void> {
    if (this.#deps.clock.now() - open.heardAt <= afterMs) return;
    const since = new Date(open.heardAt).toISOString();
    await this.#advance(open, { type: 'readings.missed', data: { since } });
  }

  /** Reads values that the server counts: of devices with an alarm, and of those that may get one. */
  async #readCounted(
    rules: readonly MeasuringRule[],
    ruled: ReadonlyMap<string, CoveredDevice[]>,
  ): Promise<void> {
    const { database, clock } = this.#deps;
    const asked = { now: clock.now(), startedAt: this.#startedAt };
    for (const rule of rules) {
      const candidates = await ruledDevices(database, await candidatesOf(database, rule, asked));
      const devices = new Map((ruled.get(rule.ruleId) ?? []).map((device) => [device.endpointId, device]));
      for (const [id, device] of candidates) if (covers(rule, device)) devices.set(id, device);
      for (const { endpointId, ...reading } of await countedReadings(database, rule, devices, asked)) {
        const device = devices.get(endpointId);
        if (device) await this.#take(watchedByRule(rule, device), reading);
      }
    }
  }

  /** Reads values that devices have reported since the last check. */
  async #readReports(rules: readonly MeasuringRule[]): Promise<void> {
    const reports = this.#reports;
    this.#reports = [];
    const measuring = rules.filter(({ parameter }) => parameter !== null);
    if (reports.length === 0 || measuring.length === 0) return;
    const { database } = this.#deps;
    const devices = await ruledDevices(database, [...new Set(reports.map(({ endpointId }) => endpointId))]);
    for (const report of reports) {
      const device = devices.get(report.endpointId);
      if (!device) continue;
      for (const rule of measuring) {
        if (!covers(rule, device)) continue;
        const path = this.#open.get(keyOf(report.endpointId, rule.ruleId))?.path ?? null;
        const reading = parameterReading(report, rule, path);
        if (reading) await this.#take(watchedByRule(rule, device), { ...reading, at: report.at });
      }
    }
  }
}
