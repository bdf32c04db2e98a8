import type { Clock } from '#domain/clock.ts';
import { describingPaths } from '#domain/described-model.ts';
import { pathOf, pathsWhere } from '#domain/device-parameters/readings.ts';
import { isSecretPath, withoutSecretValues } from '#domain/device-parameters/secret-paths.ts';
import { settingPaths } from '#domain/device-parameters/settings.ts';
import { setTopObject } from '#domain/device-parameters/table.ts';
import { deviceActor, serverActor } from '#domain/logged-event.ts';
import { staleReadings } from '#domain/stale-readings.ts';
import { booleanOf, cleanName, storable } from '#domain/text/normal.ts';
import type { DeviceFact, DisconnectReason } from '#machines/device/events.ts';
import type { LifecycleFact } from '#machines/device-lifecycle/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { AppendItem, EventLog } from '#server/core/log/log.ts';
import type { EffectRunner } from '#server/core/streams/effect-runner.ts';
import type { DeviceGateway, GatewaySink, GetAnswer } from '../gateway/port.ts';
import type { Failed } from './device-commands/device-command.ts';
import { deviceCommands } from './device-commands/table.ts';
import type { DeviceSecrets } from './device-secrets.ts';
import type { Engine } from './engine.ts';
import { orLate } from './late.ts';
import { failedFact, outputFact, resultFact } from './outcomes.ts';
import { tellOfBoot, weighConnection } from './restarts.ts';
import type { NewTaskFact } from './task-stream.ts';
import { tellOfTransfer } from './transfers.ts';

/** Event with arguments that a device reports. */
export type DeviceEvent = Parameters<GatewaySink['event']>[0];

export interface DeviceReportsDeps {
  clock: Clock;
  log: EventLog;
  engine: Engine;
  effects: Pick<EffectRunner, 'deviceConnected'>;
  /** Handlers for consent events that a device reports. */
  consents: {
    restarted(endpointId: string): Promise<void>;
    endedOnDevice(endpointId: string, consentId: string, cause: string): Promise<void>;
  };
  gateway: Pick<DeviceGateway, 'isConnected' | 'sessionOf' | 'get' | 'cameWithoutSubscriptions'>;
  deviceSecrets?: Pick<DeviceSecrets, 'reportedChange' | 'forget'>;
  /**
   * Returns the life cycle fact that a connection causes: the device is found, or requests its activation; null: none.
   */
  arrivalOf(endpointId: string): Promise<LifecycleFact | null>;
  /** Tells if this model's capabilities are derived from what its devices report. */
  needsDescription(modelName: string): Promise<boolean>;
  /** Receivers of events that other areas understand, by the event's path; the device is acknowledged afterwards. */
  heard?: Readonly<Record<string, (notice: DeviceEvent) => Promise<void>>>;
  /** Called after a newly connected device was read. */
  wasRead?(endpointId: string): void;
  onFault(where: string, error: unknown): void;
}

/**
 * Paths read once after a device connects. Vendor extension, set-top part and the description of an unknown model are
 * each requested separately: an agent that lacks one refuses it, which must not affect the others.
 */
const readOnConnect = pathsWhere((parameter) => parameter.readOnConnect === true);
const standardPaths = readOnConnect.filter((path) => !path.includes('.X_'));
const setTopPaths = readOnConnect.filter((path) => path.startsWith(setTopObject));
/** A model may lack some of these, so each is requested separately. */
const contentObjects = (['landingChannel', 'bootAd', 'metadata'] as const).map(settingPaths);
const extensionPaths = readOnConnect.filter((path) => path.includes('.X_') && !setTopPaths.includes(path));
/** Facts that the server records about a device, not reported by the device itself. */
const gatewayFacts: ReadonlySet<string> = new Set<LifecycleFact['type']>([
  'device.registered',
  'device.found',
  'device.activationRequested',
]);
/** Milliseconds before a device is read again whose values contradict its own answer. */
const proofAgainMs = 3_000;
/** Milliseconds before each new reading of a device that did not answer, while its session lasts. */
const readAgainMs = [15_000, 60_000, 300_000];

/** Maximum number of concurrent readings after a connect: a returning fleet must not starve users. */
const readsAtOnce = 32;

/**
 * Device reports as facts of the device's own stream, and of the tasks concerned. Each method settles when the facts
 * are stored, because only then may the gateway acknowledge the notification.
 */
export class DeviceReports implements GatewaySink {
  readonly #deps: DeviceReportsDeps;
  readonly #toRead: Reading[] = [];
  #reading = 0;

  constructor(deps: DeviceReportsDeps) {
    this.#deps = deps;
  }

  async connected({
    endpointId,
    address,
    session,
  }: {
    endpointId: string;
    address: string;
    session: number;
  }): Promise<void> {
    const { engine, effects } = this.#deps;
    await engine.retry.until('presence', async () => {
      const arrival = await this.#deps.arrivalOf(endpointId);
      const facts: DeviceFact[] = arrival ? [arrival] : [];
      facts.push({ type: 'device.connected', data: { address, subscribedTo: 'websocket' } });
      await this.#append(endpointId, facts);
    });
    await this.#tellTasks(endpointId, {
      type: 'device.reconnected',
      data: {},
      actor: serverActor('gateway'),
    });
    // Pending effects go first, then the queue.
    effects.deviceConnected(endpointId);
    engine.pump(endpointId);
    this.#read({ endpointId, session, attempt: 0 });
  }

  async disconnected({
    endpointId,
    reason,
  }: {
    endpointId: string;
    reason: DisconnectReason;
  }): Promise<void> {
    await this.#deps.engine.retry.until('presence', () =>
      this.#append(endpointId, [{ type: 'device.disconnected', data: { reason } }]),
    );
    await this.#tellTasks(endpointId, {
      type: 'device.disconnected',
      data: { reason },
      actor: serverActor('gateway'),
    });
  }

  async event(notice: DeviceEvent): Promise<void> {
    const heard = this.#deps.heard?.[notice.objPath + notice.eventName];
    if (heard) return heard(notice);
    if (notice.eventName === 'Boot!') return this.#booted(notice);
    if (notice.eventName === 'TransferComplete!') return tellOfTransfer(this.#deps, notice);
    // The apps are also read after a change by the device's user, which has no task.
    if (notice.eventName === 'DUStateChange!') return this.readStale(notice.endpointId, 'AppInstall');
    const { CommandKey: commandKey, ConsentId: consentId, Cause: cause = '' } = notice.params;
    if (notice.eventName === 'ConsentEnded!' && consentId)
      return this.#deps.consents.endedOnDevice(notice.endpointId, consentId, cause);
    if (!commandKey) return;
    await this.#deps.engine.streams.advance(commandKey, ({ snapshot }) => {
      const { traits, endpointId, progressCount } = snapshot.context;
      const progress = traits ? deviceCommands[traits.kind].progress : undefined;
      if (endpointId !== notice.endpointId || progress?.eventName !== notice.eventName) return [];
      const sequence = Number(notice.params.Sequence ?? progressCount + 1);
      return [
        {
          type: 'task.progressed',
          data: { sequence, sample: progress.read(notice.params) },
          actor: deviceActor(endpointId),
          ...(notice.params.SampleTime ? { deviceAt: notice.params.SampleTime } : {}),
        },
      ];
    });
  }

  async operationCompleted(notice: Parameters<GatewaySink['operationCompleted']>[0]): Promise<void> {
    const { endpointId, commandKey, outcome, objPath } = notice;
    if (!commandKey) return;
    const disproof = outcome.kind === 'completed' ? await this.#disproofOf(endpointId, commandKey) : null;
    await this.#deps.engine.streams.advance(commandKey, (task) => {
      const { traits, params, endpointId: addressee } = task.snapshot.context;
      // A device may report only for itself, and Boot! confirms Reboot(), not its own completion.
      if (!traits || addressee !== endpointId) return [];
      if (traits.confirmBy === 'boot' && outcome.kind === 'completed') return [];
      const fact: NewTaskFact =
        outcome.kind === 'completed' && disproof
          ? resultFact(endpointId, disproof)
          : outcome.kind === 'completed'
            ? outputFact(endpointId, deviceCommands[traits.kind], outcome.outputArgs, params, objPath)
            : outcome.code === commandCancelled
              ? resultFact(endpointId, { ok: false, cancelled: true, message: outcome.message })
              : failedFact(endpointId, outcome.message, outcome.code);
      return orLate(task, fact);
    });
  }

  /**
   * Checks a command that the device reported as successful against its values; reads them twice, as its table may be
   * written a moment later.
   */
  async #disproofOf(endpointId: string, taskId: string): Promise<Failed | null> {
    const { engine, gateway, clock } = this.#deps;
    const { snapshot } = await engine.streams.load(taskId);
    const { traits, params, endpointId: addressee } = snapshot.context;
    const proof = traits && addressee === endpointId ? deviceCommands[traits.kind].proof : undefined;
    if (!proof || snapshot.hasTag('terminal')) return null;
    const evaluated = async () => {
      const answer = await gateway.get(endpointId, proof.paths);
      // An agent that does not report these values proves nothing.
      const isShown = answer.kind === 'values' && Object.keys(answer.errors).length < proof.paths.length;
      return isShown ? proof.evaluate(answer.values, params) : null;
    };
    const first = await evaluated();
    if (first === null) return null;
    await new Promise<void>((go) => clock.after(proofAgainMs, go));
    return evaluated();
  }

  async valueChanged({
    endpointId,
    path,
    value,
  }: {
    endpointId: string;
    path: string;
    value: string;
  }): Promise<void> {
    if (isSecretPath(path)) {
      await this.#deps.deviceSecrets?.reportedChange(endpointId, path);
      // A secret reads back empty, so an agent can report only that it changed.
      if (value === '') return;
    }
    const values = withoutSecretValues({ [path]: value });
    await this.#append(endpointId, [
      { type: 'device.valuesObserved', data: { source: 'valueChange', values } },
    ]);
  }

  async objectChanged(): Promise<void> {}

  async onboardRequested(notice: {
    endpointId: string;
    oui: string;
    productClass: string;
    serialNumber: string;
  }): Promise<void> {
    const values = {
      'Device.DeviceInfo.ManufacturerOUI': notice.oui,
      'Device.DeviceInfo.ProductClass': notice.productClass,
      'Device.DeviceInfo.SerialNumber': notice.serialNumber,
    };
    await this.#append(notice.endpointId, [
      { type: 'device.valuesObserved', data: { source: 'event', values } },
    ]);
  }

  async agentNoticed({ endpointId, ...data }: Parameters<GatewaySink['agentNoticed']>[0]): Promise<void> {
    await this.#append(endpointId, [{ type: 'device.agentNoticed', data }]);
  }

  /** Reads values from the device; settles when its answer is stored. */
  async read(endpointId: string, paths: string[]): Promise<GetAnswer> {
    const answer = await this.#deps.gateway.get(endpointId, paths);
    if (answer.kind !== 'values') return answer;
    const values = withoutSecretValues(answer.values);
    await this.observed(endpointId, 'get', values);
    return { ...answer, values };
  }

  /** Reads values that an ended task may have changed. */
  readStale(endpointId: string, kind: TaskKind): void {
    const paths = [...new Set((staleReadings[kind] ?? []).flatMap(settingPaths))];
    if (paths.length === 0) return;
    this.#read({ endpointId, session: this.#deps.gateway.sessionOf(endpointId), attempt: 0, paths });
  }

  /** Stores values read on demand as facts, so that the device's stream yields its state at any time. */
  async observed(endpointId: string, source: 'get' | 'set', values: Record<string, string>): Promise<void> {
    if (Object.keys(values).length === 0) return;
    await this.#append(endpointId, [
      { type: 'device.valuesObserved', data: { source, values: withoutSecretValues(values) } },
    ]);
  }

  /** Records devices as offline that the log still shows as online but that have not come back after a restart. */
  async lost(endpointIds: string[]): Promise<void> {
    for (const endpointId of endpointIds) await this.disconnected({ endpointId, reason: 'serverRestart' });
  }

  async #booted({
    endpointId,
    session,
    params,
  }: {
    endpointId: string;
    session: number;
    params: Record<string, string>;
  }): Promise<void> {
    const cause = params.Cause ?? '';
    const commandKey = params.CommandKey || null;
    const firmwareUpdated = booleanOf(params.FirmwareUpdated ?? '') === true;
    const parameters = withoutSecretValues(parameterMap(params.ParameterMap));
    await this.#append(endpointId, [
      { type: 'device.booted', data: { cause, commandKey, firmwareUpdated, parameters } },
    ]);
    const { engine, consents, deviceSecrets } = this.#deps;
    if (/FactoryReset/i.test(cause)) await deviceSecrets?.forget(endpointId);
    await consents.restarted(endpointId);
    await tellOfBoot({ engine }, endpointId, { session, cause, commandKey, firmwareUpdated });
    if (commandKey) await this.#lateBoot(endpointId, commandKey, cause, firmwareUpdated);
  }

  /** Handles the Boot! of a reboot whose task had already ended with an unknown outcome. */
  async #lateBoot(
    endpointId: string,
    taskId: string,
    cause: string,
    firmwareUpdated: boolean,
  ): Promise<void> {
    await this.#deps.engine.streams.advance(taskId, ({ snapshot }) =>
      snapshot.context.endpointId === endpointId &&
      snapshot.hasTag('terminal') &&
      !snapshot.matches('succeeded')
        ? [
            {
              type: 'result.arrivedLate',
              data: { outcome: 'booted', result: { cause, firmwareUpdated } },
              actor: deviceActor(endpointId),
            },
          ]
        : [],
    );
  }

  async #tellTasks(endpointId: string, fact: NewTaskFact): Promise<void> {
    const { retry, queues, streams } = this.#deps.engine;
    for (const taskId of queues.open(endpointId)) {
      await retry.until('presence', () => streams.advance(taskId, () => [fact]));
    }
  }

  #append(endpointId: string, facts: DeviceFact[]): Promise<unknown> {
    // A whole neighbourhood may report at once, and no user waits for it.
    const lane = 'bulk';
    const item: AppendItem = {
      streamId: `device:${endpointId}`,
      kind: 'device',
      machineVersion: '1',
      events: facts.map((fact) => ({
        type: fact.type,
        data: fact.data as unknown as JsonObject,
        actor: gatewayFacts.has(fact.type) ? serverActor('gateway') : deviceActor(endpointId),
      })),
    };
    return this.#deps.log.append([item], lane);
  }

  #read(reading: Reading): void {
    this.#toRead.push(reading);
    this.#readNext();
  }

  #readNext(): void {
    while (this.#reading < readsAtOnce) {
      const reading = this.#toRead.shift();
      if (reading === undefined) return;
      this.#reading++;
      void this.#readInfo(reading)
        .catch((error) => this.#deps.onFault('read after connect', error))
        .finally(() => {
          this.#reading--;
          this.#readNext();
        });
    }
  }

  async #readInfo({ endpointId, session, attempt, paths }: Reading): Promise<void> {
    const { gateway, clock } = this.#deps;
    if (!gateway.isConnected(endpointId) || gateway.sessionOf(endpointId) !== session) return;
    if (paths)
      return this.observed(endpointId, 'get', (await this.#ask(endpointId, paths, 'together')) ?? {});
    const standard = await this.#ask(endpointId, standardPaths);
    if (standard)
      weighConnection(this.#deps, { endpointId, session, read: standard }, (error) =>
        this.#deps.onFault('restart', error),
      );
    const extension = standard && (await this.#ask(endpointId, extensionPaths, 'together'));
    const isSetTop = standard?.[pathOf('productClass')] === 'STB';
    // The values are stored at once, before more is requested, so that an older answer does not overwrite a task's
    // change.
    await this.observed(endpointId, 'get', { ...standard, ...extension });
    const setTop = extension && isSetTop && (await this.#ask(endpointId, setTopPaths, 'together'));
    await this.observed(endpointId, 'get', setTop || {});
    if (extension && isSetTop)
      for (const paths of contentObjects)
        await this.observed(endpointId, 'get', (await this.#ask(endpointId, paths, 'together')) ?? {});
    const isDescribed =
      extension && (await this.#deps.needsDescription(cleanName(standard?.[pathOf('modelName')] ?? '')));
    const description = isDescribed && (await this.#ask(endpointId, describingPaths, 'together'));
    await this.observed(endpointId, 'get', description || {});
    const againMs = extension && description !== null ? undefined : readAgainMs[attempt];
    if (againMs === undefined) return this.#deps.wasRead?.(endpointId);
    clock.after(againMs, () => this.#read({ endpointId, session, attempt: attempt + 1 }));
  }

  /**
   * Reads paths; null: no answer. If the agent refuses one, each is requested separately, so that the others are still
   * read.
   */
  async #ask(endpointId: string, paths: string[], how?: 'together'): Promise<Record<string, string> | null> {
    const answer = await this.#deps.gateway.get(endpointId, paths, { lane: 'bulk' });
    if (answer.kind === 'values') return answer.values;
    if (answer.kind !== 'refused') return null;
    const values = {};
    if (how === 'together' || paths.length === 1) return values;
    for (const path of paths) {
      const one = await this.#ask(endpointId, [path]);
      if (!one) return null;
      Object.assign(values, one);
    }
    return values;
  }
}

interface Reading {
  endpointId: string;
  /** Session in which the values were requested. */
  session: number;
  attempt: number;
  /** Paths to read; by default those of a new connection. */
  paths?: string[];
}

/** TR-369 error 7023: the command was cancelled. */
const commandCancelled = 7023;

/**
 * Parses Boot!'s ParameterMap: a JSON object of path and value; if an agent sends something else, only the map is lost.
 */
function parameterMap(text: string | undefined): Record<string, string> {
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).map(([path, value]) => [storable(path), storable(String(value))]),
    );
  } catch {
    return {};
  }
}
