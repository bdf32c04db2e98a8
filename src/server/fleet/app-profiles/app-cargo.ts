import type { Kysely } from 'kysely';
import { appCrashed } from '#domain/apps/change.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { AppChangeOrder } from '#machines/app-change/events.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { BlobStore } from '#server/core/blobs/port.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Prepared } from '#server/core/streams/repository.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import type { Cargo, CargoEnd, Turn, VerdictsAsked } from '../rollouts/cargo.ts';
import type { TargetDevice } from '../rollouts/queries/targets.ts';
import { ChangeCargo, type ChangeCargoDeps } from './change-cargo.ts';
import { appContentOf } from './content.ts';
import { reportedSince } from './queries/changes.ts';
import { appFileOf } from './queries/files.ts';
import { isProvenBy } from './seen.ts';
import type { AppUndoCargo } from './undo-cargo.ts';
import { appVerdicts, type VerdictDeps } from './verdicts.ts';

export interface AppCargoDeps extends ChangeCargoDeps, VerdictDeps {
  blobs: Pick<BlobStore, 'sizeOf'>;
  undo: AppUndoCargo;
}

type Of = Pick<RolloutOrder, 'subject' | 'content'>;

/** An app as the cargo of rollouts: each device's change is a stream of its own. */
export class AppCargo extends ChangeCargo<AppCargoDeps> implements Cargo {
  readonly undo: AppUndoCargo;

  constructor(deps: AppCargoDeps) {
    super(deps);
    this.undo = deps.undo;
  }

  bytesOf({ subject, content }: Of): number {
    return appContentOf(content).appType === 'D' ? 0 : subject.bytes;
  }

  verdicts(order: RolloutOrder, devices: readonly TargetDevice[], asked: VerdictsAsked) {
    return appVerdicts(this.deps, order, devices, asked);
  }

  async needsApproval(opId: string, devices: number): Promise<boolean> {
    const { fourEyes, fromDevices } = await rulesOf(this.deps.database.sql, opId);
    return fourEyes && devices >= fromDevices;
  }

  async isAvailable({ subject, content }: RolloutOrder): Promise<boolean> {
    if (appContentOf(content).appType === 'D') return true;
    const file = await appFileOf(this.deps.database.sql, subject.id);
    if (file?.state !== 'approved') return false;
    // The bytes of a file at an address are not stored here.
    return file.sha256 === null || (await this.deps.blobs.sizeOf(file.sha256)) !== null;
  }

  async begin(order: RolloutOrder, turns: readonly Turn[], actor: Actor): Promise<Prepared> {
    const orders = turns.map(({ id, device }) => ({ id, order: this.#orderOf(order, device) }));
    return this.deps.changes.prepare(orders, actor);
  }

  #orderOf({ subject, content, permission }: RolloutOrder, device: TargetDevice): AppChangeOrder {
    const { appType, signer: _, ...app } = appContentOf(content);
    return {
      ...app,
      endpointId: device.endpoint_id,
      opId: device.op_id,
      modelName: subject.modelName,
      action: appType === 'D' ? 'remove' : 'load',
      fileId: subject.id,
      version: appType === 'D' ? '' : subject.name,
      from: device.installed,
      permission,
      ...this.deps.times,
    };
  }

  isHarm({ outcome, reason }: CargoEnd): boolean {
    return outcome === 'lost' || reason === appCrashed;
  }

  async provenLate(db: Kysely<Tables>): Promise<{ rolloutId: string; wave: number; ordinal: number }[]> {
    return (await reportedSince(db))
      .filter(isProvenBy)
      .map(({ rollout_id: rolloutId, wave, ordinal }) => ({ rolloutId, wave, ordinal }));
  }
}
