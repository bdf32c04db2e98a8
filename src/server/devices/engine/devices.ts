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

export interface DeviceReportsDeps {
  clock: Clock;
  log: EventLog;
  engine: Engine;
  effects: Pick<EffectRunner, 'deviceConnected'>;
  /** What a device says of consents to look at its screen. */
  consents: {
    restarted(endpointId: string): Promise<void>;
    endedOnDevice(endpointId: string, consentId: string, cause: string): Promise<void>;
  };
  gateway: Pick<DeviceGateway, 'isConnected' | 'sessionOf' | 'get' | 'cameWithoutSubscriptions'>;
  deviceSecrets?: Pick<DeviceSecrets, 'reportedChange' | 'forget'>;
  /** What a connection adds to the life of the device: it is found, or asks for its activation; null: nothing. */
  arrivalOf(endpointId: string): Promise<LifecycleFact | null>;
  /** Whether what devices of this model can do is derived from what they report. */
  needsDescription(modelName: string): Promise<boolean>;
  /** Called when a device that has connected was read. */
  wasRead?(endpointId: string): void;
  onFault(where: string, error: unknown): void;
}

/**
 * Read once after a device connects. The vendor extension is asked for on its own, and so is the set-top part: an
 * agent without it refuses it, and its refusal must not cost the others. The same for what describes an unknown model.
 */
const readOnConnect = pathsWhere((parameter) => parameter.readOnConnect === true);
const standardPaths = readOnConnect.filter((path) => !path.includes('.X_'));
const setTopPaths = readOnConnect.filter((path) => path.startsWith(setTopObject));
/** Of which a model may lack one: each is asked for on its own. */
const contentObjects = (['landingChannel', 'bootAd', 'metadata'] as const).map(settingPaths);
const extensionPaths = readOnConnect.filter((path) => path.includes('.X_') && !setTopPaths.includes(path));
/** What the gateway says of a device, not the device itself. */
const gatewayFacts: ReadonlySet<string> = new Set<LifecycleFact['type']>([
  'device.registered',
  'device.found',
  'device.activationRequested',
]);
/** Until a device is asked again for what contradicts its own answer. */
const proofAgainMs = 3_000;
/** A device that did not answer them is asked again while its session lasts. */
const readAgainMs = [15_000, 60_000, 300_000];

/** Reads after a connect that run at once: a fleet that comes back must not starve the people at work. */
const readsAtOnce = 32;

/**
 * What devices report, as facts: of the device's own stream, and of the tasks it concerns. Each method settles when
 * the facts are stored, because only then may the gateway acknowledge the notification.
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
    // What was owed to it goes first, then the queue.
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

  async event(notice: {
    endpointId: string;
    session: number;
    objPath: string;
    eventName: string;
    params: Record<string, string>;
  }): Promise<void> {
    if (notice.eventName === 'Boot!') return this.#booted(notice);
    if (notice.eventName === 'TransferComplete!') return tellOfTransfer(this.#deps, notice);
    // Also when its user has changed it, which is no task.
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
      // A device answers for itself alone, and Reboot() is confirmed by Boot!, not by its own completion.
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

  /** What the device reports now against a command that it ended well; read twice, as its table may be written a moment later. */
  async #disproofOf(endpointId: string, taskId: string): Promise<Failed | null> {
    const { engine, gateway, clock } = this.#deps;
    const { snapshot } = await engine.streams.load(taskId);
    const { traits, params, endpointId: addressee } = snapshot.context;
    const proof = traits && addressee === endpointId ? deviceCommands[traits.kind].proof : undefined;
    if (!proof || snapshot.hasTag('terminal')) return null;
    const judged = async () => {
      const answer = await gateway.get(endpointId, proof.paths);
      // An agent that does not show them proves nothing.
      const isShown = answer.kind === 'values' && Object.keys(answer.errors).length < proof.paths.length;
      return isShown ? proof.judge(answer.values, params) : null;
    };
    const first = await judged();
    if (first === null) return null;
    await new Promise<void>((go) => clock.after(proofAgainMs, go));
    return judged();
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
      // A secret reads back empty: that it changed is all an agent may tell.
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

  /** Asks the device now; settles when its answer is stored. */
  async read(endpointId: string, paths: string[]): Promise<GetAnswer> {
    const answer = await this.#deps.gateway.get(endpointId, paths);
    if (answer.kind !== 'values') return answer;
    const values = withoutSecretValues(answer.values);
    await this.observed(endpointId, 'get', values);
    return { ...answer, values };
  }

  /** Reads what a task that has ended may have changed. */
  readStale(endpointId: string, kind: TaskKind): void {
    const paths = [...new Set((staleReadings[kind] ?? []).flatMap(settingPaths))];
    if (paths.length === 0) return;
    this.#read({ endpointId, session: this.#deps.gateway.sessionOf(endpointId), attempt: 0, paths });
  }

  /** Values read on demand are facts as well: the twin of the device at any time is the fold of its stream. */
  async observed(endpointId: string, source: 'get' | 'set', values: Record<string, string>): Promise<void> {
    if (Object.keys(values).length === 0) return;
    await this.#append(endpointId, [
      { type: 'device.valuesObserved', data: { source, values: withoutSecretValues(values) } },
    ]);
  }

  /** Devices the log still calls online that have not come back after a restart. */
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

  /** The Boot! of a reboot whose task had already ended without knowing. */
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
    // At once, before more is asked: a task that changes a value meanwhile must not be overwritten by an older answer.
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

  /** Null: no answer. One path that an agent refuses must not cost the others, so then each is asked on its own. */
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
  /** In which it was asked for. */
  session: number;
  attempt: number;
  /** Default: what is read after a connect. */
  paths?: string[];
}

/** TR-369 error 7023: the command was cancelled. */
const commandCancelled = 7023;

/** Boot!'s ParameterMap: a JSON object of path and value; an agent that sends something else loses only the map. */
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
