/**
 * Quantities of a device's measurements. Agents write "not measured" as the highest number of a type, -1, 0 dBm or the
 * year 1; such values become null, never 0 and never the best one. The log keeps the text itself.
 */
export type Quantity =
  /** Counts, bytes, durations, shares: never negative. */
  | 'amount'
  /** Received signal level in dBm. */
  | 'signal'
  /** IEEE 802.11: half dB above -110 dBm, 255 for "not available"; some agents write dBm instead. */
  | 'rcpi'
  | 'temperature'
  /** Settings and levels that may be negative. */
  | 'number';

/** Highest signed and unsigned numbers of 32 and 64 bits. */
const highest = new Set(['2147483647', '4294967295', '9223372036854775807', '18446744073709551615']);

const isPlausible: Record<Quantity, (value: number) => boolean> = {
  amount: (value) => value >= 0,
  signal: (value) => value > -128 && value < 0,
  rcpi: (value) => (value > 0 && value <= 220) || isPlausible.signal(value),
  // TR-181: -274 if the sensor was not read.
  temperature: (value) => value > -274,
  number: () => true,
};

/** Parses a measurement. Null: nothing was measured, or the text is no number. */
export function measured(text: string | null | undefined, quantity: Quantity): number | null {
  const digits = text?.trim() ?? '';
  if (digits === '' || highest.has(digits.replace(/\.0*$/, ''))) return null;
  const value = Number(digits);
  return Number.isFinite(value) && isPlausible[quantity](value) ? value : null;
}

/** Parses a time to ISO text; null if the device had no clock: TR-106 writes the year 1 for "unknown". */
export function measuredTime(text: string | null | undefined): string | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 2000 ? null : date.toISOString();
}

/** Returns the microseconds between two dateTimes, to the device's precision; null if one is invalid. */
export function microsecondsBetween(from: string | undefined, to: string | undefined): number | null {
  const [start, end] = [microsecondsOf(from), microsecondsOf(to)];
  return start === null || end === null || end < start ? null : end - start;
}

function microsecondsOf(text: string | undefined): number | null {
  const [, whole = '', fraction = '', zone = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(.*)$/.exec(text?.trim() ?? '') ?? [];
  const time = measuredTime(`${whole}${zone}`);
  return time === null ? null : Date.parse(time) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}

/** Returns the outputs of a command that mean "not measured", as the device wrote them. */
export const unmeasuredIn = (outputs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(outputs).filter(([name, text]) => isUnmeasured(name, text)));

function isUnmeasured(name: string, text: string): boolean {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return measuredTime(text) === null;
  const quantity = /(?:Signal(?:Strength|Level)|RSSI)$/.test(name) ? 'signal' : 'amount';
  return text
    .split(',')
    .some((item) => item.trim() !== '' && isNumber(item) && measured(item, quantity) === null);
}

const isNumber = (text: string): boolean => /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(text);
