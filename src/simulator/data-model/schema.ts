import type { FirmwareFaults } from '../firmware-faults.ts';
import type { Household } from '../household.ts';
import type { FleetIdentity } from '../identity.ts';
import type { ModelProfile } from '../models.ts';
import type { Key } from './keys.ts';

/** A device's data model is declared once per model, as functions of the device and the time. */

/** Input of computed values, such as an agent. */
export interface Context {
  readonly identity: FleetIdentity;
  readonly model: ModelProfile;
  readonly seed: number;
  readonly controllerId: string;
  readonly household: Household;
  /** Milliseconds by the device's own clock, which may be wrong. */
  now(): number;
  bootedAt(): number;
  /** True if its memory leaks. */
  readonly isLeaking: boolean;
  /** Faults of its firmware updates. */
  readonly firmwareFaults: Readonly<FirmwareFaults>;
  /** Record of what a set-top box shows; used only for set-top boxes. */
  readonly viewing: { readonly logId: string; readonly lost: number };
  /** Number of hops that its line lets through. */
  readonly farthestHop: number;
  /** Returns the value of another parameter by its full path; '' if there is none. */
  read(path: string): string;
  /** Running commands, in the order of their Request instances. */
  requests(): readonly RunningRequest[];
  /** The pending change, or the last one. */
  commit(): CommitState;
}

export interface RunningRequest {
  instance: number;
  command: string;
  commandKey: string;
  status: string;
}

/** The pending or last change of a device: Device.X_WAYMARK_ConfirmedCommit. (docs/usp-extension.md). */
export interface CommitState {
  status: 'Idle' | 'Pending' | 'Confirmed' | 'RolledBack';
  key: string;
  cause: '' | 'Timeout' | 'Cancelled' | 'Reboot';
  /** Milliseconds since 1970; 0: none is pending. */
  endsAt: number;
}

/** Instance numbers of the tables in the path, outermost first. */
export type At = readonly number[];
export type Value = string | ((context: Context, at: At) => string);

export type ParamType = 'string' | 'boolean' | 'int' | 'unsignedInt' | 'unsignedLong' | 'long' | 'dateTime';

export interface ParamSpec {
  access: 'RO' | 'RW' | 'WO';
  type: ParamType;
  value: Value;
  /** The parameter always reads back empty. */
  secret: boolean;
  /** Tells if the value is valid, beyond its type. */
  accepts?: (value: string, context: Context, at: At, beside: Beside) => boolean;
  /** Value that the device chooses by itself, whatever was set; null: it does not choose. */
  chosen?: (context: Context, at: At) => string | null;
  /** Further effects of a write on the device. */
  written?: (device: Device, at: At) => void;
}

/** Returns a parameter of the same object, as it will be after the whole Set. */
export type Beside = (name: string) => string;

export interface TableSpec {
  instances(context: Context, at: At): readonly number[];
  /** Parameter names of each unique key. */
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
export interface CommandFault {
  errCode: number;
  errMsg: string;
}
export type CommandResult = { outputArgs: Record<string, string> } | CommandFault;

/** A start of the device, with the contents of its Boot!. */
export interface Boot {
  cause: string;
  commandKey: string;
  firmwareUpdated: boolean;
  /** The device never comes up. */
  neverReturns?: boolean;
}

/** Effects that a command may have on its device. */
export interface Device extends Context {
  /** Changes a value from inside, whatever its access. */
  write(path: string, value: string): void;
  /** Resets all values below this path to their factory state. */
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
  /** Screen on the television; used only for products with such an output. */
  readonly screen: ScreenCommands;
}

export interface ConsentQuestion {
  id: string;
  /** Seconds that the prompt stays on the screen, and that a consent lasts. */
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

/** Device.X_WAYMARK_Screen. (docs/usp-extension.md). A returned function stops the running command. */
export interface ScreenCommands {
  ask(question: ConsentQuestion, end: (result: CommandResult) => void): () => void;
  endConsent(id: string): void;
  capture(order: CaptureOrder, end: (result: CommandResult) => void): () => void;
  /** Tells if a capture with this consent is running. */
  isCapturing(consentId: string): boolean;
  press(key: Key): void;
  /** Shows a message on the screen for a while. */
  show(message: string): void;
  /** Loads channels, banner and ads of a verified metadata set. */
  loadSet(sum: string, bytes: Uint8Array): void;
  /** Returns a PNG of the set's display. */
  pictureOfSet(of: 'live' | 'home'): Uint8Array<ArrayBuffer>;
  /** True if the box is in standby. */
  readonly isOff: boolean;
}

export interface Invocation {
  /** Path of the command's object. */
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

/** Course of a running command. */
export interface OperationPlan {
  /** Events of the running command, at equal intervals. */
  ticks?: {
    count: number;
    everyMs: number;
    event(sequence: number): { objPath: string; name: string; params: Record<string, string> };
  };
  /** Milliseconds from start to end. */
  durationMs: number;
  finish(device: Device): CommandResult;
  /** Runs after the completion was reported, for example the reboot that activates a firmware image. */
  afterwards?(device: Device): void;
}

/** A running command that ends by an event, not after a time. */
export interface OpenPlan {
  /**
   * Starts the command; `end` reports its completion. The returned function stops it without one, after a cancel or a
   * restart.
   */
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

/** Declares a table with a fixed or computed number of rows that only the device controls. */
export function rows(count: number | ((context: Context, at: At) => number), ...keys: string[][]): TableSpec {
  return {
    instances: (context, at) => upTo(typeof count === 'number' ? count : count(context, at)),
    keys,
    writable: false,
  };
}

/** Declares a table with rows that a controller may add and delete; it starts with this many. */
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
