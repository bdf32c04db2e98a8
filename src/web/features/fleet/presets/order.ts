import { fieldProblem, presetFields } from '#domain/presets/fields.ts';
import type { Preset, PresetCheck, PresetField, PresetOrder, PresetTarget, PresetValue } from './queries.ts';

export type TargetKind = 'organisation' | 'model' | 'group' | 'room' | 'filter' | 'device' | 'kept';

/** The form of a preset, with its values as texts. */
export interface PresetForm {
  name: string;
  description: string;
  weight: number | null;
  targetKind: TargetKind;
  modelName: string;
  gid: string;
  roomId: string;
  filterId: string;
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

const emptyTarget = { modelName: '', gid: '', roomId: '', filterId: '', devices: '' };

/** A target that the form cannot show, such as places or several models, is kept as it is. */
function targetForm(target: PresetTarget): Pick<PresetForm, 'targetKind' | keyof typeof emptyTarget> {
  const { modelNames, gids, roomIds, filterIds, endpointIds } = target;
  const [modelName, ...modelsMore] = modelNames ?? [];
  const [gid, ...gidsMore] = gids ?? [];
  const [roomId, ...roomsMore] = roomIds ?? [];
  const [filterId, ...filtersMore] = filterIds ?? [];
  if (target.type === 'organisation') return { ...emptyTarget, targetKind: 'organisation' };
  if (modelName && modelsMore.length === 0) return { ...emptyTarget, targetKind: 'model', modelName };
  if (endpointIds) return { ...emptyTarget, targetKind: 'device', devices: endpointIds.join('\n') };
  if (gid && gidsMore.length === 0) return { ...emptyTarget, targetKind: 'group', gid };
  if (roomId && roomsMore.length === 0) return { ...emptyTarget, targetKind: 'room', roomId };
  if (filterId && filtersMore.length === 0) return { ...emptyTarget, targetKind: 'filter', filterId };
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
  const some = (ids: string[]) => (ids.length > 0 ? ids : null);
  switch (form.targetKind) {
    case 'organisation':
      return { type: 'organisation' };
    case 'model':
      return form.modelName ? { type: 'model', modelNames: [form.modelName] } : null;
    case 'group':
      return form.gid ? { type: 'group', gids: [form.gid] } : null;
    case 'room':
      return form.roomId ? { type: 'custom', roomIds: [form.roomId] } : null;
    case 'filter':
      return form.filterId ? { type: 'custom', filterIds: [form.filterId] } : null;
    case 'device': {
      const endpointIds = some(listed(form.devices));
      return endpointIds && { type: 'deviceId', endpointIds };
    }
    case 'kept':
      return before;
  }
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
