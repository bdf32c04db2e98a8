/**
 * A timestamp as programs of this field send it: ISO text, seconds, or nanoseconds when above 1e10 (RU-026, CO-044).
 * Milliseconds never come from our server. Null where it is no time or the year 0001, "never" (CO-107).
 */
export function parseTimestamp(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' && !/^-?\d+(\.\d+)?$/.test(value)) return known(new Date(value));
  const number = Number(value);
  return known(new Date(number > 1e10 ? number / 1e6 : number * 1000));
}

function known(date: Date): Date | null {
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1 ? null : date;
}
