import type { Kysely } from 'kysely';
import { appCrashed } from '#domain/apps/change.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { AppChangeOrder } from '#machines/app-change/events.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { BlobStore } from '#server/core/blobs/port.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Prepared } from '#server/core/streams/repository.ts';
import type { CancelAnswer } from '#server/devices/engine/port.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import type { Cargo, CargoColumns, CargoEnd, Turn, VerdictsAsked } from '../rollouts/cargo.ts';
import type { TargetDevice } from '../rollouts/queries/targets.ts';
import { changeEnds } from './change-ends.ts';
import { changeStream } from './change-stream.ts';
import type { AppChanges } from './changes.ts';
import { appContentOf, namedApp } from './content.ts';
import { changesOf, provenLate } from './queries/changes.ts';
import { appColumns } from './queries/columns.ts';
import { appFileOf } from './queries/files.ts';
import { retryAfter } from './retry-after.ts';
import type { AppUndoCargo } from './undo-cargo.ts';
import { appVerdicts, type VerdictDeps } from './verdicts.ts';

export interface AppCargoDeps extends VerdictDeps {
  blobs: Pick<BlobStore, 'sizeOf'>;
  changes: Pick<AppChanges, 'prepare'>;
  undo: AppUndoCargo;
  times: { soakMs: number; lostMs: number };
  cancel(taskId: string, actor: Actor): Promise<CancelAnswer>;
}

type Of = Pick<RolloutOrder, 'subject' | 'content'>;

/** An app as the cargo of rollouts: each device's change is a stream of its own. */
export class AppCargo implements Cargo {
  readonly kind = changeStream.kind;
  readonly undo: AppUndoCargo;
  /** An app is exchanged while the device runs. */
  readonly cutsHomeOff = null;
  readonly #deps: AppCargoDeps;

  constructor(deps: AppCargoDeps) {
    this.#deps = deps;
    this.undo = deps.undo;
  }

  columns({ content }: Of): CargoColumns {
    return appColumns(namedApp(content));
  }

  bytesOf({ subject, content }: Of): number {
    return appContentOf(content).appType === 'D' ? 0 : subject.bytes;
  }

  verdicts(order: RolloutOrder, devices: readonly TargetDevice[], asked: VerdictsAsked) {
    return appVerdicts(this.#deps, order, devices, asked);
  }

  /** The running task of the app ends first. */
  isPassing(reason: string): boolean {
    return reason === 'otherTask';
  }

  async needsApproval(opId: string, devices: number): Promise<boolean> {
    const { fourEyes, fromDevices } = await rulesOf(this.#deps.database.sql, opId);
    return fourEyes && devices >= fromDevices;
  }

  async isAvailable({ subject, content }: RolloutOrder): Promise<boolean> {
    if (appContentOf(content).appType === 'D') return true;
    const file = await appFileOf(this.#deps.database.sql, subject.id);
    if (file?.state !== 'approved') return false;
    // The bytes of a file at an address are not stored here.
    return file.sha256 === null || (await this.#deps.blobs.sizeOf(file.sha256)) !== null;
  }

  async begin(order: RolloutOrder, turns: readonly Turn[], actor: Actor): Promise<Prepared> {
    const orders = turns.map(({ id, device }) => ({ id, order: this.#orderOf(order, device) }));
    return this.#deps.changes.prepare(orders, actor);
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
      ...this.#deps.times,
    };
  }

  async evidence(ids: readonly string[]): Promise<Map<string, CargoEnd>> {
    return changeEnds(await changesOf(this.#deps.database.sql, ids, { terminal: true }));
  }

  isHarm({ outcome, reason }: CargoEnd): boolean {
    return outcome === 'lost' || reason === appCrashed;
  }

  retryAfter(end: CargoEnd, attempt: number): number | null {
    return retryAfter(end, attempt);
  }

  /** Does nothing, since each step has a deadline. */
  async endStalled(): Promise<void> {}

  async cancel(ids: readonly string[]): Promise<void> {
    for (const { state, task_id: task } of await changesOf(this.#deps.database.sql, ids, { terminal: false }))
      if (state === 'changing' && task !== null) await this.#deps.cancel(task, serverActor('rollouts'));
  }

  provenLate(db: Kysely<Tables>): Promise<{ rolloutId: string; wave: number; ordinal: number }[]> {
    return provenLate(db);
  }
}
