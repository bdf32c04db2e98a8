import type { Json, JsonObject, Redactable } from '../json.ts';
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
  /** Permission key that allowed the request; checked again when queued work is dispatched. */
  | { type: 'task.authorised'; data: { permission: string } }
  | { type: 'task.denied'; data: { permission: string; reason: string } }
  /** `position`: number of earlier tasks of the same device and family; 0: next. */
  | { type: 'task.queued'; data: { position: number; online: boolean } }
  | { type: 'task.dispatched'; data: { attempt: number } }
  /** `notDelivered` is proof that the device never saw the command; `unknown` is the absence of proof. */
  | {
      type: 'delivery.failed';
      data: { code: FailureCode; proof: 'notDelivered' | 'unknown'; message: string };
    }
  /** `again`: the command had been sent before, and its answer was lost with the server or the session. */
  | { type: 'task.acknowledged'; data: { requestPath: string | null; again?: true } }
  | { type: 'task.progressed'; data: { sequence: number; sample: JsonObject } }
  | { type: 'device.disconnected'; data: { reason: string } }
  | { type: 'device.reconnected'; data: Record<string, never> }
  /** The device has restarted. `evidence`: proof of the restart, for a command that restarts the device. */
  | {
      type: 'device.booted';
      data: {
        cause: string;
        commandKey: string | null;
        firmwareUpdated: boolean;
        evidence?: RestartEvidence;
      };
    }
  /**
   * The device has applied the settings in place of `was`, and reverts them by itself after `rollbackMs`. `wrote`: each
   * written value and the previous one, by path. `again` as in `task.acknowledged`; `was` is from before the first
   * time.
   */
  | { type: 'settings.applied'; data: { was: Json; rollbackMs: number; wrote?: Json; again?: true } }
  /** The device has reverted the settings, for `cause`. */
  | { type: 'settings.takenBack'; data: { cause: string } }
  /**
   * `readBack`: each requested value, and the device's report afterwards. `outputs`: raw outputs of the device that the
   * result does not contain.
   */
  | { type: 'task.succeeded'; data: { result: Json; readBack?: Json; outputs?: JsonObject } }
  /** `result`: findings of the device before the failure. */
  | {
      type: 'task.failed';
      data: {
        code: FailureCode;
        message: string;
        deviceCode?: number;
        result?: Json;
        readBack?: Json;
        outputs?: JsonObject;
      };
    }
  | { type: 'deadline.passed'; data: { name: DeadlineName } }
  | {
      type: 'cancel.requested';
      data: { reason: 'user' | 'leftScreen' | 'foundOnReturn' | 'replaced' | 'bulkAction' };
    }
  | { type: 'cancel.refused'; data: { message: string; deviceCode?: number } }
  | { type: 'task.cancelled'; data: Record<string, never> }
  /** A later Lock or Unlock of the same device replaces a waiting one. */
  | { type: 'task.superseded'; data: { by: string } }
  /** An answer arrived after the end: it is kept, and changes no state. */
  | {
      type: 'result.arrivedLate';
      data: { outcome: 'succeeded' | 'failed' | 'cancelled' | 'booted'; result: Json };
    };

/**
 * `Boot!` with the command key or its cause; without that event, an UpTime younger than the command, or lost
 * subscriptions.
 */
export type RestartEvidence =
  | { kind: 'commandKey' }
  | { kind: 'cause' }
  /** The device reports that its firmware was updated. */
  | { kind: 'firmwareUpdated' }
  /** Seconds. */
  | { kind: 'upTime'; upTime: number }
  | { kind: 'subscriptions' };

/** Codes of the error catalogue a task can end with (ER-009, ER-010, ER-017, ER-004). */
export type FailureCode = 'wsdisconnect' | 'wsfail' | 'wstimeout' | 'wsfailauth' | 'roleerr';

/** One effect of a fact: what the shell must do after the fact is stored. Parameters are plain JSON. */
export type TaskEffect =
  | { type: 'operate'; params: { attempt: number } }
  | { type: 'cancelOperate'; params: { requestPath: string | null } }
  /** Checks that the device is reachable, and confirms the change. */
  | { type: 'confirmChange'; params: Record<string, never> }
  | { type: 'takeBackChange'; params: Record<string, never> }
  | { type: 'setDeadline'; params: { name: DeadlineName; ms: number } }
  | { type: 'clearDeadline'; params: { name: DeadlineName } };

/** Traits for samples: every behaviour that the guards distinguish. */
const diagnosis: TaskTraits = {
  kind: 'WifiSignalStrength',
  feature: 'diagnostics',
  family: 'signal',
  confirmBy: 'result',
  retrySafe: true,
  maxAttempts: 2,
  deadlines: { offlineWait: 600_000, delivery: 60_000, firstProgress: 30_000, completion: 120_000 },
};
const ping: TaskTraits = {
  ...diagnosis,
  kind: 'PingTest',
  family: 'reachability',
  deadlines: { ...diagnosis.deadlines, firstProgress: null },
};
const reboot: TaskTraits = {
  ...ping,
  kind: 'Reboot',
  feature: 'management',
  family: 'power',
  confirmBy: 'boot',
  retrySafe: false,
};
const message: TaskTraits = {
  ...ping,
  kind: 'OSDMessage',
  feature: 'av',
  family: 'screen',
  retrySafe: false,
};
const change: TaskTraits = {
  ...ping,
  kind: 'WanSettings',
  feature: 'management',
  family: 'network',
  confirmBy: 'checkIn',
  deadlines: { ...ping.deadlines, settle: 5_000, checkIn: 240_000 },
};
const request = { endpointId: 'os::00D09E-000001', params: {} };

export const taskRedactable = {
  'task.requested': ['params'],
  'task.denied': ['reason'],
  'task.progressed': ['sample'],
  'task.succeeded': ['result', 'readBack', 'outputs'],
  'task.failed': ['message', 'result', 'readBack', 'outputs'],
  'delivery.failed': ['message'],
  'cancel.refused': ['message'],
  'result.arrivedLate': ['result'],
  'settings.applied': ['was', 'wrote'],
} satisfies Redactable<TaskFact>;

/** At least one sample of each fact, for the path generators and the property tests. */
export const taskSamples: TaskFact[] = [
  {
    type: 'task.requested',
    data: { ...ping, ...request, lane: 'interactive', params: { host: 'example.net' } },
  },
  { type: 'task.requested', data: { ...diagnosis, ...request, lane: 'interactive' } },
  { type: 'task.requested', data: { ...reboot, ...request, lane: 'bulk', batchId: 'batch-1' } },
  { type: 'task.requested', data: { ...change, ...request, lane: 'interactive', params: { mtu: 1400 } } },
  {
    type: 'task.requested',
    data: { ...message, ...request, lane: 'interactive', params: { message: 'Hello' } },
  },
  { type: 'task.authorised', data: { permission: '/devices/diagnostics' } },
  { type: 'task.denied', data: { permission: '/devices/diagnostics', reason: 'role changed' } },
  { type: 'task.queued', data: { position: 0, online: true } },
  { type: 'task.queued', data: { position: 2, online: false } },
  { type: 'task.dispatched', data: { attempt: 1 } },
  { type: 'task.dispatched', data: { attempt: 2 } },
  { type: 'delivery.failed', data: { code: 'wsdisconnect', proof: 'notDelivered', message: 'no session' } },
  { type: 'delivery.failed', data: { code: 'wsfail', proof: 'unknown', message: 'session closed' } },
  { type: 'task.acknowledged', data: { requestPath: 'Device.LocalAgent.Request.1.' } },
  { type: 'task.progressed', data: { sequence: 1, sample: { signal_strength: -58 } } },
  { type: 'device.disconnected', data: { reason: 'closed' } },
  { type: 'device.reconnected', data: {} },
  {
    type: 'device.booted',
    data: { cause: 'RemoteReboot', commandKey: null, firmwareUpdated: false, evidence: { kind: 'cause' } },
  },
  { type: 'settings.applied', data: { was: { mtu: 1500 }, rollbackMs: 60_000 } },
  { type: 'settings.takenBack', data: { cause: 'Timeout' } },
  { type: 'task.succeeded', data: { result: { success_count: 3 } } },
  {
    type: 'task.failed',
    data: { code: 'wsfail', message: 'Error_Internal', deviceCode: 7022, result: { success_count: 1 } },
  },
  { type: 'deadline.passed', data: { name: 'offlineWait' } },
  { type: 'deadline.passed', data: { name: 'delivery' } },
  { type: 'deadline.passed', data: { name: 'firstProgress' } },
  { type: 'deadline.passed', data: { name: 'completion' } },
  { type: 'deadline.passed', data: { name: 'settle' } },
  { type: 'deadline.passed', data: { name: 'checkIn' } },
  { type: 'cancel.requested', data: { reason: 'user' } },
  { type: 'cancel.refused', data: { message: 'not cancellable', deviceCode: 7022 } },
  { type: 'task.cancelled', data: {} },
  { type: 'task.superseded', data: { by: 'another-task' } },
  { type: 'result.arrivedLate', data: { outcome: 'succeeded', result: null } },
];
