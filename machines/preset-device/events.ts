import type { Redactable } from '../json.ts';

/**
 * Reason for a check. `approved`: a preset came into force for the device, changed or ended. `returned`: an earlier check
 * or its task found the device away or busy.
 */
export type CheckCause = 'registered' | 'booted' | 'periodic' | 'manual' | 'approved' | 'returned';

/** `unknown`: not reported. `unsupported`: the device's model or another of its values rules it out. */
export type FieldAnswer = 'same' | 'different' | 'unknown' | 'unsupported';

/** A field that a preset wants to have a value. */
export interface WantedField {
  /** Field of the catalogue (`domain/presets/fields.ts`). */
  field: string;
  /** Preset and revision that want it, `<presetId>@<revision>`: both determine the value. */
  want: string;
}

export interface ComparedField extends WantedField {
  answer: FieldAnswer;
}

/** Preset in force whose target the device is in, `want` as in `WantedField`. */
export interface PresetOnDevice {
  want: string;
  /** `overruled`: others decide all of its fields. `paused`: it is neither compared nor written. Absent: it counts. */
  state?: 'overruled' | 'paused';
}

export interface WrittenField extends WantedField {
  /** Version of the written secret; absent for other fields. */
  secretId?: string;
}

/** The facts of what presets do to one device, stream `preset-device:<endpointId>`. */
export type PresetDeviceFact =
  /** `reset`: the device was reset to its factory settings and has lost its secrets. */
  | { type: 'check.requested'; data: { opId: string; cause: CheckCause; reset?: true } }
  /** The wanted fields were compared with the values that the device has just reported. `at`: time of the report. */
  | { type: 'values.compared'; data: { at: string; fields: ComparedField[]; presets: PresetOnDevice[] } }
  | { type: 'read.failed'; data: { reason: string; presets: PresetOnDevice[] } }
  | { type: 'task.begun'; data: { taskId: string; fields: WrittenField[] } }
  /**
   * No task may begin now. `busy`: a task or a change of a person is open on the device. `standing`: the account behind
   * the preset may no longer change it. `changed`: the values or the presets are others than those that were compared.
   */
  | { type: 'task.deferred'; data: { reason: Deferral } }
  /** `reached`: the task was sent to the device, whatever its answer was. */
  | { type: 'task.ended'; data: { taskId: string; reached: boolean; succeeded: boolean; cause: number } }
  /** A person has fields tried again that were given up. */
  | { type: 'retry.requested'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: PresetDeviceDeadline } };

export type Deferral = 'busy' | 'standing' | 'changed';
export type PresetDeviceDeadline = 'read' | 'due' | 'task';

export const presetDeviceRedactable = {
  'read.failed': ['reason'],
} satisfies Redactable<PresetDeviceFact>;

const at = '2026-11-30T09:00:00.000Z';
const passphrase = { field: '5GHz/passphrase', want: 'first@1' };
const presets: PresetOnDevice[] = [{ want: 'first@1' }, { want: 'second@1', state: 'overruled' }];
const ofOther = { field: '5GHz/passphrase', want: 'second@1' };

/** At least one sample of each fact, for the path generators and the property tests. */
export const presetDeviceSamples: PresetDeviceFact[] = [
  { type: 'check.requested', data: { opId: 'northwind', cause: 'registered' } },
  { type: 'check.requested', data: { opId: 'northwind', cause: 'booted', reset: true } },
  // The device has moved to another organisation.
  { type: 'check.requested', data: { opId: 'southwind', cause: 'manual' } },
  { type: 'values.compared', data: { at, fields: [{ ...passphrase, answer: 'different' }], presets } },
  { type: 'values.compared', data: { at, fields: [{ ...passphrase, answer: 'same' }], presets } },
  { type: 'values.compared', data: { at, fields: [{ ...ofOther, answer: 'different' }], presets: [] } },
  { type: 'values.compared', data: { at, fields: [], presets: [] } },
  { type: 'read.failed', data: { reason: 'the device is away', presets } },
  { type: 'task.begun', data: { taskId: 'task-1', fields: [{ ...passphrase, secretId: 'secret-1' }] } },
  { type: 'task.begun', data: { taskId: 'task-1', fields: [] } },
  { type: 'task.deferred', data: { reason: 'busy' } },
  { type: 'task.ended', data: { taskId: 'task-1', reached: true, succeeded: true, cause: 7 } },
  { type: 'task.ended', data: { taskId: 'task-1', reached: false, succeeded: false, cause: 7 } },
  { type: 'task.ended', data: { taskId: 'task-2', reached: true, succeeded: true, cause: 7 } },
  { type: 'retry.requested', data: {} },
  { type: 'deadline.passed', data: { name: 'read' } },
  { type: 'deadline.passed', data: { name: 'due' } },
  { type: 'deadline.passed', data: { name: 'task' } },
];
