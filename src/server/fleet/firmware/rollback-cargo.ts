import { bankPaths, banksOf, otherBankRefusal } from '#domain/firmware/banks.ts';
import { isSameVersion, relationOf } from '#domain/firmware/version.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { UpgradeOrder } from '#machines/firmware-upgrade/events.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Prepared } from '#server/core/streams/repository.ts';
import type { DeviceReader } from '#server/devices/engine/port.ts';
import type { Cargo, CargoEnd, Turn } from '../rollouts/cargo.ts';
import type { TargetDevice } from '../rollouts/queries/targets.ts';
import { firmwareColumns, isUpgraded } from './queries/columns.ts';
import { endedUpgrades, upgradingOf, versionsBefore } from './queries/upgrades.ts';
import { upgradeEnds } from './upgrade-ends.ts';
import { upgradeStream } from './upgrade-stream.ts';
import type { Upgrades } from './upgrades.ts';

export interface RollbackCargoDeps {
  database: Database;
  reader: Pick<DeviceReader, 'read'>;
  upgrades: Pick<Upgrades, 'prepare'>;
  upgradeTimes: { soakMs: number; lostMs: number };
}

/** Maximum number of devices whose banks are queried at once. */
const askedAtOnce = 25;
/** Wait before a device that failed to restart is retried. */
const retryMs = 5 * 60_000;
/**
 * Wait before a device that restarted during the order gets it again; it is short because its running firmware is bad.
 */
const forgottenMs = 30_000;

/** Rollback to the version in the other bank: nothing is downloaded, and the proof is that of an upgrade. */
export class RollbackCargo implements Cargo {
  readonly kind = upgradeStream.kind;
  readonly undo = null;
  readonly cutsHomeOff = isUpgraded;
  readonly #deps: RollbackCargoDeps;

  constructor(deps: RollbackCargoDeps) {
    this.#deps = deps;
  }

  columns(): typeof firmwareColumns {
    return firmwareColumns;
  }

  /** The version is in the other bank: nothing is downloaded. */
  bytesOf(): number {
    return 0;
  }

  async verdicts(
    { subject, undoes = '' }: RolloutOrder,
    devices: readonly TargetDevice[],
  ): Promise<Map<string, string | null>> {
    const { sql } = this.#deps.database;
    const ids = devices.map(({ endpoint_id }) => endpoint_id);
    const busy = await upgradingOf(sql, ids);
    const before = await versionsBefore(sql, undoes, ids);
    return new Map(
      devices.map(({ endpoint_id: id, installed, no_way_back: hasOneBank }) => {
        const upgrade = busy.get(id);
        // A running upgrade of the rollout itself may still install the version; any other upgrade is irrelevant here.
        const isOnItsWay = upgrade?.startsWith(`${undoes}.`);
        if (installed === null || relationOf(installed, subject.name) === 'other')
          return [id, isOnItsWay ? 'otherUpgrade' : 'otherVersion'];
        if (upgrade !== undefined) return [id, 'otherUpgrade'];
        if (hasOneBank) return [id, 'singleBank'];
        const version = before.get(id) ?? null;
        return [id, version === null || isSameVersion(version, subject.name) ? 'versionUnknown' : null];
      }),
    );
  }

  /** Reads the devices' other banks. For a device that does not answer, its activation will find out. */
  async ask({ undoes = '' }: RolloutOrder, devices: readonly TargetDevice[]): Promise<Map<string, string>> {
    const { database, reader } = this.#deps;
    const ids = devices.map(({ endpoint_id }) => endpoint_id);
    const before = await versionsBefore(database.sql, undoes, ids);
    const refusals = new Map<string, string>();
    const left = ids[Symbol.iterator]();
    const askInTurn = async () => {
      for (const id of left) {
        const answer = await reader.read(id, bankPaths);
        const refusal =
          answer.kind === 'values' ? otherBankRefusal(banksOf(answer.values), before.get(id) ?? '') : null;
        if (refusal) refusals.set(id, refusal);
      }
    };
    await Promise.all(Array.from({ length: askedAtOnce }, askInTurn));
    return refusals;
  }

  /** The device's running upgrade ends first. */
  isPassing(reason: string): boolean {
    return reason === 'otherUpgrade';
  }

  /** A rollback undoes what was approved, and cannot wait for an approval. */
  async needsApproval(): Promise<boolean> {
    return false;
  }

  /** The devices already hold the version that they return to. */
  async isAvailable(): Promise<boolean> {
    return true;
  }

  async begin(order: RolloutOrder, turns: readonly Turn[], actor: Actor): Promise<Prepared> {
    const { database, upgrades } = this.#deps;
    const ids = turns.map(({ device }) => device.endpoint_id);
    const before = await versionsBefore(database.sql, order.undoes ?? '', ids);
    return upgrades.prepare(
      turns.map(({ id, device }) => ({
        id,
        order: this.#orderOf(order, device, before.get(device.endpoint_id) ?? ''),
      })),
      actor,
    );
  }

  #orderOf({ subject, permission }: RolloutOrder, device: TargetDevice, version: string): UpgradeOrder {
    return {
      endpointId: device.endpoint_id,
      opId: device.op_id,
      modelName: subject.modelName,
      fileId: '',
      versionName: version,
      sha256: '',
      size: 0,
      from: device.installed,
      mode: 'FI1',
      activateMode: 'immediately',
      isRollback: true,
      permission,
      ...this.#deps.upgradeTimes,
    };
  }

  async evidence(ids: readonly string[]): Promise<Map<string, CargoEnd>> {
    return upgradeEnds(await endedUpgrades(this.#deps.database.sql, ids));
  }

  isHarm({ outcome }: CargoEnd): boolean {
    return outcome === 'fellBack' || outcome === 'lost';
  }

  retryAfter({ outcome, reason }: CargoEnd): number | null {
    if (outcome !== 'failed' || /not on the device|second bank|firmware bank/.test(reason)) return null;
    return /forgot the order/.test(reason) ? forgottenMs : retryMs;
  }

  /** Does nothing, since each step has a deadline. */
  async endStalled(): Promise<void> {}

  /** Does nothing, since a restart cannot be called back. */
  async cancel(): Promise<void> {}

  async provenLate(): Promise<[]> {
    return [];
  }
}
