import type { ModelProfile } from '#domain/models.ts';
import { concerns, type DesiredValue, desired, type PresetDevice } from '#domain/presets/desired.ts';
import { type Difference, differences, type ReportedDevice } from '#domain/presets/differences.ts';
import { type PresetTask, tasksOf, type UnsupportedReason } from '#domain/presets/tasks.ts';
import type { FieldAnswer, PresetOnDevice } from '#machines/preset-device/events.ts';
import type { FilterDevices, KnownDevice } from './queries/devices.ts';
import { type PresetInForce, wantOf } from './queries/in-force.ts';

export interface Wanted {
  /** Each field that a preset wants, with its origin and the presets that lost. */
  values: DesiredValue[];
  /** Those that are compared and written: a paused preset keeps its fields from others, and leaves them as they are. */
  live: DesiredValue[];
  presets: PresetOnDevice[];
}

/** Adds the saved filters that a device matches. */
export const withFilters = (device: KnownDevice, filters: FilterDevices): PresetDevice => ({
  ...device,
  filterIds: [...filters].flatMap(([id, devices]) => (devices.has(device.endpointId) ? [id] : [])),
});

/** Returns what presets want of a device. */
export function wantedOf(device: PresetDevice, all: readonly PresetInForce[], at: number): Wanted {
  const own = all.filter((preset) => concerns(preset, device));
  const values = desired(device, own, at);
  const paused = new Set(own.filter((preset) => preset.paused).map(({ presetId }) => presetId));
  const winners = new Set(values.map(({ from }) => from.presetId));
  return {
    values,
    live: values.filter(({ from }) => !paused.has(from.presetId)),
    presets: own.map((preset): PresetOnDevice => {
      const want = wantOf(preset);
      if (preset.paused) return { want, state: 'paused' };
      return winners.has(preset.presetId) ? { want } : { want, state: 'overruled' };
    }),
  };
}

export interface ComparedValue extends Difference {
  state: FieldAnswer;
  /** Reason that it is not written although it differs; null: none, or it was not reported. */
  reason: UnsupportedReason | null;
}

/** Compares what is wanted with what a device reports, by the rules of a person's change. */
export function compare(
  live: readonly DesiredValue[],
  reported: ReportedDevice,
  model: ModelProfile,
): ComparedValue[] {
  const found = differences(live, reported);
  const { unsupported } = tasksOf(found, { readings: reported.readings, model });
  const reasons = new Map(unsupported.map(({ field, reason }) => [field, reason]));
  return found.map((one): ComparedValue => {
    const reason = reasons.get(one.field) ?? null;
    if (one.answer !== 'different') return { ...one, state: one.answer, reason: null };
    return { ...one, state: reason === null ? 'different' : 'unsupported', reason };
  });
}

/** Returns the next task that writes some of these fields; null: there is none. */
export function nextTask(
  live: readonly DesiredValue[],
  reported: ReportedDevice,
  model: ModelProfile,
  isToWrite: (value: DesiredValue) => boolean,
): PresetTask | null {
  const found = differences(live, reported).map(
    (one): Difference => (one.answer === 'different' && !isToWrite(one) ? { ...one, answer: 'same' } : one),
  );
  const [task] = tasksOf(found, { readings: reported.readings, model }).tasks;
  return task ?? null;
}
