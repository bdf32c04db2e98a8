import { booleanOf } from '../text/normal.ts';
import { listOf, parameterAt } from './readings.ts';
import { isSecretPath } from './secret-paths.ts';
import { type DeviceParameter, deviceParameters, type ParameterName } from './table.ts';

/** One value of a Set, with the device's reports before and after it. */
export type ReadBack = {
  path: string;
  /** Null for a secret, which is not logged. */
  wanted: string | null;
  /** Null: not reported. */
  was: string | null;
  now: string | null;
  /**
   * `appliedDifferently`: the device changed it to another value, such as the nearest permitted one. `notVerifiable`:
   * secured by TR-181, or not reported by the device.
   */
  outcome: 'applied' | 'appliedDifferently' | 'notApplied' | 'notVerifiable';
};

type Values = Readonly<Record<string, string>>;

const table: Record<ParameterName, DeviceParameter> = deviceParameters;

/**
 * Compares each written value with the device's later report: a device may answer a Set with success and keep its old
 * values.
 */
export const readBackOf = (writes: Values, before: Values, after: Values): ReadBack[] =>
  Object.entries(writes).map(([path, wanted]): ReadBack => {
    if (isSecretPath(path)) return { path, wanted: null, was: null, now: null, outcome: 'notVerifiable' };
    const [was = null, now = null] = [before[path], after[path]];
    return { path, wanted, was, now, outcome: outcomeOf(path, { wanted, was, now }) };
  });

function outcomeOf(
  path: string,
  { wanted, was, now }: { wanted: string; was: string | null; now: string | null },
): ReadBack['outcome'] {
  if (now === null) return 'notVerifiable';
  if (isSameValue(path, wanted, now)) return 'applied';
  const isKept = was !== null && isSameValue(path, was, now);
  return isKept || isBoolean(path, wanted) ? 'notApplied' : 'appliedDifferently';
}

/** Returns the description for programs and the log. */
export const notAppliedText = (values: readonly ReadBack[]): string =>
  `not applied: ${values
    .filter(({ outcome }) => outcome === 'notApplied')
    .map(({ path, wanted, now }) => `${path} is ${JSON.stringify(now)}, not ${JSON.stringify(wanted)}`)
    .join('; ')}`;

/** Paths of texts that people chose, in which case matters. */
const typed = /\.(?:SSID|Username|Description|Message)$/;

/**
 * Tells if two spellings mean one value: agents write `1` for `true`, `6.0` for `6`, and addresses in their own way.
 */
export function isSameValue(path: string, one: string, other: string): boolean {
  if (typed.test(path)) return one.normalize('NFC') === other.normalize('NFC');
  if (isBoolean(path, one)) return booleanOf(one) === booleanOf(other);
  const [items, others] = [listOf(one).map(spelled), listOf(other).map(spelled)];
  return items.length === others.length && items.every((item) => others.includes(item));
}

function isBoolean(path: string, value: string): boolean {
  const name = parameterAt(path);
  return name === null ? ['true', 'false'].includes(value.toLowerCase()) : table[name].type === 'boolean';
}

function spelled(item: string): string {
  const [, sign = '', digits, fraction = ''] = /^([+-]?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(item) ?? [];
  if (digits !== undefined)
    return `${sign === '-' ? '-' : ''}${digits}${fraction === '' ? '' : `.${fraction}`}`;
  const text = item.normalize('NFC').toLowerCase();
  const bytes = text.replace(/[-:.\s]/g, '');
  if (/^[0-9a-f]{12}$/.test(bytes) && /[-:.]/.test(text)) return bytes;
  return text.includes(':') ? ipv6(text) : text;
}

const ipv6 = (text: string): string => URL.parse(`http://[${text}]`)?.hostname ?? text;
