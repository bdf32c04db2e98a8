import { type AppRefusal, isOnly } from '#domain/apps/change.ts';
import { relationOf } from '#domain/firmware/version.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { AppChangeOrder } from '#machines/app-change/events.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { Prepared } from '#server/core/streams/repository.ts';
import type { Cargo, CargoEnd, Turn } from '../rollouts/cargo.ts';
import type { TargetDevice } from '../rollouts/queries/targets.ts';
import { ChangeCargo, type ChangeCargoDeps } from './change-cargo.ts';
import { appContentOf } from './content.ts';
import { type Begun, begunBy } from './queries/changes.ts';
import { appFacts } from './queries/devices.ts';
import { type RestorableFile, restorable } from './queries/files.ts';

type Order = Pick<RolloutOrder, 'subject' | 'content' | 'undoes'>;
/** Way back of a device: the version of a file, or no app. */
type WayBack = { file: RestorableFile } | 'remove' | { none: AppRefusal };

/** Way back of an app: the version before, or removal where there was none. */
export class AppUndoCargo extends ChangeCargo<ChangeCargoDeps> implements Cargo {
  readonly undo = null;

  /** Versions before differ in size; the one that goes is the best guess. */
  bytesOf({ subject }: Pick<Order, 'subject'>): number {
    return subject.bytes;
  }

  async verdicts(
    order: RolloutOrder,
    devices: readonly TargetDevice[],
  ): Promise<Map<string, AppRefusal | null>> {
    const { sql } = this.deps.database;
    const { subject, content, undoes = '' } = order;
    const ids = devices.map(({ endpoint_id }) => endpoint_id);
    const { appType, ...app } = appContentOf(content);
    const begun = await begunBy(sql, undoes, ids);
    const facts = await appFacts(sql, { ...app, fileId: null, rolloutId: null }, ids);
    const files = await restorable(sql, app.appId);
    return new Map(
      devices.map((device) => {
        const id = device.endpoint_id;
        const work = begun.get(id);
        const known = facts.get(id);
        if (work?.open || known?.busy) return [id, 'otherTask'];
        const way = wayBack(appType, work, device, files);
        if (way !== 'remove' && 'none' in way) return [id, way.none];
        if (!known?.known) return [id, null];
        const now = known.is_there ? { version: known.version, uuid: known.uuid, storeName: null } : null;
        // A failed task leaves the version before, or the app that was to be removed.
        if (isOnly(work?.from_version ?? '', now)) return [id, 'notChanged'];
        if (!isOnly(appType === 'D' ? '' : subject.name, now)) return [id, 'changedSince'];
        return [id, now !== null && !now.uuid ? 'uuidUnknown' : null];
      }),
    );
  }

  /** A rollback undoes what was approved, and cannot wait for an approval. */
  async needsApproval(): Promise<boolean> {
    return false;
  }

  /** Each device's version before has a file of its own, which its change checks. */
  async isAvailable(): Promise<boolean> {
    return true;
  }

  async begin(order: RolloutOrder, turns: readonly Turn[], actor: Actor): Promise<Prepared> {
    const { database, changes } = this.deps;
    const ids = turns.map(({ device }) => device.endpoint_id);
    const { appType, appId } = appContentOf(order.content);
    const begun = await begunBy(database.sql, order.undoes ?? '', ids);
    const files = await restorable(database.sql, appId);
    return changes.prepare(
      turns.map(({ id, device }) => ({
        id,
        order: this.#orderOf(order, device, wayBack(appType, begun.get(device.endpoint_id), device, files)),
      })),
      actor,
    );
  }

  #orderOf({ subject, content, permission }: RolloutOrder, device: TargetDevice, way: WayBack) {
    const { appType, signer: _, ...app } = appContentOf(content);
    const file = way !== 'remove' && 'file' in way ? way.file : null;
    const order: AppChangeOrder = {
      ...app,
      endpointId: device.endpoint_id,
      opId: device.op_id,
      modelName: device.model_name,
      action: file ? 'load' : 'remove',
      fileId: file?.file_id ?? subject.id,
      version: file?.app_version ?? '',
      from: device.installed,
      goesBack: true,
      onlyFrom: appType === 'D' ? '' : subject.name,
      permission,
      ...this.deps.times,
    };
    return order;
  }

  isHarm({ outcome }: CargoEnd): boolean {
    return outcome === 'lost';
  }

  async provenLate(): Promise<[]> {
    return [];
  }
}

/** Finds the way back of a device by what the profile did there first. */
function wayBack(
  appType: 'IU' | 'D',
  begun: Begun | undefined,
  device: TargetDevice,
  files: readonly RestorableFile[],
): WayBack {
  if (!begun?.task_kind) return { none: 'notChanged' };
  const { from_version: before } = begun;
  if (before === null)
    return appType === 'IU' && begun.task_kind === 'AppInstall' ? 'remove' : { none: 'versionUnknown' };
  const file = files.find(
    ({ app_version, models, target_path }) =>
      relationOf(before, app_version) !== 'other' &&
      device.op_path.startsWith(target_path) &&
      (models === null || models.includes(device.model_name)),
  );
  return file ? { file } : { none: 'fileGone' };
}
