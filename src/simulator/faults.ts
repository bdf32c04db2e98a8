import { type FirmwareFaults, noFirmwareFaults } from './firmware-faults.ts';
import type { Person } from './person.ts';

/** One result an object, or one a requested object with nested relative names: agents in the field do either. */
export type GetShape = 'perObject' | 'nested';

/** What is wrong with an agent. Every knob may be turned at any time; the defaults are an agent without quirks. */
export interface Faults {
  /** Replies to swallow; counts down. */
  loseReplies: number;
  duplicateReplies: boolean;
  /** Each notification leaves twice. */
  duplicateNotifications: boolean;
  /** NotifyResp is not heeded, so notifications are repeated. */
  ignoreNotifyResp: boolean;
  /** Added to the duration of every asynchronous command, milliseconds. */
  lateResultMs: number;
  /** Restarts half way through the next asynchronous command; then turns itself off. */
  rebootDuringTask: boolean;
  /** Its memory fills up until it restarts, so often, in milliseconds; 0: not. A restart that is asked for ends it. */
  leaksEveryMs: number;
  /** What the device's clock is ahead, milliseconds. */
  clockSkewMs: number;
  /** Each way, milliseconds. */
  linkDelayMs: number;
  /** Replies wait until another frame (a ping, for example) comes in. */
  stallUntilPing: boolean;
  /** The first notification of a command goes out before the OperateResp. */
  notifyBeforeResponse: boolean;
  /** Commands by name (`IPPing()`) that are neither run nor answered. */
  neverAnswer: readonly string[];
  /** USP error by command name: answered as cmd_failure. */
  refuse: Readonly<Record<string, number>>;
  /** Output `Status` by command name: completed, but not well. */
  failStatus: Readonly<Record<string, string>>;
  /** A restart takes all subscriptions with it, so no Boot! is sent. */
  losesSubscriptions: boolean;
  /** Hops of a trace route after which nothing answers. */
  farthestHop: number;
  /** Outputs by command name that it writes in place of its own. */
  outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every Set is answered with success, and the values stay as they were. */
  keepsOldValues: boolean;
  /** Values that it takes in place of the wanted ones, by the name of the parameter. */
  takesInstead: Readonly<Record<string, string>>;
  /** No websocket_connect record after the socket opens. */
  noConnectRecord: boolean;
  /** Bytes that are no record, sent once after the next connect; then turns itself off. */
  garbageOnConnect: boolean;
  /** How the endpoint id is written in the URL. */
  eid: 'raw' | 'encoded' | 'none';
  getShape: GetShape;
  /** How long a changed value waits to be reported. */
  valueChangeDelayMs: number;
  /** What goes wrong with its next firmware; a failed boot falls back to the version before. */
  firmware: Readonly<FirmwareFaults>;
  /** Who sits in front of the television of a set-top box. */
  person: Person;
  /** From a consent to taking it back, where the person does that, milliseconds. */
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
  noConnectRecord: false,
  garbageOnConnect: false,
  eid: 'raw',
  firmware: noFirmwareFaults,
  getShape: 'perObject',
  valueChangeDelayMs: 0,
  person: 'agrees',
  revokesAfterMs: 8000,
});
