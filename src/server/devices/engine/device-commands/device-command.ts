import { measured } from '#domain/measurement.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import type { Deadlines } from '#machines/task/kinds.ts';
import type { NewRow } from '#server/devices/gateway/port.ts';

/** What is sent to the device for a kind of task. */
export type DeviceCall =
  /** `reads`: paths that it changes, asked for when it is done, so that what it did is seen. */
  | {
      kind: 'operate';
      command: string;
      inputArgs: Record<string, string>;
      reads?: string[];
      /** The table in whose one row the command is (`Device.….*.`): the device is asked first which number it has. */
      table?: string;
    }
  /** The paths are read, and what the device says of them chooses the command, or says why there is none. */
  | {
      kind: 'chosen';
      paths: string[];
      choose(reported: Reported): { command: string; inputArgs: Record<string, string> } | Failed;
    }
  | { kind: 'set'; values: Record<string, string> }
  /** The paths are read, what `writes` makes of their values is set, rows that are missing are added, and they are read back. */
  | {
      kind: 'settings';
      paths: string[];
      writes(reported: Reported): Record<string, string>;
      adds?(reported: Reported): NewRow[];
    }
  /** The paths are read, the rows that are missing are added and those that are too many deleted, and they are read back. */
  | {
      kind: 'rows';
      paths: string[];
      adds(reported: Reported): NewRow[];
      removes(reported: Reported): string[];
    };

type Reported = Record<string, string>;

/** Success has two levels (USP.md): a command may complete and say in its output that it failed. */
export type Reading = { ok: true; result: Json } | Failed;
/** `result`: what it found before it failed, where there is anything. */
export interface Failed {
  ok: false;
  message: string;
  cancelled?: boolean;
  result?: Json;
}

/** How one kind of task is spoken to a device and how its answers are read. Field names of results are the specification's. */
export interface DeviceCommand {
  call(params: JsonObject): DeviceCall;
  /**
   * Output arguments of the finished command, the values that a Set applied, or the settings as read back. `object`: path of the
   * object whose command has finished, where a notification says it.
   */
  read(output: Record<string, string>, params: JsonObject, object?: string): Reading;
  /**
   * What the device reports once the command has ended well, which decides whether it has: paths to read, and why the values show
   * that it has not; null: they show it, or nothing else.
   */
  proof?: { paths: string[]; judge(reported: Reported, params: JsonObject): Failed | null };
  /** Name of the event that reports progress, and its reading. */
  progress?: { eventName: string; read(params: Record<string, string>): JsonObject };
  /** Waits that depend on what was asked for; the rest comes from the kind's traits. */
  deadlines?(params: JsonObject): Partial<Deadlines>;
}

export const text = (value: Json | undefined, fallback = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;

/** Number of a device's text; null where it is empty or no number, so that "not reported" never reads as 0. */
export const numeric = (value: string | undefined): number | null => measured(value, 'number');

/** A count: null where it is missing or cannot be one. */
export const count = (value: string | undefined): number | null =>
  /^\s*\d+\s*$/.test(value ?? '') ? measured(value, 'amount') : null;

/** A duration in milliseconds; TR-181 has some a second time in microseconds, as `…Detailed`. */
export function milliseconds(output: Record<string, string>, name: string): number | null {
  const micro = count(output[`${name}Detailed`]);
  // An agent that knows only whole milliseconds leaves the detailed one at 0.
  return micro === null || micro === 0 ? count(output[name]) : micro / 1000;
}

/**
 * Success needs evidence: a command that ended without an outcome, or with outputs that cannot be, has not succeeded. The
 * device's own values are quoted, so that its maker can be asked.
 */
export function unusable(output: Record<string, string>, ...names: string[]): Failed {
  const quoted = names.map((name) => `${name} ${JSON.stringify(output[name]?.slice(0, 40) ?? null)}`);
  return { ok: false, message: `ended without a usable result: ${quoted.join(', ')}` };
}

/**
 * TR-181 diagnostics say how they ended in `Status`. `Complete` is the only success; older data models say
 * `Completed`. An agent that gives no Status has answered with its outputs, and those must be there.
 */
export function failureOf(output: Record<string, string>): Failed | null {
  const status = output.Status ?? output.DiagnosticsState;
  if (status === undefined || status === 'Complete' || status === 'Completed' || status === '') return null;
  return { ok: false, message: status, cancelled: status === 'Canceled' || status === 'Cancelled' };
}

/** A failure with what was found before it, if that is anything. */
export const withFound = (failure: Failed, result: Json | null): Failed =>
  result === null || failure.cancelled ? failure : { ...failure, result };
