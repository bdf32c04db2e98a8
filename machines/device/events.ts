import type { DeviceRegistration, LifecycleFact } from '../device-lifecycle/events.ts';

/** The facts of a device outside its tasks. Each device has one stream, `device:<endpointId>`. */
export type DeviceFact =
  | LifecycleFact
  /** A USP session was opened. `address`: IP address of the peer as seen by the gateway. */
  | { type: 'device.connected'; data: { address: string; subscribedTo: 'websocket' } }
  | { type: 'device.disconnected'; data: { reason: DisconnectReason } }
  /** The Boot! event of TR-181 (Device.Boot!). */
  | {
      type: 'device.booted';
      data: {
        cause: string;
        commandKey: string | null;
        firmwareUpdated: boolean;
        parameters: Record<string, string>;
      };
    }
  /** Parameter values that the device reported, by full Device:2 path. Secrets read back as empty and are omitted. */
  | { type: 'device.valuesObserved'; data: { source: ValueSource; values: Record<string, string> } }
  /**
   * A fault of the device's agent that the gateway found. At most one fact per kind and hour; `times` counts the
   * occurrences since the last fact, including this one.
   */
  | { type: 'device.agentNoticed'; data: { notice: AgentNotice; detail: string; times: number } }
  /** An engineer asked another one to take over the work on the device. */
  | {
      type: 'device.handoverAsked';
      data: { handoverId: string; to: { id: string; name: string }; note: string };
    }
  /** The other engineer accepted or declined. */
  | { type: 'device.handoverAnswered'; data: { handoverId: string; accepted: boolean } }
  /**
   * The device joined or left a group. A group holds only devices of its own operator: a device that moves to another
   * operator leaves all groups.
   */
  | { type: 'device.associated'; data: { gid: string; groupName: string; opId: string } }
  | { type: 'device.disassociated'; data: { gid: string; groupName: string } }
  /** The device is in this room from now on, and in no other. */
  | { type: 'device.placedInRoom'; data: { roomId: string; roomName: string; opId: string } }
  | { type: 'device.leftRoom'; data: { roomId: string; roomName: string } }
  /** The result of all events up to a version, which are erased now or were before (docs/decisions/248). */
  | { type: 'device.checkpointed'; data: DeviceCheckpoint };

/**
 * Faults of an agent.
 * - `undecodable`: bytes that are no USP record or message.
 * - `sessionRefused`: the connection broke a rule and was closed, or requested an unsupported feature.
 * - `subscriptionRefused`: the agent refuses to report what the product subscribes to.
 * - `versionUnknown`: the agent supports no protocol version of this server.
 * - `limitExceeded`: a message exceeded a limit and was refused.
 * - `identityRefused`: a connection did not prove its identity and was refused.
 * - `duplicateIdentity`: a second device uses the same endpoint id and was refused.
 * - `foreignRecord`: a record for another controller was ignored.
 * - `wildcardsRefused`: the agent supports no `*` in paths, so its rows are listed first.
 */
export type AgentNotice =
  | 'undecodable'
  | 'sessionRefused'
  | 'subscriptionRefused'
  | 'versionUnknown'
  | 'limitExceeded'
  | 'identityRefused'
  | 'duplicateIdentity'
  | 'foreignRecord'
  | 'wildcardsRefused';

/** The state of a device at one event. Times are ISO 8601 with milliseconds; null: never, or never reported. */
export interface DeviceCheckpoint {
  /**
   * Version, position and time of the last replaced event. The checkpoint is appended after that event, possibly after
   * later ones too.
   */
  version: number;
  position: number;
  at: string;
  /**
   * Registration of the device, merged with its later reports about itself; null: not registered. The actor is not
   * kept.
   */
  registered: DeviceRegistration | null;
  created: string | null;
  requested: string | null;
  changed: string | null;
  online: boolean;
  address: string | null;
  accessed: string | null;
  /** Last disconnect of an offline device. Absent in checkpoints older than outages. */
  offline?: string | null;
  synced: string | null;
  rebooted: string | null;
  /**
   * Last reported value of each parameter, by the event that reported it; for parameters in lists also the last value
   * that is not empty.
   */
  told: { at: string; values: Record<string, string> }[];
  /** Start of the present deployment; absent in checkpoints older than the dashboard. */
  activated?: string | null;
  /** Absent in checkpoints older than groups. */
  groups?: { gid: string; opId: string; at: string }[];
  room?: { roomId: string; opId: string; at: string } | null;
}

export type DisconnectReason =
  | 'closed'
  | 'lost'
  | 'leaseExpired'
  | 'replaced'
  | 'protocolError'
  | 'serverRestart';
export type ValueSource = 'get' | 'valueChange' | 'set' | 'event';

/** A device is activated while it is deployed. */
export const activeFlagOf = (deviceStatus: unknown): 'Activated' | 'Deactivated' =>
  deviceStatus === 'Deployed' ? 'Activated' : 'Deactivated';
