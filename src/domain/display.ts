import { parseTimestamp } from './timestamps.ts';

/** What stands where nothing is known (RU-027). */
export const notAvailable = 'N/A';
export const dash = '-';

/** RU-028: `Nd HHh MMm SSs`; N/A when unknown. */
export function formatUptime(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds) || seconds < 0)
    return notAvailable;
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(whole / 86_400);
  return `${days}d ${two(Math.floor(whole / 3_600) % 24)}h ${two(Math.floor(whole / 60) % 60)}m ${two(whole % 60)}s`;
}

/** One for each zone: making one costs as much as some twenty-five uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: '2-digit',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** RU-028: `YY-MM-DD HH:mm:ss` in the given IANA zone; a dash when unknown or of the year 0001. */
export function formatDateTime(value: string | number | null | undefined, timeZone = 'Asia/Seoul'): string {
  const date = parseTimestamp(value);
  if (!date) return dash;
  const parts = formatOf(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** RU-027: text or N/A; metaDataVersion 0 counts as empty. */
export function formatText(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? notAvailable : String(value);
}

export const formatMetaDataVersion = (value: string | null | undefined): string =>
  value === '0' ? notAvailable : formatText(value);

/** CO-069. */
export const formatPowerMode = (value: 'Activated' | 'Deactivated' | null | undefined): string =>
  value === 'Activated' ? 'No Sleep' : value === 'Deactivated' ? 'Asleep' : notAvailable;
