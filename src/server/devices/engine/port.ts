import type { Actor } from '#domain/logged-event.ts';
import type { Secrets } from '#domain/secrets.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskFamily, TaskKind, TaskLane } from '#machines/task/kinds.ts';
import type { GetAnswer } from '../gateway/port.ts';

/** Open task, as the engine restores it. */
export interface OpenTask {
  taskId: string;
  endpointId: string;
  family: TaskFamily;
  lane: TaskLane;
  state: string;
  permission: string;
  accountId: string;
}

/** `cancelled`: the task had not been sent, so no device is involved. */
export type CancelAnswer = 'requested' | 'cancelled' | 'tooLate' | 'notCancellable';

/** Interface of the engine for HTTP handlers. They have already checked the caller's permission and scope. */
export interface TaskEngine {
  /**
   * Starts one task for each device and returns their ids in the requested order. For several devices the tasks belong
   * to a bulk action; those beyond the first slice are stored after the answer, even if this process ends.
   */
  request(command: TaskCommand): Promise<{ taskIds: string[]; bulkActionId: string | null; joined: boolean }>;
  /**
   * Starts one command as several bulk actions: all are stored in one write, or none. Each starts by itself, even if
   * this process ends. `taskId`: the first device's task.
   */
  requestParts(
    command: DividedCommand,
  ): Promise<{ commandId: string; bulkActionIds: string[]; taskId: string }>;
  /** Requests a task's cancellation; settles when the request is stored, not when the device has complied. */
  cancel(taskId: string, reason: CancelReason, actor: Actor): Promise<CancelAnswer>;
  /** Requests the cancellation of a bulk action's open tasks; tasks that were not started never are. */
  cancelBulkAction(bulkActionId: string, actor: Actor): Promise<Exclude<CancelAnswer, 'cancelled'>>;
  /** Requests the cancellation of several bulk actions, in one write. */
  cancelBulkActions(
    bulkActionIds: readonly string[],
    actor: Actor,
  ): Promise<Exclude<CancelAnswer, 'cancelled'>>;
}

export type CancelReason = 'user' | 'leftScreen' | 'foundOnReturn' | 'replaced' | 'bulkAction';

/** Order that all tasks of one command share. */
export interface TaskOrder {
  kind: TaskKind;
  /**
   * Parameters as validated by the API: `{host, repetitions}`, `{interval, count}`, …; a placeholder for each secret
   * (domain/secrets.ts).
   */
  params: JsonObject;
  /** Secrets for the placeholders; only for a single task, never for a bulk action. Default: none. */
  secrets?: Secrets;
  actor: Actor;
  /** Permission key of the call; checked again when queued work is dispatched. */
  permission: string;
  lane: TaskLane;
  /** Id of the bulk action that the tasks belong to. */
  batchId?: string;
}

export interface TaskCommand extends Omit<TaskOrder, 'lane' | 'batchId' | 'secrets'> {
  endpointIds: string[];
  /** Operator of the caller: it and those above it may see the whole bulk action. */
  opId: string;
  /**
   * Makes a bulk action even for one device: its tasks start `inMs` from now, and open ones are cancelled `windowMs`
   * after that. Default: now, with a window of two hours.
   */
  later?: { inMs: number; windowMs: number };
  /** Lane for one device; several are always bulk. Default: interactive. */
  lane?: TaskLane;
  /**
   * Returns the tasks of the same person's identical request if it is still running and the last one of its devices.
   * Default: no.
   */
  joins?: boolean;
  /** Name of the addressed group or places. Without one, devices were chosen by hand. */
  name?: string;
}

export interface DividedCommand extends Omit<TaskCommand, 'endpointIds' | 'later' | 'lane' | 'name'> {
  /** Name of the addressed group. */
  name: string;
  parts: readonly Pick<TaskCommand, 'endpointIds' | 'later'>[];
}

/** Reads a device on demand. Handlers never use the gateway directly. */
export interface DeviceReader {
  /**
   * Reads these paths from the device. Before it settles, the answer is stored as observed and is in the read models.
   * It never rejects because of the device.
   */
  read(endpointId: string, paths: string[]): Promise<GetAnswer>;
}

export interface SecretReader {
  /** Reads these paths from the device without storing the answer. */
  readSecrets(endpointId: string, paths: string[]): Promise<GetAnswer>;
}

/** Checks, before queued work is sent, whether the account may still do this to this device. */
export interface DispatchAuthority {
  mayStill(question: { accountId: string; permission: string; endpointId: string }): Promise<boolean>;
}

/** Task list, as far as the engine needs it. */
export interface OpenTaskStore {
  /** Reads every open task, in order of request; a start restores them. */
  open(): Promise<OpenTask[]>;
  /** Reads the open tasks of a bulk action. */
  openOf(bulkActionId: string): Promise<string[]>;
}
