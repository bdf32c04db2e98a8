import type { components } from '#api/main.d.ts';
import { isPresetField, type PresetValue } from '#domain/presets/fields.ts';
import type { JsonObject } from '#machines/json.ts';
import type { PresetCheck } from '#machines/preset/events.ts';
import type { PresetDeviceRow, PresetRow } from './queries/presets.ts';
import { presetStates } from './read-model/preset-devices.ts';
import { presentTarget } from './targets.ts';

type Schemas = components['schemas'];

const states = [
  ...(['draft', 'unplanned', 'planned', 'awaitingApproval', 'active', 'paused', 'removed'] as const),
];

export const presentPreset = (row: PresetRow): Schemas['Preset'] => ({
  presetId: row.preset_id,
  name: row.name,
  file: row.file,
  description: row.description,
  lastUpdated: row.updated_at.toISOString(),
  target: presentTarget(objectOf(row.target)),
  targetName: row.target_name,
  weight: row.weight,
  events: row.events as PresetCheck[],
  configuration: configurationOf(objectOf(row.configuration)),
  autoFirmwareUpgrade: row.auto_firmware_upgrade,
  opId: row.op_id,
  operator: row.company_name,
  state: states.find((state) => state === row.state) ?? 'removed',
  paused: row.paused,
  revision: row.revision,
  revisionInForce: row.revision_in_force,
  author: row.author,
  createTime: row.created_at.toISOString(),
  counts: countsOf(row.counts),
  version: row.version,
});

/** States without a device have no row. */
const countsOf = (counts: Readonly<Record<string, number>>): Schemas['PresetCounts'] => {
  const all = Object.fromEntries(presetStates.map((state) => [state, counts[state] ?? 0]));
  return all as unknown as Schemas['PresetCounts'];
};

/** Reads stored JSON, which only this server writes. */
export const objectOf = (stored: unknown): JsonObject => stored as JsonObject;

/** Returns the values by field, sorted, so that two files can be compared. */
export const configurationOf = (values: JsonObject): Schemas['PresetConfiguration'] =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => isPresetField(field))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ) as Schemas['PresetConfiguration'];

export const presentValue = (value: PresetValue): Schemas['PresetValue'] =>
  Array.isArray(value) ? [...value] : (value as Schemas['PresetValue']);

/** Preset that a value comes from. Presets of organisations above the caller have neither id nor name. */
export interface Origin {
  presetId: string | null;
  name: string;
  weight: number;
}

export const presentOrigin = ({ presetId, name, weight }: Origin): Schemas['PresetOrigin'] => ({
  presetId,
  name,
  weight,
});

export const presentOnDevice = (row: PresetDeviceRow): Schemas['PresetOnDeviceRow'] => ({
  endpointId: row.endpoint_id,
  deviceName: row.device_name,
  modelName: row.model_name,
  operator: row.company_name,
  state: presetStates.find((state) => state === row.state) ?? 'unknown',
  fields: row.fields,
  open: row.open.flatMap(({ field, answer }) => {
    const known = answers.find((one) => one === answer);
    return isPresetField(field) && known ? [{ field, answer: known }] : [];
  }),
  comparedTime: row.compared_at?.toISOString() ?? null,
});

const answers = ['different', 'unknown', 'unsupported'] as const;
