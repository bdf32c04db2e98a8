/**
 * A timestamp as programs of this field send it: ISO text, seconds, or nanoseconds when above 1e10 (RU-026, CO-044).
 * Milliseconds never come from our server. Null where it is no time, the year 0001, "never" (CO-107), or another year by
 * which devices say that they had no clock.
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

/** Shown for a value that is not known (RU-027). */
export const notAvailable = 'N/A';
export const dash = '-';

/** Days, hours, minutes and seconds. */
const uptimeUnits = { en: ['d', 'h', 'm', 's'], ko: ['일', '시간', '분', '초'] } as const;

/** RU-028: `Nd HHh MMm SSs`, in the units of the language; N/A when unknown. */
export function formatUptime(seconds: number | null | undefined, language: keyof typeof uptimeUnits): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds) || seconds < 0)
    return notAvailable;
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(whole / 86_400);
  const [d, h, m, s] = uptimeUnits[language];
  return `${days}${d} ${two(Math.floor(whole / 3_600) % 24)}${h} ${two(Math.floor(whole / 60) % 60)}${m} ${two(whole % 60)}${s}`;
}

/** One for each zone: making one costs as much as some twenty-five uses. */
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

/** How a date is written; the first is the one of RU-028. */
export const dateFormats = ['YY-MM-DD', 'YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** RU-028: `YY-MM-DD HH:mm:ss` in the given IANA zone, or the date as the reader wants it; a dash when unknown or of the year 0001. */
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

/** When the calendar day `YYYY-MM-DD`, or one so many days later, begins in the given IANA zone. */
export function startOfDay(day: string, timeZone: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = Date.UTC(year, month - 1, date + daysLater);
  const first = midnight - offsetAt(midnight, timeZone);
  // Between the two, clocks may have been moved.
  return new Date(midnight - offsetAt(first, timeZone));
}

/** Date and time of day of an instant, `YYYY-MM-DDTHH:mm:ss`, by the clocks of the given IANA zone. */
export const localTimeOf = (instant: string, timeZone: string): string => {
  const at = Date.parse(instant);
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 19);
};

/** The instant of a date with a time of day, `YYYY-MM-DDTHH:mm:ss`, by the clocks of the given IANA zone. */
export function instantOf(local: string, timeZone: string): Date {
  const clock = Date.parse(`${local}Z`);
  const first = clock - offsetAt(clock, timeZone);
  return new Date(clock - offsetAt(first, timeZone));
}

/** Milliseconds that clocks of the zone are ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value);
  const clock = [part('hour'), part('minute'), part('second')] as const;
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...clock) - at;
}

/** RU-027: text or N/A; metaDataVersion 0 counts as empty. */
export function formatText(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? notAvailable : String(value);
}

export const formatMetaDataVersion = (value: string | null | undefined): string =>
  value === '0' ? notAvailable : formatText(value);
