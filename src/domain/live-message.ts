import type { JsonObject } from '#machines/json.ts';
import type { LoggedEvent } from './logged-event.ts';

/**
 * Events of the live socket (TN-169..TN-181). `TaskEvent` carries the facts of a task that have no toast of their own,
 * `StreamEvent` those of a stream that belongs to no device. A value that changed is `valueChanged` to those who look at the
 * device (TN-178), `ValueUpdate` to the others where rows of lists show it (TN-169). `Handover`: a user asks another to take over
 * a device, or has answered.
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

/** Something that the server shows a person may be another now, and is to be read again. In no event, and without a position. */
export interface LiveHint {
  event: 'hint';
  of: 'notices' | 'messages' | 'settings';
}

/** One push message, `/ws/{clientId}`. Field names are the specification's; `pos`, `prev`, `version` and `fact` are ours. */
export interface LiveMessage {
  event: LiveEventName;
  task_id?: string;
  /** Empty where the event is not of one device. */
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
  /** Position of the message before this one on this socket: the client checks that it has it (no gap). */
  prev: number;
  /** Version of the stream after this event. */
  version: number;
  /** The stored event itself, to be folded by the machine. */
  fact: LoggedEvent;
}

/** First message of the client; anything else, or nothing for 5 s, closes with 4401. */
export interface LiveAuth {
  event: 'auth';
  token: string;
  /** Resume after this position; absent: from the head. */
  after?: number;
  /** Epoch of the log the position belongs to. */
  epoch?: string;
  /** Only what belongs to this organisation and those below it. */
  operator?: string;
  /** Only what this role may hear of. */
  preview?: string;
}

/** What the server says besides `LiveMessage`. */
export type LiveControl =
  | { event: 'ready'; pos: number; epoch: string }
  /** The cursor moved with nothing to tell (heartbeat, and after filtered events). */
  | { event: 'cursor'; pos: number }
  /** What the account may was changed: read the profile again. */
  | { event: 'profile'; pos: number }
  /** The client's epoch is gone, or it is too far behind: read the lists again and go on from `pos`. */
  | { event: 'reset'; pos: number; epoch: string; reason: 'epoch' | 'tooFarBehind' };
