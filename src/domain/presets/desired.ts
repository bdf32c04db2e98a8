import { isSameZone } from '#domain/zones/same-zone.ts';
import { type PresetField, type PresetValue, type PresetValues, presetFields, spelled } from './fields.ts';

/** Devices that a preset is for. An empty list names no device. */
export type PresetTarget =
  | { kind: 'device'; endpointIds: readonly string[] }
  | { kind: 'room'; roomIds: readonly string[] }
  | { kind: 'group'; gids: readonly string[] }
  | { kind: 'filter'; filterIds: readonly string[] }
  | { kind: 'place'; regionIds?: readonly string[]; cityIds?: readonly string[] }
  | { kind: 'model'; modelNames: readonly string[] }
  | { kind: 'organisation' };

/** Facts of a device that targets depend on. */
export interface PresetDevice {
  endpointId: string;
  /** Its organisation and all above it. */
  opIds: readonly string[];
  modelName: string;
  roomId: string | null;
  gids: readonly string[];
  /** Saved filters that the device matches now. */
  filterIds: readonly string[];
  regionId: string | null;
  cityId: string | null;
}

/** A preset in force. */
export interface DesiringPreset {
  presetId: string;
  name: string;
  /** Organisation that it belongs to; it also counts for those below. */
  opId: string;
  weight: number;
  target: PresetTarget;
  /** ISO 8601. */
  createdAt: string;
  values: PresetValues;
}

/** Reason that one preset takes precedence over another. `id`: both are equal in everything else. */
export type Precedence = 'weight' | 'target' | 'age' | 'id';

export interface LostPreset {
  presetId: string;
  name: string;
  weight: number;
  value: PresetValue;
  lostBy: Precedence;
  /** True if it wants the same value as the winner, so that nothing is contradicted. */
  agrees: boolean;
}

export interface DesiredValue {
  field: PresetField;
  value: PresetValue;
  from: { presetId: string; name: string; weight: number };
  lost: LostPreset[];
}

/** Narrowness of targets: a narrower one wins between equal weights. */
const narrowness = {
  device: 0,
  room: 1,
  group: 1,
  filter: 1,
  place: 2,
  model: 3,
  organisation: 4,
} as const satisfies Record<PresetTarget['kind'], number>;

/**
 * Returns what presets want of a device, by field, with the origin of each value and the presets that lost. The
 * highest weight wins for each parameter, then the narrower target, then the older preset. `at` is a time in the year
 * in which time zones are compared.
 */
export function desired(
  device: PresetDevice,
  presets: readonly DesiringPreset[],
  at: number,
): DesiredValue[] {
  const ranked = presets
    .filter((preset) => concerns(preset, device))
    .map((preset) => ({ preset, createdAt: timeOf(preset.createdAt) }))
    .toSorted((one, other) => order(one, other).by);
  const winners = new Map<PresetField, { ranked: Ranked; wanted: DesiredValue }>();
  for (const one of ranked) {
    const { presetId, name, weight, values } = one.preset;
    for (const [key, value] of Object.entries(values)) {
      const field = key as PresetField;
      const winner = winners.get(field);
      if (!winner)
        winners.set(field, {
          ranked: one,
          wanted: { field, value, from: { presetId, name, weight }, lost: [] },
        });
      else
        winner.wanted.lost.push({
          presetId,
          name,
          weight,
          value,
          lostBy: order(winner.ranked, one).reason,
          agrees: isSameWanted(field, winner.wanted.value, value, at),
        });
    }
  }
  return [...winners.values()].map(({ wanted }) => wanted);
}

interface Ranked {
  preset: DesiringPreset;
  createdAt: number;
}

/** Compares two presets; `by` is negative if the first wins. */
function order(one: Ranked, other: Ranked): { by: number; reason: Precedence } {
  const byWeight = other.preset.weight - one.preset.weight;
  if (byWeight !== 0) return { by: byWeight, reason: 'weight' };
  const byTarget = narrowness[one.preset.target.kind] - narrowness[other.preset.target.kind];
  if (byTarget !== 0) return { by: byTarget, reason: 'target' };
  const byAge = one.createdAt - other.createdAt;
  if (byAge !== 0) return { by: byAge, reason: 'age' };
  return { by: one.preset.presetId < other.preset.presetId ? -1 : 1, reason: 'id' };
}

/** A preset without a readable time counts as the youngest, so that the order stays the same everywhere. */
const timeOf = (text: string): number => {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? Number.MAX_SAFE_INTEGER : ms;
};

/** Tells if a preset is for the device. A preset of an organisation that is not above the device never is. */
export function concerns({ opId, target }: Pick<DesiringPreset, 'opId' | 'target'>, device: PresetDevice) {
  if (!device.opIds.includes(opId)) return false;
  const among = (ids: readonly string[] | undefined, id: string | null) =>
    id !== null && (ids ?? []).includes(id);
  switch (target.kind) {
    case 'device':
      return target.endpointIds.includes(device.endpointId);
    case 'room':
      return among(target.roomIds, device.roomId);
    case 'group':
      return device.gids.some((gid) => target.gids.includes(gid));
    case 'filter':
      return device.filterIds.some((id) => target.filterIds.includes(id));
    case 'place':
      return among(target.regionIds, device.regionId) || among(target.cityIds, device.cityId);
    case 'model':
      return target.modelNames.includes(device.modelName);
    case 'organisation':
      return true;
  }
}

/** Tells if two wanted values are one in different spellings. */
export const isSameWanted = (
  field: PresetField,
  one: PresetValue,
  other: PresetValue,
  at: number,
): boolean =>
  presetFields[field].value.type === 'zone' && typeof one === 'string' && typeof other === 'string'
    ? isSameZone(one, other, at)
    : spelled(one) === spelled(other);
