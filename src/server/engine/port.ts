import type { Actor } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind, TaskLane } from '#machines/task/kinds.ts';
import type { GetAnswer } from '../gateway/port.ts';
import type { OpenTask } from '../projections/tasks/open.ts';

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

/** Reads a device on demand, for handlers: none of them speaks to the gateway. */
export interface DeviceReader {
  /**
   * Asks the device for these paths now. What it answers is stored as observed by the device, and the read models have
   * it, before this settles. It rejects for nothing that a device does.
   */
  read(endpointId: string, paths: string[]): Promise<GetAnswer>;
}

/** Asked when queued work is about to be sent: may this account still do this to this device? */
export interface DispatchAuthority {
  mayStill(question: { accountId: string; permission: string; endpointId: string }): Promise<boolean>;
}

/** The task list, as far as a start must know it. */
export interface OpenTaskStore {
  /** Every task that has not ended, in order of request: what a start takes up again. */
  open(): Promise<OpenTask[]>;
}
