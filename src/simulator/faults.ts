import { type FirmwareFaults, noFirmwareFaults } from './firmware-faults.ts';
import type { Person } from './person.ts';

/**
 * Shape of a Get's results: one per object, or one per requested object with nested relative names. Agents in the field
 * use either.
 */
export type GetShape = 'perObject' | 'nested';

/** Faults of an agent. Each may be changed at any time; the defaults are an agent without faults. */
export interface Faults {
  /** Number of replies to lose; counts down. */
  loseReplies: number;
  duplicateReplies: boolean;
  /** Each notification is sent twice. */
  duplicateNotifications: boolean;
  /** NotifyResp is ignored, so notifications are repeated. */
  ignoreNotifyResp: boolean;
  /** Milliseconds added to the duration of every asynchronous command. */
  lateResultMs: number;
  /** The device restarts half way through the next asynchronous command; then turns itself off. */
  rebootDuringTask: boolean;
  /** Interval in milliseconds at which its memory is full and it restarts; 0: never. A requested restart ends it. */
  leaksEveryMs: number;
  /** Milliseconds that the device's clock is ahead. */
  clockSkewMs: number;
  /** Delay in each direction, milliseconds. */
  linkDelayMs: number;
  /** Replies wait until another frame (a ping, for example) arrives. */
  stallUntilPing: boolean;
  /** The first notification of a command is sent before the OperateResp. */
  notifyBeforeResponse: boolean;
  /** Commands by name (`IPPing()`) that are neither run nor answered. */
  neverAnswer: readonly string[];
  /** USP error by command name: answered as cmd_failure. */
  refuse: Readonly<Record<string, number>>;
  /** Output `Status` by command name: completed, but not well. */
  failStatus: Readonly<Record<string, string>>;
  /** A restart deletes all subscriptions, so no Boot! is sent. */
  losesSubscriptions: boolean;
  /** Number of hops of a trace route after which nothing answers. */
  farthestHop: number;
  /** Outputs by command name that replace its own. */
  outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every Set is answered with success, and the values stay as they were. */
  keepsOldValues: boolean;
  /** Values by parameter name that it stores in place of the requested ones. */
  takesInstead: Readonly<Record<string, string>>;
  /** Parameters by name that a person at home sets back, a few seconds after a Set has changed them. */
  putsBack: readonly string[];
  /** The agent sends no websocket_connect record after the socket opens. */
  noConnectRecord: boolean;
  /** Bytes that are no record are sent once after the next connect; then turns itself off. */
  garbageOnConnect: boolean;
  /** Form of the endpoint id in the URL. */
  eid: 'raw' | 'encoded' | 'none';
  getShape: GetShape;
  /** Milliseconds before a changed value is reported. */
  valueChangeDelayMs: number;
  /** Faults of its next firmware; a failed boot falls back to the previous version. */
  firmware: Readonly<FirmwareFaults>;
  /** Person in front of the television of a set-top box. */
  person: Person;
  /** Milliseconds from a consent to its revocation, if the person revokes it. */
  revokesAfterMs: number;
}

export const noFaults: Readonly<Faults> = Object.freeze({
  loseReplies: 0,
  duplicateReplies: false,
  duplicateNotifications: false,
  ignoreNotifyResp: false,
  lateResultMs: 0,
  rebootDuringTask: false,
  leaksEveryMs: 0,
  clockSkewMs: 0,
  linkDelayMs: 0,
  stallUntilPing: false,
  notifyBeforeResponse: false,
  neverAnswer: [],
  refuse: {},
  failStatus: {},
  losesSubscriptions: false,
  farthestHop: Number.POSITIVE_INFINITY,
  outputs: {},
  keepsOldValues: false,
  takesInstead: {},
  putsBack: [],
  noConnectRecord: false,
  garbageOnConnect: false,
  eid: 'raw',
  firmware: noFirmwareFaults,
  getShape: 'perObject',
  valueChangeDelayMs: 0,
  person: 'agrees',
  revokesAfterMs: 8000,
});
