import type { Band } from '#domain/models.ts';
import { posixZone } from '#domain/zones/zone.ts';
import type { TaskKind } from '#machines/task/kinds.ts';

/** Settings of the main network and the radio of a band. */
const wifiSettings = {
  /** RU-058. */
  ssid: { type: 'text', pattern: /^[A-Za-z0-9 ._-]{2,32}$/ },
  hidden: { type: 'switch' },
  securityMode: {
    type: 'choice',
    among: ['None', 'OWE', 'WPA2-Personal', 'WPA-WPA2-Personal', 'WPA3-Personal', 'WPA3-Personal-Transition'],
  },
  passphrase: { type: 'secret' },
  /** A number, or `auto`: both are one decision, so that one preset makes it. */
  channel: { type: 'channel' },
  width: {
    type: 'choice',
    among: ['20MHz', '40MHz', '80MHz', '160MHz', '320MHz-1', '320MHz-2'],
  },
  /** Percent (RU-056). */
  power: { type: 'number', among: [25, 50, 75, 100] },
} as const satisfies Record<string, FieldType>;

export type WifiSetting = keyof typeof wifiSettings;

/** Kind of value of a field, with its limits. */
export type FieldType =
  | { type: 'switch' }
  | { type: 'text'; pattern: RegExp }
  | { type: 'choice'; among: readonly string[] }
  | { type: 'number'; among: readonly number[] }
  | { type: 'channel' }
  | { type: 'servers' }
  | { type: 'zone' }
  | { type: 'secret' };

/** Names a version of a secret in the vault. A preset never contains the secret itself. */
export interface SecretReference {
  secretId: string;
}
export type PresetValue = string | number | boolean | readonly string[] | SecretReference;

export const presetBands = ['2.4GHz', '5GHz', '6GHz'] as const satisfies readonly Band[];
type WifiField = `${Band}/${WifiSetting}`;
export type PresetField =
  | 'time/enable'
  | 'time/servers'
  | 'time/zone'
  | 'wifi/steering'
  | 'hdmi/cec'
  | WifiField;
export type PresetValues = Partial<Record<PresetField, PresetValue>>;

interface FieldDefinition {
  value: FieldType;
  /** Kind of task that writes it, with that task's own rules and its confirmed commit. */
  task: TaskKind;
  /** Band and setting of a Wi-Fi field: a preset names no rows, which differ between devices. */
  wifi?: { band: Band; setting: WifiSetting };
}

const wifiFields = Object.fromEntries(
  presetBands.flatMap((band) =>
    Object.entries(wifiSettings).map(([setting, value]): [WifiField, FieldDefinition] => [
      `${band}/${setting as WifiSetting}`,
      { value, task: 'RadioSettings', wifi: { band, setting: setting as WifiSetting } },
    ]),
  ),
) as Record<WifiField, FieldDefinition>;

/** Everything that a preset may set. There are no free paths and no scripts. */
export const presetFields: Readonly<Record<PresetField, FieldDefinition>> = {
  'time/enable': { value: { type: 'switch' }, task: 'TimeSettings' },
  'time/servers': { value: { type: 'servers' }, task: 'TimeSettings' },
  'time/zone': { value: { type: 'zone' }, task: 'TimeSettings' },
  'wifi/steering': { value: { type: 'switch' }, task: 'RadioSettings' },
  'hdmi/cec': { value: { type: 'switch' }, task: 'HdmiCec' },
  ...wifiFields,
};

export const presetFieldNames = Object.keys(presetFields) as PresetField[];
export const isPresetField = (name: string): name is PresetField => Object.hasOwn(presetFields, name);

export const isSecretReference = (value: PresetValue): value is SecretReference =>
  typeof value === 'object' && 'secretId' in value;

/** Reasons that a value cannot be in a preset. */
export type FieldProblem =
  | 'unknownField'
  | 'wrongType'
  | 'empty'
  | 'tooLong'
  | 'tooMany'
  | 'repeated'
  | 'notOffered'
  | 'notAHost'
  | 'notAZone';

/** Maximum number of time servers (RU-072), and length of one in TR-181. */
export const mostServers = 5;
const longestServer = 64;
const longestZone = 256;
const host =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.?$|^[0-9a-f:]*:[0-9a-f:.]*$/i;

/** Validates a value of a file or a form; null: it may be in a preset. */
export function fieldProblem(name: string, value: unknown): FieldProblem | null {
  if (!isPresetField(name)) return 'unknownField';
  const { value: type } = presetFields[name];
  switch (type.type) {
    case 'switch':
      return typeof value === 'boolean' ? null : 'wrongType';
    case 'text':
      if (typeof value !== 'string') return 'wrongType';
      return type.pattern.test(value) ? null : 'notOffered';
    case 'choice':
      if (typeof value !== 'string') return 'wrongType';
      return type.among.includes(value) ? null : 'notOffered';
    case 'number':
      if (typeof value !== 'number') return 'wrongType';
      return type.among.includes(value) ? null : 'notOffered';
    case 'channel':
      if (value === 'auto') return null;
      if (typeof value !== 'number') return 'wrongType';
      return Number.isInteger(value) && value >= 1 && value <= 233 ? null : 'notOffered';
    case 'servers':
      return serversProblem(value);
    case 'zone':
      if (typeof value !== 'string') return 'wrongType';
      if (value.length > longestZone) return 'tooLong';
      // TR-181 knows POSIX rules alone.
      return posixZone(value) ? null : 'notAZone';
    case 'secret':
      return isReference(value) ? null : 'wrongType';
  }
}

function serversProblem(value: unknown): FieldProblem | null {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return 'wrongType';
  if (value.length === 0) return 'empty';
  if (value.length > mostServers) return 'tooMany';
  if (value.some((one) => one.length > longestServer)) return 'tooLong';
  if (!value.every((one) => host.test(one))) return 'notAHost';
  return new Set(value.map(serverName)).size < value.length ? 'repeated' : null;
}

const isReference = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'secretId' in value &&
  typeof value.secretId === 'string' &&
  value.secretId !== '';

/** Host names have no case, and a final dot means nothing here. */
export const serverName = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '');

/** Returns a value in a form in which its spellings are equal; zones are compared by `isSameZone`. */
export function spelled(value: PresetValue): string {
  if (typeof value === 'string') return value.normalize('NFC');
  if (typeof value !== 'object') return String(value);
  if (isSecretReference(value)) return value.secretId;
  return value.map(serverName).toSorted().join(',');
}

/** Choices are names of TR-181, which agents write with other case and blanks. */
export const spelledChoice = (text: string): string => text.replace(/\s/g, '').toLowerCase();
