import type { Actor } from '#domain/logged-event.ts';
import type { Secrets } from '#domain/secrets.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskFamily, TaskKind, TaskLane } from '#machines/task/kinds.ts';
import type { GetAnswer } from '../gateway/port.ts';

/** A task that has not ended, as the engine takes it up again. */
export interface OpenTask {
  taskId: string;
  endpointId: string;
  family: TaskFamily;
  lane: TaskLane;
  state: string;
  permission: string;
  accountId: string;
}

/** `cancelled`: it had not been sent, so nothing has to obey. */
export type CancelAnswer = 'requested' | 'cancelled' | 'tooLate' | 'notCancellable';

/** What http asks of the engine. Permission and operator scope of the caller were checked before. */
export interface TaskEngine {
  /**
   * Starts one task a device and answers with their ids in the order asked. Of several devices the tasks belong to a bulk
   * action; those beyond the first slice are stored after the answer, whatever happens to this process.
   */
  request(command: TaskCommand): Promise<{ taskIds: string[]; bulkActionId: string | null; joined: boolean }>;
  /**
   * One command in several bulk actions: all of them are stored in one write, or none is. Each begins by itself, whatever
   * happens to this process. `taskId`: of the first device.
   */
  requestParts(
    command: DividedCommand,
  ): Promise<{ commandId: string; bulkActionIds: string[]; taskId: string }>;
  /** Asks to end a task; settles when the wish is stored, not when the device has obeyed. */
  cancel(taskId: string, reason: CancelReason, actor: Actor): Promise<CancelAnswer>;
  /** The same of all tasks of a bulk action that have not ended; those that were not started never are. */
  cancelBulkAction(bulkActionId: string, actor: Actor): Promise<Exclude<CancelAnswer, 'cancelled'>>;
  /** The same of several, in one write. */
  cancelBulkActions(
    bulkActionIds: readonly string[],
    actor: Actor,
  ): Promise<Exclude<CancelAnswer, 'cancelled'>>;
}

export type CancelReason = 'user' | 'leftScreen' | 'foundOnReturn' | 'replaced' | 'bulkAction';

/** What every task of one command has in common. */
export interface TaskOrder {
  kind: TaskKind;
  /** As validated by the API: `{host, repetitions}`, `{interval, count}`, …; a mark for each secret (domain/secrets.ts). */
  params: JsonObject;
  /** What the marks stand for; of one task, and never of a bulk action. Default: none. */
  secrets?: Secrets;
  actor: Actor;
  /** Permission key that let the caller in; asked again when queued work is dispatched. */
  permission: string;
  lane: TaskLane;
  /** Of the bulk action that they belong to. */
  batchId?: string;
}

export interface TaskCommand extends Omit<TaskOrder, 'lane' | 'batchId' | 'secrets'> {
  endpointIds: string[];
  /** Operator of the caller: it and those above it may see the whole of a bulk action. */
  opId: string;
  /**
   * A bulk action also of one device: its tasks are started `inMs` from now, and what has not ended `windowMs` after that is
   * called off. Default: now, with the window of two hours.
   */
  later?: { inMs: number; windowMs: number };
  /** For one device; several are always bulk. Default: interactive. */
  lane?: TaskLane;
  /** While the same request of the same person is under way as the last one of its devices, its tasks are the answer. Default: no. */
  joins?: boolean;
  /** The group or the places that it is for. Without a name, devices were chosen by hand. */
  name?: string;
}

export interface DividedCommand extends Omit<TaskCommand, 'endpointIds' | 'later' | 'lane' | 'name'> {
  /** Of the group that it is for. */
  name: string;
  parts: readonly Pick<TaskCommand, 'endpointIds' | 'later'>[];
}

/** Reads a device on demand, for handlers: none of them speaks to the gateway. */
export interface DeviceReader {
  /**
   * Asks the device for these paths now. What it answers is stored as observed by the device, and the read models have
   * it, before this settles. It rejects for nothing that a device does.
   */
  read(endpointId: string, paths: string[]): Promise<GetAnswer>;
}

export interface SecretReader {
  /** Asks the device now; nothing of the answer is stored. */
  readSecrets(endpointId: string, paths: string[]): Promise<GetAnswer>;
}

/** Asked when queued work is about to be sent: may this account still do this to this device? */
export interface DispatchAuthority {
  mayStill(question: { accountId: string; permission: string; endpointId: string }): Promise<boolean>;
}

/** The task list, as far as the engine must know it. */
export interface OpenTaskStore {
  /** Every task that has not ended, in order of request: what a start takes up again. */
  open(): Promise<OpenTask[]>;
  /** Those of a bulk action that have not ended. */
  openOf(bulkActionId: string): Promise<string[]>;
}
