/** Time zone of a place. */
export interface Zone {
  /** Returns the milliseconds that its clocks are ahead of UTC at this instant. */
  offsetAt(ms: number): number;
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Returns the zone for `Device.Time.LocalTimeZone` (IEEE 1003.1, section 8.3) or an IANA name; null for any other text.
 */
export const zoneOf = (reported: string): Zone | null => posixZone(reported) ?? ianaZone(reported);

/** Returns null if there is no such zone. */
export function ianaZone(name: string): Zone | null {
  // "EST5EDT" and the like are POSIX rules as well, which take precedence.
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(name)) return null;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
  return {
    offsetAt(ms) {
      const text = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
      const ahead = Number(hours) * hour + Number(minutes) * 60_000;
      return sign === '-' ? -ahead : ahead;
    },
  };
}

const name = '(?:[A-Za-z]{3,}|<[A-Za-z0-9+-]{3,}>)';
const clock = '[+-]?\\d{1,3}(?::\\d\\d){0,2}';
const date = '(?:M\\d{1,2}\\.[1-5]\\.[0-6]|J?\\d{1,3})';
const posix = new RegExp(
  `^${name}(${clock})(?:${name}(${clock})?(?:,(${date})(?:/(${clock}))?,(${date})(?:/(${clock}))?)?)?$`,
);
const hasSummer = new RegExp(`^${name}${clock}${name}`);

/** Returns null for a text that is no POSIX rule, such as an IANA name. */
export function posixZone(text: string): Zone | null {
  const [, west, summerWest, from, fromClock, to, toClock] = posix.exec(text) ?? [];
  if (west === undefined) return null;
  // POSIX counts hours west of Greenwich.
  const standard = 0 - millisecondsOf(west);
  const hasSummerTime = hasSummer.test(text);
  const summer = summerWest === undefined ? standard + hour : 0 - millisecondsOf(summerWest);
  // No real offset reaches a day, so the rule is invalid.
  if (Math.abs(standard) > day || (hasSummerTime && Math.abs(summer) > day)) return null;
  if (!hasSummerTime) return { offsetAt: () => standard };
  // Without dates the rule is up to the implementation; these are glibc's.
  const begins = { date: from ?? 'M3.2.0', clock: millisecondsOf(fromClock ?? '2') };
  const ends = { date: to ?? 'M11.1.0', clock: millisecondsOf(toClock ?? '2') };
  return {
    offsetAt(ms) {
      const year = new Date(ms + standard).getUTCFullYear();
      const first = dayOf(year, begins.date) + begins.clock - standard;
      const last = dayOf(year, ends.date) + ends.clock - summer;
      const isSummer = first < last ? first <= ms && ms < last : ms < last || first <= ms;
      return isSummer ? summer : standard;
    },
  };
}

function millisecondsOf(text: string): number {
  const [hours = '0', minutes = '0', seconds = '0'] = text.replace(/^[+-]/, '').split(':');
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1_000;
  return text.startsWith('-') ? -ms : ms;
}

/** Returns midnight of a rule's day, as if it were UTC. */
function dayOf(year: number, rule: string): number {
  if (rule.startsWith('M')) {
    const [month = 1, week = 1, weekday = 0] = rule.slice(1).split('.').map(Number);
    const first = Date.UTC(year, month - 1, 1);
    const toWeekday = (weekday - new Date(first).getUTCDay() + 7) % 7;
    const next = Date.UTC(year, month, 1);
    let found = first + (toWeekday + (week - 1) * 7) * day;
    // Week 5 is the last one, which may be the fourth.
    if (found >= next) found -= 7 * day;
    return found;
  }
  // `J60` is 1 March in every year; `59` counts 29 February.
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const count = Number(rule.replace('J', ''));
  const days = rule.startsWith('J') ? count - 1 + (isLeap && count >= 60 ? 1 : 0) : count;
  return Date.UTC(year, 0, 1) + days * day;
}

/** Hours of the day, 0 to 23; the end may be on the next day. */
export interface DailyWindow {
  startHour: number;
  endHour: number;
}

/** Returns the first window that is not over; it may have begun. Instants in milliseconds. */
export function nextWindow(zone: Zone, { startHour, endHour }: DailyWindow, now: number) {
  const today = Math.floor((now + zone.offsetAt(now)) / day) * day;
  for (let days = -1; ; days += 1) {
    const start = instantOf(zone, today + days * day + startHour * hour);
    const end = instantOf(zone, today + (days + (endHour <= startHour ? 1 : 0)) * day + endHour * hour);
    // Both are the same instant if clocks skip the window.
    if (end > now && end > start) return { start, end };
  }
}

/** Returns the instant at which the zone's clocks show this time; a skipped hour counts as the next one. */
function instantOf(zone: Zone, local: number): number {
  const first = local - zone.offsetAt(local);
  const found = local - zone.offsetAt(first);
  return found + zone.offsetAt(found) === local ? found : Math.max(first, found);
}
