import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { CancelAnswer } from '#server/devices/engine/port.ts';
import type { CargoEnd } from '../rollouts/cargo.ts';
import type { CargoColumns } from '../rollouts/queries/targets.ts';
import { changeEnds } from './change-ends.ts';
import { changeStream } from './change-stream.ts';
import type { AppChanges } from './changes.ts';
import { namedApp } from './content.ts';
import { changesOf } from './queries/changes.ts';
import { appColumns } from './queries/columns.ts';
import { retryAfter } from './retry-after.ts';

export interface ChangeCargoDeps {
  database: Database;
  changes: Pick<AppChanges, 'prepare'>;
  times: { soakMs: number; lostMs: number };
  cancel(taskId: string, actor: Actor): Promise<CancelAnswer>;
}

/** The part of a cargo that is alike for an app and its undo: both begin app changes. */
export class ChangeCargo<Deps extends ChangeCargoDeps> {
  readonly kind = changeStream.kind;
  /** An app is exchanged while the device runs. */
  readonly cutsHomeOff = null;
  protected readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  columns({ content }: Pick<RolloutOrder, 'content'>): CargoColumns {
    return appColumns(namedApp(content));
  }

  /** The running task of the app ends first. */
  isPassing(reason: string): boolean {
    return reason === 'otherTask';
  }

  async evidence(ids: readonly string[]): Promise<Map<string, CargoEnd>> {
    return changeEnds(await changesOf(this.deps.database.sql, ids, { terminal: true }));
  }

  retryAfter(end: CargoEnd, attempt: number): number | null {
    return retryAfter(end, attempt);
  }

  /** Does nothing, since each step has a deadline. */
  async endStalled(): Promise<void> {}

  async cancel(ids: readonly string[]): Promise<void> {
    for (const { state, task_id: task } of await changesOf(this.deps.database.sql, ids, { terminal: false }))
      if (state === 'changing' && task !== null) await this.deps.cancel(task, serverActor('rollouts'));
  }
}
