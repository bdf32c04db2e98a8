import type { DeviceRegistration, LifecycleFact } from '../device-lifecycle/events.ts';

/** What happens to a device outside its tasks. One stream a device, `device:<endpointId>`. */
export type DeviceFact =
  | LifecycleFact
  /** A USP session is open. `address` is the peer's IP address as the gateway saw it. */
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
  /** Parameter values that the device itself reported, by full Device:2 path. Secrets read back empty and are left out. */
  | { type: 'device.valuesObserved'; data: { source: ValueSource; values: Record<string, string> } }
  /**
   * What the gateway found wrong with the device's agent. Of a kind one an hour at most: `times` counts those since the
   * last one that was reported, this one included.
   */
  | { type: 'device.agentNoticed'; data: { notice: AgentNotice; detail: string; times: number } }
  /** An engineer asks another one to take over the work on the device. */
  | {
      type: 'device.handoverAsked';
      data: { handoverId: string; to: { id: string; name: string }; note: string };
    }
  /** That one accepts or declines. */
  | { type: 'device.handoverAnswered'; data: { handoverId: string; accepted: boolean } }
  /** It joined a group, or left it. Groups hold devices of their own operator alone: a device that moves to another one leaves them all. */
  | { type: 'device.associated'; data: { gid: string; groupName: string; opId: string } }
  | { type: 'device.disassociated'; data: { gid: string; groupName: string } }
  /** It is in this room from now on, and in no other. */
  | { type: 'device.placedInRoom'; data: { roomId: string; roomName: string; opId: string } }
  | { type: 'device.leftRoom'; data: { roomId: string; roomName: string } }
  /** What the events up to a version led to, which are erased with it or were before (docs/decisions/248). */
  | { type: 'device.checkpointed'; data: DeviceCheckpoint };

/**
 * `undecodable`: bytes that are no USP record or message; `sessionRefused`: the connection broke a rule and was closed, or
 * asked for what is not supported; `subscriptionRefused`: the agent does not report what the product asked for;
 * `versionUnknown`: it speaks no version of the protocol that is spoken here; `limitExceeded`: a message held more than is taken, and was
 * refused; `identityRefused`: a connection that did not prove to be this device was turned away; `duplicateIdentity`: a second device uses the
 * same endpoint id, and was turned away; `foreignRecord`: a record for
 * another endpoint than this controller, which was ignored; `wildcardsRefused`: it takes no `*` in paths, so that its rows are listed first.
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

/** Times are ISO 8601 with milliseconds; null: never, or never reported. */
export interface DeviceCheckpoint {
  /** Version, position and time of the last event that it replaces. It is appended after that event, and after later ones too. */
  version: number;
  position: number;
  at: string;
  /** How the device was registered, with what it has reported about itself since; null: it was not registered. The actor is not kept. */
  registered: DeviceRegistration | null;
  created: string | null;
  requested: string | null;
  changed: string | null;
  online: boolean;
  address: string | null;
  accessed: string | null;
  synced: string | null;
  rebooted: string | null;
  /** Each parameter as last reported, with the event that reported it; for those that a list shows also the last value that is not empty. */
  told: { at: string; values: Record<string, string> }[];
  /** Since when it is deployed; absent in checkpoints older than the dashboard. */
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
