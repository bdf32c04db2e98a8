import type { JsonObject } from '#machines/json.ts';
import type { LoggedEvent } from './logged-event.ts';

/**
 * Events of the live socket (TN-169..TN-181). `TaskEvent` carries the facts of a task without a toast, `StreamEvent`
 * those of a stream that belongs to no device. A changed value is a `valueChanged` for users on the device's page
 * (TN-178), and a `ValueUpdate` for others whose lists show it (TN-169). `Handover`: a user asks another to take over a
 * device, or has answered.
 */
export type LiveEventName =
  | 'ValueUpdate'
  | 'valueChanged'
  | 'changeDeviceState'
  | 'Online'
  | 'Offline'
  | 'Progress'
  | 'TaskEvent'
  | 'StreamEvent'
  | 'DiagnosticsResult'
  | 'ManagementResult'
  | 'AvManagementResult'
  | 'AvScreenCaptureResult'
  | 'NTP'
  | 'Sync'
  | 'Handover';

/**
 * Data that the server provides may have changed and should be reloaded. This message is in no event and has no
 * position.
 */
export interface LiveHint {
  event: 'hint';
  of: 'notices' | 'messages' | 'settings' | 'refusedDevices';
}

/**
 * One push message, `/ws/{clientId}`. Field names are the specification's, except `pos`, `prev`, `version` and `fact`.
 */
export interface LiveMessage {
  event: LiveEventName;
  task_id?: string;
  /** Empty if the event concerns no single device. */
  endpoint_id: string;
  feature_key?: string;
  target_type?: 'single' | 'multi';
  data: JsonObject;
  task?: {
    action_type: string;
    task_status: string;
    /** `start`, `progress`, `complete`, `fail`, or the state's name for a `TaskEvent`. */
    task_event: string;
    task_type: string;
    fail_reason?: string;
  };
  /** Position in the log. */
  pos: number;
  /** Position of the previous message on this socket: the client checks that it has received it (no gap). */
  prev: number;
  /** Version of the stream after this event. */
  version: number;
  /** The stored event itself, to be folded by the machine. */
  fact: LoggedEvent;
}

/** First message of the client; anything else, or no message within 5 s, closes the socket with 4401. */
export interface LiveAuth {
  event: 'auth';
  token: string;
  /** Resume after this position; absent: from the head. */
  after?: number;
  /** Epoch of the log that the position belongs to. */
  epoch?: string;
  /** Limits the messages to this organisation and those below it. */
  operator?: string;
  /** Limits the messages to those that this role may receive. */
  preview?: string;
}

/** Messages of the server besides `LiveMessage`. */
export type LiveControl =
  | { event: 'ready'; pos: number; epoch: string }
  /** The cursor moved without a message (heartbeat, and after filtered events). */
  | { event: 'cursor'; pos: number }
  /** The account's permissions changed: the client reloads the profile. */
  | { event: 'profile'; pos: number }
  /** The client's epoch is gone, or it is too far behind: it reloads its lists and continues from `pos`. */
  | { event: 'reset'; pos: number; epoch: string; reason: 'epoch' | 'tooFarBehind' };
