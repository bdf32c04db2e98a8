import { pathOf } from '#domain/device-parameters/readings.ts';
import { activeBank, bankPaths, banksOf } from '#domain/firmware/banks.ts';
import { runsOf } from '#domain/firmware/runs.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import { measured } from '#domain/measurement.ts';
import { secretMark } from '#domain/secrets.ts';
import type { UpgradeFact, UpgradeOrder, UpgradeStep } from '#machines/firmware-upgrade/events.ts';
import type { UpgradeContext } from '#machines/firmware-upgrade/machine.ts';
import type { EventLog, Within } from '#server/core/log/log.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { type Prepared, StreamRepository } from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import type { Engine } from '#server/devices/engine/engine.ts';
import type { DeviceReader, DispatchAuthority } from '#server/devices/engine/port.ts';
import { isHomeBusy } from '../rollouts/queries/homes.ts';
import { downloadPath } from './endpoint.ts';
import type { Grants } from './grants.ts';
import { isUpgraded } from './queries/columns.ts';
import { obstaclesOf } from './queries/upgrades.ts';
import { type UpgradeMachine, upgradeParameter, upgradeStream } from './upgrade-stream.ts';

type Upgrade = Loaded<UpgradeMachine>;
type NewUpgradeFact = NewFact<UpgradeMachine>;

export interface UpgradesDeps {
  log: EventLog;
  engine: Pick<Engine, 'begin'>;
  reader: Pick<DeviceReader, 'read'>;
  authority: DispatchAuthority;
  retry: RetryPolicy;
  grants: Grants;
  /** Address of the file listener, without a trailing slash. */
  filesUrl: string;
  /** Called when the download of this upgrade has ended. */
  onDownloaded(upgradeId: string): void;
  newId(): string;
  now(): number;
}

/** Milliseconds from the download's order to the end of its grant: the offline wait plus the longest download. */
const grantMs = 6 * 3_600_000;

/** The device has another running upgrade: found in the transaction that would begin this one. */
export class UpgradeUnderWay extends Error {
  override readonly name = 'UpgradeUnderWay';
}

/** Another device of the home is being upgraded: found in the transaction that would begin this upgrade. */
export class HomeUnderWay extends Error {
  override readonly name = 'HomeUnderWay';
}

/** The file's approval was withdrawn meanwhile: found in the transaction that would begin the upgrade. */
export class FileNotApproved extends Error {
  override readonly name = 'FileNotApproved';
}

/** Upgrades of devices: their two tasks, and the proof that they worked. */
export class Upgrades {
  readonly streams: StreamRepository<UpgradeMachine>;
  readonly served: ServedKind<UpgradeMachine>;
  readonly #deps: UpgradesDeps;

  constructor(deps: UpgradesDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({
      log: deps.log,
      definition: upgradeStream,
      onAdvance: ({ id, before, after }) => {
        if (before.snapshot.value === 'downloading' && after.snapshot.value !== 'downloading')
          deps.onDownloaded(id);
      },
    });
    const evidence = { perform: (_: string, { snapshot }: Upgrade) => this.#evidence(snapshot.context) };
    this.served = {
      kind: upgradeStream.kind,
      streams: this.streams,
      performers: {
        beginDownload: { perform: (id) => this.#begin(id, 'download') },
        beginActivate: { perform: (id) => this.#begin(id, 'activate') },
        readEvidence: evidence,
        confirmEvidence: evidence,
        readInstalled: evidence,
      },
    };
  }

  /**
   * Starts an upgrade and returns its id. Throws `UpgradeUnderWay` if the device has another one, `HomeUnderWay` if its
   * home has one, `FileNotApproved` if the file is not approved.
   */
  async start(order: UpgradeOrder, actor: Actor): Promise<string> {
    const id = this.#deps.newId();
    await this.streams.advance(id, () => [{ type: 'upgrade.requested', data: order, actor }], {
      within: mayBegin(order),
    });
    return id;
  }

  /** Prepares several upgrades that begin in one append with other events. */
  prepare(orders: readonly { id: string; order: UpgradeOrder }[], actor: Actor): Prepared {
    return this.streams.prepare(
      orders.map(({ id, order }) => ({
        id,
        facts: [{ type: 'upgrade.requested', data: order, actor }],
        within: mayBegin(order),
      })),
    );
  }

  /** Starts the task of a step, unless it was started; the account's permission is checked again. */
  #begin(upgradeId: string, step: UpgradeStep): Promise<NewUpgradeFact[]> {
    const { engine, authority, retry } = this.#deps;
    return retry.until('firmware upgrade', async (): Promise<NewUpgradeFact[]> => {
      const { snapshot, version } = await this.streams.load(upgradeId);
      const { context } = snapshot;
      const isDownload = step === 'download';
      const begun = isDownload ? context.downloadTask : context.activateTask;
      if (snapshot.value !== (isDownload ? 'downloading' : 'activating') || begun !== null) return [];
      const { endpointId, permission } = context;
      const actor = await this.#requesterOf(upgradeId);
      if (!(await authority.mayStill({ accountId: actor.id, permission, endpointId })))
        return [{ type: 'task.refused', data: { step }, actor: serverActor('engine') }];
      // The id is the same after a kill, so a second start of the step finds the first task.
      const taskId = `${upgradeId}-${step}`;
      const fact: UpgradeFact = { type: 'task.begun', data: { taskId, step } };
      await engine.begin(
        [{ taskId, endpointId }],
        {
          permission,
          actor,
          lane: 'interactive' as const,
          kind: isDownload ? 'FirmwareDownload' : 'FirmwareActivate',
          params: isDownload ? this.#download(upgradeId, context) : activation(upgradeId, context),
          ...(isDownload ? { secrets: new Map([['url', this.#urlFor(upgradeId, context)]]) } : {}),
        },
        async (together) => {
          const decide = (upgrade: Upgrade): NewUpgradeFact[] =>
            upgrade.version === version ? [{ ...fact, actor: serverActor('engine') }] : [];
          return (await this.streams.advance(upgradeId, decide, { together })) !== null;
        },
      );
      return [];
    });
  }

  #download(upgradeId: string, { fileId, versionName, sha256, size, oneBank }: UpgradeOrder) {
    return {
      [upgradeParameter]: upgradeId,
      fileId,
      versionName,
      sha256,
      size,
      url: secretMark,
      ...(oneBank && { oneBank }),
    };
  }

  /** Builds the download address with its grant. It goes to the device only, not into the log. */
  #urlFor(upgradeId: string, { endpointId, sha256 }: UpgradeOrder): string {
    const { grants, filesUrl, now } = this.#deps;
    const grant = grants.write({ upgradeId, endpointId, sha256, expiresAt: now() + grantMs });
    return `${filesUrl}${downloadPath}/${sha256}?grant=${grant}`;
  }

  /** Reads the version and the banks separately, so that an agent without banks still reports its version. */
  async #evidence(context: UpgradeContext): Promise<NewUpgradeFact[]> {
    const { endpointId, activateTask, isRollback } = context;
    const { reader } = this.#deps;
    const [version, upTime] = [pathOf('softwareVersion'), pathOf('upTime')];
    const answer = await reader.read(endpointId, [version, upTime]);
    const values = answer.kind === 'values' ? answer.values : {};
    const installed = values[version] ?? null;
    const seconds = measured(values[upTime], 'amount');
    const upMs = seconds === null ? null : seconds * 1_000;
    const actor = serverActor('engine');
    if (installed === null) return [{ type: 'evidence.read', data: { installed, upMs }, actor }];
    const banks = await reader.read(endpointId, bankPaths);
    const active = banks.kind === 'values' ? activeBank(banksOf(banks.values)) : null;
    const order = { ...context, wasActivated: activateTask !== null || isRollback === true };
    const runs = runsOf(order, { installed, activeBank: active?.bank ?? null });
    return [{ type: 'evidence.read', data: { installed, upMs, runs }, actor }];
  }

  async #requesterOf(upgradeId: string): Promise<Actor> {
    const [first] = await this.#deps.log.readStream(`${upgradeStream.kind}:${upgradeId}`, 0, 1);
    return first?.actor ?? serverActor('engine');
  }
}

const mayBegin =
  (order: UpgradeOrder): Within =>
  async (db) => {
    const { approved, busy } = await obstaclesOf(db, order);
    // A rollback uses the version in the device's other bank.
    if (!approved && !order.isRollback) throw new FileNotApproved(order.fileId);
    if (busy) throw new UpgradeUnderWay(order.endpointId);
    if (await isHomeBusy(db, isUpgraded, order.endpointId)) throw new HomeUnderWay(order.endpointId);
  };

const activation = (upgradeId: string, { versionName, activateMode, isRollback, bank }: UpgradeContext) => ({
  [upgradeParameter]: upgradeId,
  versionName,
  activateMode,
  ...(isRollback && { isRollback }),
  ...(bank !== null && { bank }),
});
