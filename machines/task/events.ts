import type { Json, JsonObject } from '../json.ts';
import type { DeadlineName, TaskLane, TaskTraits } from './kinds.ts';

/**
 * The facts of one device task, in the order they usually happen. The stored event's `type` and `data` are exactly
 * these, so the log, the console and the tests feed the machine without a translation between them.
 */
export type TaskFact =
  | {
      type: 'task.requested';
      data: TaskTraits & { endpointId: string; lane: TaskLane; params: JsonObject; batchId?: string };
    }
  /** Permission key that let the request pass; asked again when queued work is dispatched. */
  | { type: 'task.authorised'; data: { permission: string } }
  | { type: 'task.denied'; data: { permission: string; reason: string } }
  /** `position` counts the tasks of the same device and family that go first; 0 means next. */
  | { type: 'task.queued'; data: { position: number; online: boolean } }
  | { type: 'task.dispatched'; data: { attempt: number } }
  /** `notDelivered` is proof that the device never saw the command; `unknown` is the absence of proof. */
  | {
      type: 'delivery.failed';
      data: { code: FailureCode; proof: 'notDelivered' | 'unknown'; message: string };
    }
  | { type: 'task.acknowledged'; data: { requestPath: string | null } }
  | { type: 'task.progressed'; data: { sequence: number; sample: JsonObject } }
  | { type: 'device.disconnected'; data: { reason: string } }
  | { type: 'device.reconnected'; data: Record<string, never> }
  | { type: 'device.booted'; data: { cause: string; commandKey: string | null; firmwareUpdated: boolean } }
  | { type: 'task.succeeded'; data: { result: Json } }
  | { type: 'task.failed'; data: { code: FailureCode; message: string; deviceCode?: number } }
  | { type: 'deadline.passed'; data: { name: DeadlineName } }
  | { type: 'cancel.requested'; data: { reason: 'user' | 'leftScreen' | 'foundOnReturn' | 'replaced' } }
  | { type: 'cancel.refused'; data: { message: string; deviceCode?: number } }
  | { type: 'task.cancelled'; data: Record<string, never> }
  | { type: 'task.superseded'; data: { by: string } }
  /** An answer after the end: kept, never thrown away, and it changes no state. */
  | {
      type: 'result.arrivedLate';
      data: { outcome: 'succeeded' | 'failed' | 'cancelled' | 'booted'; result: Json };
    };

export type TaskFactType = TaskFact['type'];

/** Codes of the error catalogue a task can end with (ER-009, ER-010, ER-017, ER-004). */
export type FailureCode = 'wsdisconnect' | 'wsfail' | 'wstimeout' | 'wsfailauth' | 'roleerr';

/** One effect of a fact: what the shell must do after the fact is stored. Parameters are plain JSON. */
export type TaskEffect =
  | { type: 'operate'; params: { attempt: number } }
  | { type: 'cancelOperate'; params: { requestPath: string | null } }
  | { type: 'setDeadline'; params: { name: DeadlineName; ms: number } }
  | { type: 'clearDeadline'; params: { name: DeadlineName } };
