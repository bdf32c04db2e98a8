import type { FirmwareFaults } from '../firmware-faults.ts';
import type { House } from '../house.ts';
import type { FleetIdentity } from '../identity.ts';
import type { ModelProfile } from '../models.ts';
import type { Key } from './keys.ts';

/** How a device's data model is written down: once a model, as functions of the device and the time. */

/** What values are computed from. The agent is one. */
export interface Context {
  readonly identity: FleetIdentity;
  readonly model: ModelProfile;
  readonly seed: number;
  readonly controllerId: string;
  readonly house: House;
  /** Milliseconds, by the device's own clock (which may be wrong). */
  now(): number;
  bootedAt(): number;
  /** Something eats its memory. */
  readonly isLeaking: boolean;
  /** What it does wrong with firmware. */
  readonly firmwareFaults: Readonly<FirmwareFaults>;
  /** How many hops its line lets through. */
  readonly farthestHop: number;
  /** The value of another parameter, by its full path; '' where there is none. */
  read(path: string): string;
  /** Commands that run, in the order of their Request instances. */
  requests(): readonly RunningRequest[];
  /** The change on trial, or the last one. */
  commit(): CommitState;
}

export interface RunningRequest {
  instance: number;
  command: string;
  commandKey: string;
  status: string;
}

/** The change that a device holds on trial, or held last: Device.X_WAYMARK_ConfirmedCommit. (docs/usp-extension.md). */
export interface CommitState {
  status: 'Idle' | 'Pending' | 'Confirmed' | 'RolledBack';
  key: string;
  cause: '' | 'Timeout' | 'Cancelled' | 'Reboot';
  /** Milliseconds since 1970; 0 where nothing is pending. */
  endsAt: number;
}

/** Instance numbers of the tables above, outermost first. */
export type At = readonly number[];
export type Value = string | ((context: Context, at: At) => string);

export type ParamType = 'string' | 'boolean' | 'int' | 'unsignedInt' | 'unsignedLong' | 'long' | 'dateTime';

export interface ParamSpec {
  access: 'RO' | 'RW' | 'WO';
  type: ParamType;
  value: Value;
  /** Reads back empty, whatever it is. */
  secret: boolean;
  /** Beyond what the type allows. */
  accepts?: (value: string, context: Context, at: At, beside: Beside) => boolean;
  /** What the device chooses by itself, whatever was set; null where it leaves that alone. */
  chosen?: (context: Context, at: At) => string | null;
  /** What else changes on the device when it is written. */
  written?: (device: Device, at: At) => void;
}

/** A parameter of the same object, as it will be when all that is set together is set. */
export type Beside = (name: string) => string;

export interface TableSpec {
  instances(context: Context, at: At): readonly number[];
  /** Names of the parameters of each unique key. */
  keys: readonly (readonly string[])[];
  /** A controller may add and delete rows. */
  writable: boolean;
}

export interface ObjectSpec {
  table?: TableSpec;
  params?: Readonly<Record<string, ParamSpec>>;
  commands?: Readonly<Record<string, CommandSpec>>;
  /** Argument names by event name. */
  events?: Readonly<Record<string, readonly string[]>>;
}

/** Objects by supported path, `Device.WiFi.Radio.{i}.`. */
export type Definitions = Readonly<Record<string, ObjectSpec>>;

export type Arguments = Readonly<Record<string, string>>;
export type CommandResult = { outputArgs: Record<string, string> } | { errCode: number; errMsg: string };

/** A start of the device, and what its Boot! says. */
export interface Boot {
  cause: string;
  commandKey: string;
  firmwareUpdated: boolean;
  /** It never comes up. */
  neverReturns?: boolean;
}

/** What a command may do to its device. */
export interface Device extends Context {
  /** Changes a value from inside, whatever its access. */
  write(path: string, value: string): void;
  /** What was changed below this path is as it came from the factory. */
  forget(path: string): void;
  addRow(tablePath: string, values: Record<string, string>): string;
  removeRow(rowPath: string): void;
  emit(objPath: string, eventName: string, params: Record<string, string>): void;
  restart(cause: Boot): void;
  factoryReset(commandKey: string): void;
  cancel(requestInstance: number): boolean;
  beginCommit(key: string, seconds: number, objects: readonly string[]): CommandResult;
  confirmCommit(key: string): CommandResult;
  cancelCommit(key: string): CommandResult;
  sendOnBoardRequest(): void;
  /** Shown on the television; only products with an output for one are asked. */
  readonly screen: ScreenCommands;
}

export interface ConsentQuestion {
  id: string;
  /** How long the form stays on the screen, and how long a consent lasts. */
  answerSeconds: number;
  seconds: number;
}

export interface CaptureOrder {
  consentId: string;
  url: string;
  token: string;
  intervalMs: number;
  count: number;
}

/** Device.X_WAYMARK_Screen. (docs/usp-extension.md). What runs is stopped by the returned function. */
export interface ScreenCommands {
  ask(question: ConsentQuestion, end: (result: CommandResult) => void): () => void;
  endConsent(id: string): void;
  capture(order: CaptureOrder, end: (result: CommandResult) => void): () => void;
  /** Whether pictures are taken now with this consent. */
  isCapturing(consentId: string): boolean;
  press(key: Key): void;
  /** Puts a message on the screen for a while. */
  show(message: string): void;
  /** Channels, banner and ads of a verified metadata set. */
  loadSet(sum: string, bytes: Uint8Array): void;
  /** A PNG of how it shows its set. */
  pictureOfSet(of: 'live' | 'home'): Uint8Array<ArrayBuffer>;
  /** The box itself is in standby. */
  readonly isOff: boolean;
}

export interface Invocation {
  /** Path of the object the command belongs to. */
  objPath: string;
  at: At;
  args: Arguments;
  commandKey: string;
  startedAt: number;
}

export interface SyncCommand {
  kind: 'sync';
  input: readonly string[];
  output: readonly string[];
  run(device: Device, call: Invocation): CommandResult;
}

/** What a running command does over time. */
export interface OperationPlan {
  /** Events while it runs, at equal distances. */
  ticks?: {
    count: number;
    everyMs: number;
    event(sequence: number): { objPath: string; name: string; params: Record<string, string> };
  };
  /** From start to end, milliseconds. */
  durationMs: number;
  finish(device: Device): CommandResult;
  /** After its completion was reported: the reboot that activates a firmware image, for example. */
  afterwards?(device: Device): void;
}

/** A running command that ends by what happens, not after a time. */
export interface OpenPlan {
  /** `end` tells its completion. The returned function stops it without one: it was cancelled, or the device restarts. */
  begin(device: Device, end: (result: CommandResult) => void): () => void;
}

export interface AsyncCommand {
  kind: 'async';
  input: readonly string[];
  output: readonly string[];
  plan(context: Context, call: Invocation): OperationPlan | OpenPlan | { errCode: number; errMsg: string };
}

export type CommandSpec = SyncCommand | AsyncCommand;

export function ro(type: ParamType, value: Value): ParamSpec {
  return { access: 'RO', type, value, secret: false };
}

export function rw(type: ParamType, value: Value, accepts?: ParamSpec['accepts']): ParamSpec {
  return { access: 'RW', type, value, secret: false, ...(accepts && { accepts }) };
}

export function secret(value: Value, accepts?: ParamSpec['accepts']): ParamSpec {
  return { access: 'RW', type: 'string', value, secret: true, ...(accepts && { accepts }) };
}

export function oneOf(...values: string[]): NonNullable<ParamSpec['accepts']> {
  return (value) => values.includes(value);
}

export function inRange(low: number, high: number): NonNullable<ParamSpec['accepts']> {
  return (value) => Number(value) >= low && Number(value) <= high;
}

/** A table of a fixed or computed number of rows that the device alone decides. */
export function rows(count: number | ((context: Context, at: At) => number), ...keys: string[][]): TableSpec {
  return {
    instances: (context, at) => upTo(typeof count === 'number' ? count : count(context, at)),
    keys,
    writable: false,
  };
}

/** A table whose rows a controller may add and delete; it begins with this many. */
export function writableRows(count: number, ...keys: string[][]): TableSpec {
  return { ...rows(count, ...keys), writable: true };
}

const counted: (readonly number[])[] = [];

function upTo(count: number): readonly number[] {
  const known = counted[count];
  if (known) return known;
  const list = Array.from({ length: count }, (_, at) => at + 1);
  counted[count] = list;
  return list;
}
