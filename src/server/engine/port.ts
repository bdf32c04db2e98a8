import type { Actor } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind, TaskLane } from '#machines/task/kinds.ts';
import type { OpenTask } from '../projections/tasks/open.ts';
import type { StoredEffect } from '../store/log.ts';

/** What http asks of the engine. Permission and operator scope of the caller were checked before. */
export interface TaskEngine {
  /**
   * Starts one task for each device, all in one transaction, and answers with their ids in the order asked.
   * A task for a device that is offline is accepted too and waits (its `offlineWait` deadline).
   */
  request(command: TaskCommand): Promise<{ taskIds: string[] }>;
  /** Asks to end a task; settles when the wish is stored, not when the device has obeyed. */
  cancel(
    taskId: string,
    reason: CancelReason,
    actor: Actor,
  ): Promise<'requested' | 'tooLate' | 'notCancellable'>;
}

export type CancelReason = 'user' | 'leftScreen' | 'foundOnReturn' | 'replaced';

export interface TaskCommand {
  kind: TaskKind;
  endpointIds: string[];
  /** As validated by the API: `{host, repetitions}`, `{interval, count}`, … */
  params: JsonObject;
  actor: Actor;
  /** Permission key that let the caller in; asked again when queued work is dispatched. */
  permission: string;
  /** Default: interactive for one device, bulk for several. */
  lane?: TaskLane;
}

/** Asked when queued work is about to be sent: may this account still do this to this device? */
export interface DispatchAuthority {
  mayStill(question: { accountId: string; permission: string; endpointId: string }): Promise<boolean>;
}

/** The effect rows that the log's appends write and end, as the engine reads and marks them. */
export interface EffectRows {
  /** Effects left over from before this start, apart from deadlines, oldest first. */
  unfinished(): Promise<StoredEffect[]>;
  /** Deadlines that have passed, oldest first, at most `limit`. */
  passedDeadlines(now: Date, limit: number): Promise<StoredEffect[]>;
  /** Whether the row is still there: neither ended nor replaced by a later one of its slot. */
  stands(effectId: string): Promise<boolean>;
  /** Says before the bytes leave that they may have left: after a crash such a command is not sent again blindly. */
  markInFlight(effectId: string): Promise<void>;
  /** Removes a row whose task no longer wants it. */
  drop(effectId: string): Promise<void>;
}

/** The task list, as far as a start and a second dispatch must know it. */
export interface TaskBook {
  /** Every task that has not ended, in order of request: what a start takes up again. */
  open(): Promise<OpenTask[]>;
  /** Who asked for a task and by which permission: asked again when it is sent once more. */
  owner(taskId: string): Promise<{ permission: string; accountId: string } | null>;
}
