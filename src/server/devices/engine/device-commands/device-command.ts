import { measured } from '#domain/measurement.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import type { Deadlines } from '#machines/task/kinds.ts';
import type { NewRow } from '#server/devices/gateway/port.ts';

/** Request to the device for a kind of task. */
export type DeviceCall =
  /** `reads`: paths that the command changes; they are read after it, so that the change is visible. */
  | {
      kind: 'operate';
      command: string;
      inputArgs: Record<string, string>;
      reads?: string[];
      /** Table whose only row has the command (`Device.….*.`): the device is first asked for its number. */
      table?: string;
    }
  /** Reads the paths; their values choose the command, or give the reason that there is none. */
  | {
      kind: 'chosen';
      paths: string[];
      choose(reported: Reported): { command: string; inputArgs: Record<string, string> } | Failed;
    }
  | { kind: 'set'; values: Record<string, string> }
  /** Reads the paths, sets what `writes` derives from their values, adds missing rows, and reads them back. */
  | {
      kind: 'settings';
      paths: string[];
      writes(reported: Reported): Record<string, string>;
      adds?(reported: Reported): NewRow[];
    }
  /** Reads the paths, adds missing rows, deletes surplus ones, and reads them back. */
  | {
      kind: 'rows';
      paths: string[];
      adds(reported: Reported): NewRow[];
      removes(reported: Reported): string[];
    };

type Reported = Record<string, string>;

/** Success has two levels (USP.md): a command may complete and still report a failure in its output. */
export type Reading = { ok: true; result: Json } | Failed;
/** `result`: the findings before the failure, if any. */
export interface Failed {
  ok: false;
  message: string;
  cancelled?: boolean;
  result?: Json;
}

/**
 * Translation of one kind of task into device requests, and of the answers into results. Result fields have the
 * specification's names.
 */
export interface DeviceCommand {
  call(params: JsonObject): DeviceCall;
  /**
   * Reads output arguments of the finished command, the values that a Set applied, or the settings as read back.
   * `object`: path of the object whose command has finished, if a notification names it.
   */
  read(output: Record<string, string>, params: JsonObject, object?: string): Reading;
  /**
   * Check after a command that reported success: the paths to read, and a function that returns the failure that their
   * values show; null: they confirm success, or do not tell.
   */
  proof?: { paths: string[]; evaluate(reported: Reported, params: JsonObject): Failed | null };
  /** Name of the progress event, and its reading. */
  progress?: { eventName: string; read(params: Record<string, string>): JsonObject };
  /** Computes waits that depend on the parameters; the others come from the kind's traits. */
  deadlines?(params: JsonObject): Partial<Deadlines>;
}

export const text = (value: Json | undefined, fallback = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;

/** Parses a device's number; null if the text is empty or not a number, so that "not reported" never reads as 0. */
export const numeric = (value: string | undefined): number | null => measured(value, 'number');

/** Parses a count; null if it is missing or impossible. */
export const count = (value: string | undefined): number | null =>
  /^\s*\d+\s*$/.test(value ?? '') ? measured(value, 'amount') : null;

/** Reads a duration in milliseconds; TR-181 has some a second time in microseconds, as `…Detailed`. */
export function milliseconds(output: Record<string, string>, name: string): number | null {
  const micro = count(output[`${name}Detailed`]);
  // An agent that measures only whole milliseconds leaves the detailed value at 0.
  return micro === null || micro === 0 ? count(output[name]) : micro / 1000;
}

/**
 * Builds the failure for a command without an outcome or with impossible outputs: success needs evidence. It quotes the
 * device's values for its manufacturer.
 */
export function unusable(output: Record<string, string>, ...names: string[]): Failed {
  const quoted = names.map((name) => `${name} ${JSON.stringify(output[name]?.slice(0, 40) ?? null)}`);
  return { ok: false, message: `ended without a usable result: ${quoted.join(', ')}` };
}

/**
 * Reads the failure from the `Status` of a TR-181 diagnostic. `Complete` is the only success; older data models use
 * `Completed`. An agent without a Status must have sent its outputs.
 */
export function failureOf(output: Record<string, string>): Failed | null {
  const status = output.Status ?? output.DiagnosticsState;
  if (status === undefined || status === 'Complete' || status === 'Completed' || status === '') return null;
  return { ok: false, message: status, cancelled: status === 'Canceled' || status === 'Cancelled' };
}

/** Adds the findings before the failure, if any. */
export const withFound = (failure: Failed, result: Json | null): Failed =>
  result === null || failure.cancelled ? failure : { ...failure, result };
