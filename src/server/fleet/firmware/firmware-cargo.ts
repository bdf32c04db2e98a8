import type { Kysely } from 'kysely';
import { oneBankRefusal, type UpdateMode, updateModes } from '#domain/firmware/verdict.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { ActivateMode, UpgradeOrder } from '#machines/firmware-upgrade/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { BlobStore } from '#server/core/blobs/port.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import type { Prepared } from '#server/core/streams/repository.ts';
import type { CancelAnswer } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import type { Cargo, CargoEnd, Turn, VerdictsAsked } from '../rollouts/cargo.ts';
import type { TargetDevice } from '../rollouts/queries/targets.ts';
import { firmwareColumns, isUpgraded } from './queries/columns.ts';
import { isApproved } from './queries/files.ts';
import { cameBackLate, endedUpgrades, harmedBy, openUpgrades } from './queries/upgrades.ts';
import { retryAfter } from './retry-after.ts';
import type { RollbackCargo } from './rollback-cargo.ts';
import { upgradeEnds } from './upgrade-ends.ts';
import { upgradeStream } from './upgrade-stream.ts';
import type { Upgrades } from './upgrades.ts';
import { verdictsOf } from './verdicts.ts';

export interface FirmwareCargoDeps {
  database: Database;
  blobs: Pick<BlobStore, 'sizeOf'>;
  models: Pick<DeviceModels, 'supports'>;
  upgrades: Pick<Upgrades, 'prepare'>;
  undo: RollbackCargo;
  upgradeTimes: { soakMs: number; lostMs: number };
  cancel(taskId: string, actor: Actor): Promise<CancelAnswer>;
  /** Ends a task that waits for its device without result. */
  fail(taskId: string, message: string, actor: Actor): Promise<void>;
  /** Part of the file that this process has sent, from 0 to 1; null: none. */
  progressOf(upgradeId: string): number | null;
  now(): Date;
}

/** Firmware data of a rollout, beside its file. */
export interface FirmwareContent extends JsonObject {
  fwCode: number;
  minimumVersion: string | null;
  targetVersion: string | null;
  /** Organisation of the file. */
  fileOpId: string;
  mode: UpdateMode;
  activateMode: ActivateMode;
}

const minute = 60_000;
/** Time without a byte after which a download has ended, whatever its device reports. */
const stalledMs = 30 * minute;

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const activateModes = ['anytime', 'immediately', 'whenIdle', 'userConfirmation'] as const;

/** Firmware as the cargo of rollouts: each device's upgrade is a stream of its own. */
export class FirmwareCargo implements Cargo {
  readonly kind = upgradeStream.kind;
  readonly undo: RollbackCargo;
  readonly cutsHomeOff = isUpgraded;
  readonly #deps: FirmwareCargoDeps;
  readonly #downloads = new Map<string, { progress: number | null; since: number }>();

  constructor(deps: FirmwareCargoDeps) {
    this.#deps = deps;
    this.undo = deps.undo;
  }

  columns(): typeof firmwareColumns {
    return firmwareColumns;
  }

  bytesOf({ subject }: Pick<RolloutOrder, 'subject'>): number {
    return subject.bytes;
  }

  async verdicts(
    { subject, content }: RolloutOrder,
    devices: readonly (TargetDevice & { planned_no_way_back?: boolean })[],
    { insisted }: Pick<VerdictsAsked, 'insisted'>,
  ): Promise<Map<string, string | null>> {
    const { database } = this.#deps;
    const target = {
      modelName: subject.modelName,
      versionName: subject.name,
      fwCode: Number(content.fwCode),
      minimumVersion: textOr(content.minimumVersion),
      targetVersion: textOr(content.targetVersion),
      opId: String(content.fileOpId),
    };
    const verdicts: Map<string, string | null> = await verdictsOf(
      this.#deps,
      target,
      devices,
      modeOf(content),
    );
    const eligible = devices
      .map(({ endpoint_id }) => endpoint_id)
      .filter((id) => verdicts.get(id) === null && !insisted.has(id));
    for (const id of await harmedBy(database.sql, subject.id, eligible)) verdicts.set(id, 'quarantined');
    for (const device of devices)
      if (device.no_way_back && (verdicts.get(device.endpoint_id) ?? null) === null) {
        // The approved plan must have stated that such a device cannot be rolled back.
        const refusal = oneBankRefusal(activateModeOf(content), device.planned_no_way_back !== false);
        if (refusal) verdicts.set(device.endpoint_id, refusal);
      }
    return verdicts;
  }

  isPassing(reason: string): boolean {
    return reason === 'otherUpgrade';
  }

  async needsApproval(opId: string, devices: number): Promise<boolean> {
    const { fourEyes, fromDevices } = await rulesOf(this.#deps.database.sql, opId);
    return fourEyes && devices >= fromDevices;
  }

  async isAvailable({ subject }: RolloutOrder): Promise<boolean> {
    const { database } = this.#deps;
    if (!(await isApproved(database.sql, subject.id))) return false;
    return (await this.#deps.blobs.sizeOf(subject.digest)) === subject.bytes;
  }

  async begin(order: RolloutOrder, turns: readonly Turn[], actor: Actor): Promise<Prepared> {
    return this.#deps.upgrades.prepare(
      turns.map(({ id, device }) => ({ id, order: this.#orderOf(order, device) })),
      actor,
    );
  }

  #orderOf({ subject, content, permission }: RolloutOrder, device: TargetDevice): UpgradeOrder {
    return {
      endpointId: device.endpoint_id,
      opId: device.op_id,
      modelName: subject.modelName,
      fileId: subject.id,
      versionName: subject.name,
      sha256: subject.digest,
      size: subject.bytes,
      from: device.installed,
      mode: modeOf(content),
      ...this.#deps.upgradeTimes,
      permission,
      activateMode: activateModeOf(content),
      ...(device.no_way_back && { oneBank: true }),
    };
  }

  async evidence(ids: readonly string[]): Promise<Map<string, CargoEnd>> {
    const rows = await endedUpgrades(this.#deps.database.sql, ids);
    for (const { upgrade_id } of rows) this.#downloads.delete(upgrade_id);
    return upgradeEnds(rows);
  }

  isHarm({ outcome }: CargoEnd): boolean {
    return outcome === 'fellBack' || outcome === 'lost';
  }

  retryAfter(end: CargoEnd, attempt: number): number | null {
    return retryAfter(end, attempt);
  }

  /**
   * Ends downloads that a server restart interrupted; their devices would otherwise hold their places until the task's
   * last deadline.
   */
  async endStalled(ids: readonly string[]): Promise<void> {
    const { database, progressOf, fail, now } = this.#deps;
    const open = new Map((await openUpgrades(database.sql, ids)).map((row) => [row.upgrade_id, row]));
    for (const id of ids) {
      const row = open.get(id);
      if (row?.state !== 'downloading' || row.download_task === null) {
        this.#downloads.delete(id);
        continue;
      }
      const progress = progressOf(id);
      const known = this.#downloads.get(id);
      if (!known || known.progress !== progress)
        this.#downloads.set(id, { progress, since: now().getTime() });
      else if (now().getTime() - known.since >= stalledMs)
        await fail(
          row.download_task,
          'nothing of the file was fetched for 30 minutes',
          serverActor('rollouts'),
        );
    }
  }

  async cancel(ids: readonly string[]): Promise<void> {
    for (const { state, download_task: task } of await openUpgrades(this.#deps.database.sql, ids))
      if (state === 'downloading' && task !== null) await this.#deps.cancel(task, serverActor('rollouts'));
  }

  provenLate(db: Kysely<Tables>): Promise<{ rolloutId: string; wave: number; ordinal: number }[]> {
    return cameBackLate(db);
  }
}

const activateModeOf = ({ activateMode }: JsonObject): ActivateMode =>
  activateModes.find((mode) => mode === activateMode) ?? 'anytime';
const modeOf = ({ mode }: JsonObject): UpdateMode => updateModes.find((one) => one === mode) ?? 'BI';
