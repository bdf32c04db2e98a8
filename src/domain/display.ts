/**
 * Parses a timestamp as sent by programs in the field: ISO text, seconds, or nanoseconds when above 1e10 (RU-026,
 * CO-044). This server never sends milliseconds. Null for invalid times, for the year 0001, "never" (CO-107),
 * and for other years by which devices report that they had no clock.
 */
export function parseTimestamp(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' && !/^-?\d+(\.\d+)?$/.test(value)) return known(new Date(value));
  const number = Number(value);
  return known(new Date(number > 1e10 ? number / 1e6 : number * 1000));
}

function known(date: Date): Date | null {
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 ? null : date;
}

/** Shown for an unknown value (RU-027). */
export const notAvailable = 'N/A';
export const dash = '-';

/** Units for days, hours, minutes and seconds. */
const uptimeUnits = { en: ['d', 'h', 'm', 's'], ko: ['일', '시간', '분', '초'] } as const;

/** Formats an uptime (RU-028): `Nd HHh MMm SSs`, in the units of the language; N/A when unknown. */
export function formatUptime(seconds: number | null | undefined, language: keyof typeof uptimeUnits): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds) || seconds < 0)
    return notAvailable;
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(whole / 86_400);
  const [d, h, m, s] = uptimeUnits[language];
  return `${days}${d} ${two(Math.floor(whole / 3_600) % 24)}${h} ${two(Math.floor(whole / 60) % 60)}${m} ${two(whole % 60)}${s}`;
}

/** Formatters by zone: creating one costs as much as about twenty-five uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Date formats; the first is the one of RU-028. */
export const dateFormats = ['YY-MM-DD', 'YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;
export type DateFormat = (typeof dateFormats)[number];

/**
 * Formats a time (RU-028): `YY-MM-DD HH:mm:ss` in the given IANA zone, or in the reader's date format; a dash when
 * unknown or of the year 0001.
 */
export function formatDateTime(
  value: string | number | null | undefined,
  timeZone = 'Asia/Seoul',
  dateFormat: DateFormat = dateFormats[0],
): string {
  const date = parseTimestamp(value);
  if (!date) return dash;
  const parts = formatOf(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  const day = dateFormat
    .replace('YYYY', part('year'))
    .replace('YY', part('year').slice(-2))
    .replace('MM', part('month'))
    .replace('DD', part('day'));
  return `${day} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Returns the start of the calendar day `YYYY-MM-DD`, or of one `daysLater`, in the given IANA zone. */
export function startOfDay(day: string, timeZone: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = Date.UTC(year, month - 1, date + daysLater);
  const first = midnight - offsetAt(midnight, timeZone);
  // The clocks may have changed between the two.
  return new Date(midnight - offsetAt(first, timeZone));
}

/** Returns date and time of an instant, `YYYY-MM-DDTHH:mm:ss`, in the given IANA zone. */
export const localTimeOf = (instant: string, timeZone: string): string => {
  const at = Date.parse(instant);
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 19);
};

/** Returns the instant of a local date and time, `YYYY-MM-DDTHH:mm:ss`, in the given IANA zone. */
export function instantOf(local: string, timeZone: string): Date {
  const clock = Date.parse(`${local}Z`);
  const first = clock - offsetAt(clock, timeZone);
  return new Date(clock - offsetAt(first, timeZone));
}

/** Returns the zone's offset from UTC in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value);
  const clock = [part('hour'), part('minute'), part('second')] as const;
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...clock) - at;
}

/** Formats a text, or N/A (RU-027); metaDataVersion 0 counts as empty. */
export function formatText(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? notAvailable : String(value);
}

export const formatMetaDataVersion = (value: string | null | undefined): string =>
  value === '0' ? notAvailable : formatText(value);
