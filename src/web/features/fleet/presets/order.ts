import { fieldProblem, presetFields } from '#domain/presets/fields.ts';
import type { Preset, PresetCheck, PresetField, PresetOrder, PresetTarget, PresetValue } from './queries.ts';

export type TargetKind =
  | 'organisation'
  | 'models'
  | 'groups'
  | 'rooms'
  | 'filters'
  | 'regions'
  | 'cities'
  | 'devices'
  | 'kept';

/** The form of a preset, with its values as texts. */
export interface PresetForm {
  name: string;
  description: string;
  weight: number | null;
  targetKind: TargetKind;
  modelNames: string[];
  gids: string[];
  roomIds: string[];
  filterIds: string[];
  opRegionIds: string[];
  opCityIds: string[];
  devices: string;
  values: Partial<Record<PresetField, string>>;
  /** Typed passphrases; empty where one stays. Fields of this name are kept in no draft. */
  key_pass_phrase: Partial<Record<PresetField, string>>;
  registered: boolean;
  booted: boolean;
  periodic: boolean;
  manual: boolean;
  autoFirmwareUpgrade: boolean;
}

export const checks: readonly PresetCheck[] = ['registered', 'booted', 'periodic', 'manual'];

const emptyTarget = {
  modelNames: [],
  gids: [],
  roomIds: [],
  filterIds: [],
  opRegionIds: [],
  opCityIds: [],
  devices: '',
};

/** A target that the form cannot show, such as regions and cities together, is kept as it is. */
function targetForm(target: PresetTarget): Pick<PresetForm, 'targetKind' | keyof typeof emptyTarget> {
  const { modelNames, gids, roomIds, filterIds, endpointIds, opRegionIds, opCityIds } = target;
  if (target.type === 'organisation') return { ...emptyTarget, targetKind: 'organisation' };
  if (modelNames) return { ...emptyTarget, targetKind: 'models', modelNames };
  if (endpointIds) return { ...emptyTarget, targetKind: 'devices', devices: endpointIds.join('\n') };
  if (gids) return { ...emptyTarget, targetKind: 'groups', gids };
  if (roomIds) return { ...emptyTarget, targetKind: 'rooms', roomIds };
  if (filterIds) return { ...emptyTarget, targetKind: 'filters', filterIds };
  if (opRegionIds && !opCityIds) return { ...emptyTarget, targetKind: 'regions', opRegionIds };
  if (opCityIds && !opRegionIds) return { ...emptyTarget, targetKind: 'cities', opCityIds };
  return { ...emptyTarget, targetKind: 'kept' };
}

const typed = (value: PresetValue): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? '' : String(value);
};

export function formOf(preset: Preset | null): PresetForm {
  const events = preset?.events ?? checks;
  const configuration = Object.entries(preset?.configuration ?? {});
  return {
    name: preset?.name ?? '',
    description: preset?.description ?? '',
    weight: preset?.weight ?? 10,
    ...targetForm(preset?.target ?? { type: 'organisation' }),
    values: Object.fromEntries(configuration.map(([field, value]) => [field, typed(value)])),
    key_pass_phrase: {},
    registered: events.includes('registered'),
    booted: events.includes('booted'),
    periodic: events.includes('periodic'),
    manual: events.includes('manual'),
    autoFirmwareUpgrade: preset?.autoFirmwareUpgrade ?? false,
  };
}

const listed = (words: string): string[] =>
  words
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Returns the target of a form; null: nothing is chosen yet. */
function targetOf(form: PresetForm, before: PresetTarget | null): PresetTarget | null {
  const { modelNames, gids, roomIds, filterIds, opRegionIds, opCityIds } = form;
  const endpointIds = listed(form.devices);
  const targets: Record<TargetKind, PresetTarget | null> = {
    organisation: { type: 'organisation' },
    models: modelNames.length > 0 ? { type: 'model', modelNames } : null,
    groups: gids.length > 0 ? { type: 'group', gids } : null,
    rooms: roomIds.length > 0 ? { type: 'custom', roomIds } : null,
    filters: filterIds.length > 0 ? { type: 'custom', filterIds } : null,
    regions: opRegionIds.length > 0 ? { type: 'custom', opRegionIds } : null,
    cities: opCityIds.length > 0 ? { type: 'custom', opCityIds } : null,
    devices: endpointIds.length > 0 ? { type: 'deviceId', endpointIds } : null,
    kept: before,
  };
  return targets[form.targetKind];
}

/** Returns a typed value as the contract takes it; passphrases are sent beside it. */
export function valueIn(field: PresetField, words: string): PresetValue {
  const { type } = presetFields[field].value;
  if (type === 'switch') return words === 'on';
  if (type === 'servers') return listed(words);
  const trimmed = words.trim();
  const isNumber = type === 'number' || (type === 'channel' && trimmed !== 'auto');
  return isNumber && trimmed !== '' ? Number(trimmed) : trimmed;
}

/** Tells if a typed value may be in a preset. */
export const isValid = (field: PresetField, words: string, isKept: boolean): boolean => {
  if (presetFields[field].value.type === 'secret') return words.length >= 8 || (words === '' && isKept);
  return fieldProblem(field, valueIn(field, words)) === null;
};

const isSecret = (field: PresetField) => presetFields[field].value.type === 'secret';

/** Returns the order of a form; null while something is missing or wrong. */
export function orderOf(form: PresetForm, before: Preset | null): PresetOrder | null {
  const target = targetOf(form, before?.target ?? null);
  const fields = Object.entries(form.values).map(([name, words]): [PresetField, string] => {
    const field = name as PresetField;
    return [field, isSecret(field) ? (form.key_pass_phrase[field] ?? '') : words];
  });
  const kept = before?.configuration ?? {};
  if (!target || fields.length === 0 || form.weight === null || form.name.trim() === '') return null;
  if (!fields.every(([field, words]) => isValid(field, words, field in kept))) return null;
  const secrets = fields.flatMap(([field, words]) =>
    isSecret(field) && words !== '' ? [{ field, key_pass_phrase: words }] : [],
  );
  const configuration = Object.fromEntries(
    fields.flatMap(([field, words]): [string, PresetValue][] => {
      if (!isSecret(field)) return [[field, valueIn(field, words)]];
      const present = kept[field];
      return words === '' && present !== undefined ? [[field, present]] : [];
    }),
  );
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    weight: form.weight,
    target,
    events: checks.filter((check) => form[check]),
    configuration,
    ...(secrets.length > 0 && { secrets }),
    autoFirmwareUpgrade: form.autoFirmwareUpgrade,
  };
}

/** Returns an order without its passphrases, as a preview may keep it. */
export const withoutPassphrases = (order: PresetOrder): PresetOrder => ({
  ...order,
  ...(order.secrets && {
    secrets: order.secrets.map(({ field }) => ({ field, key_pass_phrase: 'only a preview' })),
  }),
});
