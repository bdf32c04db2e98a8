import type { DateFormat } from './display.ts';

/** Precision of a time of day that a field asks for beside the date. */
export type TimePrecision = 'minutes' | 'seconds';

const day = /^(\d{1,4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,4})\.?(?:[T\s]+(.+))?$/;
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Writes a date `YYYY-MM-DD`, or with a time `YYYY-MM-DDTHH:mm`, in the user's date format. */
export function shownDate(value: string, format: DateFormat): string {
  const [date = '', time] = value.split('T');
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  if (dayOfMonth === '') return '';
  const written = format
    .replace('YYYY', year)
    .replace('YY', year.slice(-2))
    .replace('MM', month)
    .replace('DD', dayOfMonth);
  return time === undefined ? written : `${written} ${time}`;
}

/** Shows how a date is typed: the format, with the time of day where one is asked for. */
export const typedPattern = (format: DateFormat, time?: TimePrecision): string =>
  time === undefined ? format : `${format} ${time === 'minutes' ? 'HH:mm' : 'HH:mm:ss'}`;

/**
 * Reads what a user typed: in their date format, or year first with four digits. A time that is missing is `otherwise`.
 * Null: there is no such date, or no such time.
 */
export function typedDate(
  text: string,
  format: DateFormat,
  time?: TimePrecision,
  otherwise = '00:00:00',
): string | null {
  const [, first = '', second = '', third = '', rest] = day.exec(text.trim()) ?? [];
  if (third === '') return null;
  const date = dateOf(first, second, third, format);
  if (date === null || time === undefined) return rest === undefined ? date : null;
  const [, hours = '', minutes = '', seconds = '00'] = clock.exec(rest?.trim() ?? otherwise) ?? [];
  if (minutes === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const typed = [hours, minutes, ...(time === 'seconds' ? [seconds] : [])];
  return `${date}T${typed.map((part) => twoDigits(Number(part))).join(':')}`;
}

function dateOf(first: string, second: string, third: string, format: DateFormat): string | null {
  if (first.length === 4) return existing(first, second, third);
  if (format === 'YY-MM-DD' || format === 'YYYY-MM-DD') return existing(first, second, third);
  return format === 'DD/MM/YYYY' ? existing(third, second, first) : existing(third, first, second);
}

/** Returns the date if the calendar has it: 31 February is none. A year has two digits, of this century, or four. */
function existing(year: string, month: string, dayOfMonth: string): string | null {
  if (![2, 4].includes(year.length) || dayOfMonth.length > 2) return null;
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${twoDigits(Number(month))}-${twoDigits(Number(dayOfMonth))}`;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null;
}

/** Returns the date that is so many days later, or earlier if negative. */
export const daysAfter = (date: string, days: number): string => {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

/** Returns the same day of another month, or its last day if that month is shorter. */
export function monthsAfter(date: string, months: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month, Math.min(at.getUTCDate(), last)));
  return moved.toISOString().slice(0, 10);
}

/** Returns the six weeks that show a month, each from Monday. */
export function weeksOf(month: string): string[][] {
  const first = `${month.slice(0, 7)}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = daysAfter(first, -weekday);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekDay) => daysAfter(monday, week * 7 + weekDay)),
  );
}
