import { isPresetField, type PresetField } from '#domain/presets/fields.ts';

/** Returns the applied secrets of a device's context by field. */
export const secretsIn = (secrets: Readonly<Record<string, string>>): ReadonlyMap<PresetField, string> =>
  new Map(Object.entries(secrets).flatMap(([field, id]) => (isPresetField(field) ? [[field, id]] : [])));
